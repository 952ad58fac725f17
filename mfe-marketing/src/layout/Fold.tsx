import { styled } from '@site/platform';
import { from, useMedia } from '@site/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

const Details = styled.details`
  > summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 16px;
    min-height: 24px;
    font-weight: 600;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] > summary {
    margin-bottom: 12px;
    svg {
      rotate: 180deg;
    }
  }
`;

interface FoldProps {
  summary: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** Shown on demand. */
export const Fold = ({ summary, isOpen, children }: FoldProps) => (
  <Details open={isOpen}>
    <summary>
      {summary}
      <ChevronDown size={16} />
    </summary>
    {children}
  </Details>
);

const Unfolded = styled.div`
  ${from.tablet} {
    > details > summary {
      display: none;
    }
  }
`;

/** On a phone shown on demand, elsewhere as it is. */
export const FoldOnPhone = (fold: Omit<FoldProps, 'isOpen'>) => (
  <Unfolded>
    <Fold {...fold} isOpen={!useMedia('(max-width: 767px)')} />
  </Unfolded>
);
