import { chanceOfRun } from '@site/curriculum/arithmetic';
import type { Quantity } from './quantities.ts';
import type { Role, Sources, Values } from './roles.ts';
import { show } from './steps.ts';

/** What a sum is computed for, beside its values. */
export interface Asked {
  text: string;
  sources: Sources;
  all: readonly Quantity[];
  /** `ounces`, `bitcoin` or `units`. */
  unit: string;
  sign: string;
  isInR: boolean;
}

const GRAMS_AN_OUNCE = 31.1035;
const OUNCES: Readonly<Record<string, number>> = {
  g: 1 / GRAMS_AN_OUNCE,
  kg: 1000 / GRAMS_AN_OUNCE,
  sat: 1e-8,
};
/** A pip of gold, as most platforms count it; some count a cent. */
const PIP = 0.1;
/** Days of trade in a period, as the lessons count them, and days of the calendar. */
const DAYS: Readonly<Record<string, number>> = { day: 1, night: 1, week: 5, month: 20, year: 250 };
const NIGHTS: Readonly<Record<string, number>> = { day: 1, night: 1, week: 7, month: 30, year: 365 };

/** How many ounces or coins a lot or contract has. */
function lotOf(text: string): number {
  const isMicro = /\bmicro|\bmgc\b|\bmbt\b/.test(text);
  if (/btc|bitcoin/.test(text)) return isMicro ? 0.1 : /contract|future|cme/.test(text) ? 5 : 1;
  return isMicro && /contract|future|mgc/.test(text) ? 10 : 100;
}
/** A step of a price; pips of gold are counted in dollars. */
const stepOf = (role: Role, values: Values, { sources }: Asked) =>
  values[role] === undefined ? undefined : values[role] * (sources[role]?.unit === 'pip' ? PIP : 1);
/** Whether a stop or target is a distance and no price. */
export function isAway(role: 'stop' | 'target', { entry, ...values }: Values, sources: Sources): boolean {
  const source = sources[role];
  const isSaid =
    source !== undefined &&
    (source.unit !== '' || /^\s*(?:points? |dollars? )?(?:away|wide)/.test(source.after));
  return isSaid || entry === undefined || values[role]! < entry * 0.3;
}
/** Whether the price has to fall: the stop above the entry says it, or the words do. */
export const isShort = (values: Values, { text, sources }: Asked) =>
  values.stop === undefined || isAway('stop', values, sources)
    ? /\bshort(?:ed|ing|s)?\b/.test(text)
    : values.stop > values.entry!;
const sizeOf = ({ sources: { size } }: Asked) => size && size.value * (OUNCES[size.unit] ?? 1);

const NO_SIGNS = { sign: '', isInR: false, unit: '' };
/** A value and the steps that show it. */
export type Derived = readonly [value: number | undefined, ...steps: string[]];
const MOST_TRADES = 10_000;
const known = (value: number | undefined, is = true): Derived => [
  is && !Number.isNaN(value) ? value : undefined,
];
/** A fee of one side; of a round trip it is half. */
const isOnce = (text: string) => /\b(?:round[- ]?(?:trip|turn)|in total|altogether|all in)\b/.test(text);
const isPerLot = (role: Role, { sources }: Asked) =>
  /^(?:lot|contract)$/.test(sources[role]?.per ?? '') ||
  /\b(?:per|an?|each) (?:standard )?(?:lot|contract)\b/.test(sources[role]?.after ?? '');
const sidesOf = (text: string) =>
  !isOnce(text) && /\b(?:per|each|an?|both|every) (?:side|way|leg)s?\b/.test(text) ? 2 : 1;
/** Whether the costs of one ounce or coin are meant, as its size is to be found. */
const isOfOne = ({ size, lots, stop, atr }: Values) =>
  size === undefined && lots === undefined && (stop ?? atr) !== undefined;

/** What follows from the numbers before a sum begins, with the steps that show it. */
export const derived: Readonly<
  Record<string, (values: Values, asked: Asked, money: (value: number) => string) => Derived>
