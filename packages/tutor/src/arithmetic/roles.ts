import { quantitiesIn, type Quantity } from './quantities.ts';

/** What a number of a message is; percentages stay percentages. */
export type Role =
  | 'equity'
  | 'risk'
  | 'amount'
  | 'entry'
  | 'stop'
  | 'distance'
  | 'target'
  | 'leverage'
  | 'lots'
  | 'size'
  | 'winRate'
  | 'win'
  | 'loss'
  | 'reward'
  | 'drawdown'
  | 'count'
  | 'move'
  | 'rate';

export type Values = Partial<Record<Role, number>>;

interface Sign {
  role: Role;
  unit?: RegExp;
  before?: RegExp;
  after?: RegExp;
  /** Anywhere around the number. */
  around?: RegExp;
}

const [PERCENT, PLAIN, RATIO] = [/^%$/, /^(?:pip)?$/, /^ratio$/];
const TO =
  '(?:\\s*(?:price|level|order|loss|profit|size|is|was|are|be|set|sits|placed|goes|of|at|on|to|around|about|near|from|only|just|:|=|@))*\\s*$';
const after = (words: string) => new RegExp(`\\b(?:${words})${TO}`);

/** The first sign that fits decides. */
const signs: readonly Sign[] = [
  {
    role: 'rate',
    unit: PLAIN,
    before:
      /(?:rate|eur\/?usd|gbp\/?usd|euro (?:is|=|costs)|pound (?:is|=|costs))(?:\s*(?:is|of|at|:|=))*\s*$/,
  },
  {
    role: 'count',
    unit: PLAIN,
    after:
      /^\s*(?:\w+ )?(?:loss(?:es|ing trades)?|losers|trades|times|stops)?\s*(?:in a row|straight|consecutive|running)|^\s*(?:consecutive|straight) (?:loss|los)/,
  },
  { role: 'leverage', unit: RATIO, around: /leverag|margin/ },
  { role: 'leverage', unit: /^x$/ },
  { role: 'leverage', unit: PLAIN, before: after('leverage|leveraged') },
  { role: 'reward', unit: RATIO },
  {
    role: 'winRate',
    unit: PERCENT,
    around: /\bwin|hit rate|strike rate|success|\bright\b|of (?:the |my )?(?:time|trades)/,
  },
  {
    role: 'drawdown',
    unit: PERCENT,
    around: /drawdown|\bdown\b|\blost\b|\blose\b|\bloss\b|\bfell\b|\bdrop|declin|recover|get back|make back/,
  },
  { role: 'risk', unit: PERCENT },
  { role: 'lots', unit: /^lot$/ },
  { role: 'size', unit: /^oz$/ },
  { role: 'loss', unit: /^r?$/, before: after('loss|losses|losers?|lose|loses|losing trade') },
  { role: 'win', unit: /^r?$/, before: after('win|wins|winners?|winning trade|gains?|make|makes|profits?') },
  { role: 'win', unit: /^r$/ },
  {
    role: 'distance',
    unit: PLAIN,
    after:
      /^\s*(?:points?|pips?|per ounce|an ounce)?\s*(?:away|below|above|wide|apart|off)\b|^[\s-]*(?:points?|pips?|dollars?)?[\s-]*stop(?!-?[\s\w=@:]*#)/,
  },
  { role: 'distance', unit: PLAIN, before: after('distance|away') },
  { role: 'stop', unit: PLAIN, before: after('stop|stops|sl|stoploss|stop-loss') },
  { role: 'target', unit: PLAIN, before: after('target|tp|take[- ]profit|goal|take it off') },
  { role: 'amount', unit: PLAIN, before: after('risk|risking|risked|risks|at most|lose no more than') },
  {
    role: 'equity',
    unit: PLAIN,
    before: after('account|balance|equity|capital|deposit|portfolio|bankroll|have|got|ive|with'),
  },
  {
    role: 'equity',
    unit: PLAIN,
    after: /^\s*(?:in (?:my|the|an)|demo|trading|account|balance|capital|equity|portfolio|to trade)/,
  },
  { role: 'move', unit: PLAIN, before: after('moves?|rises?|falls?|goes up|goes down|up|down|by') },
  {
    role: 'entry',
    unit: PLAIN,
    before: after(
      'entry|enter|entering|entered|entries|buy|buying|bought|long|short|sell|selling|sold|in|open|opened|gold|bitcoin|btc|xau|xauusd|xau/usd|price|trades|trading|quoted?|stands|at',
    ),
  },
  { role: 'win', unit: PLAIN, around: /average win|avg win/ },
];

/** What the numbers of a message are, and its currencies and nonsense. */
export function readValues(message: string) {
  const quantities = quantitiesIn(message);
  const values: Values = {};
  const rest: Quantity[] = [];
  for (const quantity of quantities) {
    const role = roleOf(quantity, values);
    if (role === undefined) rest.push(quantity);
    else values[role] = role === 'reward' || role === 'leverage' ? ratioOf(quantity) : quantity.value;
  }
  // A sum of money that nothing else explains is the account.
  const account = rest
    .filter(({ unit, ratio }) => unit === '' && ratio === undefined)
    .sort((one, other) => Number(other.currency !== '') - Number(one.currency !== ''))[0];
  if (values.equity === undefined && account && account.value >= 50) values.equity = account.value;
  // "stop 15" beside an entry of 2,400, or beside none, is a distance.
  const { stop, entry } = values;
  if (stop !== undefined && stop > 0 && (entry === undefined || stop < entry * 0.3)) {
    values.distance ??= stop;
    delete values.stop;
  }
  return {
    values,
    count: quantities.length,
    currencies: new Set(quantities.flatMap(({ currency }) => currency || [])),
  };
}

function roleOf(quantity: Quantity, known: Values): Role | undefined {
  const unit = quantity.ratio === undefined ? quantity.unit : 'ratio';
  // What belongs to a number stands in its own part of the sentence.
  const before = quantity.before
    .split(/[;?!]|, /)
    .at(-1)!
    .replace(/[$€£]\s*$/, '');
  const follows = quantity.after.split(/[;?!]|[,.](?:\s|$)/)[0]!;
  return signs.find(
    sign =>
      known[sign.role] === undefined &&
      (sign.unit?.test(unit) ?? true) &&
      (sign.before?.test(before) ?? true) &&
      (sign.after?.test(follows) ?? true) &&
      (sign.around?.test(`${before} ${follows}`) ?? true),
  )?.role;
}

// "1:20" and "20:1" are the same leverage, "1 to 2" and "2 to 1" the same reward.
const ratioOf = ({ value, ratio = 1 }: Quantity): number => Math.max(value, ratio) / Math.min(value, ratio);
