import type { Quantity } from './calculator.ts';

const decimalComma = /^-?(?:\d{1,3}(?:[.\s]\d{3})+|\d*),\d+$/;
/** A thousand in much of Europe, one in English. */
const ambiguous = /^-?[1-9]\d{0,2}(?:\.\d{3})+$/;
/** One comma before three digits groups thousands: the page is in English. */
const groupedByComma = /^-?[1-9]\d{0,2},\d{3}$/;

/** With a decimal point and without separators of thousands, units and the typographic minus. */
function normalize(typed: string) {
  const text = typed.replaceAll(/[$%]/g, '').trim().replace('−', '-');
  return decimalComma.test(text) && !groupedByComma.test(text)
    ? text.replaceAll(/[.\s]/g, '').replace(',', '.')
    : text.replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '');
}

/** A typed number ("1,000.5", "0,5"), or what is wrong with it in words. */
export function parseNumber(typed: string, { min, max }: Quantity): { value: number } | { error: string } {
  const bare = typed.replaceAll(/[\s$%]/g, '');
  if (ambiguous.test(bare)) {
    const [whole, short] = [bare.replaceAll('.', ''), String(Number.parseFloat(bare))];
    return { error: `${bare} can be read in two ways: write ${whole} or ${short}.` };
  }
  const plain = normalize(typed);
  if (!/^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(plain)) return { error: 'Enter a number, for instance 1,000.50.' };
  const value = Number(plain);
  const format = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
  if (value < min) return { error: `At least ${format.format(min)}.` };
  if (value > max) return { error: `At most ${format.format(max)}.` };
  return { value };
}
