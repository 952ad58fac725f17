import { IN_GRAMS, type Formula, type Question } from './formulas.ts';
import type { Quantity } from './quantities.ts';
import type { Sum } from './rows.ts';

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
const GRAMS: Readonly<Record<string, number>> = {
  kg: 1000,
  kilo: 1000,
  tola: 11.66,
  baht: 15.24,
  oz: 31.1,
  ounce: 31.1,
};
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
export const weightSum: Sum = {
  passage: 'glossary/karat-and-fineness',
  asks: /gram|\bgm?s?\b|kilo|\bkg\b|tola|\bbaht\b|karat|carat|\d ?k\b|ounce|\boz\b/,
  roles: 'spot [size pricedFor karat purity rate perDollar above tax added]',
  fits: question => {
    const { text, sources, values } = question;
    const { currency, value } = sources.spot!;
    return (
      (values.pricedFor !== undefined || weightOfPrice(question) !== undefined) &&
      (currency !== '' || value >= 30) &&
      !/^[^#]{0,12}\b(?:each|apiece|(?:per|for|an?) #)/.test(sources.spot!.after) &&
      isPlausible(question) &&
      !isOfAlloy(question) &&
      !(values.purity! < LEAST_PURITY) &&
      /worth|cost|price|how much|what|pay|value|rate|see|come|convert|invoice|\?|\bin (?:euros|pounds|dollars)/.test(
        text,
      ) &&
      ((values.karat ?? values.purity ?? values.pricedFor) !== undefined ||
        /^(?:k?g|tola|baht)$/.test(sources.size?.unit ?? '') ||
        /\bkilo|\btola|\bbaht\b|\b(?:1|one|an?|per|each|single|the) ?g(?:ram)?\b/.test(text))
    );
  },
  steps: [
    {
      '%fineness': 'karat ÷ 24 or purity',
      '%share': ({ text }) => (/percent|%|purity|how (?:pure|fine)/.test(text) ? 'karat ÷ 24' : undefined),
      $ounce: question => (isPerOunce(question) ? 'spot + added or spot' : undefined),
      $gram: question => {
        const grams = IN_GRAMS[question.sources.pricedFor?.unit ?? weightOfPrice(question) ?? ''];
        if (isPerOunce(question)) return 'ounce ÷ ounceInGrams';
        return question.values.pricedFor ? `spot ÷ (pricedFor × ${grams})` : `spot ÷ ${grams}`;
      },
      $anOunce: question => {
        if (isPerOunce(question)) return question.values.added ? 'ounce' : undefined;
        return 'gram × ounceInGrams';
      },
      $gramOfIt: ({ values: { size }, text }) =>
        size || /\bbaht\b/.test(text) ? undefined : 'gram × fineness',
      $tola: asked(/tola/, 'tola', 'gram × tolaInGrams[ × fineness]'),
      $baht: asked(
        /\bbaht (?:of|gold|weight)|gold baht|15[.,][12]/,
        'baht',
        'gram × bahtInGrams[ × fineness]',
      ),
      $kilo: asked(/kilo/, 'kg', 'ounce × kiloInOunces or gram × 1000'),
      fineGrams: ({ text }) => (/pure|fine/.test(text) ? 'weight × ounceInGrams × fineness' : undefined),
      $all: ({ sources: { size }, values }) => {
        if (size?.unit === 'g') return 'size × gram[ × fineness]';
        return size && (/kg|tola|baht/.test(size.unit) || (values.karat ?? values.purity))
          ? 'weight × ounce[ × fineness] or weight × anOunce[ × fineness]'
          : undefined;
      },
      $withPremium: 'all × (1 + above)[ × (1 + tax)] or all × (1 + tax)',
      $gramWithPremium: ({ values: { size } }) =>
        size
          ? undefined
          : 'gramOfIt × (1 + above)[ × (1 + tax)] or gram × (1 + above)[ × (1 + tax)] or gram × (1 + tax)',
    },
    {
      $asked: question =>
        /\b(?:ounces?|oz)\b/.test(question.text) && !question.values.size ? 'anOunce' : undefined,
      '¤converted': inOther(
        'withPremium',
        'all',
        'kilo',
        'tola',
        'baht',
        'asked',
        'gramWithPremium',
        'gramOfIt',
      ),
      '¤gramConverted': inOther('gram'),
    },
  ],
  says:
    '[{converted}; ][With what is added: {withPremium}; ]' +
    '[With what is added: {gramWithPremium} a gram; ][{share} pure; ]' +
    '[{fineGrams} g of pure gold; ][The gold in it: {all}; ][{gramOfIt} a gram of it; ]' +
    '[{kilo} a kilo; ][{tola} a tola; ][{baht} a baht of gold; ]' +
    '{gram} a gram[, {gramConverted}][, {anOunce} an ounce]',
};
