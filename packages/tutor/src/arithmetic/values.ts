import { chanceOfRun } from '@site/curriculum/arithmetic';
import type { Quantity } from './quantities.ts';
import { isOfAccount, type Sources, type Values } from './roles.ts';
import { ofWeight } from './weights.ts';

/** A message as it is read for one kind of sum. */
export interface Question {
  text: string;
  all: readonly Quantity[];
  /** Those that the sum takes as a list, and how many have no role in it. */
  list: readonly Quantity[];
  rest: number;
  values: Values;
  sources: Sources;
  /** The currency. */
  sign: string;
  /** Another currency, into which is counted. */
  foreign: string;
  /** `ounces`, `bitcoin` or `units`. */
  unit: string;
  /** Whether wins and losses are counted in R. */
  isInR: boolean;
}

/**
 * "amount or equity × risk": the first whose names are known, without what is in brackets and is not known; `±` is a
 * plus for a long and a minus for a short. A function where it depends on how something was said.
 */
export type Formula = string | ((question: Question) => string | number | undefined);

/** Days of trade in a period, as the lessons count them, and days of the calendar. */
const DAYS: Readonly<Record<string, number>> = { day: 1, night: 1, week: 5, month: 20, year: 250 };
const NIGHTS: Readonly<Record<string, number>> = { day: 1, night: 1, week: 7, month: 30, year: 365 };
const WEIGHTS: Readonly<Record<string, string>> = {
  g: 'size ÷ ounceInGrams',
  kg: 'size × kiloInOunces',
  tola: 'size × tolaInGrams ÷ ounceInGrams',
  sat: 'size ÷ 100000000',
};
const MOST_TRADES = 10_000;

/** How many ounces or coins a lot or contract has. */
function lotOf({ text }: Question): number {
  const isMicro = /\bmicro|\bmgc\b|\bmbt\b/.test(text);
  if (/btc|bitcoin/.test(text)) return isMicro ? 0.1 : /contract|future|cme/.test(text) ? 5 : 1;
  if (/\bmini lots?\b/.test(text)) return 10;
  if (!isMicro) return 100;
  return /contract|future|mgc|micro gold|micros\b/.test(text) ? 10 : 1;
}

/** Whether a stop or target is a distance and no price. */
export function isAway(role: 'stop' | 'target', { values, sources }: Question): boolean {
  const { unit = '', after = '' } = sources[role] ?? {};
  const isSaid = unit !== '' || /^\s*(?:points? |dollars? )?(?:away|wide)/.test(after);
  return isSaid || values.entry === undefined || values[role]! < values.entry * 0.3;
}

/** Whether the price has to fall: the stop above the entry says it, or the words do. */
export const isShort = (question: Question) =>
  question.values.stop === undefined || isAway('stop', question)
    ? /\bshort(?:ed|ing|s)?\b|\bsold\b.*\b(?:covered|bought (?:it |them )?back)\b/.test(question.text) ||
      /^\s*above/.test(question.sources.stop?.after ?? '')
    : question.values.stop > question.values.entry!;

/** A stop that is a price on the side of the gain, as of a long above its entry, is a slip: no sum is made of it. */
const isOnWrongSide = (question: Question) =>
  (isShort(question) ? /\b(?:long|bought|buy)\b\D*$/ : /\b(?:short|sold|sell)\b\D*$/).test(
    question.sources.entry?.before ?? '',
  );

function distanceOf(role: 'stop' | 'target', question: Question): string {
  const { entry = 0, [role]: price = 0 } = question.values;
  if (question.sources[role]?.unit === '%') return `entry × ${role}`;
  if (isAway(role, question)) return role;
  if (role === 'stop' && isOnWrongSide(question)) return 'entry − entry';
  return price > entry ? `${role} − entry` : `entry − ${role}`;
}

/** Whether the whole account is traded. */
export const IN_FULL = /\b(?:full|whole|entire|everything|all (?:of it|in|my))\b/;
const takesAccount = ({ sources: { drawdown } }: Question) => drawdown !== undefined && isOfAccount(drawdown);
/** What a commission is, where it is paid for each lot or ounce; another one is paid for each trade. */
function commissionOf({ text, sources: { fee, lots } }: Question): string | undefined {
  const isOfSide = /\b(?:per|each|either|every|both) (?:side|way|leg)s?\b/.test(text);
  const isRoundTrip = /\b(?:round[- ]?(?:trip|turn)|in total|altogether|all in)\b/.test(text) && !isOfSide;
  const isOfFuture = lots && (isRoundTrip || /\bcontracts?\b|\bfutures?\b/.test(text));
  const per = fee?.per.replace(/^(?:side|way)$/, '') || (isOfFuture ? 'lot' : '');
  if (per === 'ounce') return 'fee[ × units][ × sides]';
  return /^(?:lot|contract)$/.test(per)
    ? 'fee × lots[ × sides] or fee[ × units] ÷ lotSize[ × sides]'
    : undefined;
}

