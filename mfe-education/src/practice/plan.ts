import type { Plan } from '@site/curriculum/practice';
import type { LevelName } from '@site/figures/practice';
import { inWords } from './words.ts';

/** A plan as it is typed, dragged and chosen. */
export type Draft = Readonly<Record<LevelName | 'reason', string>> & { side: Plan['side'] | '' };

/** The lowest and the highest price of a chart. */
export type Range = readonly [lowest: number, highest: number];

const numberIn = (text: string) => {
  const value = Number(text);
  return text.trim() && Number.isFinite(value) ? value : undefined;
};

/** The prices of a draft that are set. */
export const pricesOf = ({ entry, stop, target }: Draft) => ({
  entry: numberIn(entry),
  stop: numberIn(stop),
  target: numberIn(target),
});

export type Problems = Partial<Record<LevelName | 'side', string>>;

/** What is wrong with a draft, in words beside each field; nothing if it is a plan. */
export function problemsOf(draft: Draft, [lowest, highest]: Range): Problems {
  const { side } = draft;
  if (side === '') return { side: 'Choose one of the three.' };
  if (side === 'out') return {};
  const { entry, stop, target } = pricesOf(draft);
  const problems: Problems = {};
  const range = `On this chart prices go from ${inWords(lowest)} to ${inWords(highest)}.`;
  const isOff = (price: number) => price < lowest || price > highest;
  const [who, loss, gain] =
    side === 'long' ? ['buyer', 'below', 'above'] : (['seller', 'above', 'below'] as const);
  const sign = side === 'long' ? 1 : -1;

  if (entry === undefined) problems.entry = 'Set an entry.';
  else if (isOff(entry)) problems.entry = range;

  if (stop === undefined) problems.stop = 'Set a stop: without it the loss has no end that you chose.';
  else if (isOff(stop)) problems.stop = range;
  else if (entry !== undefined && (entry - stop) * sign <= 0)
    problems.stop = `Wrong side: a ${who}’s stop stands ${loss} the entry.`;

  if (target === undefined) {
    if (draft.target.trim()) problems.target = 'Enter a number, or leave it empty.';
  } else if (isOff(target)) problems.target = range;
  else if (entry !== undefined && (target - entry) * sign <= 0)
    problems.target = `Wrong side: a ${who}’s target stands ${gain} the entry.`;
  return problems;
}

/** A draft without problems as a plan. */
export function planOf(draft: Draft): Plan {
  if (draft.side === 'out' || draft.side === '') return { side: 'out' };
  const { entry, stop, target } = pricesOf(draft);
  return {
    side: draft.side,
    ...(entry !== undefined && { entry }),
    ...(stop !== undefined && { stop }),
    ...(target !== undefined && { target }),
  };
}
