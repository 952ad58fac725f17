/** The middle of the finite values; of an even number of them, the mean of the two in the middle. */
export function median(values: number[]): number {
  const sorted = values.filter(Number.isFinite).toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