/** Sizes and their prices: "2 ounces at 2,400 and 1 at 2,380". */
export const purchasesOf = ({ all }: Question) =>
  all.flatMap(({ value: price, unit, before }, at) => {
    const { value: bought, currency } = all[at - 1] ?? {};
    return bought && !currency && unit === '' && /(?:\bat|@)\s*\$?\s*$/.test(before)
      ? [{ bought, price }]
      : [];
  });
/** What a learner says of it, or what it is. */
const constant =
  (said: RegExp, value: number): Formula =>
  ({ text }) =>
    Number(said.exec(text)?.[0].replace(',', '.') ?? value);
const COUNTED = ['', 'one', 'two', 'three', 'four'];
const TRIPLE = /\b(?:triple\w*|threefold|three times|3x|x3)\b/;
/** How many nights are charged three times: "two triple nights", "one of them is the triple Wednesday"; a week has one. */
function triplesOf({ text, values: { days = 0 } }: Question): number | undefined {
  if (!TRIPLE.test(text) || /\b(?:forget|ignor\w+|without|not?|none)\b[^.,;]{0,12} triple/.test(text))
    return undefined;
  const [, digit, word] =
    /\b(?:([1-4])|(one|two|three|four)) (?:of (?!\d)|(?:triple|wednesday))/.exec(text) ?? [];
  if (digit ?? word) return Number(digit ?? COUNTED.indexOf(word!));
  const isOfEachWeek =
    /\bwednesdays?\b(?! (?:night )?in it)/.test(text) &&
    !/includ|\bover (?:a|the|one)\b|\bwith (?:a|the)\b/.test(text);
  return isOfEachWeek ? (days % 7 === 0 ? days / 7 : NaN) : 1;
}

const COMBINED = '√(one × one + other × other + 2 × correlation × one × other)';
/** The risk of one of two positions: weights are the pair that makes a hundred; without any each counts whole, or half. */
const part =
  (at: 0 | 1): Formula =>
  ({ list, text }) => {
    const whole = list.find((one, index) =>
      list.slice(index + 1).some(({ value }) => one.value + value === 100),
    );
    const isWeight = ({ value }: Quantity) => value === whole?.value || value === 100 - (whole?.value ?? 0);
    const weights = whole ? list.filter(isWeight).slice(0, 2) : [];
    const risks = list.filter(each => !weights.includes(each));
    const weight = weights[at]?.value ?? (/equal|half|\b50\b/.test(text) ? 50 : 100);
    const risk = risks[at] ?? (/each|both|same|all|every/.test(text) ? risks[0] : undefined);
    return risk && `${weight / 100} × ${risk.value}${risk.unit && ' ÷ 100'}`;
  };
