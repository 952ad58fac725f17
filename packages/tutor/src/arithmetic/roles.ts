import type { Quantity } from './quantities.ts';

const ENDING = '(?:e?[sd]|ing)?';
const around = (words: string) => ({
  before: new RegExp(`^.*\\b(?:${words})${ENDING}(?![\\w-])`, 's'),
  after: new RegExp(`\\b(?:${words})${ENDING}\\b`),
});
type Around = ReturnType<typeof around>;

interface Reader {
  unit: RegExp;
  style: string;
  words: Around;
  /** Words that count only where no other is near. */
  weak: Around | undefined;
  /** Whether it takes no number without a word. */
  isWorded: boolean;
}
/** "! stop|sl ~ at": the words of which the nearest decides, after `~` the weak ones; `!` for what needs a word. */
function reader(unit: RegExp, style: string, written: string): Reader {
  const [words = '', weak] = written.replace('! ', '').split(' ~ ');
  return {
    unit,
    style,
    words: around(words),
    weak: weak ? around(weak) : undefined,
    isWorded: written.startsWith('! '),
  };
}
const readers = <R extends string>(unit: RegExp, style: string, roles: Readonly<Record<R, string>>) =>
  Object.fromEntries(
    Object.entries<string>(roles).map(([role, written]) => [role, reader(unit, style, written)]),
  ) as Record<R, Reader>;