> = {
  units: (values, asked, money) => {
    const { lots, notional, deposit, leverage = 1, entry } = values;
    const weight = sizeOf(asked);
    const lot = lotOf(asked.text);
    const isSame = lots === undefined || (weight !== undefined && Math.abs(lots * lot - weight) < 1e-9);
    if (weight !== undefined && isSame) return [weight];
    const each = weight ?? lot;
    if (lots !== undefined)
      return [
        lots * each,
        `Size: ${plain(lots)} × ${plain(each)} ${asked.unit} = ${plain(lots * each)} ${asked.unit}`,
      ];
    const value = notional ?? (deposit === undefined ? undefined : deposit * leverage);
    if (value === undefined || entry === undefined) return [undefined];
    return [value / entry, `Size: ${money(value)} ÷ ${money(entry)} = ${plain(value / entry)} ${asked.unit}`];
  },
  contracts: ({ size }, asked) => [/contracts?\b/.test(asked.text) ? (size ?? lotOf(asked.text)) : undefined],
  aLot: (_values, { unit, text }) => [unit === 'ounces' && !/contracts?\b/.test(text) ? 100 : undefined],
  distance: (values, asked, money) => distanceOf('stop', values, asked, money),
  aim: (values, asked, money) => distanceOf('target', values, asked, money),
  move: (values, asked, money) => {
    const { entry, exit, move } = values;
    if (entry === undefined || exit === undefined) return [move];
    const isDown = isShort(values, asked);
    const [first, last] = isDown ? [entry, exit] : [exit, entry];
    return [
      first - last,
      `Move${isDown ? ' of a short' : ''}: ${money(first)} − ${money(last)} = ${money(first - last)}`,
    ];
  },
  costs: costsOf,
  sideFee: ({ feeRate = NaN }, { text }) => known(feeRate / 100 / (isOnce(text) ? 2 : 1)),
  flatFee: ({ fee = NaN }, asked) => known(fee * sidesOf(asked.text), !isPerLot('fee', asked)),
  inRisks: ({ result }, { sources }) => known(result, sources.result?.unit === 'r'),
  gained: ({ result }, { sources, text }) => {
    const isLost = /\blo(?:st|ss|se)\b/.test(text) && !/\b(?:made|won|profit|gain)/.test(text);
    return known((isLost ? -1 : 1) * (result ?? NaN), sources.result?.unit !== 'r');
  },
  spreads: (values, asked) => [stepOf('spread', values, asked)],
  steps: (values, asked) => [stepOf('move', values, asked) ?? 1],
  won: ({ win, reward }) => [win ?? reward],
  lost: ({ loss = 1 }) => [loss],
  each: ({ risk, drawdown }) => [1 - (risk ?? drawdown ?? NaN) / 100],
  chance: ({ count = NaN, trades = NaN, winRate = 0 }) =>
    trades <= MOST_TRADES ? [chanceOfRun(count, trades, 1 - winRate / 100)] : [undefined],
  // What a piece of gold weighs, and the price of an ounce.
  weight: ({ offer, spot = 0 }, asked) => {
    const isGram =
      /^g/.test(asked.sources.offer?.per ?? '') ||
      (/\b(?:per|a|each) gram/.test(asked.text) && (offer ?? spot) < spot / 10);
    return [sizeOf(asked) ?? (isGram ? 1 / GRAMS_AN_OUNCE : 1)];
  },
  ounce: ({ spot, entry }, { sources }) => {
    const isGram = /^g/.test((sources.spot ?? sources.entry)?.per ?? '');
    return known((spot ?? entry ?? NaN) * (isGram ? GRAMS_AN_OUNCE : 1));
  },
  gramPrice: ({ entry }, { sources, text }) =>
    known(entry, /^o/.test(sources.entry?.per ?? '') && /\b(?:per|an?|each|one) (?:gram|g)\b/.test(text)),
  ouncePrice: ({ entry }, { sources, text }) =>
    known(
      entry,
      /^g/.test(sources.entry?.per ?? '') && /\b(?:per|an|each|one) (?:troy )?o(?:unce|z)\b/.test(text),
    ),
  nights: ({ days }, { sources, text }) => {
    const period = sources.days?.unit ?? /\b(?:an?|per|one) (week|month|year|day)\b/.exec(text)?.[1] ?? '';
    return known((days ?? 1) * (NIGHTS[period] ?? NaN));
  },
  years: ({ days = NaN }, { sources: { days: { unit } = { unit: '' } } }) =>
    known(unit === 'month' ? days / 12 : (days * (NIGHTS[unit] ?? NaN)) / 365),
  payments: ({ hours, trades }, { sources }) => [sources.trades?.per === 'day' ? trades : 24 / (hours ?? 8)],
  perLot: ({ lots }, asked) => [isPerLot('swap', asked) ? lots : undefined],
  times: ({ trades, days }, { sources, all, text }) => {
    const per = DAYS[sources.trades?.per ?? ''];
    if (trades === undefined || per === undefined) return [trades];
    const period = all.find(({ unit }) => unit in DAYS && unit !== 'day');
    const word =
      /\b(?:an?|per|each|every|the|one|this|whole) (?:trading )?(week|month|year)\b|\b(week|month|year)ly\b/.exec(
        text.replace(/(?:times|trades|trips) (?:an?|per|each|every) \w+/g, ''),
      );
    const length =
      sources.days?.unit === 'day'
        ? days!
        : period
          ? period.value * DAYS[period.unit]!
          : (DAYS[word?.[1] ?? word?.[2] ?? ''] ?? per);
    const times = (trades * length) / per;
    return [times, `Trades: ${plain(trades)} × ${plain(length / per)} = ${plain(times)}`];
  },
  // One of each is a question for the lessons.
  grams: ({ size }, { sources }) => known(size, sources.size?.unit === 'g' && size !== 1),
  kilos: ({ size }, { sources }) => known(size, sources.size?.unit === 'kg'),
  ounces: ({ size }, { sources }) => known(size, sources.size?.unit === 'oz' && size !== 1),
  satoshi: ({ size }, { sources }) => known(size, sources.size?.unit === 'sat' && size !== 1),
  bitcoin: ({ size }, { sources }) => known(size, sources.size?.unit === 'btc' && size !== 1),
  paid: ({}, asked, money) => {
    const pairs = pairsOf(asked.all);
    const paid = pairs.reduce((sum, [size, price]) => sum + size * price, 0);
    return [
      pairs.length < 2 ? undefined : paid,
      `Paid: ${pairs.map(([size, price]) => `${plain(size)} × ${money(price)}`).join(' + ')} = ${money(paid)}`,
    ];
  },
  bought: ({}, { all }) => {
    const sizes = pairsOf(all).map(([size]) => size);
    const bought = sizes.reduce((sum, size) => sum + size, 0);
    return [bought, `Bought: ${sizes.map(plain).join(' + ')} = ${plain(bought)}`];
  },
};

