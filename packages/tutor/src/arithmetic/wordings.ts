import { evaluate } from './expressions.ts';
import { CURRENCIES, FOREIGN, IS_FOREIGN, SCALES, UNIT } from './units.ts';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const FRACTIONS: Record<string, number> = { half: 0.5, third: 1 / 3, quarter: 0.25, fifth: 0.2, tenth: 0.1 };
const NAMES = [...SMALL, ...TENS, ...Object.keys(SCALES).slice(2)].join('|');
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
const DIGITS = '(\\d(?:[\\d.,]*\\d)?)';
const TO_THE_DOLLAR =
  '(?:an?|per|to the|to an?|for an?|for the|for|for 1|for one|=|/|is 1|= 1) ?(?:us )?(?:dollar|usdt?)\\b';
/** What a dollar costs: "one dollar is 4 zloty", "4 zloty a dollar", "rupee at 280". */
const PER_DOLLAR = new RegExp(
  `(?<!\\d )\\b(?:1 |the |a )?(?:us ?)?(?:dollar|usd),? ?(?:is|=|equals|costs|being|at|buys|for)? ?(?:about )?${DIGITS} ?${FOREIGN}|\\b(?:1|one|the|an?|if|when|with) (?:us )?(?:dollar|usd) (?:is|=|equals|costs|being|at|buys|for) (?:about )?${DIGITS}(?! ?(?:%|dollar|per))|(?<!to )\\b${DIGITS} ?(?:${FOREIGN} )?${TO_THE_DOLLAR}|\\b(?:usd ?/? ?(?:pln|inr|brl|chf|jpy|zar|ngn|aed|php|pkr|thb|mxn|egp|kes|idr|vnd|cny|ghs|lkr)|dollar rate)(?: is| =| at|:)? ?${DIGITS}|(?<!\\d )\\b(?:${CURRENCIES}) (?:is |at |= |rate |of |trades at |stands at )+${DIGITS}(?! ?(?:%|per|for|an? (?!dollar)))(?: ${TO_THE_DOLLAR})?`,
  'g',
);
const RATE_OF_DOLLAR = new RegExp(
  `(?<!(?:win|hit|strike|funding|interest|loss|success|tax) )\\b(?:(?:use|using|take|taking|convert\\w*|pegged)(?: (?:it|at|with|to|about|a|the|rate|of))*|rate(?: is| of| at| =|:| being)*) ?${DIGITS}(?: ?${FOREIGN})?(?! ?(?:%|[a-z]*(?:day|period|lot|ounce|oz|btc|g\\b|gram|percent|x\\b|dollar|usd)|r\\b))`,
  'g',
);

/** "Weights 60/40". */
const PAIR = /(?<![\d.,/])(\d{1,2}) ?\/ ?(\d{1,2})(?![\d/%])/g;
/** "Half a percent", "a quarter of an ounce". */
const FRACTION_OF_UNIT = new RegExp(
  `\\b(?:an?|one)?[ -]?(${FRACTION})(?: of)?(?: (?:an?|one))?[ -](?=(?:${UNIT})|point)`,
  'g',
);
/** "4 out of 10". */
const PART_OF =
  /(?<![\d.,])(\d+)(?: trades?| times)? (?:out of|of|in)(?: every| each| my| the last)? (\d{1,4})(?![\d.,]*\d)(?! ?(?:%|oz\b|ounces?|grams?|lots?|btc|coins?))/g;

/** A table whose lines may be broken after a `|`. */
export const joined = (table: string) =>
  table
    .trim()
    .replace(/\n */g, '\n')
    .replace(/(?<=.\|)\n/g, '');
type Rewrite = readonly [written: RegExp, meant: string];
/** Rows "what is written => what is meant": `_` is a space, `{100 − $1}` is computed. */
const rewritesOf = (table: string): Rewrite[] =>
  joined(table)
    .split('\n')
    .map(line => {
      const [written = '', meant = ''] = line.split(/ => ?/);
      return [new RegExp(written, 'g'), meant.replaceAll('_', ' ')] as const;
    });
const FORMULA = /\{([^}]*)\}/g;
const rewritten = (text: string, rewrites: readonly Rewrite[]) =>
  rewrites.reduce((read, [written, meant]) => {
    if (!meant.includes('{')) return read.replace(written, meant);
    return read.replace(written, (...found: string[]) =>
      meant
        .replace(/\$(\d)/g, (_, at: number) => found[at] ?? '')
        .replace(FORMULA, (_, formula: string) => String(evaluate(formula))),
    );
  }, text);

