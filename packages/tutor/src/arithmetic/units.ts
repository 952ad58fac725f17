/** The words for large numbers. */
export const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  lakh: 1e5,
  crore: 1e7,
  million: 1e6,
};
const KINDS =
  '(?:(?:troy|fine|gold|silver|mgc|mbt|gc|standard|micro|mini|big|full|comex|cme|btc|bitcoin|futures?) )*';
export const CURRENCIES = [
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
export const UNIT = UNITS.map(([written]) => written).join('|');
const EXACT = UNITS.map(([written, unit, factor = 1, currency = '']) => ({
  written: new RegExp(`^(?:${written})$`),
  is: { unit, factor, currency },
}));
export const unitOf = (text: string) =>
  EXACT.find(({ written }) => written.test(text))?.is ?? { unit: '', factor: 1, currency: '' };

export const FOREIGN = `(?:${CURRENCIES}|euros?|pounds?)\\b`;
export const IS_FOREIGN = new RegExp(`(?<=\\b|\\busd)${FOREIGN}`);
export const SIGN = new RegExp(`^(?:[$€£]|${CURRENCIES})$`);
