import { SCALES, SIGN, UNIT, unitOf } from './units.ts';
import { inDigits } from './wordings.ts';

/** A number of a message, with what stands around it up to the numbers before and after. */
export interface Quantity {
  value: number;
  /** A name of `UNITS`, `ratio` for "1:20" and "1 to 2", or `` for a plain number or money. */
  unit: string;
  /** `$`, `€`, `£` or the name of another currency, where one is named. */
  currency: string;
  /** Of "3 times a day", `day`; of "7 dollars per lot", `lot`. */
  per: string;
  before: string;
  /** Ends with `#` where another number follows. */
  after: string;
}

const NUMBER = new RegExp(
  `(?<![\\w.,])(?<sign>[-−])?\\s?(?<money>[$€£₹₦₱¥฿])?\\s?(?<digits>\\d{1,3}(?: \\d{3})+(?:[.,]\\d{1,2})?(?![\\d.,]*\\d)|\\d+(?:[.,]\\d+)*(?:e\\+?\\d{1,3})?|\\.\\d+)(?: ?(?<scale>k|grand|hundred|thousand|lakh|crore|million)\\b)?(?::(?<other>\\d+(?:\\.\\d+)?))?(?:[\\s-]?(?<unit>${UNIT}|[$€£]))?`,
  'g',
);
const PER =
  /^[\s-]*(?:(?:in )?(?:commission|fees?|swap) )?(?:round (?:turn|trip) |(?:an?|per|each|every) (?:side|way|leg),? (?:and )?)?(?:(?:an?|per|each|every|for each|in an?|on an?)\s+|\/\s?)(?:full |standard |trading |troy |single )?(day|night|week|month|year|hour|lot|contract|block|ounce|oz|gram|g|kilo|kg|tola|trade|side|way|leg|coin)\b|^ the (?:troy )?(ounce|oz|gram|g|kilo|kg|tola)\b|^\s*(dai|week|month|year)ly\b/;
const RATE =
  /(?:\brate|eur\/?usd|gbp\/?usd|(?:euro|pound) (?:dollar|is|=|at|costs|to (?:the )?dollar))\D{0,8}$/;

/** The numbers of a message in their order: "1,200 dollars", "2.500 euros", "1.2k", "half a percent", "1:20", "0.1 lot". */
export function quantitiesIn(message: string): Quantity[] {
  const text = inDigits(message);
  const found = [...text.matchAll(NUMBER)];
  return found.map(({ 0: match, index, groups = {} }, at): Quantity => {
    const [last, next] = [found[at - 1], found[at + 1]];
    const written = groups['unit'] ?? '';
    const { unit, factor, currency } = unitOf(written);
    const before = text.slice(last ? last.index + last[0].length : 0, index).slice(-60);
    const after = text.slice(index + match.length, next?.index).slice(0, 60);
    const isPoint = (unit !== '' && unit !== 'sat') || /\d,\d{3}\b/.test(text);
    const [, each, the, often] = PER.exec(after) ?? [];
    const per = each ?? the;
    const scale = (SCALES[groups['scale'] ?? ''] ?? 1) * factor * (groups['sign'] ? -1 : 1);
    const value = valueOf(groups['digits']!, isPoint, RATE.test(before)) * scale;
    const other = Number(groups['other'] ?? NaN);
    return {
      // "1:20" and "20:1" are the same leverage, "1 to 2" and "2 to 1" the same reward.
      value: other ? Math.max(value, other) / Math.min(value, other) : value,
      unit: other ? 'ratio' : unit,
      currency: SIGN.test(written) ? written : (groups['money'] ?? currency),
      per: per ?? (often === 'dai' ? 'day' : often) ?? '',
      before,
      after: `${after}${next ? '#' : ''}`,
    };
  });
}

// Three digits after one mark are thousands, except after the point of a unit and in a rate between currencies.
function valueOf(digits: string, isPoint: boolean, isRate: boolean): number {
  const marks = digits.replace(/[^.,]/g, '');
  const last = marks.at(-1);
  const isGrouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/.test(digits) && !isRate;
  const isThousands = isGrouped && (marks.length > 1 || last === ',' || !isPoint);
  const isWhole = last === undefined || isThousands || (marks.length > 1 && new Set(marks).size === 1);
  const at = isWhole ? digits.length : digits.lastIndexOf(last);
  return Number(`${digits.slice(0, at).replace(/[., ]/g, '')}${digits.slice(at).replace(',', '.')}`);
}

export const shownAs = ({ value, unit }: Quantity) => `${value} ${unit}`.trim();
