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
  million: 1e6,
};
const FRACTIONS: Record<string, number> = { half: 0.5, third: 1 / 3, quarter: 0.25, fifth: 0.2, tenth: 0.1 };
const KINDS =
  '(?:(?:troy|fine|gold|silver|mgc|mbt|gc|standard|micro|mini|big|full|comex|cme|btc|bitcoin|futures?) )*';
const CURRENCIES =
  'zlot\\w+|pln|rupees?|inr|pesos?|reais|francs?|chf|yen|naira|rand|lira|dirhams?|kronor|shillings?';
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
  ['(?:gramm?e?s?|gr?)\\b', 'g'],
  ['(?:kilos?|kilogram(?:me)?s?|kgs?)\\b', 'kg'],
  ['(?:sats?|satoshis?)\\b', 'sat'],
  ['(?:btc|bitcoins?|coins?|of (?:one|an? (?:bitcoin|coin|btc)))\\b', 'btc'],
  ['(?:x |times |\\* ?)?(?:the |of )?(?:daily |hourly )?atrs?\\b', 'atr'],
  ['(?:x|times (?=leverage))', 'x'],
  ['r\\b', 'r'],
  ['(?:pips?|ticks?)\\b', 'pip', 0.1],
  ['karat\\b', 'karat'],
  ['(?:blocks?|tonn?e?s|barrels?|people|customers|variants|combos?)\\b', 'other'],
  ['(?:(?:trading|working|business|calendar) )?days?\\b', 'day'],
  ...['night', 'week', 'month', 'year'].map(unit => [`${unit}s?\\b`, unit] as const),
  ['(?:hours?|hrs?|h)\\b', 'hour'],
  ['min(?:ute)?s?\\b', 'minute'],
  ['(?:periods?|closes|closing prices|candles|bars|values)\\b', 'period'],
  ['(?:shares?|eth|ether)\\b', 'unit'],
  [
    '(?:(?:straight|consecutive|losing|red|full) )*(?:loss(?:es)?|losers|stop[- ]?outs|losing trades)\\b|in a row\\b|straight\\b',
    'loss',
  ],
  ['(?:(?:winning )?trades?|wins|winners|gains|times|round[- ]?(?:trips?|turns?)|orders?|tries)\\b', 'trade'],
  ['(?:(?:open )?(?:trades|positions)|strategies|assets)\\b', 'trade'],
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
  `(?<!\\d ?(?=hundred|thousand|grand|million))\\b(?!one\\b(?![- ](?:${NAMES}|to \\d|to (?:${NAMES})|${UNIT})))(?:an? (?=hundred|thousand|grand|million))?(?:${NAMES}|hundred)(?:(?:[ -]and)?[ -](?:${NAMES}|hundred))*\\b`,
  'g',
);
const A_SHARE = `(?:an? |1 )?(${FRACTION})\\b(?! (?:of )?(?:an? |1 )?(?:${UNIT}|point))`;
/** "Down about a tenth", "half of my account", "half gone". */
const FALLEN_BY = new RegExp(
  `\\b(down|los[et]|takes?|took|fell|falls?|drop(?:s|ped)?|under) (?:by |about |roughly |around )*${A_SHARE}`,
  'g',
);
const GONE = new RegExp(
  `\\b${A_SHARE}(?=(?: is| has)? gone| of (?:my |the |it)?(?:acc|account|money|capital|balance)\\b)`,
  'g',
);
const NUMBER = new RegExp(
  `(?<![\\w.,])(?<sign>[-−])?\\s?(?<money>[$€£])?\\s?(?<digits>\\d{1,3}(?: \\d{3})+(?:[.,]\\d{1,2})?(?![\\d.,]*\\d)|\\d+(?:[.,]\\d+)*(?:e\\+?\\d{1,3})?|\\.\\d+)(?: ?(?<scale>k|grand|hundred|thousand|lakh|million)\\b)?(?::(?<other>\\d+(?:\\.\\d+)?))?(?:[\\s-]?(?<unit>${UNIT}|[$€£]))?`,
  'g',
);
const PER =
  /^[\s-]*(?:round (?:turn|trip) )?(?:(?:an?|per|each|every|for each|in an?|on an?)\s+|\/\s?)(?:full |standard |trading |troy |single )?(day|night|week|month|year|hour|lot|contract|block|ounce|oz|gram|g|kilo|kg|trade|side|way|leg|coin)\b|^\s*(dai|week|month|year)ly\b/;
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
    const [, per, often] = PER.exec(after) ?? [];
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
const SIGN = new RegExp(`^(?:[$€£]|${CURRENCIES})$`);
/** What a dollar costs: "one dollar is 4 zloty", "4 zloty a dollar". */
const PER_DOLLAR = new RegExp(
  `\\b(?:1 |the |a )?(?:us ?)?(?:dollar|usd) ?(?:is|=|equals|costs|at|buys|for) (?:about )?(\\d+(?:[.,]\\d+)?) ?${FOREIGN}|(\\d+(?:[.,]\\d+)?) ?${FOREIGN} (?:an?|per|to the|for an?|for the|for|for 1|for one) (?:us )?(?:dollar|usdt?)\\b|\\b(?:usd ?/? ?(?:pln|inr|brl|chf|jpy|zar|ngn)|dollar rate)(?: is| =| at|:)? ?(\\d+(?:[.,]\\d+)?)`,
  'g',
);