const FEE = 'fee|commission|brokerage|broker (?:takes|charges|wants)|maker|taker|cost|charge|friction';
/** What a number can be, by its unit and how it is shown: `$`, `%`, `~` (R or money), `#` (ounces or coins) or as it is. */
const READERS = {
  ...readers(/^$/, '$', {
    equity:
      'ac{1,2}(?:ou?n)?t|acc|balance|equity|capital|portfolio|bankroll|have|i.?ve|got|start|demo|becomes|pot|wallet|entire|whole|all my ~ with|on|in|from|of|deposit',
    amount:
      '! risk|(?:max(?:imum)?|at most|no more than|only)(?: \\w+)?|lose|be out|budget|accept|stake|limit',
    entry:
      '(?:btc|bitcoin|gold|coin|ounce) (?:costs?|trades at)|entr(?:y|ies)|enter|bought|buy|long|short|open|paid|from|got in|in at|price ~ gold|bitcoin|btc|xau\\S*|at|@|is|cost|it|trades|trading|in',
    exit: '! (?:re)?opens?|reopened|gap(?:s|ped)? to|(?:bought|buy) (?:it |them )?back|expir\\w*|settle\\w*|ends?|finish\\w*|exit|sold|sell|clos(?:e|ing)|cover|out|now|to|hit|reach|target|tp|filled|until',
    fee: `! ${FEE}|pay`,
    swap: '! swap|overnight|financing|interest|rollover',
    notional:
      '! position|notional|exposure|size|worth|contract|trade|put|invest\\w*|b(?:uy|ought) for|buy|full amount|everything ~ of|with',
    deposit: '! (?<!maintenance )margin|collateral|isolated|deposit|stake|put|using ~ with|my|have|on',
    spot: '! spot|melt|gold price|price of gold ~ gold|bitcoin|btc|today|now|price|at|ounce|oz|gram|tola|kilo|xau\\S*|costs?',
    offer: 'dealer|shop|want|ask|cost|pay|paid|price|charge|offer|coin|bar|sell|for|quote',
    future: 'future|contract|december|june|delivery|forward',
    atr: '! atr|average true range',
    from: '! from|went|goes|fell|rose|turn|had|up at|was|were|start|peak|high|top|acc(?:oun)?t|began|of|bought|paid|reach|back to',
    to: '! to|into|now|left|low|bottom|trough|is|at|only|becomes|became|sold|have',
    rate: '! rate|eur ?/? ?usd|gbp ?/? ?usd|(?:euros?|pound) ?(?:is|=|at|costs|dollar)',
    added: '! adds?|added|premium|plus|mark-?up|on top|more|extra|over',
    bid: '! bid',
    ask: '! ask|offer',
    until: '! pass(?:ed)?|until|till?|under|below|left with|down to',
    result: '! made|make|won|win|lost|lose|gain|profit|loss|result|earn|out|money',
    strike: '! strike|call|put|option',
    premium: '! premium|paid|pay|cost|price|for',
    wanted: '! want\\w*|expect\\w*|order\\w*|click\\w*|placed?|plan\\w*|saw|stop',
    filled: '! fill\\w*|got|executed|received|came',
  }),
  ...readers(/^%$/, '%', {
    aim: '! target|aim|goal|want|budget',
    assetVolatility: '! asset|vol\\w*|its|deviation|sigma|moves?',
    risk: 'risk\\w*|losers?|lose|account|acct|heat|limit|cap|max',
    winRate:
      '! w(?:on|in|inning|inner)|win ?rates?|hit ?rate|hit|strike|success|right|of the time|of trades|wr|probability|p ~ at|with|n|and',
    drawdown:
      '! drawdown|down|minus|(?:under|below|off)(?: my| the| its)? (?:peak|high|top)|shr[aiu]nk|sank|los(?:s|t|e|ing)|fell|fall|drop|dropped|declin\\w*|dd|against|move|dump\\w*',
    growth:
      '! gain|interest|up|plus|grow|grew|ma[dk]e|earn|return|profit|win|winning|rise|rose|pump\\w*|compound|per trade',
    feeRate: `! ${FEE}|side|way|spread|slippage`,
    swapRate: '! swap|overnight|financing|interest|rollover',
    funding: 'funding|rate',
    maintenance: 'maintenance|mmr|maint',
    volatility: '! vol\\w*|daily|deviation|sigma',
    riskFree: '! risk[- ]?free|rf|cash|bills?',
    inflation: '! inflation|cpi|prices rise',
    nominal: '! bond|bund|gilt|gives?|yield|treasur\\w*|nominal|interest|deposit|savings|pays?|rate',
    carry: '! rate|interest|financing|carry',
    storage: '! storage|stor\\w*|insurance|vault',
    above:
      '! adds?|over|above|plus|premium|mark-?up|on top|buy|(?:making )?charges?|duty|customs|margin|making',
    tax: '! gst|vat|tax',
    purity: '! pure|purity|fineness|fine|alloy|gold|at|is|of',
    below: '! under|below|minus|discount|buy-?back|buys? (?:it|them) back|less|sell',
    initial: '! initial|(?<!maintenance )margin',
  }),
  tests: reader(/^(?:test|trade)$/, '', 'test\\w*|tr(?:y|ied)|variant|variation|combo'),
  significance: reader(/^%?$/, '%', '! significan\\w*|level|threshold|alpha|p|false|chance|error'),
  ...readers(/^(?:%|r|)$/, '~', {
    mean: '! mean|average|avg|return|makes?|earn',
    deviation: '! vol\\w*|deviation|dev|stdev|std|sd|sigma',
  }),
  ...readers(/^$/, '', {
    perDollar: '! perdollar',
    correlation: '! corr?elation|correl|corr|rho',
  }),
  karat: reader(/^karat$/, '', 'gold|chain|ring'),
  ...readers(/^(?:|pip|%|atr)$/, '$', {
    stop: '! stop|stop[- ]?loss|sl|away|wide|distance|lower|under|off|wrong|below|above|per ounce|an ounce',
    target: '! target|objective|tp\\d?|take[- ]?profit|goal|take it off|aim\\w*|profit',
  }),
  ...readers(/^(?:|pip)$/, '$', {
    move: '! against|favou?r|move|rise|fall|drop|up|down|by|move of',
    spread: '! spread|slip\\w*|bid ask',
  }),
  ...readers(/^(?:r|)$/, '~', {
    win: 'w(?:in|on|inner|inning)|gain|make|made|profit|earn|bring|brought|payoff|reward|target|odds|b',
    loss: '! los\\w* (?:trades )?cost|(?:rest|others?)(?: cost)?|los(?:s|er?|t|ing)',
    cost: `! ${FEE}|spread|slippage`,
  }),
  reward: reader(/^(?:ratio|r|)$/, '', 'reward to risk|risk to reward|rr|ratio'),
  leverage: reader(/^(?:x|ratio|)$/, '', 'leverag\\w*|lev'),
  lots: reader(/^lot$/, '', 'lots?'),
  ...readers(/^(?:oz|btc|g|kg|tola|sat|unit)$/, '#', {
    size: 'ounces?',
    pricedFor: '! priced',
  }),
  count: reader(
    /^(?:loss|trade||month|week|day|year)$/,
    '',
    'in a row|straight|consecutive|running|run|losses|losing|streak|for|over',
  ),
  trades: reader(/^trade$/, '', 'trades?|over|next|after|in'),
  days: reader(/^(?:day|night|week|month|year)$/, '', 'hold|held'),
  hours: reader(/^hour$/, '', 'every'),
  multiple: reader(/^(?:atr|x|trade)$/, '', 'multiple|atr|stop'),
};
export type Role = keyof typeof READERS;
export type Values = Partial<Record<Role, number>>;
export type Sources = Partial<Record<Role, Quantity>>;

