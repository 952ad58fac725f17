/** A number of a message, with what stands around it up to the numbers before and after. */
export interface Quantity {
  value: number;
  /** A name of `UNITS`, `ratio` for "1:20" and "1 to 2", or `` for a plain number or money. */
  unit: string;
  /** `$`, `€`, `£` or the name of another currency, where one is named. */
  currency: string;
  /** Of "3 times a day", `day`; of "7 dollars per lot", `lot`. */
  per: string;
  before: string;
  /** Ends with `#` where another number follows. */
  after: string;
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Record<string, number> = {
  hundred: 100,
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  lakh: 1e5,
  crore: 1e7,
  million: 1e6,
};
const FRACTIONS: Record<string, number> = { half: 0.5, third: 1 / 3, quarter: 0.25, fifth: 0.2, tenth: 0.1 };
const KINDS =
  '(?:(?:troy|fine|gold|silver|mgc|mbt|gc|standard|micro|mini|big|full|comex|cme|btc|bitcoin|futures?) )*';
const CURRENCIES = [
  'zlot\\w+|pln|rupees?|inr|pkr|lkr|npr|pesos?|php|mxn|reais|brl|francs?|chf|yen|jpy|yuan|cny|naira|ngn|rand|zar',
  'lira|dirhams?|aed|krona|kronor|krone|shillings?|kes|tzs|ugx|ringgit|myr|baht|thb|taka|bdt|cedis?|ghs|riyals?',
  'egp|pula|kwacha|birr|dinars?|shekels?|dong|vnd|rupiah|idr|rubles?|roubles?|tenge|kzt|forint|koruna|sgd',
].join('|');
/** How a unit is written, its name, its size and its currency. */
const UNITS: readonly (readonly [written: string, unit: string, factor?: number, currency?: string])[] = [
  ['%|per ?cents?\\b|pct\\b', '%'],
  ['of all\\b', '%', 100],
  ['bps\\b|basis points?\\b', '%', 0.01],
  [
    `(?:${KINDS}(?:lots?|contracts?|gc|mgc|micros)|micro golds?|(?:(?:gold|btc|bitcoin|micro|mini|comex|cme) )+futures?)\\b`,
    'lot',
  ],
  [`${KINDS}(?:ounces?|ozs?|ozt)\\b`, 'oz'],
  ['(?:gramm?e?s?|gms?|gr?)\\b', 'g'],
  ['(?:kilos?|kilogram(?:me)?s?|kgs?)\\b', 'kg'],
  ['tolas?\\b', 'tola'],
  ['baht (?:of )?(?:thai )?gold\\b', 'baht'],
  ['(?:sats?|satoshis?)\\b', 'sat'],
  ['(?:btc|bitcoins?|coins?|of (?:one|an? (?:bitcoin|coin|btc)))\\b', 'btc'],
  ['(?:x |times |\\* ?)?(?:the |of )?(?:daily |hourly )?atrs?\\b', 'atr'],
  ['(?:x|times (?=leverage))', 'x'],
  ['r\\b', 'r'],
  ['(?:pips?|ticks?)\\b', 'pip', 0.1],
  ['karat\\b', 'karat'],
  ['(?:blocks?|tonn?e?s|barrels?|people|customers)\\b', 'other'],
  [
    '(?:(?:different|parameter|trading|random|useless|worthless|independent) )*(?:variants?|variations?|combos?|combinations?|tests|setups|backtests|hypothes[ie]s|ideas|rules|systems|strategies|indicators|signals|versions|settings)\\b',
    'test',
  ],
  ['(?:(?:trading|working|business|calendar) )?days?\\b', 'day'],
  ...['night', 'week', 'month', 'year'].map(unit => [`${unit}s?\\b`, unit] as const),
  ['(?:hours?|hrs?|h)\\b', 'hour'],
  ['min(?:ute)?s?\\b', 'minute'],
  ['(?:periods?|closes|closing prices|candles|bars|values)\\b', 'period'],
  ['(?:shares?|eth|ether)\\b', 'unit'],
  [
    '(?:(?:straight|consecutive|losing|red|full) )*(?:loss(?:es)?|losers|stop[- ]?outs|losing (?:trades|goes|bets|rounds|days|ones))\\b|in a row\\b|straight\\b',
    'loss',
  ],
  [
    '(?:(?:winning )?trades?|wins|winners|gains|times|round[- ]?(?:trips?|turns?)|orders?|tries|operations?|deals)\\b',
    'trade',
  ],
  ['(?:(?:open )?(?:trades|positions)|assets)\\b', 'trade'],
  ['(?:cents?\\b|¢)', '', 0.01, '$'],
  ['(?:us )?(?:dollars?|bucks|usd[tc]?)\\b', '', 1, '$'],
  ['(?:euros?|eur)\\b', '', 1, '€'],
  ['(?:pounds?|quid|gbp)\\b', '', 1, '£'],
  [`(?:${CURRENCIES})\\b`, ''],
];
const NAMES = [...SMALL, ...TENS, ...Object.keys(SCALES).slice(2)].join('|');
const UNIT = UNITS.map(([written]) => written).join('|');
const EXACT = UNITS.map(unit => [new RegExp(`^(?:${unit[0]})$`), unit] as const);
const FRACTION = Object.keys(FRACTIONS).join('|');
// "One" alone is a number only before a unit: "which one" is none.
const IN_WORDS = new RegExp(
  `(?<!\\d ?(?=hundred|thousand|grand|lakh|crore|million))\\b(?!one\\b(?![- ](?:${NAMES}|to \\d|to (?:${NAMES})|${UNIT})))(?:an? (?=hundred|thousand|grand|lakh|crore|million))?(?:${NAMES}|hundred)(?:(?:[ -]and)?[ -](?:${NAMES}|hundred))*\\b`,
  'g',
);
const COUNTED = new RegExp(`\\d|\\b(?:${FRACTION}|twice|double|triple)\\b`);
const NAMED = new RegExp(`\\b(?:${NAMES}|hundred)\\b`);
/** Most questions have no number. */
export const hasNumber = (text: string) =>
  COUNTED.test(text) || (NAMED.test(text) && text.search(IN_WORDS) >= 0);
/** "Down about a tenth", "half of my account", "half gone". */
const A_SHARE = new RegExp(
  `\\b(?:(down|los[et]|fell|falls?|drop(?:s|ped)?|under) (?:by |about |roughly |around )*)?(?:an? |1 )?(${FRACTION})\\b(?! (?:of )?(?:an? |1 )?(?:${UNIT}|point))( (?:is |has )?gone\\b| (?:of (?:my |the |it)?|my |the )(?:acc|account|money|capital|balance)\\b)?`,
  'g',
);
const NUMBER = new RegExp(
  `(?<![\\w.,])(?<sign>[-−])?\\s?(?<money>[$€£₹₦₱¥฿])?\\s?(?<digits>\\d{1,3}(?: \\d{3})+(?:[.,]\\d{1,2})?(?![\\d.,]*\\d)|\\d+(?:[.,]\\d+)*(?:e\\+?\\d{1,3})?|\\.\\d+)(?: ?(?<scale>k|grand|hundred|thousand|lakh|crore|million)\\b)?(?::(?<other>\\d+(?:\\.\\d+)?))?(?:[\\s-]?(?<unit>${UNIT}|[$€£]))?`,
  'g',
);
const PER =
  /^[\s-]*(?:(?:in )?(?:commission|fees?|swap) )?(?:round (?:turn|trip) |(?:an?|per|each|every) (?:side|way|leg),? (?:and )?)?(?:(?:an?|per|each|every|for each|in an?|on an?)\s+|\/\s?)(?:full |standard |trading |troy |single )?(day|night|week|month|year|hour|lot|contract|block|ounce|oz|gram|g|kilo|kg|tola|baht|trade|side|way|leg|coin)\b|^ the (?:troy )?(ounce|oz|gram|g|kilo|kg|tola)\b|^\s*(dai|week|month|year)ly\b/;
const RATE =
  /(?:\brate|eur\/?usd|gbp\/?usd|(?:euro|pound) (?:dollar|is|=|at|costs|to (?:the )?dollar))\D{0,8}$/;

/** The numbers of a message in their order: "1,200 dollars", "2.500 euros", "1.2k", "half a percent", "1:20", "0.1 lot". */
export function quantitiesIn(message: string): Quantity[] {
  const text = inDigits(message);
  const found = [...text.matchAll(NUMBER)];
  return found.map(({ 0: match, index, groups = {} }, at): Quantity => {
    const [last, next] = [found[at - 1], found[at + 1]];
    const written = groups['unit'] ?? '';
    const [, unit = '', factor = 1, currency = ''] = EXACT.find(([name]) => name.test(written))?.[1] ?? [];
    const before = text.slice(last ? last.index + last[0].length : 0, index).slice(-60);
    const after = text.slice(index + match.length, next?.index).slice(0, 60);
    const isPoint = (unit !== '' && unit !== 'sat') || /\d,\d{3}\b/.test(text);
    const [, each, the, often] = PER.exec(after) ?? [];
    const per = each ?? the;
    const scale = (SCALES[groups['scale'] ?? ''] ?? 1) * factor * (groups['sign'] ? -1 : 1);
    const value = valueOf(groups['digits']!, isPoint, RATE.test(before)) * scale;
    const other = Number(groups['other'] ?? NaN);
    return {
      // "1:20" and "20:1" are the same leverage, "1 to 2" and "2 to 1" the same reward.
      value: other ? Math.max(value, other) / Math.min(value, other) : value,
      unit: other ? 'ratio' : unit,
      currency: SIGN.test(written) ? written : (groups['money'] ?? currency),
      per: per ?? (often === 'dai' ? 'day' : often) ?? '',
      before,
      after: `${after}${next ? '#' : ''}`,
    };
  });
}

// Three digits after one mark are thousands, except after the point of a unit and in a rate between currencies.
function valueOf(digits: string, isPoint: boolean, isRate: boolean): number {
  const marks = digits.replace(/[^.,]/g, '');
  const last = marks.at(-1);
  const isGrouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/.test(digits) && !isRate;
  const isThousands = isGrouped && (marks.length > 1 || last === ',' || !isPoint);
  const isWhole = last === undefined || isThousands || (marks.length > 1 && new Set(marks).size === 1);
  const at = isWhole ? digits.length : digits.lastIndexOf(last);
  return Number(`${digits.slice(0, at).replace(/[., ]/g, '')}${digits.slice(at).replace(',', '.')}`);
}

export const FOREIGN = `(?:${CURRENCIES}|euros?|pounds?)\\b`;
export const IS_FOREIGN = new RegExp(`(?<=\\b|\\busd)${FOREIGN}`);
const SIGN = new RegExp(`^(?:[$€£]|${CURRENCIES})$`);
const DIGITS = '(\\d(?:[\\d.,]*\\d)?)';
const TO_THE_DOLLAR =
  '(?:an?|per|to the|to an?|for an?|for the|for|for 1|for one|=|/|is 1|= 1) ?(?:us )?(?:dollar|usdt?)\\b';
/** What a dollar costs: "one dollar is 4 zloty", "4 zloty a dollar", "rupee at 280". */
const PER_DOLLAR = new RegExp(
  `(?<!\\d )\\b(?:1 |the |a )?(?:us ?)?(?:dollar|usd),? ?(?:is|=|equals|costs|being|at|buys|for)? ?(?:about )?${DIGITS} ?${FOREIGN}|\\b(?:1|one|the|an?|if|when|with) (?:us )?(?:dollar|usd) (?:is|=|equals|costs|being|at|buys|for) (?:about )?${DIGITS}(?! ?(?:%|dollar|per))|(?<!to )\\b${DIGITS} ?(?:${FOREIGN} )?${TO_THE_DOLLAR}|\\b(?:usd ?/? ?(?:pln|inr|brl|chf|jpy|zar|ngn|aed|php|pkr|thb|mxn|egp|kes|idr|vnd|cny|ghs|lkr)|dollar rate)(?: is| =| at|:)? ?${DIGITS}|(?<!\\d )\\b(?:${CURRENCIES}) (?:is |at |= |rate |of |trades at |stands at )+${DIGITS}(?! ?(?:%|per|for|an? (?!dollar)))(?: ${TO_THE_DOLLAR})?`,
  'g',
);
/** "The naira goes from 800 to 1,200 per dollar", "dollar from 83 rupees to 87". */
const RATES = new RegExp(
  `(?<!in )\\b(?:${CURRENCIES}|dollar|usd\\S*)\\b(?: (?!to\\b)[a-z]+){0,4}? (?:from |at )?${DIGITS}(?: ?(?:${FOREIGN}))?(?: ${TO_THE_DOLLAR})?,? (?:to|then|and (?:now|then)|->|now)(?: (?:at|is|to|later))? ${DIGITS}(?=(?: ?(?:${FOREIGN}))?(?<isThat> ${TO_THE_DOLLAR})?)`,
  'g',
);

const RATE_OF_DOLLAR = new RegExp(
  `(?<!(?:win|hit|strike|funding|interest|loss|success|tax) )\\b(?:(?:use|using|take|taking|convert\\w*|pegged)(?: (?:it|at|with|to|about|a|the|rate|of))*|rate(?: is| of| at| =|:| being)*) ?${DIGITS}(?: ?${FOREIGN})?(?! ?(?:%|[a-z]*(?:day|period|lot|ounce|oz|btc|g\\b|gram|percent|x\\b|dollar|usd)|r\\b))`,
  'g',
);
const LOT_MAKES =
  /(?<![\d.,])(\d*\.?\d+) ?lots? (?:of gold )?(?:(?:makes?|los[et]s?|moves?|gains?|is|worth|earns?|or|and|\/|means|=|pays?) ?)+[$]?(\d+(?:\.\d+)?) ?(?:dollars?|usd|bucks?)? (?:for|per|on|with|when|if|each|every)(?: (?:each|every|an?|gold|the price))?(?: moves?)? [$]?(?:1 ?)?(?:dollars?|usd)?(?: (?:move|change|step))?(?: (?:in|of) (?:gold|the price|price))?/g;

/** "27 winners averaging 84, 33 losers averaging 51", in any order. */
const WON_AND_LOST =
  /\b(\d+) (?:were |are |was )?(w[io]n\w*|los\w+)((?:(?!\d+ (?:w[io]n|los))[^?!])*?)\b(\d+) (?=(?:were |are |was )?(?:(?<=\bw[io]n.*)los|(?<=\blos.*)w[io]n))/g;

/** A table whose lines may be broken after a `|`. */
export const joined = (table: string) =>
  table
    .trim()
    .replace(/\n */g, '\n')
    .replace(/(?<=.\|)\n/g, '');
const rewritesOf = (table: string) =>
  joined(table)
    .split('\n')
    .map(line => {
      const [written = '', meant = ''] = line.split(/ => ?/);
      return [new RegExp(written, 'g'), meant.replaceAll('_', ' ')] as const;
    });
/** What is written otherwise than it is read, `_` for a space: first asides, such as what a lot or a pip is, or a guess. */
const AS_WRITTEN = rewritesOf(String.raw`
  \b(?:1|one|an?|the|troy|per|each)? ?(?:troy )?(ounce|oz|tola|kilo(?:gram)?)(?: bar)? (?:is |= ?|has |at |
    of |weighs |as )?(?:about |really )?(?:31[.,]1\d*|11[.,][67]\d*|32[.,]1\d*) ?(?:grams?|g|ounces?|
    oz)?\b => _$1_
  \b(?:31[.,]1\d*|11[.,][67]\d*|32[.,]1\d*) ?(?:grams?|g|ounces?|oz)?(?: (?:in|per|an?|to|for|is|=|
    make))+ (?:the |an? |one |1 )?(?:troy )?(?:ounce|oz|tola|kilo)\b => _
  (?<!usd ?\/? ?)\b(?:rs\.?|inr) ?(?=\d) => ₹
  \b(?:before|without|ignor(?:e|ing)|excluding|not counting|no|leav(?:e|ing) out|
    forget)(?: the| any| all| other| import)* (?:fees?|costs?|spread|commissions?|swaps?|slippage|duty|tax(?:es)?|
    maker.?s charge|making charges?|shop margin|maintenance margin)(?:(?:,| and| or| &)+(?: the| any)? (?:fees?|
    costs?|spread|commissions?|swaps?|slippage|duty|tax(?:es)?|making charges?|shop margin))*\b => _
  (?<![\w.,])n ?(?=\d{1,3}(?:,\d{3})+) => ₦
  (?<=\b(?:i am|i.?m|(?:i.?ve|have|has|had) been|i was|i worked) (?!sav|invest|hold|pay)[^.?!,\d]{0,30})\b(?:since|
    for) (?:\d+|[a-z-]+) years\b => _
  \bi(?: am|.?m) \d\d(?: years? old)?(?=,? and\b|, |\. ) => _
  \b(?:kenyan|tanzanian|ugandan|indian|pakistani|sri lankan|nepali|mexican|colombian|philippine|south african|
    turkish|swiss|japanese|nigerian|ghanaian|polish|emirati|uae|egyptian|brazilian|vietnamese) (?=[a-z]+s?\b) => _
  \b(?:smallest|minimum|min|least)(?: lot| size)+(?: is| of| =|:)? 0?\.01(?: lots?)?\b => _smallest_
  \b0?\.01(?: lots?)? (?:is|being) (?:the |my )?(?:smallest|minimum|least)\b => _smallest_
  \bone (?=round[- ]?(?:trip|turn)) => a_
  \b(?:1|one|an?) (?:thai )?baht (?:of )?(?:thai )?(?:gold )?(?:is |= ?|has |weighs )(?:about )?15[.,]\d+ ?(?:grams?|
    g)?\b => _a baht of gold_
  \b(?:1|one) (?=baht (?:of )?(?:thai )?gold\b) => a_
  \b(?:inside|in|for) (?:1|one|an?) baht\b(?=\W*$) => inside a baht
  \b(?:one|an?|1|each|the|every|per)? ?(?:comex |gc |gold |full |standard |big |futures? |cme )*contract (?:is|=|
    has|of|means|covers|controls|being) 100 (?:troy )?(?:oz|ounces)\b(?=.*(?:(?:\d|two|three|four|five|six|ten) (?:contracts|
    gc)|how many\b.*\bcontracts)|(?<=(?:\d|two|three|four|five|six|ten) (?:contracts|gc)\b.*)) => _contract_
  \b(?:1|one|an?|per)? ?(?:standard |full )?lot (?:of gold |gold )?(?:is|=|has|of|means) 100 ?(?:oz|
    ounces)\b(?=.*\d ?lot|(?<=\d ?lot.*)) => _
  \b(?:in|for|over) (?:1|one|a) (?:week|month|year)\b(?=.*\d (?:trading |working )?days|(?<=\d (?:trading |
    working )?days\b.*)) => _
  \(?\b100 ?(?:oz|ounces) (?:per|an?|each|in a) lot\b\)? => _
  (?<=\b(?:gc|mgc|contracts?|futures?|micros?|cme)\b.*)\(?\b(?:5 ?(?:btc|bitcoins?)|100? ?(?:oz|
    ounces)) (?:each|apiece|(?:an?|per) contract)\b\)? => _
  \b(?:gc|micro gold) is 100? ?(?:oz|ounces)\b => _
  \b(?:1 |one |an? )?(?:pip|tick)(?: size)? (?:is|=|of) [$]?0?\.10?(?: dollars?| cents?)?\b => _
  \b(?:spread|fees?|commission|costs?)\b[^.,;\d]{0,12}\d[\d.,]*(?: \w+)? ?(?:(?:is|are|was) )?(?:already |
    both )?(?:included|inside|in (?:the |that |my )?(?:price|quote|fill)) => _
  (?<=\?)\s*(?:so |and )?i (?:get|got|guess|think|thought|make it)\b[^?]*$ => _
  \btarget vol(?:atility)?\b => vol target
  (?:√|\b(?:sqrt|(?:square )?root)\b)(?: of)? ?\(? ?(?:12|52|252|365)\b\)? => root
  σ\d? => _volatility_
  ρ\d? => _correlation_
  \bp ?\( ?win\w* ?\)|\bwin(?:ning)? prob(?:ability)?\b => win rate
  (?<!(?:half|twice|double|triple|times|x|\d) )\b(?:as (?:big|large) as|(?:the )?same (?:size )?as|
    equals?(?: to)?) (?:the |my |their )?(?:average |avg )?los\w+ => reward 1:1
  \b(?:1|one|an?|each|every) ?r (?:is|=|was|means|equals) (?:worth )?(?=[$€£]?\d) => risk_
  \b(?:gain|win|make) the same (?:that|as|what)? ?(?:i |we )?los\w+ => reward 1:1
  \bblock (?:reward|subsidy)(?: is| of)? (\d[\d.]*)(?: btc)? => $1 btc a block
  \b(?:one|a single) (?=(?:loss|loser|losing trade|trade|position)\b) => a_
  \bone and a half\b => 1.5
  \bhalf (?:as (?:big|large) as|of) (?:the |my |a )?los\w+ => 0.5r
  (?<=\s)\+(?=\d) => up_
  \b(?:twice|double)(?= (?:the|my|an?|as|what|their)\b)|\btwice\b => 2 times
  \btriple(?= (?:the|my|an?|what|their)\b) => 3 times
  \b(?:(?:back |down |up )?(?:at|to|have|with)|=) (?:zero|nothing)\b => even
`);
/** The same for what has its numbers in digits. */
const AS_COUNTED = rewritesOf(String.raw`
  (?<![\d.,])(\d{1,3}) and a half\b => $1.5
  \bmultipl(?:e|ier|icator)(?: is| of| =|:)? ?(\d[\d.]*) => $1 x
  \b(vol(?:atility)?(?: target)?(?: of| is|:| =)? )(\d\d?(?:\.\d+)?)(?![\d.,]*\d| ?(?:%|per|pct|k\b)) => $1$2%
  \b(\d+) daily (?:returns|observations|values) => $1 days
  \b(\d+) weekly (?:returns|observations|values) => $1 weeks
  \b(\d+) monthly (?:returns|observations|values) => $1 months
  \b(916|750|585|417|375|99\d|958) (?:gold|fine(?:ness)?|hallmark\w*|purity)\b => 0.$1 of all pure gold
  (?<!\d ?)\b(?:r|zar) ?(\d[\d., ]*\d) => $1 rand
  (?<!usd ?\/? ?)\b(aed|pln|pkr|php|ngn|chf|kes|brl|mxn|egp) ?(\d[\d., ]*\d) => $2 $1
  \b((?:entry|enter\w*|long|short|at|@|price|stop|sl|target|tp|exit)(?: at| is| of| price| =|:)* [$]?(?:\d[\d,]{3,}|\d{2,3}k)) ?(?:btc|bitcoin|oz)\b => $1
  \b(?:until|till|before|for) ([$€£]?\d[\d.,]*k?(?: dollars| euros| pounds)?) (?:becomes?|turns? into|grows? (?:in)?to|is) => from $1 to
  \b(\d+) of (?:them|em|those|these)\b(?=.*\b(?:contract|future|micro)|(?<=\b(?:contract|future|
    micro).*)) => $1 contracts
  \b(\d+) (?:trades? |ones )?(?:(?:are|will|be|being|turn out|go|all) )+(?:losers|losses|lose|losing|wrong|
    red)\b => $1 losses
  (?<=\d)['’_\u00a0\u2009\u202f](?=\d{3}(?!\d)) => 
  \b([se]?ma|atr|rsi|average|bollinger) ?\( ?(\d+)[^)]*\) => $2 periods $1
  \b([se]?ma|atr|rsi) (\d{1,3})(?= (?:is|was|=|at|of|on \w+ is) ?\$?\d) => $2 periods $1
  \b(\d{1,3})[- ](?:period|day|bar|hour|week)s?[- ](?=atr|rsi) => $1 periods_
  \b(\d{1,3})[- ](?:(?:period|day|bar|hour|week)s?[- ])?(?=[se]?ma\b|simple|expon) => $1 periods_
  (\d+(?:\.\d+)?) ?% (?:fee |commission )?(?:to|when|for|on|
    at)? ?(?:the )?(?:way )?(?:i )?(?:get )?(?:buy(?:ing)?|in|entry|enter|
    open(?:ing)?)\b[^.?!\d]{0,20}\1 ?% (?:to|when|for|on|
    at)? ?(?:the )?(?:way )?(?:i )?(?:get )?(?:sell(?:ing)?|out|exit|leav(?:e|ing)|clos(?:e|
    ing))\b => $1% each side
  \b((?:commission|fees?|costs?)(?: \w+)? ?[$€£]?\d[\d.]*) (?:an? |per )?round[- ]?(?:trip|
    turn)\b => $1 in all
  \b(\d+(?:\.\d+)?) ?(?:times|x) (?:of )?(?:(?:an?|the|my|their|his|her|what i|as \w+ as (?:an?|the|
    my)) (?:average |avg )?|(?:the )?size of (?:the |my |an? )?(?:average |avg )?|(?:the |my |
    an? )?(?:average|avg) |(?<=x ))(?:risk|los\w+) => $1r
  \b(risk[- ]?free(?: rate)?(?: of| is| at|:)?|(?:inflation|bonds?)(?: \w+)?|(?:borrow\w*|lever\w*) at) ?(\d+(?:\.\d+)?)(?![\d.]* ?(?:%|per)) => $1 $2%
  \b(win ?rate|hit ?rate|
    strike rate)((?: of| is|:| =)? )(\d\d)(?![\d.,]*\d|[\d ]*(?:%|per|pct|of|out)) => $1$2$3%
  \b(?:in|since|until|year|from|jan\w*|feb\w*|march|april|may|june|july|august|\w+ober|\w+ember) (?:19|
    20)\d\d(?: (?:to|and) (?:19|20)\d\d)?\b(?![,.]\d) => _
  \b(\d+) trades?[,:;]?(?: of which| with)? (\d+) (?=(?:were )?w[io]n) => $2 of $1_
  \b(\d+) (wins|winners) (?:out )?(?:of|in) (\d+) => $1 of $3 $2
  \b(?:\d+|two|five|ten|thirty)[- ]year (?=(?:us )?(?:treasur|bond|bund|gilt|note|yield|pays)) => _
  \bhalf (?=(?:of )?(?:my |the |all |their )?(?:trades|times?|them w[io]n)\b) => 50%_
  \b(?:an? |one |1 )?third (?=(?:of )?(?:my |the |all |their )?(?:trades|times?)\b) => 33.333333%_
  \b(?:an? |one |1 )?quarter (?=(?:of )?(?:my |the |all |their )?(?:trades|times?)\b) => 25%_
  \b((?:p|probability|win ?rate) ?(?:=|is|of|:|,)? ?(?:really )?)0?(\.\d+)(?! ?%) => $1$2 of all
  (%|\b(?:atr|dollars?|points?|pips?)) (below|above|under|over) (?=[$€£]?\d) => $1 $2 entry at_
  \b((?:[$€£] ?)?\d[\d.,]* ?r?) (?:when|if) (?:i|it) (win|lose)s?\b => $2 $1;
  (?<!\d )\b(lots|contracts) of 100\b(?: ounces| oz)? => $1
  \b1 (?=g(?:rams?)?\b) => a_
  \brisk(?:ing|
    s)? (\d+(?:\.\d+)?)(?: dollars| bucks| euros| pounds)? to (?:make|win|gain|get|earn) (\d+(?:\.\d+)?) => ratio $1:$2
  \b(?:1 )?(?:euro?|pound|gbp) (?:is |= ?|equals |costs |buys |at )?(?:about )?(?=\d[.,]\d+) => rate_
  (?<=\b(?:btc|bitcoin)\b.*\b(?:buy|bought|sell|sold|hold|have|
    own) )(0?\.\d+)(?![\d%]| ?(?:\w*(?:oz|ounce|lot|btc|bitcoin|coin)|of\b|%)) => $1 btc
`);
const PRICED = '(?:grams?|grammes?|gms?|g|tolas?)\\b';
const IN_MONEY = `${FOREIGN}|dollars?|usd|[€£$]`;
/** "72,000 rupees for 10 g". */
const PRICE_FOR_WEIGHT = new RegExp(
  `(\\d ?(?:${IN_MONEY})?) ?(?:per|for|for every|a|each|/|the) (?=\\d+(?:\\.\\d+)? ?${PRICED})`,
  'g',
);
/** "10 g is 72,000 rupees"; "at" may mean the price of one. */
const WEIGHT_AT_PRICE = new RegExp(
  `\\b(?=\\d+(?:\\.\\d+)? ?${PRICED}(?: of)?(?: (?:24 ?k|pure|fine|gold))* (is|costs?|=|are|at|for|in (?!gram|ounce|dollar)[a-z]+) (?:[$€£₹₦¥] ?)?` +
    `\\d[\\d.,]*(?![\\d.,])(?: ?(?:${IN_MONEY}))?(?! ?(?:(?:per|an?|the|each|/|for) ?(?:troy )?)?(?:%|k|g|oz|gram|ounce|tola)))`,
  'g',
);
const rewritten = (text: string, rewrites: typeof AS_WRITTEN) =>
  rewrites.reduce((read, [written, meant]) => read.replace(written, meant), text);

/** A message in lower case with words, fractions and counts as numbers. */
function inDigits(message: string): string {
  const counted = rewritten(message.toLowerCase(), AS_WRITTEN)
    .replace(/\bw\d ?= ?0?(\.\d+)/g, (_, weight: string) => `weight ${100 * Number(weight)}%`)
    .replace(IN_WORDS, words => String(numberOf(words)))
    .replace(A_SHARE, (match, how = '', name: string, of = '') =>
      how || of ? `${how || 'drawdown'} ${100 * FRACTIONS[name]!}%${of}` : match,
    )
    .replace(/\bwon (\d+) (?:times|trades)\b/g, '$1 winners')
    .replace(/\blost (\d+) (?:times|trades)\b/g, '$1 losers')
    .replace(WON_AND_LOST, (_, first: string, one: string, between: string, second: string) => {
      const [all, won] = [Number(first) + Number(second), Number(one.startsWith('w') ? first : second)];
      return `${all} trades, ${(100 * won) / all}% won, ${one}${between}. `;
    });
  const isConverted = IS_FOREIGN.test(counted) && counted.search(PER_DOLLAR) >= 0;
  return (
    rewritten(counted, AS_COUNTED)
      .replace(PRICE_FOR_WEIGHT, '$1 priced ')
      .replace(WEIGHT_AT_PRICE, (_, how: string) => (how === 'at' && !isConverted ? '' : 'priced '))
      // "The rate is 150" of yen is what a dollar costs.
      .replace(RATE_OF_DOLLAR, (match, rate: string) =>
        IS_FOREIGN.test(counted) &&
        Number(rate.replace(/,/g, '')) >= (/\b(?:euro|pound|eur|gbp)/.test(counted) ? 4 : 2)
          ? `perdollar ${rate} `
          : match,
      )
      // "0.01 lot makes 1 dollar for each dollar" is what a lot always does.
      .replace(LOT_MAKES, (match, lots: string, made: string, at: number, all: string) => {
        const others = all.slice(0, at) + all.slice(at + match.length);
        // Another lot than that of the lessons: blocks, which no sum of a trade takes.
        if (Math.abs(100 * Number(lots) - Number(made)) > 1e-9) return `${lots} blocks ${made} blocks `;
        return /\b(?:stop|sl|risk\w*)\b|\d ?(?:lots?|oz|ounces?)\b/.test(others) ? ' ' : `${lots} lot `;
      })
      // "0.01 lot is 1 oz" is what a lot always is, and where no other size is told, the size.
      .replace(
        /(?<![\d.,])(\d*\.\d+) ?(?:lots? )?(?:of gold )?(?:is|=|are|means|equals) ?(\d*\.?\d+) ?(?:oz|ounces?)\b/g,
        (match, lots: string, ounces: string, at: number, all: string) =>
          Math.abs(100 * Number(lots) - Number(ounces)) > 1e-9
            ? match
            : /\b(?:stop|sl|risk\w*)\b|\d ?(?:lots?|oz|ounces?)\b/.test(
                  all.slice(0, at) + all.slice(at + match.length),
                )
              ? ' '
              : `${ounces} oz `,
      )
      .replace(/\d{1,2}(?:,\d{2})+,\d{3}(?![\d,])/g, lakhs => lakhs.replaceAll(',', ''))
      // Karat, which is written like a thousand: "10 g of 18k"; the metal itself has 24.
      .replace(
        /\b(8|9|10|14|18|20|21|22|24)[ -]?(?:kara?ts?|carats?|kt|ct|k)\b(?=.*\b(?:gr?|grams?|grammes?|karats?|carats?)\b|(?<=\b(?:gr?|grams?|grammes?|karats?|carats?)\b.*))/g,
        (_, karat: string) => (karat === '24' ? ' ' : `${karat} karat`),
      )
      // How often somebody loses, as how often they win.
      .replace(
        /\b(?:(?:chance|probability|odds) (?:of|to) (?:an? )?los(?:s|e|ing)(?: trade)?|los(?:s|ing) rate)(?: of| is| =|:)? ?(\d+(?:\.\d+)?) ?%|\blos(?:e|es|t|ing) (?:about |in )?(\d+(?:\.\d+)?) ?% of (?=them|(?:my |the |all |his |her |its )?(?:time|trades))|\b(\d+(?:\.\d+)?) ?% (?:of (?:my |the |all )?trades (?:are |were )?)?(?:losers|losing trades|loss rate)/g,
        (_, ...rates: string[]) => `win rate ${100 - Number(rates.find(Boolean))}% `,
      )
      .replace(
        /\blost [$€£]?(\d[\d,]*) (?:\w+ )?(?:out )?(?:of|from) (?:\w+ )?[$€£]?(\d[\d,]*\d)\b(?! ?(?:%|oz|ounce|lot|contract|btc|coin|trade|g\b|gram))/g,
        (match, lost: string, all: string) => {
          const [part = 0, whole = 0] = [lost, all].map(digits => Number(digits.replace(/,/g, '')));
          return part < whole ? `from ${whole} to ${whole - part}` : match;
        },
      )
      .replace(/(?<![\d.,/])(\d{1,2}) ?\/ ?(\d{1,2})(?![\d/%])/g, (match, one: string, other: string) =>
        Number(one) + Number(other) === 100 ? `${one}% and ${other}%` : match,
      )
      .replace(
        new RegExp(`\\b(an?|one)?[ -]?(${FRACTION})(?: of)?(?: (?:an?|one))?[ -](?=(?:${UNIT})|point)`, 'g'),
        (_, _a: string, name: string) => ` ${FRACTIONS[name]} `,
      )
      .replace(
        /\b(\d+)\/(\d+)(?=[ -]?(?:th )?(?:troy |of an? )*(?:oz|ounce|lot|bitcoin|btc))(?: of an?)?/g,
        (_, one: string, other: string) => String(Number(one) / Number(other)),
      )
      .replace(
        /(?<![\d.,])(\d+)(?: trades?| times)? (?:out of|of|in)(?: every| each| my| the last)? (\d{1,4})(?![\d.,]*\d)(?! ?(?:%|oz\b|ounces?|grams?|lots?|btc|coins?))/g,
        (match, part: string, all: string) =>
          Number(part) < Number(all) && Number(all) <= 1000
            ? `${(100 * Number(part)) / Number(all)}%`
            : match,
      )
      .replace(
        /(?<!from )(?<![\d.,])(\d+(?:\.\d+)?)(?: ?: ?| to |-to-)(\d+(?:\.\d+)?)(?![.,]?\d)/g,
        (match, one: string, other: string) =>
          one === '1' || other === '1' || / ?: ?/.test(match) ? `${one}:${other}` : match,
      )
      .replace(RATES, (match, ...found: unknown[]) => {
        const { isThat } = found.at(-1) as { isThat?: string };
        return isThat || match.includes('dollar') || match.startsWith('usd')
          ? `perdollar ${String(found[0])} dollarnow ${String(found[1])} `
          : match;
      })
      .replace(PER_DOLLAR, (match, ...found: unknown[]) =>
        IS_FOREIGN.test(String(found.at(-1))) ? `perdollar ${String(found.find(Boolean))} ` : match,
      )
  );
}

function numberOf(words: string): number {
  let [sum, part] = [0, 0];
  for (const word of words.split(/[ -]/)) {
    const scale = SCALES[word];
    if (scale === 100) part = (part || 1) * 100;
    else if (scale !== undefined) [sum, part] = [sum + (part || 1) * scale, 0];
    else if (TENS.includes(word)) part += 20 + 10 * TENS.indexOf(word);
    else part += Math.max(0, SMALL.indexOf(word));
  }
  return sum + part;
}