/** Sizes and their prices: "2 ounces at 2,400 and 1 at 2,380". */
const pairsOf = (all: readonly Quantity[]) =>
  all.flatMap(({ value, unit, before }, at) => {
    const bought = all[at - 1];
    if (!bought || unit !== '' || !/(?:\bat|@)\s*[$€£]?\s*$/.test(before)) return [];
    return [[bought.currency ? bought.value / value : bought.value, value] as const];
  });

function plain(value: number): string {
  return show(value, '', NO_SIGNS);
}

function distanceOf(
  role: 'stop' | 'target',
  values: Values,
  asked: Asked,
  money: (value: number) => string,
): Derived {
  const { entry, atr, multiple } = values;
  const [value, unit] = [values[role], asked.sources[role]?.unit];
  const name = role === 'stop' ? 'Stop distance' : 'Target distance';
  if (role === 'stop' && atr !== undefined) {
    const times = multiple ?? (value !== undefined && value < atr ? value : 1);
    return [times * atr, `${name}: ${plain(times)} × ATR ${plain(atr)} = ${money(times * atr)}`];
  }
  if (value === undefined) return [undefined];
  const away =
    unit === '%'
      ? (value * (entry ?? NaN)) / 100
      : isAway(role, values, asked.sources)
        ? value * (unit === 'pip' ? PIP : 1)
        : Math.abs(entry! - value);
  if (Number.isNaN(away)) return [undefined];
  if (unit === '%') return [away, `${name}: ${plain(value)} % of ${money(entry!)} = ${money(away)}`];
  if (unit === 'pip')
    return [
      away,
      `${name}: ${plain(value)} pips of ${money(PIP)} = ${money(away)}; where a pip is a cent, a tenth`,
    ];
  const from = isAway(role, values, asked.sources) ? '' : `from ${money(entry!)} to ${money(value)} = `;
  return [away, `${name}: ${from}${money(away)}`];
}

/** What a round trip costs: spread, fees in percent of both prices, commission. */
function costsOf(values: Values, asked: Asked, money: (value: number) => string): Derived {
  const { entry, exit, stop, fee, lots, notional } = values;
  const { text, sources } = asked;
  const units = derived['units']!(values, asked, money)[0] ?? 1;
  const first = notional ?? units * (entry ?? 0);
  const end = exit ?? (stop === undefined || isAway('stop', values, sources) ? entry : stop) ?? 0;
  const last = notional ?? units * end;
  const spread = stepOf('spread', values, asked);
  const parts: [number, string][] = [];
  if (spread !== undefined) parts.push([units * spread, `Spread: ${plain(units)} × ${money(spread)}`]);
  const rate = derived['sideFee']!(values, asked, money)[0];
  if (rate !== undefined && first > 0)
    parts.push([
      rate * (first + last),
      `Fees: ${plain(rate * 100)} % of ${money(first)} and of ${money(last)}`,
    ]);
  const isEach = isPerLot('fee', asked) || /^o/.test(sources.fee?.per ?? '');
  const times = sidesOf(text) * (isPerLot('fee', asked) ? (lots ?? units / lotOf(text)) : isEach ? units : 1);
  if (fee !== undefined && (isEach || !isOfOne(values)))
    parts.push([fee * times, `Commission: ${money(fee)} × ${plain(times)}`]);
  const total = parts.reduce((sum, [part]) => sum + part, 0);
  return [parts.length === 0 ? undefined : total, ...parts.map(([part, step]) => `${step} = ${money(part)}`)];
}

/** How the derived values are written, as the steps write theirs. */
export const STYLES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'units#|each%|chance%|sideFee%|won~|lost~|distance$|aim$|move$|costs$|spreads$|flatFee$|gained$|steps$|ounce$|paid$|gramPrice$|ouncePrice$'.split(
      '|',
    ),
  ].map(name => [name.slice(0, -1), name.slice(-1)]),
);
