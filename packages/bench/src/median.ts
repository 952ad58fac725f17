/** The middle of the finite values; of an even number of them, the mean of the two in the middle. */
export const median = (values: number[]): number => quantile(values, 0.5);

/** The value below which this share of the finite values lies, between two of them in proportion. */
export function quantile(values: number[], share: number): number {
  const sorted = values.filter(Number.isFinite).toSorted((one, other) => one - other);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}
