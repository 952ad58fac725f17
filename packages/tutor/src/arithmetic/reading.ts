import type { Quantity } from './quantities.ts';
import { assign, type Role, type Sources, type Values } from './roles.ts';
import { sums, type Sum } from './sums.ts';
import { IS_FOREIGN } from './units.ts';
import type { Question } from './values.ts';
import { work, type Worked } from './work.ts';

/** What may be named beside a sum: "the root of 252 or 365", "from zero". */
const CONSTANTS = [0, 252, 365];

export const foreignOf = (all: readonly Quantity[]) =>
  all.find(({ currency }) => currency !== '' && currency !== '$')?.currency;
/** Gold that costs so little is sold by the gram. */
const MOST_A_GRAM = 500;
function unitOf({ text, sources: { size, entry } }: Pick<Question, 'text' | 'sources'>): string {
  const isOfGram = entry && (entry.value < MOST_A_GRAM || /^g/.test(entry.per));
  if (size?.unit === 'g' && isOfGram) return 'grams';
  const isGold = /\b(?:gold|ounces?|oz)\b/.test(text);
  if (!isGold && /\b(?:btc|bitcoins?|coins?|sats?|satoshis?)\b/.test(text)) return 'bitcoin';
  return isGold || /\b(?:xau\S*|lots?|grams?)\b/.test(text) ? 'ounces' : 'units';
}
/** Where the rate is given, all is counted in dollars, unless the price of the metal is in the other currency. */
function currenciesOf({ text, all, values, sources }: Pick<Question, 'text' | 'all' | 'values' | 'sources'>) {
  const named = IS_FOREIGN.exec(text)?.[0] ?? '';
  const signed = foreignOf(all);
  const foreign =
    signed ??
    { euro: '€', euros: '€', pound: '£', pounds: '£' }[named] ??
    named.replace(/(rupee|dirham|peso|shilling|riyal|cedi)$/, '$1s');
  const isOfMetal = sources.spot && !['', '$'].includes(sources.spot.currency);
  const isInDollars = (values.rate ?? values.perDollar) !== undefined && !isOfMetal;
  return { sign: isInDollars ? '$' : (signed ?? '$'), foreign: isOfMetal ? '$' : foreign };
}

// Wins and losses without a currency, and small, are counted in R.
function isCountedInR({ win, loss = 1 }: Values, sources: Sources): boolean {
  const named = [sources.win, sources.loss, sources.cost].filter(each => each !== undefined);
  if (sources.loss?.currency || loss >= 10) return false;
  return (
    win === undefined ||
    named.some(({ unit }) => unit === 'r') ||
    (win < 10 && named.every(({ currency }) => !currency))
  );
}

/** A message as it is read for one kind of sum; undefined where more than one number is missing. */
export function read(sum: Sum, all: readonly Quantity[], text: string) {
  const { needs, uses } = sum;
  const list = sum.list(all);
  const others = all.filter(each => !list.includes(each));
  const { sources, left } = assign(others, needs, uses);
  const values: Values = Object.fromEntries(
    Object.entries(sources).map(([role, { value }]) => [role, value]),
  );
  const missing = needs.flatMap(([role, ...more]) =>
    [role!, ...more].some(each => values[each] !== undefined) ? [] : [role!],
  );
  if (missing.length > 1) return undefined;
  const told = { text, all, list, values, sources, rest: left.length, isInR: isCountedInR(values, sources) };
  const question = { ...told, ...currenciesOf(told), unit: unitOf(told) };
  const worked = work(sum, question);
  // What somebody guesses rightly is not left over.
  const isRead = (role: string) => !worked.result || worked.read.has(role) || sum.idle.includes(role);
  const taken = Object.entries(sources).flatMap(([role, each]) => (isRead(role) ? [each] : []));
  const unread = Object.values(sources).filter(({ value }) => !taken.some(each => each.value === value));
  const over = [...left, ...unread].filter(
    each =>
      !worked.has(each) &&
      !list.some(({ value }) => value === each.value) &&
      each.value !== worked.find('risked') &&
      !CONSTANTS.includes(each.value) &&
      !(each.value === 1 && each.unit === 'r'),
  );
  return {
    sum,
    question: { ...question, rest: over.length },
    missing,
    worked,
    uses: (value: number) => [...list, ...taken].some(each => each.value === value),
    // Of two ounces and three only the two would be counted.
    isTorn: over.some(
      ({ unit }) => unit !== '' && others.some(each => !over.includes(each) && each.unit === unit),
    ),
    /** The numbers with which it is asked once more. */
    of: [] as readonly Quantity[],
    /** What a follow-up changed, and what it left as it was. */
    changed: [] as Role[],
    kept: [] as Role[],
  };
}
export type Read = NonNullable<ReturnType<typeof read>>;