const PER_YEARS = [
  [/month/, 12],
  [/dai?ly.*(?:365|btc|bitcoin|crypto)/, 365],
  [/dai?ly|\bdays?\b/, 252],
  [/week/, 52],
] as const;
const PER_YEAR: Readonly<Record<string, number>> = { day: 250, week: 52, month: 12, year: 1 };
/** What more than one kind of sum computes, or depends on more than its formula, with how it is shown before the name. */
export const shared: Readonly<Record<string, Formula>> = {
  '#weight': ({ sources, unit }) =>
    unit === 'grams' ? 'size' : (WEIGHTS[sources.size?.unit ?? ''] ?? 'size'),
  '#lotSize': lotOf,
  ounceInGrams: constant(/\b31[.,]1\d*/, 31.1035),
  tolaInGrams: constant(/\b11[.,][67]\d*/, 11.6638),
  kiloInOunces: constant(/\b32[.,]1\d*/, 32.1507),
  '#units': question => {
    const { lots = 0, size = 0 } = question.values;
    // "One contract of 100 ounces" names the same size twice.
    const isTwice = Math.abs(lots * lotOf(question) - size) < 1e-9;
    const ofBoth = isTwice ? '' : 'lots × weight or ';
    return `${ofBoth}weight or lots × lotSize or notional ÷ entry or deposit[ × leverage] ÷ entry`;
  },
  $value: 'notional or deposit × leverage or units × entry',
  $stopDistance: question =>
    question.values.atr === undefined ? distanceOf('stop', question) : 'multiple × atr or stop × atr',
  $targetDistance: question => distanceOf('target', question),
  $stopPrice: question => `${isAway('stop', question) ? '' : 'stop or '}entry ∓ stopDistance`,
  // The calculators' own entry, or one of the height of Bitcoin, where only the distance of the stop is known.
  $exampleEntry: ({ unit, values: { stop, atr } }) =>
    (stop ?? atr) === undefined ? undefined : unit === 'bitcoin' ? 60_000 : 2384,
  $exampleStop: 'exampleEntry ∓ stopDistance',
  $move: question => (isShort(question) ? 'entry − exit' : 'exit − entry'),
  // Where the rate between two currencies is given, the account is in the other one.
  $risked: ({ sources: { equity, amount, entry, stop, rate, perDollar } }) => {
    const { currency = '' } = equity ?? amount ?? {};
    if (currency === '$') return 'amount or equity × risk';
    const isPricedInDollars = [entry, stop].some(price => price?.currency === '$');
    if (currency && isPricedInDollars && !rate && !perDollar) return undefined;
    return 'amount[ × rate][ ÷ perDollar] or equity × risk[ × rate][ ÷ perDollar]';
  },
  $worthAtRisk: ({ sources: { stop, entry } }) =>
    stop?.unit === '%' && !entry ? 'risked ÷ stop' : undefined,
  inLots: ({ text, unit }) =>
    unit === 'ounces' && !/contracts?\b|micros\b/.test(text) ? 'position ÷ 100' : undefined,
  $marginOfAll: ({ sources: { deposit } }) =>
    /^ (?:each|apiece|per|an?) ?/.test(deposit?.after ?? '') ? 'deposit × lots' : 'deposit',
  severalLots: ({ values: { lots = 1 } }) => (lots > 1 ? 'lots' : undefined),
  $worth: ({ sources: { size, spot } }) =>
    (size?.unit === 'g') === /^g/.test(spot?.per ?? '') ? 'size × spot' : undefined,
  $gain: ({ values: { feeRate } }) =>
    feeRate ? undefined : 'units × targetDistance[ − commission][ − spreadCost]',
  ...ofWeight,
  one: part(0),
  other: part(1),
  '%combined': ({ list }) => (list[0]?.unit ? COMBINED : undefined),
  $inMoney: ({ list }) => (list[0] && !list[0].unit ? COMBINED : undefined),
  '%deepest': ({ list }) => {
    let top = 0;
    const falls = list.map(({ value }) => ({ value, top: (top = Math.max(top, value)) }));
    falls.sort((one, other) => one.value / one.top - other.value / other.top);
    return falls[0] && `(${falls[0].top} − ${falls[0].value}) ÷ ${falls[0].top}`;
  },
  '%gainStillNeeded': ({ list, text }) => {
    const values = list.map(({ value }) => value);
    const [top, low, last] = [Math.max(...values), Math.min(...values), values.at(-1) ?? 0];
    const isAsked = /gain|still|back|recover|need|left|missing|now/.test(text);
    return isAsked && last > low && last < top ? `(${top} − ${last}) ÷ ${last}` : undefined;
  },
  $metal: ({ values: { offer = 0, spot = 0 }, text }) =>
    /\bgram/.test(text) && offer < spot / 10 ? 'spot ÷ ounceInGrams' : 'weight × spot or spot',
  aDay: ({ sources }) => (sources.trades?.per === 'day' ? 'trades' : '24 ÷ hours or 24 ÷ 8'),
  periodsOfYear: ({ text }) => PER_YEARS.find(([words]) => words.test(text))?.[1],
  $moneyOfR: ({ isInR }) => (isInR ? 'expectancy × amount' : undefined),
  expectancyInR: ({ isInR, text }) =>
    !isInR && /\bin r\b|\br\b/.test(text) ? 'expectancy ÷ lost' : undefined,
  $fallen: ({ values: { from = 0, to = 0 } }) => (to < from ? 'from − to' : undefined),
  $gained: ({ values: { from = 0, to = 0 } }) => (to > from ? 'to − from' : undefined),
  '%riskShare': 'amount ÷ equity',
  // "Half of the account" is no fall of the price.
  '%fallOfPrice': question => (takesAccount(question) ? undefined : 'drawdown'),
  '%lossOfAccountAsked': question => (takesAccount(question) ? 'drawdown' : undefined),
  // Of a spread that is paid on the way in and out each half is named, where no fee is.
  $spreadCost: ({ values: { fee, feeRate } }) => `[units × ]spread${fee || feeRate ? '' : '[ × sides]'}`,
  '%sideFee': 'feeRate',
  $closePrice: question => (isAway('stop', question) ? 'exit or entry' : 'exit or stop or entry'),
  $fees: ({ text }) =>
    `sideFee × 2 × notional or sideFee × [units × ](entry + closePrice)${IN_FULL.test(text) ? ' or sideFee × 2 × equity' : ''}`,
  sides: ({ text }) => (/\b(?:per|each|an?|both|every) (?:side|way|leg)s?\b/.test(text) ? 2 : undefined),
  $flatFee: question => (commissionOf(question) ? undefined : 'fee[ × sides]'),
  $commission: question => commissionOf(question) ?? 'flatFee',
  $costs: ({ values: { spread, feeRate, fee } }) =>
    [spread && 'spreadCost', feeRate && 'fees', fee && 'commission'].filter(Boolean).join(' + '),
  // "Winners are 2.5 times the losers, a loser costs 20" is money, too.
  '~won': ({ values: { win, loss }, sources, isInR }) =>
    loss !== undefined && !isInR && (win === undefined || sources.win?.unit === 'r')
      ? 'win × loss or reward × loss'
      : 'win or reward',
  '~lost': ({ values: { win }, isInR }) =>
    win !== undefined && !isInR ? 'loss or amount or stopDistance' : 'loss or 1',
  '%chance': ({ values: { count = 0, trades = Infinity, winRate = 0 } }) => {
    const isRun = Number.isInteger(count) && count > 0 && count <= trades;
    return isRun && trades <= MOST_TRADES ? chanceOfRun(count, trades, 1 - winRate / 100) : undefined;
  },
  nights: ({ sources, text }) => {
    const period = sources.days?.unit ?? /\b(?:an?|per|one) (week|month|year|day)\b/.exec(text)?.[1] ?? '';
    return NIGHTS[period] && `${sources.days ? 'days × ' : ''}${NIGHTS[period]}`;
  },
  tripleNights: triplesOf,
  charges: 'nights + 2 × tripleNights or nights',
  years: ({ sources: { days } }) =>
    ({ month: 'days ÷ 12', year: 'days' })[days?.unit ?? ''] ?? (days && 'nights ÷ 365'),
  times: ({ sources: { trades, days }, text }) => {
    const per = DAYS[trades?.per ?? ''];
    if (per === undefined) return 'trades';
    const others = text.replace(/(?:times|trades|trips|twice|once) (?:an?|per|each|every) \w+/g, '');
    const word =
      /\b(?:(?:an?|per|each|every|the|one|this|whole) (?=\w+\b)|(?=\w+ly\b))(week|month|year)/.exec(
        others,
      )?.[1] ?? '';
    const length = days ? days.value * DAYS[days.unit]! : (DAYS[word] ?? per);
    return `trades × ${length / per}`;
  },
  // How often something that comes each month comes in so many years; a yearly rate of some months counts a part of one.
  periods: ({ sources: { count, growth } }) => {
    const times = PER_YEAR[growth?.per ?? '']! / PER_YEAR[count?.unit ?? '']!;
    return times ? `count × ${times}` : 'count';
  },
  $atExpiry: ({ values: { strike = 0, exit }, text }) => {
    const [more, less] = /\bputs?\b/.test(text) ? ['strike', 'exit'] : ['exit', 'strike'];
    return exit === undefined || exit > strike === (more === 'exit') ? `${more} − ${less}` : 'exit − exit';
  },
  $evenAtExpiry: ({ text }) => `strike ${/\bputs?\b/.test(text) ? '−' : '+'} premium`,
  $paid: question =>
    purchasesOf(question)
      .map(({ bought, price }) => `${bought} × ${price}`)
      .join(' + '),
  '#bought': question =>
    purchasesOf(question)
      .map(({ bought }) => bought)
      .join(' + '),
};