/** "27 winners averaging 84, 33 losers averaging 51", in any order. */
const WON_AND_LOST =
  /\b(\d+) (?:were |are |was )?(w[io]n\w*|los\w+)((?:(?!\d+ (?:w[io]n|los))[^?!])*?)\b(\d+) (?=(?:were |are |was )?(?:(?<=\bw[io]n.*)los|(?<=\blos.*)w[io]n))/g;

/** What a lot, an ounce or a pip is; costs that are in the price; a guess after the question. */
const ASIDES = [
  /\b(?:1|one|an?|the|troy)? ?(?:troy )?(?:ounce|oz) (?:is |= ?|has )?31[.,]1\d* ?(?:grams?|g)\b/g,
  /\b31[.,]1\d* ?(?:grams?|g) (?:in|per|an?|to) (?:the |an? )?(?:troy )?(?:ounce|oz)\b/g,
  /\b(?:1|one|an?|per)? ?(?:standard |full )?lot (?:of gold |gold )?(?:is|=|has|of|means) 100 ?(?:oz|ounces)\b(?=.*\d ?lot|(?<=\d ?lot.*))/g,
  /\b(?:in|for|over) (?:1|one|a) (?:week|month|year)\b(?=.*\d (?:trading |working )?days|(?<=\d (?:trading |working )?days\b.*))/g,
  /\(?\b100 ?(?:oz|ounces) (?:per|an?|each|in a) lot\b\)?/g,
  /(?<=\b(?:gc|mgc|contracts?|futures?|micros?|cme)\b.*)\(?\b(?:5 ?(?:btc|bitcoins?)|100? ?(?:oz|ounces)) (?:each|apiece|(?:an?|per) contract)\b\)?/g,
  /\b(?:gc|micro gold) is 100? ?(?:oz|ounces)\b/g,
  /\b(?:1 |one |an? )?(?:pip|tick)(?: size)? (?:is|=|of) [$]?0?\.10?(?: dollars?| cents?)?\b/g,
  /\b(?:spread|fees?|commission|costs?)\b[^.,;\d]{0,12}\d[\d.,]*(?: \w+)? ?(?:(?:is|are|was) )?(?:already |both )?(?:included|inside|in (?:the |that |my )?(?:price|quote|fill))/g,
  /(?<=\?)\s*(?:so |and )?i (?:get|got|guess|think|thought|make it)\b[^?]*$/,
];

