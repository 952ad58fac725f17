import type { Quantity } from './quantities.ts';

/** What a number of a message can be; percentages stay percentages. */
interface Sign {
  unit: RegExp;
  /** The nearest of them decides which number it is. */
  words?: string;
  /** Words that say little: they count only where no other word is near. */
  weak?: string;
  /** Of which unit it takes a number beside which nothing is said. */
  bare?: RegExp;
}

const [PLAIN, PERCENT, LOTS, WEIGHT, STEP] = [
  /^$/,
  /^%$/,
  /^lot$/,
  /^(?:oz|btc|g|kg|sat)$/,
  /^(?:|pip|%|atr)$/,
];
const STOP = 'stop(?: ?loss|-loss)?s?|sl|away|wide|distance|lower|under|off|invalid\\w*|wrong';
const FEE = 'fees?|commissions?|maker|taker|costs?|charges?|friction';

const signs = {
  equity: {
    unit: PLAIN,
    words:
      'account|acct?|acc|balance|equity|capital|portfolio|bankroll|have|ive|got|started?|starting|demo|becomes|pot|wallet',
    weak: 'with|on|in|from|of',
    bare: PLAIN,
  },
  risk: { unit: PERCENT, words: 'risk\\w*|lose|account|acct', bare: PERCENT },
  amount: {
    unit: PLAIN,
    words:
      'risk|risking|risked|risks|(?:max(?:imum)?|at most|no more than|only)(?: \\w+)?|lose|be out|budget|accept\\w*|stake',
  },
  entry: {
    unit: PLAIN,
    words:
      'entry|entered|entering|entries|enter|bought|buy|buying|long|short(?:ed|ing)?|opened|open|paid|from|got in|in at|price',
    weak: 'gold|bitcoin|btc|xau\\S*|at|@|is|cost|it|trades|trading|in',
    bare: PLAIN,
  },
  exit: {
    unit: PLAIN,
    words:
      'exit(?:ed|ing)?|sold|sell|selling|closed?|closing|out|now|to|hits?|reach\\w*|target|tp|rose|fell|filled|until',
    weak: 'at|later',
  },
  stop: { unit: STEP, words: `${STOP}|below|above|per ounce|an ounce|move against me` },
  target: { unit: STEP, words: 'target|tp\\d?|take[- ]?profit|goal|take it off|aim\\w*|reward|profit' },
  leverage: { unit: /^(?:x|ratio|)$/, words: 'leverag\\w*|lev', bare: /^(?:x|ratio)$/ },
  lots: { unit: LOTS, bare: LOTS },
  size: { unit: WEIGHT, bare: WEIGHT },
  winRate: {
    unit: PERCENT,
    words:
      'w(?:in|on|ins|inning|inners?)|hit ?rate|hits?|strike|success|right|of the time|of trades|wr|probability|p',
    weak: 'at|with|n|and',
  },
  win: {
    unit: /^(?:r|)$/,
    words: 'w(?:in|ins|on|inners?|inning)|gains?|make|makes|made|profits?|earn|bring|payoff|reward|odds|b',
    bare: /^r$/,
  },
  loss: {
    unit: /^(?:r|)$/,
    words: 'los\\w*(?: trades)? cost|(?:rest|others?)(?: cost)?|los(?:s|ses|ers?|e|es|t|ing)',
  },
  reward: { unit: /^(?:ratio|r|)$/, words: 'reward to risk|risk to reward|rr|ratio', bare: /^(?:ratio|r)$/ },
  cost: { unit: /^(?:r|)$/, words: `${FEE}|spread|slippage` },
  drawdown: {
    unit: PERCENT,
    words: 'drawdown|down|los(?:t|e|s|ing|es)|fell|fall\\w*|drop\\w*|declin\\w*|dd|against|move\\w*',
  },
  growth: {
    unit: PERCENT,
    words: 'gain\\w*|up|grow\\w*|make|earn|return\\w*|profit|win\\w*|rise',
    bare: PERCENT,
  },
  count: {
    unit: /^(?:loss|trade||month|week|day|year)$/,
    words: 'in a row|straight|consecutive|running|run|losses|losing|streak|for|over',
    bare: /^(?:loss|trade|month|week|day|year)$/,
  },
  trades: { unit: /^(?:trade|)$/, words: 'trades?|over|next|after|in', bare: /^trade$/ },
  days: { unit: /^(?:day|night|week|month|year)$/, bare: /^(?:day|night|week|month|year)$/ },
  hours: { unit: /^hour$/, words: 'every', bare: /^hour$/ },
  move: { unit: /^(?:|pip)$/, words: 'moves?|moved|rises?|falls?|up|down|by|move of' },
  feeRate: { unit: PERCENT, words: `${FEE}|side|way|spread|slippage` },
  fee: { unit: PLAIN, words: FEE },
  spread: { unit: /^(?:|pip)$/, words: 'spread|slippage|bid ask' },
  swap: { unit: /^(?:|%)$/, words: 'swap|overnight|financing|interest|night|rollover' },
  funding: { unit: PERCENT, words: 'funding|rate', bare: PERCENT },
  notional: { unit: PLAIN, words: 'position|notional|exposure|size|worth|contract|trades|put|invest\\w*' },
  deposit: { unit: PLAIN, words: 'margin|collateral|isolated|deposit|stake|put|using', weak: 'with|my|have' },
  maintenance: { unit: PERCENT, words: 'maintenance|mmr|maint', bare: PERCENT },
  marginRate: { unit: PERCENT, words: 'margin|requirement|deposit', bare: PERCENT },
  spot: { unit: PLAIN, words: 'spot|melt|gold price|price of gold', weak: 'gold|price|at' },
  offer: {
    unit: PLAIN,
    words:
      'dealer|shop|wants?|asks?|asking|costs?|pay|paid|price[ds]?|charge[sd]?|offer\\w*|coin|bar|sells?|for|quotes?',
    bare: PLAIN,
  },
  premium: { unit: PERCENT, words: 'premium|over|above|markup|more', bare: PERCENT },
  future: { unit: PLAIN, words: 'futures?|contract|december|june|delivery|forward', bare: PLAIN },
  gold: { unit: PLAIN, words: 'gold|xau\\S*' },
  silver: { unit: PLAIN, words: 'silver|xag\\S*' },
  atr: { unit: PLAIN, words: 'atr|average true range' },
  multiple: { unit: /^(?:atr|x|trade)$/, words: 'multiple|atr|stop', bare: /^(?:atr|x|trade)$/ },
  from: {
    unit: PLAIN,
    words: 'from|had|was|were|start\\w*|peak|high|top|acc(?:oun)?t|acct|began|of|bought|paid|reach|back to',
  },
  to: { unit: PLAIN, words: 'to|now|left|low|bottom|trough|is|at|only|becomes|became|sold|have' },
  volatility: { unit: PERCENT, words: 'vol\\w*|daily|deviation|sigma' },
  rate: { unit: PLAIN, words: 'rate|eur ?/? ?usd|gbp ?/? ?usd|(?:euros?|pound) ?(?:is|=|at|costs|dollar)' },
  result: { unit: /^(?:|r)$/, words: 'made|make|won|win|lost|lose|gain\\w*|profit|loss|result|earned|out' },
} satisfies Record<string, Sign>;

