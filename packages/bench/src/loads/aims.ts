import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { median, quantile } from '../median.ts';

/** Something that a load is judged by, one value for each round. */
export interface Figure {
  /** What it says, in the words of the aims below. */
  name: string;
  values: number[];
}

/** What each figure must reach; `x` is a ratio of two loads of one round. */
const AIMS: Record<string, { atMost: number; unit: string } | { atLeast: number; unit: string }> = {
  'landing: HTML in brotli': { atMost: 9.5, unit: 'kB' },
  'landing: script until interactive': { atMost: 121, unit: 'kB' },
  'landing: blocking time against the single bundle': { atMost: 1, unit: 'x' },
  'landing: longest task': { atMost: 60, unit: 'ms' },
  'landing: largest paint against the static file': { atMost: 1.1, unit: 'x' },
  'landing: heading against the static file': { atMost: 1.1, unit: 'x' },
  'landing: interactive against the single bundle': { atMost: 0.9, unit: 'x' },
  '/services: heading against the single bundle': { atMost: 1, unit: 'x' },
  '/education: heading against the single bundle': { atMost: 1, unit: 'x' },
  '/contact: heading against the single bundle': { atMost: 1, unit: 'x' },
  'click: nothing at hand': { atMost: 400, unit: 'ms' },
  'click: manifest at hand': { atMost: 250, unit: 'ms' },
  'click: fetched ahead': { atMost: 80, unit: 'ms' },
  'Lighthouse, mobile: /': { atLeast: 97, unit: '' },
  'Lighthouse, mobile: /welcome': { atLeast: 97, unit: '' },
  'Lighthouse, mobile: /home': { atLeast: 97, unit: '' },
};

/** The figures of the last run that was kept: ratios, bytes and scores; times say nothing of another machine. */
const LANDED = path.join(import.meta.dirname, 'landed.json');

interface Summary {
  median: number;
  /** Between the quartiles. */
  spread: number;
}

const summarise = ({ values }: Figure): Summary => ({
  median: median(values),
  spread: quantile(values, 0.75) - quantile(values, 0.25),
});

/**
 * Prints each figure with its aim, and how it stands to the last kept run: it has moved when it differs by more than the
 * spread of both runs.
 */
export async function printAims(figures: Figure[], print: (line: string) => void): Promise<void> {
  const landed = await readLanded();
  print('\nfigure | measured | spread | aim | reached | last kept');
  for (const figure of figures) {
    const aim = AIMS[figure.name];
    if (!aim) throw new Error(`There is no aim "${figure.name}"`);
    const now = summarise(figure);
    const { unit } = aim;
    const show = (value: number) =>
      `${value.toFixed(unit === 'x' ? 2 : unit === 'kB' ? 1 : 0)}${unit && ` ${unit}`}`;
    const [sign, limit, isReached] =
      'atMost' in aim
        ? ['≤', aim.atMost, now.median <= aim.atMost]
        : ['≥', aim.atLeast, now.median >= aim.atLeast];
    const before = landed[figure.name];
    const kept = before ? `${show(before.median)}${describeMove(before, now)}` : '–';
    print(
      [
        figure.name,
        show(now.median),
        show(now.spread),
        `${sign} ${show(limit)}`,
        isReached ? 'yes' : 'NO',
        kept,
      ].join(' | '),
    );
  }
}

function describeMove(before: Summary, now: Summary) {
  const difference = now.median - before.median;
  const noise = Math.max(before.spread, now.spread, Math.abs(before.median) * 0.01);
  if (Math.abs(difference) <= noise) return '';
  return difference > 0 ? ', moved up' : ', moved down';
}

/** Keeps these figures to compare the next runs with; those that were not measured stay. */
export async function keepFigures(figures: Figure[]): Promise<void> {
  const comparable = figures.filter(({ name }) => AIMS[name]?.unit !== 'ms');
  const kept = Object.fromEntries(
    comparable.map(figure => {
      const { median: middle, spread } = summarise(figure);
      return [figure.name, { median: round(middle), spread: round(spread) }];
    }),
  );
  await writeFile(LANDED, `${JSON.stringify({ ...(await readLanded()), ...kept }, null, 2)}\n`);
}

const round = (value: number) => Number(value.toFixed(3));

async function readLanded(): Promise<Record<string, Summary>> {
  try {
    return JSON.parse(await readFile(LANDED, 'utf8')) as Record<string, Summary>;
  } catch {
    return {};
  }
}