const STYLES: Record<string, string> = { '%': '%', other: '', atr: '', g: '', kg: '', tola: '', sat: '' };
/** How the value of a role is shown: `$`, `%`, `~` (R or money), `#` (ounces or coins) or as it is. */
export const styleOf = (role: Role, { unit }: Quantity) => STYLES[unit] ?? READERS[role].style;

/** What belongs to an indicator, or to chatter. */
const ASIDE = ['period', 'minute'];
const VALUE =
  /^\s*(?:(?:dollars?|euros?|usdt?|gold|btc|bitcoin) )*(?:trade|position|order|perp|(?:each|every) time|of (?:btc|bitcoin|gold))s?\b/;
const [AFTERWARDS, FAR, FARTHEST] = [3, 20, 60];

/** Gives the numbers to the roles: the nearest word first; what is needed then takes those beside which nothing is said. */
export function assign(quantities: readonly Quantity[], needs: readonly Role[][], uses: readonly Role[]) {
  const roles = [...needs.flat(), ...uses];
  const pairs = roles.flatMap((role, rank) =>
    quantities.map((quantity, at) => {
      const distance = distanceOf(quantity, role);
      return { role, quantity, distance, order: distance * 1000 + at * 30 + rank };
    }),
  );
  const sources: Sources = {};
  const taken = new Set<Quantity>();
  const give = (role: Role, quantity: Quantity) => {
    if (sources[role] !== undefined || taken.has(quantity)) return;
    sources[role] = quantity;
    taken.add(quantity);
  };
  const near = pairs
    .filter(({ distance }) => distance < FARTHEST)
    .sort((one, other) => one.order - other.order);
  for (const { role, quantity } of near) give(role, quantity);
  // What is needed takes what is left, and what is used what its unit explains.
  for (const { role, quantity, distance } of pairs) {
    const group = needs.find(roles => roles.includes(role));
    const isMissing = group !== undefined && !group.some(each => sources[each]);
    const isOpen = isMissing || (uses.includes(role) && !['', '%'].includes(quantity.unit));
    const isPlain = quantity.unit === '' && ['leverage', 'trades', 'count', 'win', 'reward'].includes(role);
    if (distance < Infinity && isOpen && !isPlain && (quantity.unit === 'pip' || !READERS[role].isWorded))
      give(role, quantity);
  }
  const left = quantities.filter(each => !taken.has(each) && !ASIDE.includes(each.unit));
  // "8,000 at 5 % for 3 years": an account takes a sum that is left alone, where it is used first or told first.
  const isFirst = uses[0] === 'equity' || left[0] === quantities[0];
  if (
    isFirst &&
    roles.includes('equity') &&
    left.length === 1 &&
    left[0]!.unit === '' &&
    left[0]!.value >= 50
  )
    give('equity', left[0]!);
  const known = new Set([...taken].map(({ value }) => value));
  // "Lose 10 % and then another 10 %" is no repetition.
  const isNew = ({ value, before }: Quantity) => !known.has(value) || /\b(?:then|another)\b\D*$/.test(before);
  return { sources, left: left.filter(isNew) };
}

