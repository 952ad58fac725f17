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

const GAP = '10px';
const List = styled.dl`
  display: grid;
  gap: ${GAP};
`;

/* From one percent of the width to another; a hairline leads a part to the next. Words are where there is room for them. */
const Bar = styled.div<{ $from?: number; $to: number; $tone?: string }>`
  position: relative;
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 36px;
  padding-left: 12px;
  &::before {
    content: '';
    position: absolute;
    inset: 0 ${({ $to }) => 100 - $to}% 0 ${({ $from = 0 }) => $from}%;
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
  ${({ $from, $to }) =>
    $from === undefined
      ? 'color: var(--on-action);'
      : `
  ${$to > 60 ? `justify-content: end; padding-right: calc(${100 - $from}% + 12px);` : `padding-left: calc(${$to}% + 12px);`}
  &::after {
    content: '';
    position: absolute;
    top: 100%;
    left: calc(${$to}% - 1px);
    height: ${GAP};
    border-left: 1px solid var(--border);
  }`}
  @container (min-width: 50rem) {
    min-height: 56px;
    font-size: var(--size-20);
  }
  @container (max-width: 23rem) {
    flex-wrap: wrap;
    gap: 0 8px;
    justify-content: start;
    min-height: 0;
    padding: 0 0 14px;
    color: inherit;
    &::before {
      top: auto;
      height: 10px;
    }
    &::after {
      content: none;
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
  /** Each part, then their sum. */
  isItemised?: boolean;
}

/** What the membership costs, and its parts singly. */
export function Comparison({ services, isItemised }: ComparisonProps) {
  const saving = services && savingOf(services);
  if (!saving) return <Room />;
  const { items, parts, saved } = saving;
  const inPercent = (amount: number) => (100 * amount) / parts;
  const vip = parts - saved;
  return (
    <Room>
      <List>
        {isItemised &&
          items.map(({ name, amount, before, after }) => (
            <Bar key={name} $from={inPercent(before)} $to={inPercent(after)}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </Bar>
          ))}
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
