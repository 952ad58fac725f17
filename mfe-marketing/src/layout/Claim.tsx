import { styled } from '@site/platform';
import { Figure } from '@site/ui';
import type { Claim as ClaimProps } from '../claims.ts';

const Tile = styled.div`
  display: grid;
  align-content: start;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  dt {
    order: 1;
    font-weight: 600;
  }
  dd:last-child {
    order: 2;
    margin-top: 4px;
    font-size: var(--size-14);
    color: var(--muted);
  }
`;

/** A figure of the business and what it counts, in a `dl`. */
export const Claim = ({ value, label, counts }: ClaimProps) => (
  <Tile>
    <dt>{label}</dt>
    <dd>
      <Figure $size={39}>{value}</Figure>
    </dd>
    <dd>{counts}</dd>
  </Tile>
);