const COSTS =
  '(?:fees?|costs?|spread|commissions?|swaps?|slippage|duty|tax(?:es)?|mak(?:er.?s|ing) charges?|(?:shop|maintenance) margin)';
const PRICED = String.raw`(?:grams?|grammes?|gms?|g|tolas?)\b`;
const IN_MONEY = `${FOREIGN}|dollars?|usd|[€£$]`;
const OUNCE_OF_LOT = String.raw`(?<![\d.,])0?\.01 ?(?:lots? )?(?:of gold )?(?:is|=|are|means|equals) ?1 ?(?:oz|ounces?)\b`;
/** What is written otherwise than it is read, `_` for a space: first asides, such as what a lot or a pip is, or a guess. */
const AS_WRITTEN = rewritesOf(String.raw`
  \b(?:1|one|an?|the|troy|per|each)? ?(?:troy )?(ounce|oz|tola|kilo(?:gram)?)(?: bar)? (?:is |= ?|has |at |
    of |weighs |as )?(?:about |really )?(?:31[.,]1\d*|11[.,][67]\d*|32[.,]1\d*) ?(?:grams?|g|ounces?|
    oz)?\b => _$1_
  \b(?:before|without|ignor(?:e|ing)|excluding|not counting|no|leav(?:e|ing) out|
    forget)(?: the| any| all| other| import)* ${COSTS}(?:(?:,| and| or| &)+(?: the| any)? ${COSTS})*\b => _
  (?<![\w.,])n ?(?=\d{1,3}(?:,\d{3})+) => ₦
  (?<=\b(?:i am|i.?m|(?:i.?ve|have|has|had) been|i was|i worked) (?!sav|invest|hold|pay)[^.?!,\d]{0,30})\b(?:since|
    for) (?:\d+|[a-z-]+) years\b => _
  \b(?:smallest|minimum|min|least)(?: lot| size)+(?: is| of| =|:)? 0?\.01(?: lots?)?\b => _smallest_
  \bone (?=round[- ]?(?:trip|turn)) => a_
  \b0?\.01 ?lots? (?:(?:makes?|los[et]s?|moves?|gains?|is|or|means|=) ?)+[$]?1(?: dollars?| usd)? (?:for|
    per)(?: each| every)? [$]?1(?: dollars?| move)*\b => _
  (\d*\.\d+) ?lots? (?:makes?|los[et]s?|moves?|means) [$]?(\d+)(?: dollars?| usd)? (?:for|per) => $1 blocks $2 blocks_
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
  \b(?:1 |one |an? )?(?:pip|tick)(?: size)? (?:is|=|of) [$]?0?\.10?(?: dollars?| cents?)?\b => _
  \b(?:spread|fees?|commission|costs?)\b[^.,;\d]{0,12}\d[\d.,]*(?: \w+)? ?(?:(?:is|are|was) )?(?:already |
    both )?(?:included|inside|in (?:the |that |my )?(?:price|quote|fill)) => _
  (?<=\?)\s*(?:so |and )?i (?:get|got|guess|think|thought|make it)\b[^?]*$ => _
  \btarget vol(?:atility)?\b => vol target
  (?:√|\b(?:sqrt|(?:square )?root)\b)(?: of)? ?\(? ?(?:12|52|252|365)\b\)? => root
  \bp ?\( ?win\w* ?\)|\bwin(?:ning)? prob(?:ability)?\b => win rate
  (?<!(?:half|twice|double|triple|times|x|\d) )\b(?:as (?:big|large) as|(?:the )?same (?:size )?as|
    equals?(?: to)?) (?:the |my |their )?(?:average |avg )?los\w+ => reward 1:1
  \b(?:1|one|an?|each|every) ?r (?:is|=|was|means|equals) (?:worth )?(?=[$€£]?\d) => risk_
  \b(?:one|a single) (?=(?:loss|loser|losing trade|trade|position)\b) => a_
  \bone and a half\b => 1.5
  \bhalf (?:as (?:big|large) as|of) (?:the |my |a )?los\w+ => 0.5r
  (?<=\s)\+(?=\d) => up_
  \b(?:twice|double)(?= (?:the|my|an?|as|what|their)\b)|\btwice\b => 2 times
  \b(?:(?:back |down |up )?(?:at|to|have|with)|=) (?:zero|nothing)\b => even
  \bw\d ?= ?0?(\.\d+) => weight {100 × 0$1}%
`);
/** The same for what has its numbers in digits. */
const AS_COUNTED = rewritesOf(String.raw`
  \bwon (\d+) (?:times|trades)\b => $1 winners
  \blost (\d+) (?:times|trades)\b => $1 losers
  \b(\d+) (?:were |are |was )?(w[io]n\w*(?:(?!\d+ (?:w[io]n|los))[^?!])*?)\b(\d+) (?=(?:were |are |
    was )?los) => {$1 + $3} trades, {100 × $1 ÷ ($1 + $3)}% won, $2. _
  \b(\d+) (?:were |are |was )?(los\w+(?:(?!\d+ (?:w[io]n|los))[^?!])*?)\b(\d+) (?=(?:were |are |
    was )?w[io]n) => {$1 + $3} trades, {100 × $3 ÷ ($1 + $3)}% won, $2. _
  \brisk(?:ing|s)? [$€£]?(\d[\d.]*)(?:r| \w+)? to (?:make|earn|gain|win|get) [$€£]?(\d[\d.]*)r? => rr {$2 ÷ $1}r
  \blosses of (\d+(?:\.\d+)?) ?% => losses at risk $1%
  (?<=\brisk \d.*)\bto lose (?=\d) => until a drawdown of_
  (?<=[$€£])(\d+(?:\.\d+)?) ?(?:m|mn|million)\b => {$1 × 1000000}
  \bcontract(?: size)? (?:of )?100 (?:oz|ounces)\b(?=.*how many lots) => _
  \bmultipl(?:e|ier|icator)(?: is| of| =|:)? ?(\d[\d.]*) => $1 x
  \b(vol(?:atility)?(?: target)?(?: of| is|:| =)? )(\d\d?(?:\.\d+)?)(?![\d.,]*\d| ?(?:%|per|pct|k\b)) => $1$2%
  (?<!\d ?)\b(?:r|zar) ?(\d[\d., ]*\d) => $1 rand
  \b((?:entry|enter\w*|long|short|at|@|price|stop|sl|target|tp|exit)(?: at| is| of| price| =|:)* [$]?(?:\d[\d,]{3,}|\d{2,3}k)) ?(?:btc|bitcoin|oz)\b => $1
  \b(\d+) of (?:them|em|those|these)\b(?=.*\b(?:contract|future|micro)|(?<=\b(?:contract|future|
    micro).*)) => $1 contracts
  \b(\d+) (?:trades? |ones )?(?:(?:are|will|be|being|turn out|go|all) )+(?:losers|losses|lose|losing|wrong|
    red)\b => $1 losses
  (?<=\d)['’_\u00a0\u2009\u202f](?=\d{3}(?!\d)) => 
  \b([se]?ma|atr|rsi|average|bollinger) ?\( ?(\d+)[^)]*\) => $2 periods $1
  \b([se]?ma|atr|rsi) (\d{1,3})(?= (?:is|was|=|at|of|on \w+ is) ?\$?\d) => $2 periods $1
  \b(\d{1,3})[- ](?:period|day|bar|hour|week)s?[- ](?=atr|rsi) => $1 periods_
  (\d+(?:\.\d+)?) ?% [^.?!\d]{0,20}\b(?:buy(?:ing)?|in|entry|enter|open(?:ing)?)\b[^.?!\d]{0,20}\1 ?% [^.?!\d]{0,20}\b(?:sell(?:ing)?|
    out|exit|leav(?:e|ing)|clos(?:e|ing))\b => $1% each side
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
  \b((?:p|probability|win ?rate) ?(?:=|is|of|:|,)? ?(?:really )?)0?(\.\d+)(?! ?%) => $1$2 of all
  (%|\b(?:atr|dollars?|points?|pips?)) (below|above|under|over) (?=[$€£]?\d) => $1 $2 entry at_
  (?<!\d )\b(lots|contracts) of 100\b(?: ounces| oz)? => $1
  \b1 (?=g(?:rams?)?\b) => a_
  \b(?:1 )?(?:euro?|pound|gbp) (?:is |= ?|equals |costs |buys |at )?(?:about )?(?=\d[.,]\d+) => rate_
  (?<=\b(?:btc|bitcoin)\b.*\b(?:buy|bought|sell|sold|hold|have|
    own) )(0?\.\d+)(?![\d%]| ?(?:\w*(?:oz|ounce|lot|btc|bitcoin|coin)|of\b|%)) => $1 btc
  \blos(?:e|es|t|ing) (?:about |in )?(\d+(?:\.\d+)?) ?% of (?=them|(?:my |the |all |his |her |its )?(?:time|
    trades)) => win rate {100 − $1}%_
  \b(?:(?:chance|probability|odds) (?:of|to) (?:an? )?los(?:s|e|ing)(?: trade)?|los(?:s|
    ing) rate)(?: of| is| =|:)? ?(\d+(?:\.\d+)?) ?% => win rate {100 − $1}%_
  \b(\d+(?:\.\d+)?) ?% (?:of (?:my |the |all )?trades (?:are |were )?)?(?:losers|losing trades|
    loss rate) => win rate {100 − $1}%_
  (\d ?(?:${IN_MONEY})?) ?(?:per|for|for every|a|each|\/|the) (?=\d+(?:\.\d+)? ?${PRICED}) => $1 priced_
  \b(?=\d+(?:\.\d+)? ?${PRICED}(?: of)?(?: (?:24 ?k|pure|fine|gold))* (?:is|costs?|=|are|for|at(?=.* per dollar)|
    in (?!gram|ounce|dollar)[a-z]+) (?:[$€£₹₦¥] ?)?\d[\d.,]*(?![\d.,])(?: ?(?:${IN_MONEY}))?(?! ?(?:(?:per|an?|the|
    each|\/|for) ?(?:troy )?)?(?:%|k|g|oz|gram|ounce|tola))) => priced_
  ${OUNCE_OF_LOT}(?=.*\b(?:stop|sl|risk)|(?<=\b(?:stop|sl|risk).*)) => _
  ${OUNCE_OF_LOT} => 1 oz_
  \b(\d{1,2}),(\d{2}),(\d{3})\b(?!,) => $1$2$3
  \b(8|9|10|14|18|20|21|22|24)[ -]?(?:kara?ts?|carats?|kt|ct|k)\b(?=.*\b(?:gr?|grams?|grammes?|karats?|
    carats?)\b|(?<=\b(?:gr?|grams?|grammes?|karats?|carats?)\b.*)) => $1 karat
  \b24 karat => _
  (?<!from )(?<![\d.,])(\d+(?:\.\d+)?) ?: ?(\d+(?:\.\d+)?)(?![.,]?\d) => $1:$2
  (?<!from )(?<![\d.,])1(?: to |-to-)(\d+(?:\.\d+)?)(?![.,]?\d) => 1:$1
  (?<!from )(?<![\d.,])(\d+(?:\.\d+)?)(?: to |-to-)1(?![.,]?\d) => $1:1
  \b(\d+)\/(\d+)(?=[ -]?(?:th )?(?:troy |of an? )*(?:oz|ounce|lot|bitcoin|btc))(?: of an?)? => {$1 ÷ $2}
`);

