import { dollars } from '@site/figures/format';
import { styled } from '@site/platform';
import { Text, withoutScripts } from '@site/ui';
import type { Service } from '../services/offers.ts';
import { PARTS_IN_WORDS, savingOf } from './catalogue.ts';

/* Names and prices are a column before the bars; where there is no room for one, each begins above its bar. */
const List = styled.dl`
  --names: 0px;
  --bar: 10px;
  display: grid;
  gap: 8px;
  font-size: var(--size-14);
  @container (min-width: 40rem) {
    --names: 18em;
    --bar: 100%;
    font-size: var(--size-16);
  }
  @container (min-width: 60rem) {
    font-size: var(--size-20);
  }
`;

const at = (share: number) => `calc(var(--names) + (100% - var(--names)) * ${share})`;

const Bar = styled.div<{ $from?: number; $to: number; $tone?: string }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  padding: 0 0 16px min(${({ $from = 0 }) => 100 * $from}%, 100% - 13em);
  &::before {
    content: '';
    position: absolute;
    inset: auto calc((100% - var(--names)) * ${({ $to }) => 1 - $to}) 0 ${({ $from = 0 }) => at($from)};
    height: var(--bar);
    border-radius: 2px;
    background: ${({ $tone = 'color-mix(in srgb, var(--text) 22%, transparent)' }) => $tone};
    print-color-adjust: exact;
  }
  dd {
    font-weight: 600;
  }
  @container (min-width: 40rem) {
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    padding: 0 calc(100% - 16em) 0 0;
  }
`;

/* As long as what is saved. */
const Saved = styled.dd<{ $from: number }>`
  position: absolute;
  inset: 0 0 0 ${({ $from }) => at($from)};
  display: grid;
  align-content: space-between;
  justify-items: center;
  color: var(--gold-text);
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0 2px;
    height: var(--bar);
    border: 1px dashed;
  }
  @container (min-width: 40rem) {
    align-content: center;
  }
`;

/* As tall before the prices are there as with them. */
const Room = styled.div<{ $brief: boolean }>`
  container-type: inline-size;
  min-height: ${({ $brief }) => $brief && '192px'};
  > p {
    margin-top: 24px;
    font-size: ${({ $brief }) => $brief && 'var(--size-14)'};
  }
  ${withoutScripts} {
    min-height: 0;
  }
`;

interface ComparisonProps {
  services: readonly Pick<Service, 'id' | 'title' | 'price'>[] | undefined;
  /** Only the sum of the parts. */
  isBrief?: boolean;
}

/** What the parts of the membership cost, each and together, and it. */
export function Comparison({ services, isBrief = false }: ComparisonProps) {
  const saving = services && savingOf(services);
  if (!saving) return <Room $brief={isBrief} />;
  const { items, parts, saved } = saving;
  const vip = parts - saved;
  return (
    <Room $brief={isBrief}>
      <List>
        {!isBrief &&
          items.map(({ name, amount, before, after }) => (
            <Bar key={name} $from={before / parts} $to={after / parts}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </Bar>
          ))}
        <Bar $to={1}>
          <dt>Bought separately</dt>
          <dd>{dollars(parts)}</dd>
        </Bar>
        <Bar $to={vip / parts} $tone="var(--action)">
          <dt>VIP</dt>
          <dd>{dollars(vip)}</dd>
          <Saved $from={vip / parts}>{dollars(saved)} less</Saved>
        </Bar>
      </List>
      <Text $muted>
        {`Its ${PARTS_IN_WORDS}, cost singly ${dollars(parts)} or more a month. It saves ${dollars(saved)} if you want them all; fewer may cost less.`}
      </Text>
    </Room>
  );
}