export type Role = keyof typeof signs;
export type Values = Partial<Record<Role, number>>;
export type Sources = Partial<Record<Role, Quantity>>;

const around = (words: string) => ({
  before: new RegExp(`^.*\\b(?:${words})(?![\\w-])`, 's'),
  after: new RegExp(`\\b(?:${words})\\b`),
});
const readers = Object.fromEntries(
  Object.entries(signs).map(([role, { unit, words, weak, bare }]: [string, Sign]) => [
    role,
    { unit, bare, words: words && around(words), weak: weak && around(weak) },
  ]),
) as Record<
  Role,
  { unit: RegExp; bare?: RegExp; words?: ReturnType<typeof around>; weak?: ReturnType<typeof around> }
>;

const [OTHER_CLAUSE, AFTERWARDS, WEAK, FARTHEST] = [24, 3, 20, 60];

const LEAST_ACCOUNT = 50;

/** Gives the numbers to the roles: the nearest word first; what is needed then takes those beside which nothing is said. */
export function assign(
  quantities: readonly Quantity[],
  needs: readonly (readonly Role[])[],
  uses: readonly Role[],
): { sources: Sources; rest: number } {
  const pairs = [...needs.flat(), ...uses].flatMap((role, rank) =>
    quantities.flatMap((quantity, at) => {
      const distance = distanceOf(quantity, role);
      return distance < FARTHEST ? [{ role, quantity, order: distance * 1000 + at * 30 + rank }] : [];
    }),
  );
  const sources: Sources = {};
  const taken = new Set<Quantity>();
  const give = (role: Role, quantity: Quantity) => {
    if (sources[role] !== undefined || taken.has(quantity)) return;
    sources[role] = quantity;
    taken.add(quantity);
  };
  for (const { role, quantity } of pairs.sort((one, other) => one.order - other.order)) give(role, quantity);
  for (const group of needs)
    for (const role of group)
      for (const quantity of quantities)
        if (!group.some(each => sources[each]) && readers[role].bare?.test(quantity.unit))
          give(role, quantity);
  // What is only used takes what its unit explains.
  for (const role of uses)
    for (const quantity of quantities)
      if (!['', '%'].includes(quantity.unit) && readers[role].bare?.test(quantity.unit)) give(role, quantity);
  // A sum of money that nothing else explains is the account.
  const money = quantities.find(each => each.unit === '' && each.value >= LEAST_ACCOUNT && !taken.has(each));
  if (uses.includes('equity') && money) give('equity', money);
  const known = new Set([...taken].map(({ value }) => value));
  return { sources, rest: quantities.filter(({ value }) => !known.has(value)).length };
}

function distanceOf(quantity: Quantity, role: Role): number {
  const { unit, words, weak } = readers[role];
  if (!unit.test(quantity.unit)) return Infinity;
  const before = quantity.before.replace(/[$€£]\s*$/, '');
  const after = quantity.after.split(/[;?!]|[,.](?:\s|$)/)[0]!;
  const near = (sign: ReturnType<typeof around> | undefined | string): number => {
    if (!sign || typeof sign === 'string') return Infinity;
    const rest = sign.before.exec(before) ? before.slice(sign.before.exec(before)![0].length) : undefined;
    const ahead =
      rest === undefined ? Infinity : rest.length + (/[;?!]|[,.](?:\s|$)/.test(rest) ? OTHER_CLAUSE : 0);
    const found = sign.after.exec(after);
    if (!found) return ahead;
    // "60,000 stop at 58,800": the word belongs to the next number.
    const isNext = /^ ?(?:at|is|=|:|of|@|to|around|price) ?#/.test(
      after.slice(found.index + found[0].length),
    );
    return Math.min(ahead, found.index + AFTERWARDS + (isNext ? WEAK : 0));
  };
  return Math.min(near(words), near(weak) + WEAK);
}
