/** A number of a message, with what stands around it up to the numbers before and after. */
export interface Quantity {
  value: number;
  /** Lower case: `%`, `lot`, `oz`, `r`, `x`, `pip`, or `` for a plain number. */
  unit: string;
  /** `$`, `€` or `£`, where one is named. */
  currency: string;
  /** Of "1:20" or "1 to 2", the other number. */
  ratio?: number;
  before: string;
  /** Ends with `#` where another number follows. */
  after: string;
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  million: 1_000_000,
};
const NAMES = [...SMALL, ...TENS, ...Object.keys(SCALES)].join('|');
const IN_WORDS = new RegExp(
  `\\b(?:an? (?=hundred|thousand|grand|million))?(?:${NAMES})(?:(?:[ -]and)?[ -](?:${NAMES}))*\\b`,
  'g',
);
const NUMBER =
  /(?<![\w.,])(?<sign>[-−])?\s?(?<money>[$€£])?\s?(?<digits>\d+(?:,\d+)*(?:\.\d+)?(?:e\+?\d{1,3})?)(?: ?(?:k|grand)\b)?(?:\s?(?::|to)\s?(?<other>\d+(?:\.\d+)?))?\s?(?<unit>%|per ?cents?\b|pct\b|lots?\b|ounces?\b|oz\b|btc\b|bitcoins?\b|coins?\b|r\b|x\b|times\b|pips?\b|dollars?\b|bucks\b|usd\b|euros?\b|eur\b|pounds?\b|gbp\b)?/g;
const UNITS: readonly (readonly [RegExp, unit: string, currency: string])[] = [
  [/^(?:%|per|pct)/, '%', ''],
  [/^lot/, 'lot', ''],
  [/^(?:ou|oz|btc|bitcoin|coin)/, 'oz', ''],
  [/^(?:x|times)$/, 'x', ''],
  [/^r$/, 'r', ''],
  [/^pip/, 'pip', ''],
  [/^(?:dollar|buck|usd)/, '', '$'],
  [/^eu/, '', '€'],
  [/^(?:pound|gbp)/, '', '£'],
];
const MOST = 12;

/** The numbers of a message in their order: "1,200 dollars", "1.2k", "one percent", "half a percent", "1:20", "0.1 lot". */
export function quantitiesIn(message: string): Quantity[] {
  const text = inDigits(message.toLowerCase());
  const found = [...text.matchAll(NUMBER)].slice(0, MOST);
  return found.map(({ 0: match, index, groups = {} }, at) => {
    const [, unit, currency] = UNITS.find(([name]) => name.test(groups['unit'] ?? '')) ?? [null, '', ''];
    const [last, next] = [found[at - 1], found[at + 1]];
    return {
      value: valueOf(groups['digits']!, match) * (groups['sign'] ? -1 : 1),
      unit,
      currency: groups['money'] ?? currency,
      ...(groups['other'] && { ratio: Number(groups['other']) }),
      before: text.slice(last ? last.index + last[0].length : 0, index).slice(-60),
      after: `${text.slice(index + match.length, next?.index).slice(0, 60)}${next ? '#' : ''}`,
    };
  });
}

// A comma before three digits parts thousands, any other one is a decimal comma.
function valueOf(digits: string, match: string): number {
  const plain =
    /,\d{1,2}$/.test(digits) && !digits.includes('.') ? digits.replace(',', '.') : digits.replaceAll(',', '');
  return Number(plain) * (/\d ?(?:k|grand)\b/.test(match) ? 1000 : 1);
}

const inDigits = (text: string): string =>
  text
    .replace(/\bhalf (?:a |of a |of )?(?:one )?(?=per ?cent|%|lot|ounce)/g, '0.5 ')
    .replace(/\ba quarter (?:of )?(?:a )?(?=per ?cent|lot)/g, '0.25 ')
    .replace(/\b(?:zero )?point (five|one|two)\b/g, (_, word: string) => `0.${SMALL.indexOf(word)}`)
    .replace(IN_WORDS, words => String(numberOf(words)))
    .replace(/\b1 (?:euro?|pound|gbp) (?:is|=|equals|costs|buys)(?: about)?\b/g, 'rate');

function numberOf(words: string): number {
  let [sum, part] = [0, 0];
  for (const word of words.split(/[ -]/)) {
    const scale = SCALES[word];
    if (scale === 100) part = (part || 1) * 100;
    else if (scale !== undefined) [sum, part] = [sum + (part || 1) * scale, 0];
    else
      part +=
        SMALL.indexOf(word) >= 0
          ? SMALL.indexOf(word)
          : TENS.includes(word)
            ? 20 + 10 * TENS.indexOf(word)
            : 0;
  }
  return sum + part;
}
