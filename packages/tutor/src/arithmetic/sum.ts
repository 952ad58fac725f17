import type { Quantity } from './quantities.ts';
import type { Role, Sources, Values } from './roles.ts';

/** What a sum is computed for, beside its values. */
export interface Asked {
  text: string;
  sources: Sources;
  all: readonly Quantity[];
  /** `ounces`, `bitcoin` or `units`. */
  unit: string;
  sign: string;
}

/** One kind of sum: when it is asked, what it needs, how it is computed and which calculator does it. */
export interface Sum {
  /** The passage that explains it, and the calculator, if there is one. */
  passage: string;
  tool?: string;
  /** What a message with such a question says. */
  asks: RegExp;
  /** Each of these, or one of several that stand for each other. */
  needs: readonly (readonly Role[])[];
  /** What it includes where it is given. */
  uses?: readonly Role[];
  /** Whether it reads the other numbers, too. */
  readsAll?: true;
  formula: string;
  /** What a message says for which the one number that is missing is asked for. */
  asksFor?: RegExp;
  /** The result, then the steps; undefined where the numbers are no such sum. */
  compute: (
    values: Required<Values>,
    asked: Asked,
  ) => readonly [result: string, ...steps: string[]] | undefined;
}

export const OUNCES_A_LOT = 100;
export const GRAMS_AN_OUNCE = 31.1035;
export const SATOSHIS = 100_000_000;
/** A pip of gold, as most platforms count it; some count a cent. */
export const PIP = 0.1;

const plain = new Intl.NumberFormat('en', { maximumSignificantDigits: 6 });
const cents = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});
export const short = (value: number) => plain.format(value).replace('-', '−');
export const money = (value: number, sign: string) => {
  const size = Math.abs(value);
  const isCents = size >= 1 || Math.abs(size * 100 - Math.round(size * 100)) < 1e-9;
  return `${value < 0 ? '−' : ''}${sign}${(isCents ? cents : plain).format(size)}`;
};
export const share = (value: number) =>
  `${Math.abs(value) < 0.001 ? short(Number((value * 100).toPrecision(3))) : short(Math.round(value * 10_000) / 100)} %`;

export const isShort = (text: string) => /\bshort(?:ed|ing|s)?\b/.test(text);
/** How many ounces or coins a lot or contract has. */
export function lotOf(text: string): number {
  const isMicro = /\bmicro|\bmgc\b|\bmbt\b/.test(text);
  if (/btc|bitcoin/.test(text)) return isMicro ? 0.1 : /contract|future|cme/.test(text) ? 5 : 1;
  return isMicro && /contract|future|mgc/.test(text) ? 10 : OUNCES_A_LOT;
}
/** The ounces or coins of a position, from its lots, weight or value. */
export function unitsOf(values: Values, { text, sources }: Asked): number {
  const { lots, size, notional, deposit, leverage = 1, entry } = values;
  const { unit } = sources.size ?? {};
  const weight =
    size! /
    (unit === 'g' ? GRAMS_AN_OUNCE : unit === 'kg' ? GRAMS_AN_OUNCE / 1000 : unit === 'sat' ? SATOSHIS : 1);
  if (size !== undefined && (lots === undefined || Math.abs(lots * lotOf(text) - weight) < 1e-9))
    return weight;
  if (lots !== undefined) return lots * (size === undefined ? lotOf(text) : weight);
  return (notional ?? deposit! * leverage) / entry!;
}
export const unitsStep = (values: Values, asked: Asked) => {
  const units = short(unitsOf(values, asked));
  const { lots, size, notional, deposit, leverage = 1, entry } = values;
  if (lots !== undefined)
    return [
      `Size: ${short(lots)} × ${short(unitsOf(values, asked) / lots)} ${asked.unit} = ${units} ${asked.unit}`,
    ];
  if (size !== undefined)
    return asked.sources.size?.unit === 'oz' || asked.sources.size?.unit === 'btc'
      ? []
      : [`Size: ${units} ${asked.unit}`];
  return [
    `Size: ${money(notional ?? deposit! * leverage, asked.sign)} ÷ ${money(entry!, asked.sign)} = ${units} ${asked.unit}`,
  ];
};

/** A step of a price, with pips of gold in dollars. */
export const stepOf = (role: Role, values: Values, { sources }: Asked) =>
  values[role]! * (sources[role]?.unit === 'pip' ? PIP : 1);

/** What a round trip costs: spread, fees in percent of both prices, commission, swap. */
export function costsOf(values: Values, asked: Asked, units: number, exit = values.entry!) {
  const { entry = 0, feeRate, fee, spread, swap, days = 1, lots } = values;
  const { text, sources, sign } = asked;
  const isOnce = /\b(?:round[- ]?(?:trip|turn)|in total|altogether|all in)\b/.test(text);
  const perLot = (quantity: Quantity | undefined) =>
    /^(?:lot|contract)$/.test(quantity?.per ?? '') ||
    /\b(?:per|a|each) (?:lot|contract)\b/.test(quantity?.after ?? '')
      ? (lots ?? units / lotOf(text))
      : /^(?:oz|ounce|coin)$/.test(quantity?.per ?? '')
        ? units
        : 1;
  const steps: string[] = [];
  let total = 0;
  const add = (what: string, cost: number) => {
    total += cost;
    steps.push(`${what} = ${money(cost, sign)}`);
  };
  if (spread !== undefined)
    add(
      `Spread: ${short(units)} ${asked.unit} × ${money(stepOf('spread', values, asked), sign)}`,
      units * stepOf('spread', values, asked),
    );
  if (feeRate !== undefined && isOnce)
    add(`Fee: ${short(feeRate)} % of ${money(units * entry, sign)}`, (feeRate / 100) * units * entry);
  if (feeRate !== undefined && !isOnce)
    add(
      `Fees: ${short(feeRate)} % of ${money(units * entry, sign)} and of ${money(units * exit, sign)}`,
      (feeRate / 100) * units * (entry + exit),
    );
  if (fee !== undefined) {
    const times =
      perLot(sources.fee) *
      (!isOnce && /\b(?:per|each|a|both|every) (?:side|sides|way|ways|leg)\b/.test(text) ? 2 : 1);
    add(`Commission: ${money(fee, sign)}${times === 1 ? '' : ` × ${short(times)}`}`, fee * times);
  }
  if (swap !== undefined && sources.swap?.unit === '')
    add(
      `Swap: ${money(Math.abs(swap) * perLot(sources.swap), sign)} × ${short(days)}`,
      Math.abs(swap) * perLot(sources.swap) * days,
    );
  return { total, steps };
}
export const COSTS = ['spread', 'feeRate', 'fee'] as const;
export const UNITS = ['size', 'lots'] as const;