/** Counts of trades, of which there are no more than this. */
const MOST_TRADES = 1000;

/** A message in lower case with words, fractions and counts as numbers. */
export function inDigits(message: string): string {
  const counted = rewritten(message.toLowerCase(), AS_WRITTEN)
    .replace(IN_WORDS, words => String(numberOf(words)))
    .replace(A_SHARE, (match, how = '', name: string, of = '') =>
      how || of ? `${how || 'drawdown'} ${100 * FRACTIONS[name]!}%${of}` : match,
    );
  const isForeign = IS_FOREIGN.test(counted);
  const leastRate = /\b(?:euro|pound|eur|gbp)/.test(counted) ? 4 : 2;
  return (
    rewritten(counted, AS_COUNTED)
      // "The rate is 150" of yen is what a dollar costs.
      .replace(RATE_OF_DOLLAR, (match, rate: string) =>
        isForeign && Number(rate.replace(/,/g, '')) >= leastRate ? `perdollar ${rate} ` : match,
      )
      .replace(PAIR, (match, one: string, other: string) =>
        Number(one) + Number(other) === 100 ? `${one}% and ${other}%` : match,
      )
      .replace(FRACTION_OF_UNIT, (_, name: string) => ` ${FRACTIONS[name]} `)
      .replace(PART_OF, (match, part: string, all: string) =>
        Number(part) < Number(all) && Number(all) <= MOST_TRADES
          ? `${(100 * Number(part)) / Number(all)}%`
          : match,
      )
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
