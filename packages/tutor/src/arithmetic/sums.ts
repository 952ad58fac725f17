import {
  IN_FULL,
  chainOf,
  fillOf,
  isAway,
  isOfGold,
  purchasesOf,
  rowOf,
  type Formula,
  type Question,
} from './formulas.ts';
import { FOREIGN, joined, type Quantity } from './quantities.ts';

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
  /** The roles it needs, "size|lots" for one of them, and in brackets those it includes where they are given. */
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

const LOSING = /\b(?:los(?:e|s|t|ing|ses|ers?)|loos(?:e|ing)|down|fall|drop|minus)\b/;
const COSTS = 'spread feeRate fee';

const isPerGram = ({ sources: { spot } }: Question) =>
  spot?.per
    ? spot.per.startsWith('g')
    : /\b(?:the|a|one|per|each) gram\b(?:(?!ounce|oz)[^,;.])*$|\bgram\w* (?:\w+ )?$/.test(spot?.before ?? '');
const FROM_WHAT_IS_LEFT =
  'The gain is counted from what is left, and that is less than what it was before the loss.';
/** Whether a price is that of an ounce or a gram: in another currency it must be said, and "75,000 a tola" or "per 10 grams" is neither; below 30 without a currency is no price. */
const isPriceOfWeight = (text: string, { currency, value, per, after }: Quantity) =>
  (['', '$'].includes(currency) ||
    /^(?:g|gram|oz|ounce)$/.test(per) ||
    /\b(?:ounces?|oz|gram)\b/.test(text)) &&
  (currency !== '' || value >= 30) &&
  !/^[^#]{0,12}\b(?:each|apiece|(?:per|an?|one|the) (?:tola|kilo)|(?:per|for|an?) #)/.test(after);
/** The first that is known, in the other currency. */
const inOther =
  (...names: string[]): Formula =>
  ({ sources: { spot } }) => {
    const isInDollars = ['', '$'].includes(spot?.currency ?? '');
    const [rate, perDollar] = isInDollars ? ['÷ rate', '× perDollar'] : ['× rate', '÷ perDollar'];
    return names.flatMap(name => [`${name} ${rate}`, `${name} ${perDollar}`]).join(' or ');
  };
const isAtPrice = (each?: Quantity) => /(?:\bat|@)\s*\$?\s*$/.test(each?.before ?? '');
const isOfRatio = ({ sources: { silver } }: Question) => /ratio\D*$/.test(silver?.before ?? '');
const SAVING =
  /\b(?:sav(?:e|ing)|put(?:ting)? (?:away|aside|in|by)|set(?:ting)? aside|add(?:ing)?|invest) [^.?!]*(?:every|each|per|a) (?:month|week|year)/;
const COMBINED = '√(one × one + other × other + 2 × correlation × one × other)';
const percentsOf = (all: readonly Quantity[]) => all.filter(({ unit }) => unit === '%');
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
    size === undefined || (/contracts?\b|\blots?\b/.test(text) && (spread ?? feeRate) === undefined),
  toGrams: isOfUnit('oz', 'kg', 'tola'),
  toOunces: isOfUnit('g', 'kg', 'tola'),
  toSatoshi: isOfUnit('btc'),
  toBitcoin: isOfUnit('sat'),
  dear: question => !isOfRatio(question) && question.values.gold! > 5 * question.values.silver!,
  ofRatio: isOfRatio,
  alike: ({ sources: { mean, deviation } }) => mean!.unit === deviation!.unit,
  measured: ({ values: { win, loss, amount, stop = 0 }, sources }) =>
    (win === undefined || (loss ?? amount ?? stop) > 0 || sources.win?.unit === 'r' || win <= 20) &&
    !(stop > 0.9 * win! && stop < 1.1 * win!),
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
  ofCosts: ({ values: { trades, spread, feeRate, size, lots, entry, notional }, text }) =>
    (trades !== undefined ||
      !/break ?even|profit|\bs(?:top|l)\b|\blost\b|\bmade?\b|\bgain|wanted|favou?r|back where|at zero|price (?:must|ha[sd]|need)|must (?:the )?price/.test(
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

const SOLD = String.raw`\b(?:sold|sell|wrote|write|short)\b`;
/** The rows of a table, each from its passage on; after a `|` that ends a line nothing stands before the next. */
const rowsOf = (table: string) =>
  joined(table)
    .split(/\n(?=(?:beginner|intermediate|expert|glossary)\/)/)
    .map(row => ofRow(row.replaceAll('\n', ' ')));
/** Those that are formulas and no more: passage @calculator | question ?? what it says where the one missing number is asked for | roles # what it takes as a list : a condition, or `only` where no number may be left over | steps, each with the words for which it is computed | result | why it is so. */
const TABLE = String.raw`
  intermediate/5/losing-streaks
    | longest|(?:how long|worst).*(?:streak|run|row)|how many.*(?:winners|wins|losers|losses)
    | winRate trades
    | winners = winRate × trades; losers = trades − winners; streak = ln(losers) ÷ (0 − ln(1 − winRate))
    | About {winners} winners and {losers} losers; the longest run of losses to expect is about {streak}
  glossary/volatility
    | ^(?!.*(?:annual|yearly) (?:vol|dev|sigma))(?=.*(?:vol|deviation|sigma))(?=.*da(?:il)?y).*(?:annual|
      a year|per year|yearly|square root)
    | volatility
    | %gold = volatility × √252; %bitcoin = volatility × √365
    | Volatility of a year: {gold} for gold, which trades on 252 days; {bitcoin} for bitcoin, on 365
  glossary/real-yield
    | real (?:yield|rate|return|interest)|opportunity
    | nominal inflation [equity]
    | %real = nominal − inflation; %exactly = (1 + nominal) ÷ (1 + inflation) − 1;
      $forgone = equity × nominal; $inRealTerms = equity × real
    | Real yield: {real} by subtraction, {exactly} by division[; what {equity} would have earned: {forgone} a
      year, {inRealTerms} in real terms]
  beginner/5/bid-ask-spread
    | spread|cost|pay
    | bid ask [size lots]
    | $spread = ask − bid; $cost = units × spread; %share = spread ÷ ask
    | Spread: {spread}, {share} of the price[; on this size {cost}]
  beginner/2/leverage-and-margin-calls
    | leverag|times my (?:account|money)|(?:far|much|percent|%|what).*(?:price|market|move|fall|drop|
      against).*(?:account|money|equity|capital)
    | lots|size|notional equity|deposit [entry drawdown]
    | leverage = value ÷ deposit or value ÷ equity; %wipedOut = deposit ÷ value if wipe|gone|lose|take;
      %lossOfAccount = leverage × fallOfPrice; %fallThatTakesIt = lossOfAccountAsked ÷ leverage;
      $move = deposit ÷ units if wipe|gone|move|lose
    | Leverage: {leverage} to 1[; a fall of {drawdown} takes {lossOfAccount} of the account][; a move of
      {fallThatTakesIt} against it takes {drawdown} of the account][; a move of {wipedOut} takes the margin][,
      of {move} in the price]
  beginner/5/lots-pips-satoshis
    | ^(?!.*(?:\bpips?\b|points?\b|move|margin|leverag|fee|profit|los[es]|risk|stop|spread|swap|
      funding)).*(?:worth|value|in (?:dollars|usd|money|euros?)|how much (?:is|dollar|euro|usd)|percent|%)
    | size|lots entry [equity]
    | $value = units × entry; %share = value ÷ equity
    | Value: {value}[, {share} of {equity}]
  beginner/2/counting-in-r
    | \bin r\b|how many r\b|r[- ]multiple|\bmultiple of|what r\b|\br (?:is|was|did|have)\b|times (?:my|
      the) risk
    | entry exit stop [spread]
    | inR = (move[ − spread]) ÷ stopDistance
    | Result: {inR} R
  beginner/5/cost-of-trading-often
    | (?:share|part|portion|fraction|percent|per cent|%|how much) (?:of|in) (?:my |the |a |1 ?)?(?:risk|stop|
      r\b)|in (?:terms of )?r\b|eat|of my risk|of the stop|(?:risk|\dr\b).*(?:percent|%)
    | spread|fee stop|amount|risk [size lots spread fee entry equity]
    | %share = costs ÷ risked or costs ÷ ([units × ]stopDistance)
    | The costs are {share} of the risk
  beginner/2/margin-level
    | margin level|free margin|stop[- ]?out|margin.*at what (?:equity|balance)
    | equity|level|stopOut deposit [stopOut]
    | %marginLevel = equity ÷ deposit; $free = equity − deposit; $now = level × deposit;
      $closedAt = stopOut × deposit; $toLose = equity − closedAt or now − closedAt
    | [Margin level: {marginLevel}, free margin {free}][At a level of {level} equity is {now}][ Closed at an
      equity of {closedAt}][, {toLose} below]
  glossary/drawdown
    | calmar|\bmar ratio
    | growth drawdown
    | ratio = growth ÷ drawdown
    | Calmar ratio, the yearly return over the maximum drawdown: {ratio}
  glossary/fibonacci-retracement
    | retrac|fib
    | high low level
    | $price = high − level × (high − low)
    | Retracement of a rise: {price}
  glossary/pivot-points
    | pivot
    | high low close
    | $pivot = (high + low + close) ÷ 3; $resistance = 2 × pivot − low; $support = 2 × pivot − high
    | Pivot: {pivot}, first resistance {resistance}, first support {support}
  intermediate/2/atr | percent|% | atr entry | %share = atr ÷ entry | The ATR is {share} of the price
  intermediate/2/rsi-step-by-step
    | \brsi\b
    | win loss
    | rs = win ÷ loss; rsi = 100 − 100 ÷ (1 + rs)
    | RSI: {rsi}
  beginner/5/pip-value
    | (?:how (?:far|much|many)|what).*(?:move|rise|fall|go|points)
    | amount|result size|lots only
    | $move = result ÷ units or amount ÷ units
    | A move of {move}
  glossary/leverage
    | position|control|how many (?:oz|ounces|coins)|buying power|exposure|how (?:big|much)|size
    | leverage deposit|equity [entry] only
    | $position = deposit × leverage or equity × leverage; #units = position ÷ entry
    | A position of {position}[, {units}]
  beginner/2/risk-per-trade
    | percent|%|share|fraction|part of
    | amount equity only
    |
    | {riskShare} of {equity}
  beginner/1/reading-the-quotes
    | percent|%|how far
    | entry exit|target|stop only
    | $away = exit − entry or target − entry or stop − entry; %change = away ÷ entry
    | A change of {change}, {away}
  beginner/2/risk-per-trade
    | lose|loss|risk|cost|\bhits?\b
    | size|lots stop|atr [entry multiple spread feeRate fee equity size lots]
    | $loss = units × stopDistance[ + costs]; %share = loss ÷ equity
    | Loss at the stop: {loss}[, with costs of {costs}][, {share} of the account]
  glossary/compounding
    | how (?:many|long)|when|after
    | growth [equity from until to] only
    | doubled = 2 if doubl|duplicat|twice;
      times = doubled or to ÷ from or to ÷ equity or until ÷ equity or until ÷ from;
      periods = ln(times) ÷ ln(1 + growth)
    | {times} times as much after {periods} periods
  glossary/compounding
    | ^(?=.*(?:year|month)).*(?:cagr|grow|compound)
    | from|equity to|until count only
    | %growth = (to ÷ from) ^ (1 ÷ count) − 1 or (to ÷ equity) ^ (1 ÷ count) − 1
    | Growth in each period, compounded: {growth}
  glossary/compounding
    | ${SAVING.source}
    | count growth equity
    | $end = equity × ((1 + growth) ^ periods − 1) ÷ growth; $paidIn = equity × periods
    | {periods} payments of {equity} at the end of each period become {end}, {paidIn} of it paid in
  expert/4/options
    | \d call\b|\bcalls\b|\bcall (?:option|with|strike)|\b(?:gold|btc|bitcoin|an?|one|long) call\b
    | strike premium [exit size lots]
    | $result = atExpiry − premium if ^(?!.*${SOLD}); $sold = premium − atExpiry if ${SOLD};
      $inAll = units × result or units × sold; $breakEven = strike + premium
    | [Result at expiry: {result}; ][Result at expiry: {sold}; ][in all {inAll}; ]break-even at {breakEven}
  expert/4/options
    | \d put\b|\bputs\b|\bput (?:option|with|strike)|\b(?:gold|btc|bitcoin|an?|one|long) put\b
    | strike premium [exit size lots]
    | $result = atExpiry − premium if ^(?!.*${SOLD}); $sold = premium − atExpiry if ${SOLD};
      $inAll = units × result or units × sold; $breakEven = strike − premium
    | [Result at expiry: {result}; ][Result at expiry: {sold}; ][in all {inAll}; ]break-even at {breakEven}
  beginner/5/slippage
    | slip|cost|worse|lost|lose|difference
    | wanted filled [size lots]
    | $slippage = filled − wanted; $cost = units × slippage; %share = slippage ÷ wanted
    | Slippage: {slippage}, {share} of the price[, {cost} on this size]
  glossary/value-at-risk
    | \bvar\b|value at risk
    | volatility [confidence equity days]
    | deviations = 1.645 if ^(?!.*\b99); farther = 2.326 if \b99;
      %atRisk = deviations × volatility[ × √days] or farther × volatility[ × √days];
      $inMoney = equity × atRisk
    | Value at risk: {atRisk}[, {inMoney}], if returns are normally distributed
  intermediate/4/issuance
    | stock[- ]?to[- ]?flow|\bs2f\b
    | stock flow
    | ratio = stock ÷ flow; %growth = flow ÷ stock
    | Stock to flow: {ratio}, a growth of {growth} a year
  beginner/1/reading-the-quotes
    | \b(?:in|into|to|many|much) (?:us )?(?:dollars?|usd)
    | rate|perDollar notional|equity|spot|amount [size] only
    | $amountAsked = weight × spot or spot or notional or equity or amount;
      $$converted = amountAsked × rate or amountAsked ÷ perDollar
    | In dollars: {converted}
  beginner/1/reading-the-quotes
    | \b(?:in|into|to|many) ${FOREIGN}
    | rate|perDollar notional|equity|spot|amount [size] only
    | $amountAsked = weight × spot or spot or notional or equity or amount;
      ¤converted = amountAsked ÷ rate or amountAsked × perDollar; ¤kilo = converted × kiloInOunces if kilo
    | {converted}[, {kilo} a kilo]
`;

/** Rows of the same kind that come before all others: what they ask for has its own name. */
const NAMED = String.raw`
  glossary/spread-betting
    | point
    | perPoint entry|move [exit move lots] only
    | $net = move × perPoint[ × lots]
    | Profit: {net}
  beginner/5/commission-and-swap
    | break ?-?even(?! (?:win|rate|hit))(?!.*win rate)|\bno (?:profit|gain|loss)\W+(?:and |or )?no|n(?:either|
      ot) (?:win|gain|profit|los)\w* \w*or|lose nothing|(?:no|without(?: an?)?|zero) loss\b|\b(?:am i|i am|
      i.m|be) flat\b|get (?:out )?(?:even|flat)|cover (?:the |my )?(?:fees|costs|spread)|zero (?:profit|out)|
      \bat (?:zero|even)|(?<!b(?:ought|uy) )back (?:where|at|to)|from (?:what|which) price
    | entry|notional feeRate|fee|spread [spread feeRate fee size lots]
    | %priceMove = (1 + sideFee) ÷ (1 − sideFee) − 1; $inMoney = notional × priceMove;
      $price = (entry × (1 ± sideFee)[ ± spread]) ÷ (1 ∓ sideFee) or entry ± costs[ ÷ units]
    | Break-even[ price: {price}][, a move of {priceMove}][, {inMoney}]
    | The fee is paid on the way in and once more on the way out.
  glossary/statistical-significance
    | (?:look|appear|seem|show|expect|by (?:luck|chance)|false|signific|how many|pass)
    | tests significance only
    | byLuck = tests × significance; %atLeastOne = 1 − (1 − significance) ^ tests
    | By luck alone {byLuck} of {tests} are expected; the chance of at least one is {atLeastOne}
    | A test at 5 % lets one in twenty pass that has no effect; among many tests some pass for certain.
  expert/3/var-and-targeting
    | ^(?=.*(?:target|aim|budget))(?=.*(?:vol\b|volatil|sigma))
    | aim assetVolatility [equity]
    | share = aim ÷ assetVolatility; $notional = equity × share;
      $bitcoinDay = equity × aim ÷ √365 if btc|bitcoin|crypto|365;
      $day = equity × aim ÷ √252 if ^(?!.*(?:btc|bitcoin|crypto|365))
    | Notional: [{notional}, ]{share} times the capital[; one sigma of a day: {day}, with 252 days a year][;
      one sigma of a day: {bitcoinDay}, with 365 days a year]
  glossary/xau-usd
    | ^(?=.*(?:gold|ounce|\boz\b|xau|bitcoin|btc|price))
    | perDollar rateNow [spot from to growth drawdown] only
    | ¤before = spot × perDollar or from × perDollar or to × perDollar; ¤now = spot × rateNow or to ×
      rateNow or before × (1 + growth) × rateNow ÷ perDollar or before × (1 − drawdown) × rateNow ÷
      perDollar or before × rateNow ÷ perDollar; %change = (now − before) ÷ before or (1 + growth) × rateNow ÷
      perDollar − 1 or (1 − drawdown) × rateNow ÷ perDollar − 1 or rateNow ÷ perDollar − 1
    | In the other currency: a change of {change}[, from {before} to {now}]
    | Gold is quoted in dollars: what the dollar gains, gold gains in the other currency, even at the same
      price in dollars.
  expert/3/kelly
    | \bkelly\b
    | winRate reward|win [loss equity]
    | %kelly = winRate − (1 − winRate) × lost ÷ won; %half = kelly ÷ 2; %third = kelly ÷ 3 if third;
      %quarter = kelly ÷ 4 if quarter; $inMoney = equity × kelly; $halfInMoney = equity × half;
      %growth = winRate × ln(1 + kelly × won ÷ lost) + (1 − winRate) × ln(1 − kelly) if grow;
      %halfGrowth = winRate × ln(1 + half × won ÷ lost) + (1 − winRate) × ln(1 − half) if grow
    | Kelly share: {kelly}[, {inMoney}], half of it {half}[, {halfInMoney}][, a third {third}][, a quarter
      {quarter}][; growth a bet {growth} at the whole, {halfGrowth} at half]
    | The true win rate is never known, and above the full share growth falls while the swings rise: half of
      it gives up little growth for much less swing.
  glossary/futures-contract
    | theoretic|fair|future|forward
    | spot carry days [storage]
    | $future = spot × (1 + (carry[ + storage]) × years)
    | Theoretical future: {future}, with simple interest
  expert/4/perpetuals
    | basis|contango|backwardation|annuali[sz]|future.*(?:over|above|below|percent|%)|carry
    | spot future [days]
    | $basis = future − spot; %share = basis ÷ spot; %aYear = share ÷ years
    | Basis: {basis}, {share}[, {aYear} a year]
  beginner/2/counting-in-r
    | \bin r\b|how many r\b|r[- ]multiple|what r\b|\d ?r\b.*(?:dollar|money|euro|how much|\$)|\b1 ?r (?:is|=)
    | amount result [fee]
    | inR = (result[ − fee]) ÷ amount if ^(?!.*\blo(?:st|ss|se)\b);
      lost = (0 − result[ − fee]) ÷ amount if \blo(?:st|ss|se)\b
    | Result: [{inR}][{lost}] R
  glossary/profit-factor
    | profit factor
    | win loss [winRate trades] only
    | factor = winRate × win ÷ ((1 − winRate) × loss) or win ÷ loss;
      ~expectancy = winRate × win − (1 − winRate) × loss or (win − loss) ÷ trades
    | Profit factor: {factor}[; expectancy {expectancy} a trade]
  expert/4/options
    | straddle
    | straddled premium [putPaid exit] only
    | $paid = premium + putPaid or premium; $lower = straddled − paid; $upper = straddled + paid;
      $result = √((exit − straddled) ^ 2) − paid
    | Break-even at {lower} and {upper}; the most a buyer can lose is the premium of {paid}[; result at
      expiry: {result}]
  glossary/premium-over-spot
    | ^(?=.*(?:spot|premium|dealer|shop|coin|bar\b)).*(?:even|back|rise|go up|gain|lose|sell|buy)
    | above below [spot] only
    | %rise = (1 + above) ÷ (1 − below) − 1; $price = spot × (1 + rise); %lost = 1 − (1 − below) ÷ (1 + above)
    | To be even the price must rise by {rise}[, to {price}]; sold at once, {lost} is lost
  beginner/2/reward-and-recovery
    | ^(?!.*(?:against the (?:us )?dollar|\beach|every|\bper\b|need|recover|calmar|(?:what|which|
      how much) (?:percent\w* |% )?gain\b(?! in))).*(?:back|left|then|after|net\b|where|even|total|what|zero|
      have|same|overall|how much)
    | drawdown growth [equity]
    | %left = (1 − drawdown) × (1 + growth); %change = left − 1; $account = equity × left
    | Together {left} of the start[, {account}], a change of {change}: the order does not matter
    | The second change is counted from what the first one left.
  beginner/2/position-size
    | ^(?=.*\b(?:stop|sl)\b).*(?:where|how|distance|what|which)
    | size|lots amount|risk [equity entry stop amount] only
    | $distance = risked ÷ units; $price = entry ∓ distance; $atStop = units × stopDistance
    | The stop may stand {distance} away[, at {price}][; at a distance of {stop} the loss is {atStop}]
  beginner/2/leverage-and-margin-calls
    | ^(?=.*(?:leverag|\blev\b|margin|\dx\b)).*(?:profit|costs?\b|share|lose|loss|lost|gain|win|make|made|
      earn|left|gone|takes?\b|fall|drop)
    | leverage drawdown|growth [deposit equity entry] only
    | %lossOfMargin = leverage × fallOfPrice; %gainOfMargin = leverage × growth; $money = deposit ×
      lossOfMargin or equity × lossOfMargin or deposit × gainOfMargin or equity × gainOfMargin;
      $left = deposit − money or equity − money if drop|fall|fell|down|lose|loss|against|minus|dump;
      %gone = 1 ÷ leverage; %fallThatTakesIt = lossOfAccountAsked ÷ leverage
    | [A loss of {lossOfMargin} of the margin][A gain of {gainOfMargin} of the margin][A move of
      {fallThatTakesIt} against it takes {drawdown} of the margin][, {money}][, {left} left]; all of it is
      gone at a move of {gone} against the position
    | The position is larger than the margin, so the margin feels a move as many times over.
  beginner/2/counting-in-r
    | ^(?=.*\d ?r\b)(?!.*(?:win ?rate|hit ?rate|%|expect)).*(?:how much|money|dollars|euros|what|\?)
    | amount reward only
    | $money = amount × reward
    | {reward} R, at a risk of {amount}: {money}
  expert/3/drawdown-and-ruin
    | how (?:many|long)
    | amount|loss equity drawdown|until only
    | $each = amount or loss; $allowed = equity × drawdown or equity − until; losses = allowed ÷ each
    | {losses} losses of {each} take {allowed}
  glossary/drawdown
    | ^(?=.*\b(?:ma[dk]e|profit|gain|earn|w[io]n|los[et]|loss))(?!.*(?:back|recover|need|
      guarant)).*(?:percent|per cent|%)
    | result deposit|equity only
    | %share = result ÷ deposit or result ÷ equity
    | That is {share}
  expert/3/heat
    | ^(?=.*(?:open|at once|same time|together|heat|positions|simultan|\ball\b))(?!.*(?:fees?\b|commission|
      cost)).*(?:risk|heat|lose|gone)
    | trades risk [equity]
    | %inAll = trades × risk; $money = equity × inAll
    | Open risk: {inAll}[, {money}], if all stops are hit together
  intermediate/5/break-even-win-rate
    | ^(?!.*(?:leverag|margin|recover|get back|drawdown|profit factor|expect)).*(?:(?:win ?rate|hit ?rate|
      how often|how many|percent|%|wins?).*(?:need|must|be right|break ?-?even|even|profit|lose)|
      break ?-?even.*(?:win|rate|%|percent|how often))
    | reward|win [loss cost trades]
    | ratio = reward or win ÷ loss; %breakEven = lost ÷ (won + lost);
      %withCosts = (lost + cost) ÷ (won + lost); wins = breakEven × trades
    | Reward to risk: {ratio} to 1; break-even win rate: {breakEven}[, {withCosts} with costs of {cost}][,
      {wins} of {trades} trades]
  beginner/5/cost-of-trading-often
    | left|after|net\b|profit|make|have
    | notional feeRate [growth exit] only
    | $flat = notional if same price|(?:n.t|not) (?:move|change)|flat;
      $sale = notional × (1 + growth) or exit or flat; $fees = sideFee × (notional + sale);
      $left = sale − fees
    | After fees of {fees} {left} is left
  beginner/5/lots-pips-satoshis
    | ^(?!.*(?:margin|leverag|fee|los[es]|risk|stop|spread|lots?\b|premium|below|away|wrong|
      move)).*(?:how (?:many|much) (?:of (?:an?|one) )?(?:btc|bitcoins?|coins?|gold|ounces?|oz|sat\w*|shares|
      eth)\b|(?:do|would|can|could|will) i (?:get|own)\b|what (?:fraction|part|share))
    | notional|equity|amount entry [exit]
    | #holding = notional ÷ entry or equity ÷ entry or amount ÷ entry;
      satoshi = holding × 100000000 if ^(?!.*(?:gold|ounce|\boz\b)).*(?:btc|bitcoin|coin|sat);
      $worth = holding × exit
    | That is {holding}[, {satoshi} satoshi][, worth {worth} at {exit}]
  beginner/5/commission-and-swap
    | swap|overnight|financing|rollover
    | swap|swapRate days [lots size notional entry]
    | $perLot = swap × lots if \b(?:an?|per|each|every) (?:full |standard )?lot\b;
      $aNight = perLot or swap or value × swapRate ÷ 365; $total = aNight × charges
    | Swap: {total} for {nights} nights[, {tripleNights} of them charged three times]
    | One night carries the interest of the weekend, because a trade settles two working days later.
  intermediate/5/sample-size
    | t[- ]?(?:stat|test|value)|signific|distinguish|differ|from zero|luck|standard error
    | trades mean deviation
    | ~error = deviation ÷ √trades; t = mean ÷ error
    | t = {t}, with a standard error of {error}: below about 2 the mean cannot be told from zero, if the
      trades are independent
`;

/** The kinds of sums; of those that are asked and have their numbers, the first that leaves the fewest over. */
export const sums: readonly Sum[] = [
  ...rowsOf(NAMED),
  // Many trades.

  ...rowsOf(String.raw`
    intermediate/5/losing-streaks
      | \b(?:probab|chance|likel|odds)
      | count winRate [trades] : counted
      | %allLose = (1 − winRate) ^ count;
        runs = allLose × (1 + (trades − count) × winRate) if how (?:often|many)
      | Chance of {count} losses in a row: {allLose}[; of at least one such run in {trades} trades, counted
        trade by trade: {chance}][; runs to expect: {runs}]
    intermediate/5/expectancy @expectancy
      | profitab|expect|average|avg|per trade|worth|after|over|break ?even|make|lose money|maths?|add up|
        check|ahead|edge|earn|left|gain|up or down|total|net\b|result|outcome|prove|in all|come out|each|how|
        what|\?
      | winRate win|reward [loss cost trades risk amount stop] : measured
      | ~expectancy = winRate × won − (1 − winRate) × lost[ − cost]; ~total = expectancy × trades;
        %inAll = expectancy × trades × risk; $totalInMoney = moneyOfR × trades;
        ~deviation = (won + lost) × √(winRate × (1 − winRate)) if standard dev|deviation|volatil|\bsd\b;
        ~deviationOfTotal = deviation × √trades; %breakEven = (lost[ + cost]) ÷ (won + lost);
        profitFactor = (winRate × won) ÷ ((1 − winRate) × lost) if profit factor
      | Expectancy: {expectancy} a trade[, after costs of {cost}][; {total} over {trades} trades][, {inAll} of
        the account at {risk} a trade][, {moneyOfR} a trade at {amount}][ and {totalInMoney} in all][;
        {expectancyInR} R a trade][; the standard deviation is {deviation} a trade][ and {deviationOfTotal}
        over all][; profit factor: {profitFactor}, before costs]; it breaks even at a win rate of {breakEven}
      | What counts is how often times how much: large wins can pay for many small losses, and the other way
        round.
    expert/3/drawdown-and-ruin
      | ^(?!.*(?:probab|chance|likel|odds|\bw[io]n)).*(?:row|consecutive|straight|running|streak|times|twice|
        losses|\brun of|compound|losing)
      | count risk|drawdown [equity] : losing
      | %left = (1 − risk) ^ count or (1 − drawdown) ^ count; $account = equity × left; %gone = 1 − left;
        $lost = equity − account; %gainNeeded = gone ÷ left if gain|recover|back|need;
        %ofTheStart = 1 − count × risk or 1 − count × drawdown if start|original|initial|fixed|compound|why;
        $fixed = equity × ofTheStart
      | After {count} losses in a row {left} is left[, {account}], a drawdown of {gone}[: {lost} gone][, which
        needs a gain of {gainNeeded} to recover][; {ofTheStart}, {fixed}, where each loss is a share of the
        start]
      | Each loss is a share of what is left, so each is a little smaller than the one before.
    glossary/compounding
      | compound|grow|becom|reinvest|in a row|each|every|\bper\b|\ba (?:trade|month|week|day|year)\b|times
      | count growth [equity] : growing
      | %times = (1 + growth) ^ periods; $end = equity × times; %gain = times − 1
      | After {periods} gains of {growth} [{equity} becomes {end}, ]a gain of {gain} in all
    beginner/2/reward-and-recovery @recovery
      | recover|(?:get|come|be|brings?) (?:it |that |you |me )?back|make (?:it |that |up |back)|break ?even|
        back to|(?:what|which|how much|need\w*)\b.*gain|gain.*need|even again|level again|again|reach|climb|
        undo|return to|how much.*\bneed|\bat even
      | drawdown [equity]
      | %left = 1 − drawdown; $account = equity × left; %gainNeeded = drawdown ÷ left
      | A loss of {drawdown}[, to {account},] needs a gain of {gainNeeded} to recover
      | ${FROM_WHAT_IS_LEFT}
    expert/3/drawdown-and-ruin
      | drawdown
      | # plain : aRow
      | %gainNeeded = deepest ÷ (1 − deepest) if gain|back|recover|need
      | Maximum drawdown: {deepest}[, which from its low needs a gain of {gainNeeded} to recover][; from the
        last value a gain of {gainStillNeeded} leads back to the top]
    intermediate/2/averages
      | (?:average|mean) (?:of|for)\b|\btwap\b|\b[se]?ma\b|average.*\bclos|\bclos.*average
      | [start period] # plain : started
      | share = 2 ÷ (period + 1)
      | [Exponential average: {ema}][ Simple average: {sma}]
    expert/3/drawdown-and-ruin
      | how many (?:\w+ ){0,2}(?:loss|losers|losing|trades|times|in a row|bad)|how long
      | risk drawdown|until [equity] : lower
      | %allowed = drawdown or 1 − until ÷ equity or 1 − to ÷ from; exactly = ln(1 − allowed) ÷ ln(1 − risk);
        losses = ⌈exactly⌉; ofTheStart = allowed ÷ risk;
        $oneLoss = equity × risk if how much|money|how many (?:dollars|euros|pounds|rupees);
        %before = 1 − (1 − risk) ^ (losses − 1); %after = 1 − (1 − risk) ^ losses;
        $left = equity × (1 − after)
      | {losses} losses in a row: one fewer is a drawdown of {before}, with the last it is {after}[, {left}
        left]; {ofTheStart} where each is the same sum[; one costs {oneLoss}]
    expert/3/drawdown-and-ruin
      | how many (?:\w+ ){0,2}(?:loss|losers|losing|trades|times|in a row|bad)|how long
      | risk from to : lower
      | %allowed = drawdown or 1 − until ÷ equity or 1 − to ÷ from; exactly = ln(1 − allowed) ÷ ln(1 − risk);
        losses = ⌈exactly⌉; ofTheStart = allowed ÷ risk;
        $oneLoss = equity × risk if how much|money|how many (?:dollars|euros|pounds|rupees);
        %before = 1 − (1 − risk) ^ (losses − 1); %after = 1 − (1 − risk) ^ losses;
        $left = equity × (1 − after)
      | {losses} losses in a row: one fewer is a drawdown of {before}, with the last it is {after}[, {left}
        left]; {ofTheStart} where each is the same sum[; one costs {oneLoss}]
    expert/3/heat
      | ^(?=.*(?:open|together|heat|already|positions|\bon\b)).*(?:room|left|\badd\b|further|more|another|
        still|next)
      | risk [equity amount] # risks : apart
      | $room = equity × risk − used; %share = risk − usedShare
      | [Room for {room}][Room for {share}]
  `),
  {
    passage: 'expert/3/correlation',
    asks: /volatil|\bvol\b|combined|together|portfolio|\brisk|variance/,
    row: all =>
      percentsOf(all).length > 0 ? percentsOf(all) : all.filter(({ currency }) => currency !== ''),
    roles: 'correlation [trades tests]',
    fits: ({ list }) => list.length > 0,
    steps: [
      {
        one: part(0),
        other: part(1),
        '%combined': ({ list }) => (list[0]?.unit ? COMBINED : undefined),
        $inMoney: ({ list }) => (list[0]?.unit ? undefined : COMBINED),
      },
      '%second = (other × other + correlation × one × other) ÷ (combined × combined) if share|how much of|contribut|comes? from|coming|part of; %first = 1 − second',
    ],
    says: '[Together: {combined}][Together: {inMoney}][; of the variance {second} come from the second, {first} from the first]',
    because: 'Risks that do not move together partly cancel each other.',
  },
  ...rowsOf(String.raw`
    glossary/sharpe-ratio
      | sharpe
      | mean deviation [riskFree days trades] : alike
      | sharpe = (mean[ − riskFree]) ÷ deviation; aYear = sharpe × √periodsOfYear;
        error = √((1 + sharpe × sharpe ÷ 2) ÷ days) if error|confiden
      | Sharpe ratio: {sharpe}[, {aYear} a year][; its standard error over {days} periods is about {error}]
    glossary/xau-usd
      | ^(?=.*(?:gold|ounce|bitcoin|btc)).*against the (?:us )?dollar|against the (?:us )?dollar.*(?:gold|
        ounce|bitcoin|btc)
      | # percents : goldAndCurrency
      | %change = (1 + ofGold) ÷ (1 + ofCurrency) − 1 or 1 ÷ (1 + ofCurrency) − 1
      | In that currency: a change of {change}
      | Gold is quoted in dollars: a currency that falls against the dollar buys less of it, even at the same
        price in dollars.
  `),
  // What is traded: its costs, its leverage, its prices.
  {
    passage: 'glossary/karat-and-fineness',
    asks: /gram|\bg\b|kilo|\bkg\b|tola|karat|carat|\d ?k\b|ounce|\boz\b/,
    roles: 'spot [size karat rate perDollar above added]',
    fits: ({ text, sources: { size, spot }, values: { karat } }) =>
      isPriceOfWeight(text, spot!) &&
      /worth|cost|price|how much|what|pay|value|rate|see|come|invoice|\?|\bin (?:euros|pounds|dollars)/.test(
        text,
      ) &&
      (karat !== undefined ||
        /^(?:k?g|tola)$/.test(size?.unit ?? '') ||
        /\bkilo|\btola|\b(?:1|one|an?|per|each|single) ?g(?:ram)?\b/.test(text)),
    steps: [
      { $anOunce: question => (isPerGram(question) ? 'spot × ounceInGrams' : 'spot + added') },
      '$ounce = anOunce or spot',
      {
        $gram: question => (isPerGram(question) ? 'spot' : 'ounce ÷ ounceInGrams'),
        $gramOfIt: ({ values: { size } }) => (size ? undefined : 'gram × karat ÷ 24'),
        $tola: ({ sources: { size }, text }) =>
          size?.unit !== 'tola' && /tola/.test(text) ? 'gram × tolaInGrams' : undefined,
        $kilo: ({ sources: { size }, text }) =>
          size?.unit !== 'kg' && /kilo/.test(text) ? 'ounce × kiloInOunces' : undefined,
      },
      'fineGrams = weight × ounceInGrams × karat ÷ 24 if pure|fine',
      {
        $all: ({ sources: { size }, values }) =>
          size?.unit === 'g'
            ? 'size × gram[ × karat ÷ 24]'
            : size?.unit === 'kg' || size?.unit === 'tola' || values.karat
              ? 'weight × ounce[ × karat ÷ 24]'
              : undefined,
      },
      '$withPremium = all × (1 + above)',
      {
        '¤converted': inOther('withPremium', 'all', 'kilo', 'tola', 'gramOfIt'),
        '¤gramConverted': inOther('gram'),
      },
    ],
    says: '[{converted}; ][With the premium: {withPremium}; ][{fineGrams} g of pure gold; ][The gold in it: {all}; ][{gramOfIt} a gram of it; ][{kilo} a kilo; ][{tola} a tola; ]{gram} a gram[, {gramConverted}][, {anOunce} an ounce]',
  },
  ...rowsOf(String.raw`
    glossary/premium-over-spot
      | premium|(?:over|above) (?:the )?(?:spot|melt|gold price|market)|mark-?up|more than (?:spot|the gold)|
        extra over
      | spot offer [size]
      | $over = offer − metal; %share = over ÷ metal
      | Premium: {share}, {over} over the gold in it
    glossary/gold-silver-ratio
      | ^(?=.*(?:silver|xag)).*(?:ratio|how many ounces of silver|silver.*(?:for|per|buy).*gold)
      | gold silver : dear
      | ratio = gold ÷ silver
      | Gold–silver ratio: {ratio}
    glossary/gold-silver-ratio
      | ^(?=.*(?:silver|xag)).*(?:ratio|how many ounces of silver|silver.*(?:for|per|buy).*gold)
      | gold silver : ofRatio
      | $priceOfSilver = gold ÷ silver
      | Price of silver: {priceOfSilver}
    glossary/funding-rate
      | funding
      | funding notional|size|deposit [hours days entry leverage trades]
      | $payment = value × funding; inAll = aDay × nights; $total = payment × inAll; %share = total ÷ deposit;
        %aYear = funding × aDay × 365
      | Funding: {payment} a payment[, {total} for {inAll} payments][, {share} of the margin]; {aYear} a year
    beginner/5/cost-of-trading-often
      | cost|pay|spread|slippage|commission|fees?\b|gone
      | spread|fee|feeRate lots|size|trades|notional [${COSTS} lots size notional trades days entry equity
        amount] : ofCosts
      | $total = costs × times; %share = total ÷ equity; inR = total ÷ amount or costs ÷ amount
      | Costs: {costs} a trade[, {total} for {times} trades][, {share} of the account][, {inR} R]
    glossary/liquidation-price
      | liq|wipe|blow|rekt|gone|margin call|lose (?:it all|everything|all)|bust|zero|wiped
      | leverage|initial [entry maintenance deposit size lots] : leveraged
      | %away = 1 ÷ leverage[ − maintenance] or initial[ − maintenance]; $inMoney = entry × away;
        $price = entry × (1 ∓ away)
      | A move of {away}[, {inMoney},] takes the margin[: liquidation near {price}]; fees and funding bring it
        nearer
      | The margin is a small part of the position, so a small move of the price uses all of it.
    expert/4/margin
      | margin|deposit|put (?:down|up)|tie[sd]? up|collateral ?? (?<!maintenance )margin|tie[sd]? up
      | size|lots entry leverage|initial [equity lots size]
      | $margin = value ÷ leverage or value × initial; $free = equity − margin
      | Margin: {margin}[, {free} of {equity} left]
    glossary/troy-ounce
      | (?:how (?:many|much)|in(?:to)?|to|as) grams?\b
      | size : toGrams
      | converted = weight × ounceInGrams
      | {converted} grams
    glossary/troy-ounce
      | (?:how (?:many|much)|in(?:to)?|to|as) (?:troy )?(?:ounces?|oz)\b
      | size : toOunces
      | converted = weight
      | {converted} ounces
    glossary/satoshi
      | (?:how (?:many|much)|in(?:to)?|to|as) sat\w*\b
      | size : toSatoshi
      | converted = weight × 100000000
      | {converted} satoshi
    glossary/satoshi
      | (?:how (?:many|much)|in(?:to)?|to|as) (?:btc|bitcoins?)\b
      | size : toBitcoin
      | converted = weight
      | {converted} bitcoin
  `),

  // One trade.
  ...rowsOf(String.raw`
    beginner/2/reward-and-recovery @risk-to-reward
      | reward|ratio|r ?: ?r|\brr+\b|break ?even|multiple|target|\btp\b|risk to|relation|
        benefit ?? reward[- ](?:to|risk)|risk[- ]?(?:to|\/)?[- ]?reward|\brr\b|what ratio|which ratio
      | stop target [entry spread]
      | ratio = (targetDistance[ − spread]) ÷ (stopDistance[ + spread]); %breakEven = 1 ÷ (1 + ratio)
      | Reward to risk: {ratio} to 1; it breaks even at a win rate of {breakEven}
    beginner/2/stop-loss-placement
      | ^(?=.*\b(?:stop|sl|target|tp|take profit)).*(?:where|(?:what|
        which)(?:'?s| is| price is)? (?:my |the )?(?:stop|target|price|level)|(?:stop|target) (?:price|level)|target ?\?)
      | entry stop|atr [multiple reward] : unplaced
      | $target = entry ± reward × stopDistance
      | Stop at {stopPrice}[, target of {reward} R at {target}]
    glossary/averaging-down
      | average|avg|mean price
      | # all : paired
      | $average = paid ÷ bought
      | Average price: {average}
    beginner/1/long-and-short
      | profit|\bloss\b|\blose|\blost|\bmade?\b|\bmake|\bgain|\bearn|\bnet\b|p ?(?:&|n|and|\/) ?l\b|\bpnl\b|
        result|\bwin\b|come out|up or down|\bleft\b|in my pocket|money|\bpay|keep|kept|remain|clear|damage|
        take home|how (?:much|many (?:dollars|euros|pounds))|what.*\b(?:get|is it)\b ?? profit|\bpnl\b|
        how much (?:did|do|would|have) i (?:make|made|lose|lost|earn)
      | entry exit size|lots|notional|deposit [${COSTS} stop leverage lots size equity]
      | $net = units × move[ − costs]; inR = net ÷ (units × stopDistance); %share = net ÷ equity;
        ticks = move ÷ 0.1 if \bticks?\b; inAll = ticks × severalLots
      | Profit: {net}[, after costs of {costs}][, {inR} R][, {share} of {equity}][, {ticks} ticks of $0.10 a
        contract][, {inAll} in all]
    expert/5/order-book
      | average|avg|fill|what price|slippage|pay
      | size # atPrices : filled
      | $average = taken ÷ size
      | Average fill: {average}, {taken} in all
  `),
  // What "per" joins.
  ...rowsOf(String.raw`
    intermediate/4/issuance
      | \bblocks?\b
      | # all : joined
      | %share = chain ÷ allBitcoins if 21
      | In all: {chain}[, {share} of 21 million]
    beginner/5/lots-pips-satoshis
      | how (?:much|many)|what|total|in all|cost|pay
      | # all : joined
      | $total = chain
      | In all: {total}
  `),
  // How large a position is.
  ...rowsOf(String.raw`
    beginner/2/position-size @position-size
      | size|how (?:big|large|many|much)|\blots?\b|ounces?|\boz\b|units|contracts?|position|coins?|sum|
        calculat|comput|work out|maths?|check|what|\? ?? ^(?=.*(?:\brisk|\bstop|\bsl\b|
        \blose)).*(?:(?:position|lot|what|the) size|how (?:big|large)|how many (?:ounces|oz|lots?|coins|
        contracts|units|btc|bitcoin)|what lot)
      | amount|risk equity|amount stop|atr [entry multiple ${COSTS} rate perDollar equity amount risk size
        reward] : ofContract
      | #position = (risked[ − flatFee]) ÷ (stopDistance[ + costs]);
        $inAll = position × entry if in (?:dollars|euros|pounds|usd|money)|worth;
        $targetAt = entry ± reward × stopDistance;
        $profit = risked × reward if make|win|gain|profit|earn|bring; $stopAt = stopPrice if where|stop price;
        inContracts = position ÷ weight or position ÷ lotSize if contracts?\b|micros\b
      | [Position: worth {worthAtRisk}][Position size: {position}][ ({inLots} lots of 100 ounces)][,
        {inContracts} contracts][, worth {inAll}][; stop at {stopAt}][; target at {targetAt}]; {risked} at
        risk[, a profit of {profit} at {reward} to 1]
    beginner/2/risk-per-trade @position-size
      | ^(?=.*(?:what|how (?:much|many)|calculat)).*(?:(?:%|per ?cent|pct) (?:risk )?(?:of|from|on)\b|
        \brisk (?:amount|per trade)|\b1 ?r\b|how (?:much|many)\b.*\b(?:lose|risk|dollars|money|euros)|
        risk.*(?:how (?:much|many)|what (?:sum|amount)))
      | equity risk : large
      |
      | {risk} of {equity}: {risked}
    beginner/5/pip-value
      | \b(?:pips?|points?|ticks?|cents?|dollars?|mov(?:es?|ed|ing)|worth|value|gain|loss|lose|profit)\b
      | lots|size [move] : worked
      | $step = move or 1; $value = units × step; $pip = units × 0.1; $cent = units × 0.01
      | A move of {step} is worth {value}, a pip of $0.10 {pip}, one of $0.01 {cent}: brokers differ
    beginner/2/reward-and-recovery @recovery
      | percent|per ?cent|%|drawdown|return|grow|how much.*(?:lost|lose|need|gain|back)|recover|get back|
        even again
      | from to : near
      | %fell = fallen ÷ from; %gainNeeded = fallen ÷ to; %rose = gained ÷ from;
        %fallNeeded = gained ÷ to if back|return|fall|again
      | [A loss of {fell}, which needs a gain of {gainNeeded} to recover][A gain of {rose}][, undone by a fall
        of {fallNeeded}]
      | ${FROM_WHAT_IS_LEFT}
    beginner/1/reading-the-quotes
      | (?:what|how (?:many|much)).*(?:percent|%|share|fraction|part)
      | # all : twoOfAKind
      | %share = smaller ÷ larger
      | The smaller is {share} of the larger
  `),
  ...rowsOf(TABLE),
];
