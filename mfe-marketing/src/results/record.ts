/** One idea of the example: made up, with a stop and a target like every signal. */
interface Idea {
  number: number;
  market: 'Gold' | 'Bitcoin';
  entry: number;
  stop: number;
  target: number;
  exit: number;
}

export interface Outcome extends Idea {
  side: 'long' | 'short';
  /** The result in units of what was risked. */
  r: number;
}

const ideas: readonly Omit<Idea, 'number'>[] = [
  { market: 'Gold', entry: 2352, stop: 2340, target: 2380, exit: 2340 },
  { market: 'Bitcoin', entry: 61_200, stop: 60_000, target: 64_200, exit: 64_200 },
  { market: 'Gold', entry: 2391, stop: 2401, target: 2369, exit: 2401 },
  { market: 'Gold', entry: 2366, stop: 2356, target: 2390, exit: 2390 },
  { market: 'Bitcoin', entry: 66_400, stop: 67_400, target: 63_900, exit: 67_400 },
  { market: 'Gold', entry: 2378, stop: 2366, target: 2408, exit: 2366 },
  { market: 'Bitcoin', entry: 63_000, stop: 61_800, target: 66_000, exit: 63_000 },
  { market: 'Gold', entry: 2410, stop: 2420, target: 2386, exit: 2420 },
  { market: 'Bitcoin', entry: 59_500, stop: 58_300, target: 62_500, exit: 62_500 },
  { market: 'Gold', entry: 2384, stop: 2370, target: 2418, exit: 2418 },
  { market: 'Bitcoin', entry: 64_800, stop: 65_800, target: 62_300, exit: 65_800 },
  { market: 'Gold', entry: 2426, stop: 2436, target: 2402, exit: 2410 },
];

/** The ideas of the example in the order in which they came. */
export const record: readonly Outcome[] = ideas.map((idea, index) => ({
  ...idea,
  number: index + 1,
  side: idea.entry > idea.stop ? 'long' : 'short',
  r: (idea.exit - idea.entry) / (idea.entry - idea.stop),
}));

/** With its sign, as `+2.4 R`. */
export const inR = (r: number) => `${r > 0 ? '+' : ''}${Number(r.toFixed(1))} R`.replace('-', '−');

/** The sum after each idea, from 0 on, its highest so far, and how far it is below that. */
export function curvesOf(outcomes: readonly Outcome[]) {
  const equity = [0];
  for (const { r } of outcomes) equity.push((equity.at(-1) ?? 0) + r);
  const peaks = equity.map((_, index) => Math.max(...equity.slice(0, index + 1)));
  return { equity, peaks, drawdown: equity.map((sum, index) => sum - peaks[index]!) };
}
