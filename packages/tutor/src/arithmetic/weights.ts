import type { Quantity } from './quantities.ts';
import type { Formula, Question } from './values.ts';

/** What each is in grams, by its unit and by what stands after "per". */
const GRAMS: Readonly<Record<string, number>> = {
  g: 1,
  gram: 1,
  kg: 1000,
  kilo: 1000,
  tola: 11.66,
  oz: 31.1,
  ounce: 31.1,
};
const isInDollars = (spot?: Quantity) => ['', '$'].includes(spot?.currency ?? '');
const OF_WEIGHT =
  /\b(gram|tola|kilo)\w*(?: of)?(?: pure| fine)*(?: gold)?(?: bar)?(?: is| costs?| at| price| trades)*\W*$/;
const LEAST_AN_OUNCE = 250;
/** The weight that a price is for: "75 euros the gram", "a tola is 1,100", or else an ounce in dollars. */
function weightOfPrice({ text, values: { spot = 0 }, sources }: Question): string | undefined {
  const { per = '', before = '', after = '' } = sources.spot ?? {};
  const said = per || OF_WEIGHT.exec(before)?.[1];
  if (said) return said;
  const isGram = /\b(?:the|a|one|per|each) gram\b(?:(?!ounce|oz)[^,;.])*$|\bgram\w* (?:\w+ )?$/.test(before);
  if (isGram) return 'g';
  const isOfOunce = isInDollars(sources.spot)
    ? spot >= LEAST_AN_OUNCE || /\b(?:ounces?|oz)\b/.test(text)
    : /\b(?:ounces?|oz)\b/.test(before + after.split(/[?,]|\b(?:what|how|in|into|to)\b/)[0]!);
  return isOfOunce ? 'oz' : undefined;
}
const isPerOunce = (question: Question) =>
  question.values.pricedFor === undefined && /^(?:oz|ounce)$/.test(weightOfPrice(question) ?? '');
const [LEAST_A_GRAM, MOST_A_GRAM] = [8, 1000];
/** Where it can be counted in dollars, a price is about what so much gold costs. */
function isPlausible(question: Question): boolean {
  const { values, sources } = question;
  const { spot = 0, pricedFor, perDollar, rate } = values;
  const isCounted = isInDollars(sources.spot) || (perDollar ?? rate) !== undefined;
  const inDollars = isInDollars(sources.spot) ? spot : (spot * (rate ?? 1)) / (perDollar ?? 1);
  const unit = sources.pricedFor?.unit ?? weightOfPrice(question) ?? '';
  const aGram = inDollars / (pricedFor ?? 1) / (GRAMS[unit] ?? 1);
  return !isCounted || (aGram < MOST_A_GRAM && (!pricedFor || aGram > LEAST_A_GRAM));
}
/** Eight carats of 24. */
const LEAST_PURITY = 33;
/** "18k is 56 a gram": the price of an alloy. */
const isOfAlloy = ({ sources: { karat } }: Question) =>
  /^(?: gold| gram| per gram)* (?:is|costs?|at|=|for) (?:[$€£₹] ?)?#$/.test(karat?.after ?? '');

/** Whether the price of a weight of gold is told, and another is asked for. */
export function isOfWeight(question: Question): boolean {
  const { text, sources, values } = question;
  const { currency, value, after } = sources.spot!;
  return (
    (values.pricedFor !== undefined || weightOfPrice(question) !== undefined) &&
    (currency !== '' || value >= 30) &&
    !/^[^#]{0,12}\b(?:each|apiece|(?:per|for|an?) #)/.test(after) &&
    isPlausible(question) &&
    !isOfAlloy(question) &&
    !(values.purity! < LEAST_PURITY) &&
    /worth|cost|price|how much|what|pay|value|rate|see|come|convert|invoice|\?|\bin (?:euros|pounds|dollars)/.test(
      text,
    ) &&
    ((values.karat ?? values.purity ?? values.pricedFor) !== undefined ||
      /^(?:k?g|tola)$/.test(sources.size?.unit ?? '') ||
      /\bkilo|\btola|\b(?:1|one|an?|per|each|single|the) ?g(?:ram)?\b/.test(text))
  );
}

/** The first that is known, in the other currency. */
const inOther =
  (...names: string[]): Formula =>
  ({ sources: { spot } }) => {
    const [rate, perDollar] = isInDollars(spot) ? ['÷ rate', '× perDollar'] : ['× rate', '÷ perDollar'];
    return names.flatMap(name => [`${name} ${rate}`, `${name} ${perDollar}`]).join(' or ');
  };
/** What is asked for, beside what is priced. */
const asked =
  (words: RegExp, unit: string, formula: string): Formula =>
  ({ text, sources: { size, spot } }) =>
    words.test(text) && size?.unit !== unit && spot?.per !== unit ? formula : undefined;

/** What a weight of gold is worth. */
export const ofWeight: Readonly<Record<string, Formula>> = {
  $ounce: question => (isPerOunce(question) ? 'spot + added or spot' : undefined),
  $gram: question => {
    if (isPerOunce(question)) return 'ounce ÷ ounceInGrams';
    const unit = question.sources.pricedFor?.unit ?? weightOfPrice(question) ?? '';
    const grams = unit === 'tola' ? 'tolaInGrams' : GRAMS[unit];
    return question.values.pricedFor ? `spot ÷ (pricedFor × ${grams})` : `spot ÷ ${grams}`;
  },
  $anOunce: question => {
    if (isPerOunce(question)) return question.values.added ? 'ounce' : undefined;
    return 'gram × ounceInGrams';
  },
  $gramOfIt: ({ values: { size } }) => (size ? undefined : 'gram × fineness'),
  $tola: asked(/tola/, 'tola', 'gram × tolaInGrams[ × fineness]'),
  $kilo: asked(/kilo/, 'kg', 'ounce × kiloInOunces or gram × 1000'),
  $all: ({ sources: { size }, values }) => {
    if (size?.unit === 'g') return 'size × gram[ × fineness]';
    return size && (/kg|tola/.test(size.unit) || (values.karat ?? values.purity))
      ? 'weight × ounce[ × fineness] or weight × anOunce[ × fineness]'
      : undefined;
  },
  $gramWithPremium: ({ values: { size } }) =>
    size
      ? undefined
      : 'gramOfIt × (1 + above)[ × (1 + tax)] or gram × (1 + above)[ × (1 + tax)] or gram × (1 + tax)',
  $asked: ({ text, values: { size } }) => (/\b(?:ounces?|oz)\b/.test(text) && !size ? 'anOunce' : undefined),
  '¤converted': inOther('withPremium', 'all', 'kilo', 'tola', 'asked', 'gramWithPremium', 'gramOfIt'),
  '¤gramConverted': inOther('gram'),
};