/** Those that a question asks for, first the one that leaves the fewest numbers over. */
const candidatesOf = (question: string, text: string, all: readonly Quantity[]) =>
  sums
    .filter(({ asks }) => asks.test(question) && asks.test(text))
    .flatMap(sum => read(sum, all, text) ?? [])
    .sort((one, other) => one.question.rest - other.question.rest);
export const isComplete = ({ sum, question, missing, worked }: Read) =>
  missing.length === 0 && sum.fits(question) && Boolean(worked.result) && isPlausible(question, worked);

const PRICES_APART = 50;
/** A lower number is no price of it today. */
const LEAST_PRICE: Readonly<Record<string, number>> = { bitcoin: 500, ounces: 250 };
/** What is lost is no more than so many times the account, and no sum more than its square times all that is named. */
const MOST_TIMES = 50;
/** Numbers that were read for something else give an account of cents, prices far apart, or a stop below zero. */
function isPlausible({ values, sources, unit, list }: Question, { find, most, result = '' }: Worked) {
  const { entry = 0, exit = 0, equity = 1, from = 0, to = 0, deposit = 0, amount = 0, notional = 0 } = values;
  const found = (...names: string[]) => names.map(name => find(name) ?? 0);
  const isApart = (one: number, other: number) =>
    one > 0 && other > 0 && Math.max(one, other) > PRICES_APART * Math.min(one, other);
  const isCents = equity > 0 && equity < 1;
  const isBelowZero = found('losses', ...(entry > 0 ? ['stopPrice'] : [])).some(value => value < 0);
  const isMoreThanAll = found('share', 'chance', 'riskShare', 'priceMove', 'initial').some(
    value => value > 1,
  );
  // Ten grams at so many rupees: each of them, or all.
  const isOfUnclearWeight =
    /^(?:k?g|tola)$/.test(sources.size?.unit ?? '') &&
    unit !== 'grams' &&
    !['', '$'].includes(sources.entry?.currency ?? '') &&
    !/^(?:oz|ounce)$/.test(sources.entry?.per ?? '');
  const named = [...list, ...Object.values(sources)].map(({ value }) => value);
  const account = Math.max(values.equity ?? 0, deposit, amount, notional);
  const moved = found('net', 'loss', 'atStop', 'lost', 'costs').map(Math.abs);
  const isOutOfProportion =
    most > MOST_TIMES ** 2 * Math.max(...named) || (account > 0 && Math.max(...moved) > MOST_TIMES * account);
  const isNoNumber =
    (values.entry === undefined || values.entry !== values.stop) &&
    Object.values(values).every(value => value > 0) &&
    /NaN|∞/.test(result);
  return !(
    isCents ||
    isApart(entry, exit) ||
    isApart(from, to) ||
    isBelowZero ||
    isMoreThanAll ||
    isOfUnclearWeight ||
    isOutOfProportion ||
    isNoNumber ||
    (entry > 0 && entry < (LEAST_PRICE[unit] ?? 0))
  );
}

/** The sum that is asked: it uses every number, or those that its own question adds. */
export const meantBy = (
  question: string,
  text: string,
  all: readonly Quantity[],
  fresh: readonly Quantity[] = [],
) =>
  candidatesOf(question, text, all).find(
    each =>
      isComplete(each) &&
      (each.question.rest === 0 || (!each.isTorn && fresh.some(({ value }) => each.uses(value)))),
  );
/** A sum that is plainly asked for and lacks one number. */
export const lacking = (text: string, all: readonly Quantity[]) =>
  candidatesOf(text, text, all).find(
    ({ sum, question, missing }) =>
      missing.length === 1 && question.rest === 0 && all.length > 1 && sum.asksBack?.test(text),
  );
