import type { Quantity } from './quantities.ts';
import { IN_FULL, isAway, purchasesOf, type Question } from './values.ts';
import { isOfWeight } from './weights.ts';

const LISTED =
  /^[\s,;/+&$€£>→-]*(?:(?:and|then|to|at|is|was|it|has|have|come|came|been|returned|recovered|my|the|a|down|up|back|now|today|currently|finally|later|peak|high|low|top|bottom|stands|falls?|fell|rises?|rose|went|drop(?:s|ped)?|climb(?:s|ed)?|again|recovers?)\b[\s,$€£]*)*$/;
/** The longest row of plain numbers: "10k to 14k, then 9.8k". */
function longestRow(all: readonly Quantity[]): readonly Quantity[] {
  const rows: Quantity[][] = [[]];
  for (const each of all) {
    const isPlain = each.unit === '' && each.value > 0;
    if (!isPlain || !LISTED.test(each.before)) rows.push([]);
    if (isPlain) rows.at(-1)!.push(each);
  }
  return rows.sort((one, other) => other.length - one.length)[0]!;
}
/** Shares of an account, or else sums of money. */
function risksAmong(all: readonly Quantity[]): readonly Quantity[] {
  const percents = all.filter(({ unit }) => unit === '%');
  return percents.length > 0 ? percents : all.filter(({ currency }) => currency !== '');
}

/** What a kind of sum takes as a list. */
export const LISTS: Readonly<Record<string, (all: readonly Quantity[]) => readonly Quantity[]>> = {
  none: () => [],
  all: all => all,
  row: longestRow,
  risks: risksAmong,
};

const LOSING = /\b(?:los(?:es?|s|t|ing|ses|ers?)|gone|loos(?:e|ing)|down|fall|drop|minus)\b/;
const SAVING =
  /\b(?:sav(?:e|ing)|put(?:ting)? (?:away|aside|in|by)|set(?:ting)? aside|add(?:ing)?|invest) [^.?!]*(?:every|each|per|a) (?:month|week|year)/;
/** How much one of each is, is a question for the lessons. */
const isOfUnit =
  (...units: string[]) =>
  ({ sources: { size } }: Question) =>
    units.includes(size!.unit) && (size!.value !== 1 || size!.unit === 'kg');

/** Whether the numbers can be a sum of a kind. */
export const CONDITIONS: Readonly<Record<string, (question: Question) => boolean>> = {
  always: () => true,
  only: ({ rest }) => rest === 0,
  paired: question => question.all.length === 2 * purchasesOf(question).length,
  listed: ({ list }) => list.length > 0,
  aRow: ({ list }) => list.length > 2,
  lower: ({ values: { drawdown, until, to = until ?? 0, equity, from = equity ?? 0 } }) =>
    drawdown !== undefined || to < from,
  // A size is what a contract covers, or it is known.
  ofContract: ({ values: { size, spread, feeRate }, text }) =>
    size === undefined || (/contracts?\b|\blots?\b/.test(text) && (spread ?? feeRate) === undefined),
  ofWeight: isOfWeight,
  weighed: isOfUnit('oz', 'g', 'kg', 'tola'),
  ofCoins: isOfUnit('btc', 'sat'),
  alike: ({ sources: { mean, deviation } }) => mean!.unit === deviation!.unit,
  measured: ({ values: { win, loss, amount, stop = 0 }, sources, text }) =>
    !/expectanc\w*(?: of| is| was|:)? ?[-−+]?\d/.test(text) &&
    (win === undefined || (loss ?? amount ?? stop) > 0 || sources.win?.unit === 'r' || win <= 20),
  different: ({ values: { notional, equity, amount, entry } }) => (notional ?? equity ?? amount) !== entry,
  large: ({ values: { equity = 0 } }) => equity >= 50,
  counted: ({ values: { count = 0 } }) => Number.isInteger(count) && count > 0 && count <= 100,
  losing: ({ text, sources: { count } }) =>
    LOSING.test(text) && ['loss', 'trade'].includes(count!.unit) && count!.value > 1,
  growing: ({ values: { count = 0 }, text, sources }) =>
    !SAVING.test(text) &&
    !LOSING.test(text) &&
    !/\b(?:fees?|commission)\b/.test(text) &&
    sources.count!.unit !== '' &&
    count >= 2,
  ofCosts: ({ values: { trades, spread, feeRate, size, lots, entry, notional }, sources, text }) =>
    !/^(?:k?g|tola)$/.test(sources.size?.unit ?? '') &&
    (trades !== undefined ||
      !/break ?even|profit|\bs(?:top|l)\b|\blost\b|\bloss\b|\bmade?\b|\bgain|wanted|favou?r|back where|at zero|price (?:must|ha[sd]|need)|must (?:the )?price/.test(
        text,
      )) &&
    (spread === undefined || (size ?? lots) !== undefined) &&
    (feeRate === undefined || (entry ?? notional) !== undefined || IN_FULL.test(text)),
  leveraged: ({ values: { initial, leverage = 100 / (initial ?? 100), entry }, text }) =>
    leverage > 1 && (entry !== undefined || /how (?:far|much|many|big)|percent|%|what move/.test(text)),
  unplaced: question =>
    question.rest === 0 &&
    (question.values.stop === undefined || question.values.reward !== undefined || isAway('stop', question)),
  worked: ({ values: { move, lots = 1 }, text }) =>
    move !== undefined || (lots !== 1 && !/gain|loss|lose|profit|stop/.test(text)),
};
