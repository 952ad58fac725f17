import { z } from 'zod';

/**
 * Upper ends of the classes in which times are counted, in ms: one class up to and with each of them, and one for
 * everything above the last. Hosts of different versions add their counts, so a change is a change of the format.
 */
export const VITAL_BOUNDARIES_MS = {
  lcp: [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 10_000],
  inp: [25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 2000],
};

const count = z.int().min(0);
const countsOf = (boundaries: readonly number[]) => z.array(count).length(boundaries.length + 1);

/** What browsers met with one version: cumulative counts since a host started. */
export const versionFiguresSchema = z.object({
  /** Pages of this microfrontend that were shown or should have been. */
  views: count,
  /** Of these, with at least one error; a view counts once. */
  errorViews: count,
  /** Of these, that drew nothing. */
  blankViews: count,
  /** Largest Contentful Paint, by the classes of VITAL_BOUNDARIES_MS. */
  lcp: countsOf(VITAL_BOUNDARIES_MS.lcp),
  /** Interaction to Next Paint, likewise. */
  inp: countsOf(VITAL_BOUNDARIES_MS.inp),
});
export type VersionFigures = z.infer<typeof versionFiguresSchema>;

/** Views alone, where times are not compared. */
export const viewCountsSchema = versionFiguresSchema.pick({
  views: true,
  errorViews: true,
  blankViews: true,
});
export type ViewCounts = z.infer<typeof viewCountsSchema>;

/** In which way a view was bad. */
export type BadViews = Exclude<keyof ViewCounts, 'views'>;

/** Reports may be lost or invented; bad views are views. */
export const badIn = (counts: ViewCounts, what: BadViews) => Math.min(counts[what], counts.views);

export const noViews = (): ViewCounts => ({ views: 0, errorViews: 0, blankViews: 0 });

/** The sum of two; neither is changed. */
export const addViews = (a: ViewCounts, b: ViewCounts): ViewCounts => ({
  views: a.views + b.views,
  errorViews: a.errorViews + b.errorViews,
  blankViews: a.blankViews + b.blankViews,
});

/** What was added since `before`; a count that has become smaller counts as nothing. */
export const viewsSince = (now: ViewCounts, before: ViewCounts): ViewCounts => ({
  views: Math.max(0, now.views - before.views),
  errorViews: Math.max(0, now.errorViews - before.errorViews),
  blankViews: Math.max(0, now.blankViews - before.blankViews),
});

export const emptyFigures = (): VersionFigures => ({
  views: 0,
  errorViews: 0,
  blankViews: 0,
  lcp: VITAL_BOUNDARIES_MS.lcp.map(() => 0).concat(0),
  inp: VITAL_BOUNDARIES_MS.inp.map(() => 0).concat(0),
});

/** The sum of two; neither is changed. */
export const addFigures = (a: VersionFigures, b: VersionFigures): VersionFigures => combine(a, b, 1);

/** What was added since `before`; a count that has become smaller counts as nothing. */
export const figuresSince = (now: VersionFigures, before: VersionFigures): VersionFigures =>
  combine(now, before, -1);

const combine = (a: VersionFigures, b: VersionFigures, sign: 1 | -1): VersionFigures => {
  const each = (one: number, other = 0) => Math.max(0, one + sign * other);
  return {
    views: each(a.views, b.views),
    errorViews: each(a.errorViews, b.errorViews),
    blankViews: each(a.blankViews, b.blankViews),
    lcp: a.lcp.map((one, index) => each(one, b.lcp[index])),
    inp: a.inp.map((one, index) => each(one, b.inp[index])),
  };
};

/** Counts one measured time in its class. */
export function countTime(counts: number[], boundaries: readonly number[], ms: number) {
  const index = boundaries.findIndex(end => ms <= end);
  const own = index < 0 ? boundaries.length : index;
  counts[own] = (counts[own] ?? 0) + 1;
}

/**
 * The time below which `percent` of the counted ones are, in ms, taken as evenly spread within a class.
 * @returns undefined where nothing was counted; the last boundary at most
 */
export function percentile(
  counts: readonly number[],
  boundaries: readonly number[],
  percent: number,
): number | undefined {
  const total = counts.reduce((sum, one) => sum + one, 0);
  if (total === 0) return undefined;
  const wanted = (total * percent) / 100;
  let below = 0;
  for (const [index, end] of boundaries.entries()) {
    const own = counts[index] ?? 0;
    const start = boundaries[index - 1] ?? 0;
    if (own > 0 && below + own >= wanted) return start + ((end - start) * (wanted - below)) / own;
    below += own;
  }
  return boundaries.at(-1);
}