/** The role of which a word stands near a number. */
export const nearestRole = (quantity: Quantity, roles: readonly Role[]) =>
  roles
    .map(role => ({ role, distance: distanceOf(quantity, role) }))
    .filter(({ distance }) => distance < FAR)
    .sort((one, other) => one.distance - other.distance)[0]?.role;

/** "20 % of the account", "half of my money". */
export const isOfAccount = ({ after }: Quantity) =>
  /^ (?:of )?(?:the |my |his |her |our )?(?:acc|money|capital|balance|equity|margin|deposit|stake)/.test(
    after,
  );

/** What is paid for each of these is no price and no account. */
const EACH = /^(?:side|way|leg|night|lot|contract)$/;
const AT_PRICE = /\b(?:bought|sold|buy|sell|entry|long|short)\b[^,.;]* at ?[$€£]?$/;
/** "A 3,000 dollar btc trade", "20,000 long": what is traded. */
function isTraded({ before, after, currency }: Quantity): boolean {
  const isSide = /^ (?:long|short)/.test(after) && (currency !== '' || /\bon (?:a )?$/.test(before));
  const isAtRisk = /\b(?:risk|lose|losing)\w* (?:of |about )?[$€£]?\s*$/.test(before);
  return isSide || (VALUE.test(after) && !isAtRisk);
}

// Infinite for another unit, far without a word.
function distanceOf(quantity: Quantity, role: Role): number {
  const { unit, words, weak } = READERS[role];
  const isOneOf = (...roles: Role[]) => roles.includes(role);
  if (!unit.test(quantity.unit)) return Infinity;
  if (EACH.test(quantity.per) && isOneOf('notional', 'entry', 'exit', 'equity', 'spot', 'stop'))
    return Infinity;
  if (role === 'count' && quantity.unit === 'loss') return 0;
  // "I have two open" is no account.
  if (role === 'equity' && quantity.value > 0 && quantity.value < 10 && !quantity.currency) return Infinity;
  if (role === 'stop' && isOfAccount(quantity)) return Infinity;
  if (isOneOf('equity', 'fee', 'spread', 'cost', 'swap') && AT_PRICE.test(quantity.before)) return Infinity;
  if (isTraded(quantity) && isOneOf('entry', 'exit', 'amount', 'equity')) return Infinity;
  if (isTraded(quantity) && role === 'notional') return AFTERWARDS;
  const before = quantity.before.replace(/[$€£]\s*$/, '');
  const after = quantity.after.split(/[;:?!]|[,.](?:\s|$)| and (?=now\b)/)[0]!;
  const near = (sign: Around): number => {
    const start = sign.before.exec(before)?.[0].length;
    // "1.5 ATR for the stop. With 10,000 in the account", "10x leverage, 500 margin": something ends between.
    const between = before.slice(start).replace(/[.?!;,]\s/g, end => ' '.repeat(end[0] === ',' ? 5 : FAR));
    const ahead = start === undefined ? FARTHEST : between.length;
    const found = sign.after.exec(after);
    if (!found) return ahead;
    // "400 dollars margin at 60,000": no other word is so near.
    if (isOneOf('deposit', 'strike') && found.index <= 1 && (quantity.currency || role === 'strike'))
      return 1;
    // "60,000 stop at 58,800": the word belongs to the next number.
    const follows = after.slice(found.index + found[0].length);
    const isNext = /^ ?(?:at|is|=|:|of|@|to|around|price) ?#/.test(follows);
    return Math.min(ahead, found.index + AFTERWARDS + (isNext ? FAR : /^\s*#/.test(follows) ? 2 : 0));
  };
  // No price is so low.
  const isLow = quantity.value < 2 && role === 'entry';
  const distance = Math.min(near(words), weak && !isLow ? near(weak) + FAR : FARTHEST);
  // "5 % a year" grows, where nothing else is said.
  if (role === 'growth' && /^(?:week|month|year)$/.test(quantity.per))
    return Math.min(distance, FARTHEST - 1);
  // "60 % win rate": no risk.
  const isRate = isOneOf('risk', 'drawdown') && near(READERS.winRate.words) < distance;
  return isRate ? Infinity : distance;
}
