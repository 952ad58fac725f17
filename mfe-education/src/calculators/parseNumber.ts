import type { Quantity } from './calculator.ts';

/** A typed number ("1,000.5"), or what is wrong with it in words. */
export function parseNumber(typed: string, { min, max }: Quantity): { value: number } | { error: string } {
  const plain = typed
    .trim()
    .replace('−', '-')
    .replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '');
  if (!/^-?\d*\.?\d+$/.test(plain)) return { error: 'Enter a number, for instance 1,000.50.' };
  const value = Number(plain);
  const format = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
  if (value < min) return { error: `At least ${format.format(min)}.` };
  if (value > max) return { error: `At most ${format.format(max)}.` };
  return { value };
}
