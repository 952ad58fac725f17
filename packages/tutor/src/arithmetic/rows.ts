import {
  IN_FULL,
  chainOf,
  fillOf,
  isAway,
  isOfGold,
  isOfRatio,
  percentsOf,
  purchasesOf,
  rowOf,
  type Formula,
  type Question,
} from './formulas.ts';
import { joined, type Quantity } from './quantities.ts';

/** "%half = kelly ÷ 2; $inMoney = equity × half if money": formulas in a row, or a record of those that depend on more. */
type Steps = string | Readonly<Record<string, Formula>>;

/** One kind of sum. */
export interface Sum {
  /** The passage that explains it, and the calculator, if there is one. */
  passage: string;
  tool?: string;
  /** What a message with such a question says. */
  asks: RegExp;
  /** What a message says for which the one number that is missing is asked for. */
  asksFor?: RegExp;
  /** The roles it needs, "size|lots" for one of them, and in brackets those it includes where they are given, "entry?" if it may do without. */
  roles: string;
  /** The numbers that it takes as a list. */
  row?: (all: readonly Quantity[]) => readonly Quantity[];
  /** Whether the numbers can be such a sum. */
  fits?: (question: Question) => boolean;
  /** Each result with its formula; before its name, how it is shown. A value that is given is not computed. */
  steps: Steps | readonly Steps[];
  /** The result; what is in brackets is left out where its names are not known. */
  says: string;
  /** Why it is so, for who asks. */
  because?: string;
}

const LOSING = /\b(?:los(?:es?|s|t|ing|ses|ers?)|gone|loos(?:e|ing)|down|fall|drop|minus)\b/;
const isAtPrice = (each?: Quantity) => /(?:\bat|@)\s*\$?\s*$/.test(each?.before ?? '');
export const SAVING =
  /\b(?:sav(?:e|ing)|put(?:ting)? (?:away|aside|in|by)|set(?:ting)? aside|add(?:ing)?|invest) [^.?!]*(?:every|each|per|a) (?:month|week|year)/;

/** What a row takes as a list. */
const LISTS: Readonly<Record<string, NonNullable<Sum['row']>>> = {
  all: all => all,
  plain: all => rowOf(all),
  percents: percentsOf,
  atPrices: all => all.filter((each, at) => isAtPrice(all[at + 1]) || isAtPrice(each)),
  risks: all => [rowOf(all), rowOf(all, '%')].find(({ length }) => length > 1) ?? [],
};
/** How much one of each is, is a question for the lessons. */
const isOfUnit =
  (...units: string[]) =>
  ({ sources: { size } }: Question) =>
    units.includes(size!.unit) && (size!.value !== 1 || size!.unit === 'kg');
