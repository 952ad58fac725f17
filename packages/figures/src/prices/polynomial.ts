import type { Point } from '../drawing/marks.tsx';

/** Chebyshev's polynomials at a place from −1 to 1: they keep the equations of a fit well behaved. */
const basis = (at: number, count: number) =>
  Array.from({ length: count }, (_, order) => Math.cos(order * Math.acos(at)));

/**
 * The curve with the least squared distance from points whose x lies between −1 and 1.
 * @param count how many numbers the curve may choose: 2 make a straight line
 */
export function fitCurve(points: readonly Point[], count: number) {
  const rows = points.map(([x, y]) => [...basis(x, count), y]);
  // The normal equations, solved by elimination; the last column is the right side.
  const system = Array.from({ length: count }, (_, i) =>
    Array.from({ length: count + 1 }, (_, j) =>
      rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0),
    ),
  );
  system.forEach((pivotRow, pivot) => {
    system.forEach((row, index) => {
      if (index === pivot) return;
      const factor = (row[pivot] ?? 0) / (pivotRow[pivot] ?? 1);
      pivotRow.forEach((value, column) => (row[column] = (row[column] ?? 0) - factor * value));
    });
  });
  const weights = system.map((row, index) => (row[count] ?? 0) / (row[index] ?? 1));
  return (x: number) => basis(x, count).reduce((sum, each, order) => sum + each * (weights[order] ?? 0), 0);
}
