import { styled } from '@site/platform';
import { from, Stack, Text, withoutScripts } from '@site/ui';
import { Bars } from '../layout/Bars.tsx';
import type { Service } from '../services/PriceList.tsx';
import { savingOf } from './catalogue.ts';

/* As tall before the prices are there as with them. */
const Room = styled(Stack)`
  min-height: 188px;
  font-size: var(--size-14);
  ${from.tablet} {
    min-height: 166px;
  }
  ${withoutScripts} {
    min-height: 0;
  }
`;

/** What the membership costs, and its parts singly. */
export function Comparison({ services }: { services: readonly Pick<Service, 'id' | 'price'>[] | undefined }) {
  const saving = services && savingOf(services);
  if (!saving) return <Room />;
  const { parts, saved } = saving;
  const vip = parts - saved;
  return (
    <Room>
      <Bars
        rows={[
          ['Its four parts, singly', `$${parts}`, 100],
          ['Together', `$${vip}`, (100 * vip) / parts],
        ]}
        tones={['border', 'gold']}
      />
      <Text $muted $size={14}>
        {`VIP Membership has four parts, singly $${parts} a month or more. It saves $${saved} if you want all four; fewer may cost less singly.`}
      </Text>
    </Room>
  );
}