/** Whether the numbers can be the sum of a row. */
const FITS: Readonly<Record<string, (question: Question) => boolean>> = {
  only: ({ rest }) => rest === 0,
  goldAndCurrency: ({ list, rest, text }) =>
    rest === 0 &&
    list.length <= 2 &&
    list.filter(isOfGold).length < 2 &&
    (list.some(isOfGold)
      ? list.length === 2
      : list.length === 1 &&
        /\b(?:flat|same|unchanged|not (?:move|change)|stays?|stands still|nothing)\b/.test(text)),
  paired: question => question.all.length === 2 * purchasesOf(question).length,
  filled: question => fillOf(question) !== undefined && purchasesOf(question).length > 1,
  aRow: ({ list }) => list.length > 2,
  started: ({ values: { start = 0 }, text }) => start > 0 || !/\bema\b|expon/.test(text),
  apart: ({ list, values: { amount }, sources: { risk } }) =>
    (list.length > 1 || amount !== undefined) && !list.includes(risk!),
  joined: question =>
    chainOf(question) !== undefined &&
    !/\b(?:per|each|a|both) (?:side|way|leg)s?\b|triple|threefold|three times/.test(question.text),
  twoOfAKind: ({ list: [one, other, ...more], text }) =>
    more.length === 0 &&
    one?.unit === other?.unit &&
    (/^(?:oz|btc|g|kg|sat|lot)$/.test(one?.unit ?? '') || /(?:percent|%) (?:is|are) \D{0,3}\d/.test(text)) &&
    !/went|fell|rose|drop/.test(text),
  lower: ({ values: { drawdown, until, to = until ?? 0, equity, from = equity ?? 0 } }) =>
    drawdown !== undefined || to < from,
  // A size is what a contract covers, or it is known.
  ofContract: ({ values: { size, spread, feeRate }, text }) =>
    !/\bpremium\b|\bdealer\b/.test(text) &&
    (size === undefined || (/contracts?\b|\blots?\b/.test(text) && (spread ?? feeRate) === undefined)),
  weighed: isOfUnit('oz', 'g', 'kg', 'tola'),
  ofCoins: isOfUnit('btc', 'sat'),
  dear: question => isOfRatio(question) || question.values.gold! > 5 * question.values.silver!,
  alike: ({ sources: { mean, deviation } }) => mean!.unit === deviation!.unit,
  measured: ({ values: { win, loss, amount, stop = 0 }, sources, text }) =>
    !/expectanc\w*(?: of| is| was|:)? ?[-−+]?\d/.test(text) &&
    (win === undefined || (loss ?? amount ?? stop) > 0 || sources.win?.unit === 'r' || win <= 20) &&
    !(stop > 0.9 * win! && stop < 1.1 * win!),
  different: ({ values: { notional, equity, amount, entry } }) => (notional ?? equity ?? amount) !== entry,
  large: ({ values: { equity = 0 } }) => equity >= 50,
  near: ({ values: { from = 0, to = 0 } }) => to < 50 * from,
  counted: ({ values: { count = 0 } }) => Number.isInteger(count) && count > 0 && count <= 100,
  losing: ({ text, sources }) =>
    LOSING.test(text) && ['loss', 'trade'].includes(sources.count!.unit) && sources.count!.value > 1,
  growing: ({ values: { count = 0 }, text, sources }) =>
    !SAVING.test(text) &&
    !LOSING.test(text) &&
    !/\b(?:fees?|commission)\b/.test(text) &&
    sources.count!.unit !== '' &&
    count >= 2,
  ofCosts: ({ values: { trades, spread, feeRate, size, lots, entry, notional }, sources, text }) =>
    !/^(?:k?g|tola|baht)$/.test(sources.size?.unit ?? '') &&
    (trades !== undefined ||
      !/break ?even|profit|\bs(?:top|l)\b|\blost\b|\bloss\b|\bmade?\b|\bgain|wanted|favou?r|back where|at zero|price (?:must|ha[sd]|need)|must (?:the )?price/.test(
        text,
      )) &&
    (spread === undefined || (size ?? lots) !== undefined) &&
    (feeRate === undefined || (entry ?? notional) !== undefined || IN_FULL.test(text)),
  leveraged: ({ values: { initial, leverage = 100 / (initial ?? 100), entry }, text }) =>
    leverage > 1 &&
    !/what.*\bmy entry/.test(text) &&
    (entry !== undefined || /how (?:far|much|many|big)|percent|%|what move/.test(text)),
  unplaced: question =>
    question.rest === 0 &&
    (question.values.stop === undefined || question.values.reward !== undefined || isAway('stop', question)),
  worked: ({ values: { move, lots = 1 }, text }) =>
    move !== undefined || (lots !== 1 && !/gain|loss|lose|profit|stop/.test(text)),
};

/** A row of the table as a sum. */
function ofRow(row: string): Sum {
  const [about = '', asks = '', takes = '', steps = '', says = '', because] = row
    .split(/ \|(?= )/)
    .map(part => part.trim());
  const [passage = '', tool] = about.split(' @');
  const [asked = '', askedFor] = asks.split(' ?? ');
  const [, roles = '', list = '', fits = ''] = /^(.*?)(?: ?# (\w+))?(?: :? ?(only|(?<=: )\w+))?$/.exec(
    takes,
  )!;
  return {
    passage,
    ...(tool && { tool }),
    asks: new RegExp(asked),
    ...(askedFor && { asksFor: new RegExp(askedFor) }),
    roles,
    ...(list && { row: LISTS[list]! }),
    ...(fits && { fits: FITS[fits]! }),
    steps,
    says,
    ...(because && { because }),
  };
}

/** The rows of a table, each from its passage on; after a `|` that ends a line nothing stands before the next. */
export const rowsOf = (table: string) =>
  joined(table)
    .split(/\n(?=(?:beginner|intermediate|expert|glossary)\/)/)
    .map(row => ofRow(row.replaceAll('\n', ' ')));
