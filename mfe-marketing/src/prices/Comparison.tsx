import { dollars } from '@site/figures/format';
import { styled } from '@site/platform';
import { Stack, Text, withoutScripts } from '@site/ui';
import type { Service } from '../services/offers.ts';
import { PARTS_IN_WORDS, savingOf } from './catalogue.ts';

/* As tall before the prices are there as with them. */
const Room = styled(Stack)`
  min-height: 192px;
  justify-content: center;
  container-type: inline-size;
  font-size: var(--size-14);
  ${withoutScripts} {
    min-height: 0;
  }
`;

const List = styled.dl`
  display: grid;
  gap: 10px;
`;

/* To a percent of the width. Words are where there is room for them. */
const Bar = styled.div<{ $to: number; $tone?: string }>`
  position: relative;
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 36px;
  padding-left: 12px;
  color: var(--on-action);
  &::before {
    content: '';
    position: absolute;
    inset: 0 ${({ $to }) => 100 - $to}% 0 0;
    border-radius: 2px;
    background: var(--${({ $tone = 'border' }) => $tone});
    print-color-adjust: exact;
  }
  > * {
    position: relative;
  }
  dd {
    font-weight: 600;
    white-space: nowrap;
  }
  @container (max-width: 23rem) {
    flex-wrap: wrap;
    gap: 0 8px;
    min-height: 0;
    padding: 0 0 14px;
    color: inherit;
    &::before {
      top: auto;
      height: 10px;
    }
  }
`;

/* As long as what is saved. */
const Saved = styled.dd<{ $from: number }>`
  && {
    position: absolute;
    inset: 4px 0 4px calc(${({ $from }) => $from}% + 4px);
    @container (max-width: 23rem) {
      position: static;
      border: 0;
    }
  }
  display: flex;
  gap: 8px;
  align-items: center;
  border-inline: 1px solid;
  color: var(--gold-text);
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid;
  }
`;

interface ComparisonProps {
  services: readonly Pick<Service, 'id' | 'title' | 'price'>[] | undefined;
}

/** What the membership costs, and its parts singly. */
export function Comparison({ services }: ComparisonProps) {
  const saving = services && savingOf(services);
  if (!saving) return <Room />;
  const { parts, saved } = saving;
  const inPercent = (amount: number) => (100 * amount) / parts;
  const vip = parts - saved;
  return (
    <Room>
      <List>
        <Bar $to={100}>
          <dt>Bought separately</dt>
          <dd>{dollars(parts)}</dd>
        </Bar>
        <Bar $to={inPercent(vip)} $tone="action">
          <dt>VIP</dt>
          <dd>{dollars(vip)}</dd>
          <Saved $from={inPercent(vip)}>{dollars(saved)} less</Saved>
        </Bar>
      </List>
      <Text $muted>
        {`Its ${PARTS_IN_WORDS}, cost singly ${dollars(parts)} or more a month. It saves ${dollars(saved)} if you want them all; fewer may cost less.`}
      </Text>
    </Room>
  );
}