/** A message in lower case with words, fractions and counts as numbers. */
const inDigits = (message: string): string =>
  ASIDES.reduce((text, aside) => text.replace(aside, ' '), message.toLowerCase())
    .replace(/σ/g, ' volatility ')
    .replace(/ρ/g, ' correlation ')
    .replace(/[σρ]\d?/g, sign => (sign[0] === 'σ' ? ' volatility ' : ' correlation '))
    .replace(/\bw\d ?= ?0?(\.\d+)/g, (_, weight: string) => `weight ${100 * Number(weight)}%`)
    .replace(/\bp ?\( ?win\w* ?\)|\bwin(?:ning)? prob(?:ability)?\b/g, 'win rate')
    .replace(/\b(\d+) trades (?:will )?all (?:lose|fail)/g, '$1 losses in a row')
    .replace(
      /\b(?:as (?:big|large) as|(?:the )?same (?:size )?as|equal to) (?:the |my |their )?los\w+/g,
      'reward 1:1',
    )
    .replace(/\b1 ?r (?:is|=|was|means|equals) (?:worth )?(?=[$€£]?\d)/g, 'risk ')
    .replace(/\b(?:gain|win|make) the same (?:that|as|what)? ?(?:i |we )?los\w+/g, 'reward 1:1')
    .replace(/\bblock (?:reward|subsidy)(?: is| of)? (\d[\d.]*)(?: btc)?/g, '$1 btc a block')
    .replace(/zł(?:ot\w+)?/g, 'zloty')
    .replace(/\b(?:one|a single) (?=(?:loss|loser|losing trade|trade|position)\b)/g, 'a ')
    .replace(/\bone and a half\b/g, '1.5')
    .replace(/\b(?:twice|double)(?= (?:the|my|an?|as|what|their)\b)|\btwice\b/g, '2 times')
    .replace(/\btriple(?= (?:the|my|an?|what|their)\b)/g, '3 times')
    .replace(/\b(?:(?:back |down |up )?(?:at|to|have|with)|=) (?:zero|nothing)\b/g, 'even')
    .replace(IN_WORDS, words => String(numberOf(words)))
    .replace(/(?<![\d.,])(\d{1,3}) and a half\b/g, '$1.5')
    .replace(FALLEN_BY, (_, how: string, name: string) => `${how} ${100 * FRACTIONS[name]!}%`)
    .replace(GONE, (_, name: string) => `drawdown ${100 * FRACTIONS[name]!}%`)
    // "0.01 lot is 1 oz" is what a lot always is.
    .replace(
      /(?<![\d.,])(\d*\.\d+) ?(?:lots? )?(?:of gold )?(?:is|=|are|means|equals) ?(\d*\.?\d+) ?(?:oz|ounces?)\b/g,
      (match, lots: string, ounces: string) =>
        Math.abs(100 * Number(lots) - Number(ounces)) < 1e-9 ? ' ' : match,
    )
    .replace(/₹ ?([\d.,]*\d)/g, '$1 rupees')
    .replace(/\d{1,2}(?:,\d{2})+,\d{3}(?![\d,])/g, lakhs => lakhs.replaceAll(',', ''))
    // Thousands: "10'000", and with any narrow space.
    .replace(/(?<=\d)['’_\u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '')
    // Periods and no values: "ATR(14)", "ATR 14 is 28", "14-day ATR", "20 EMA".
    .replace(/\b([se]?ma|atr|rsi|average|bollinger) ?\( ?(\d+)[^)]*\)/g, '$2 periods $1')
    .replace(/\b([se]?ma|atr|rsi) (\d{1,3})(?= (?:is|was|=|at|of|on \w+ is) ?\$?\d)/g, '$2 periods $1')
    .replace(/\b(\d{1,3})[- ](?:period|day|bar|hour|week)s?[- ](?=atr|rsi)/g, '$1 periods ')
    .replace(
      /\b(\d{1,3})[- ](?:(?:period|day|bar|hour|week)s?[- ])?(?=[se]?ma\b|simple|expon)/g,
      '$1 periods ',
    )
    // Karat, which is written like a thousand: "10 g of 18k"; the metal itself has 24.
    .replace(
      /\b(8|9|10|14|18|20|21|22|24)[ -]?(?:kara?ts?|carats?|kt|ct|k)\b(?=.*\b(?:gr?|grams?|grammes?|karats?|carats?)\b|(?<=\b(?:gr?|grams?|grammes?|karats?|carats?)\b.*))/g,
      (_, karat: string) => (karat === '24' ? ' ' : `${karat} karat`),
    )
    // "0.1% to buy and 0.1% to sell" is a fee of each side.
    .replace(
      /(\d+(?:\.\d+)?) ?% (?:to|when|for|on|at)? ?(?:the )?(?:way )?(?:i )?(?:get )?(?:buy(?:ing)?|in|entry|enter|open(?:ing)?)\b[^.?!\d]{0,20}\1 ?% (?:to|when|for|on|at)? ?(?:the )?(?:way )?(?:i )?(?:get )?(?:sell(?:ing)?|out|exit|clos(?:e|ing))\b/g,
      '$1% each side',
    )
    .replace(
      /\b((?:commission|fees?|costs?)(?: \w+)? ?[$€£]?\d[\d.]*) (?:an? |per )?round[- ]?(?:trip|turn)\b/g,
      '$1 in all',
    )
    // How often somebody loses, as how often they win.
    .replace(
      /\b(?:(?:chance|probability|odds) (?:of|to) (?:an? )?los(?:s|e|ing)(?: trade)?|los(?:s|ing) rate)(?: of| is| =|:)? ?(\d+(?:\.\d+)?) ?%|\blos(?:e|es|t|ing) (?:about |in )?(\d+(?:\.\d+)?) ?% of (?=them|(?:my |the |all |his |her |its )?(?:time|trades))|\b(\d+(?:\.\d+)?) ?% (?:of (?:my |the |all )?trades (?:are |were )?)?(?:losers|losing trades|loss rate)/g,
      (_, ...rates: string[]) => `win rate ${100 - Number(rates.find(Boolean))}% `,
    )
    .replace(
      /\b(\d+(?:\.\d+)?) (?:times|x) (?:of )?(?:an?|the|my|their|his|her|what i|as \w+ as (?:an?|the|my)) (?:average |avg )?(?:risk|los\w+)/g,
      '$1r',
    )
    .replace(
      /\b(risk[- ]?free(?: rate)?(?: of| is| at|:)?|(?:inflation|bonds?)(?: \w+)?|(?:borrow\w*|lever\w*) at) ?(\d+(?:\.\d+)?)(?![\d.]* ?(?:%|per))/g,
      '$1 $2%',
    )
    .replace(
      /\b(win ?rate|hit ?rate|strike rate)((?: of| is|:| =)? )(\d\d)(?![\d.,]*\d|[\d ]*(?:%|per|pct|of|out))/g,
      '$1$2$3%',
    )
    .replace(
      /\blost [$€£]?(\d[\d,]*) (?:\w+ )?(?:out )?(?:of|from) (?:\w+ )?[$€£]?(\d[\d,]*\d)\b(?! ?%)/g,
      (match, lost: string, all: string) => {
        const [part = 0, whole = 0] = [lost, all].map(digits => Number(digits.replace(/,/g, '')));
        return part < whole ? `from ${whole} to ${whole - part}` : match;
      },
    )
    .replace(/(?<![\d.,/])(\d{1,2}) ?\/ ?(\d{1,2})(?![\d/%])/g, (match, one: string, other: string) =>
      Number(one) + Number(other) === 100 ? `${one}% and ${other}%` : match,
    )
    // A year is no price.
    .replace(
      /\b(?:in|since|until|year|from|jan\w*|feb\w*|march|april|may|june|july|august|\w+ober|\w+ember) (?:19|20)\d\d(?: (?:to|and) (?:19|20)\d\d)?\b(?![,.]\d)/g,
      ' ',
    )
    .replace(
      new RegExp(`\\b(an?|one)?[ -]?(${FRACTION})(?: of)?(?: (?:an?|one))?[ -](?=(?:${UNIT})|point)`, 'g'),
      (_, _a: string, name: string) => ` ${FRACTIONS[name]} `,
    )
    // A share of trades: "62 trades, 29 winners", "29 winners out of 62", "27 winners at 84, 33 losers at 51".
    .replace(
      /\b(w[io]n|los[et]) (\d+) (?:times|trades)\b/g,
      (_, how: string, count: string) => `${count} ${how[0] === 'w' ? 'winners' : 'losers'}`,
    )
    .replace(/\b(good|bad) (?:trades|ones)\b/g, (_, how: string) => (how === 'good' ? 'winners' : 'losers'))
    .replace(WON_AND_LOST, (_, first: string, one: string, between: string, second: string) => {
      const [all, won] = [Number(first) + Number(second), Number(one.startsWith('w') ? first : second)];
      return `${all} trades, ${(100 * won) / all}% won, ${one}${between}. `;
    })
    .replace(/\b(\d+) trades?[,:;]?(?: of which| with)? (\d+) (?=(?:were )?w[io]n)/g, '$2 of $1 ')
    .replace(/\b(\d+) (wins|winners) (?:out )?(?:of|in) (\d+)/g, '$1 of $3 $2')
    .replace(
      /\b(?:\d+|two|five|ten|thirty)[- ]year (?=(?:us )?(?:treasur|bond|bund|gilt|note|yield|pays))/g,
      ' ',
    )
    .replace(/\bhalf (?=(?:of )?(?:my|the|all|their) (?:trades|time))/g, '50% ')
    .replace(
      /\b((?:p|probability|win ?rate) ?(?:=|is|of|:|,)? ?(?:really )?)0?(\.\d+)(?! ?%)/g,
      '$1$2 of all',
    )
    .replace(/(%|\b(?:atr|dollars?|points?|pips?)) (below|above) (?=[$€£]?\d)/g, '$1 $2 entry at ')
    .replace(/(?<!\d )\b(lots|contracts) of 100\b(?: ounces| oz)?/g, '$1')
    .replace(/\b1 (?=g(?:rams?)?\b)/g, 'a ')
    .replace(
      /\brisk(?:ing|s)? (\d+(?:\.\d+)?)(?: dollars| bucks| euros| pounds)? to (?:make|win|gain|get|earn) (\d+(?:\.\d+)?)/g,
      'ratio $1:$2',
    )
    .replace(
      /\b(\d+)\/(\d+)(?=[ -]?(?:th )?(?:troy |of an? )*(?:oz|ounce|lot|bitcoin|btc))(?: of an?)?/g,
      (_, one: string, other: string) => String(Number(one) / Number(other)),
    )
    .replace(
      /(?<![\d.,])(\d+)(?: trades?| times)? (?:out of|of|in)(?: every| each| my| the last)? (\d{1,4})(?![\d.,]*\d)(?! ?%)/g,
      (match, part: string, all: string) =>
        Number(part) < Number(all) && Number(all) <= 1000 ? `${(100 * Number(part)) / Number(all)}%` : match,
    )
    .replace(
      /(?<!from )(?<![\d.,])(\d+(?:\.\d+)?)(?: ?: ?| to |-to-)(\d+(?:\.\d+)?)(?![.,]?\d)/g,
      (match, one: string, other: string) =>
        one === '1' || other === '1' || / ?: ?/.test(match) ? `${one}:${other}` : match,
    )
    .replace(
      /\b(?:1 )?(?:euro?|pound|gbp) (?:is |= ?|equals |costs |buys |at )?(?:about )?(?=\d[.,]\d+)/g,
      'rate ',
    )
    .replace(
      PER_DOLLAR,
      (_, ...found: string[]) => `rate ${1 / Number(found.find(Boolean)!.replace(',', '.'))}`,
    )
    // Coins beside the price of one: "bitcoin is 50,000 and I buy 0.004".
    .replace(
      /(?<=\b(?:btc|bitcoin)\b.*\b(?:buy|bought|sell|sold|hold|have|own) )(0?\.\d+)(?![\d%]| ?(?:\w*(?:oz|ounce|lot|btc|bitcoin|coin)|of\b|%))/g,
      '$1 btc',
    );

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
