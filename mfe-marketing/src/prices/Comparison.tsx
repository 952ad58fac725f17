import { styled } from '@site/platform';
import { Stack, Text, withoutScripts } from '@site/ui';
import { Bars } from '../layout/Bars.tsx';
import type { Service } from '../services/PriceList.tsx';
import { savingOf } from './catalogue.ts';

/* As tall before the prices are there as with them. */
const Room = styled(Stack)`
  min-height: 192px;
  font-size: var(--size-14);
  > dl {
    flex-grow: 1;
    align-content: space-between;
  }
  ${withoutScripts} {
    min-height: 0;
  }
`;

interface ComparisonProps {
  services: readonly Pick<Service, 'id' | 'title' | 'price'>[] | undefined;
  /** Each part, then their sum. */
  isItemised?: boolean;
}

/** What the membership costs, and its parts singly. */
export function Comparison({ services, isItemised }: ComparisonProps) {
  const saving = services && savingOf(services);
  if (!saving) return <Room />;
  const { items, parts, saved } = saving;
  const vip = parts - saved;
  const listed = isItemised ? items : [];
  return (
    <Room>
      <Bars
        rows={[
          ...listed.map(
            ({ name, amount, dollars, before }) =>
              [name, amount, (100 * dollars) / parts, (100 * before) / parts] as const,
          ),
          ['Its four parts, singly', `$${parts}`, 100],
          ['Together', `$${vip}`, (100 * vip) / parts],
        ]}
        tones={[...listed.map(() => 'border'), 'border', 'gold']}
      />
      <Text $muted>
        {`Its four parts, coaching twice, cost singly $${parts} or more a month. It saves $${saved} if you want all four; fewer may cost less.`}
      </Text>
    </Room>
  );
}
