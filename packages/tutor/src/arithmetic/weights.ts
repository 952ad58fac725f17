import type { Formula, Question } from './formulas.ts';
import type { Quantity } from './quantities.ts';
import type { Sum } from './rows.ts';

const isPerGram = ({ sources: { spot } }: Question) =>
  spot?.per
    ? spot.per.startsWith('g')
    : /\b(?:the|a|one|per|each) gram\b(?:(?!ounce|oz)[^,;.])*$|\bgram\w* (?:\w+ )?$/.test(spot?.before ?? '');
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

/** What a weight of gold is worth. */
export const weightSum: Sum = {
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
};
