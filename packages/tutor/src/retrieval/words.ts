/** Words that carry no subject. Stems are not listed: the check runs before stemming. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a about all also am an and any are as at be because been but by can could d did do does doing don else ever ' +
    'every explain for from get give had has have having he her him his how i if in into is it its just know learn ' +
    'lesson let like ll m make makes many may me mean means meant might more most much must my need no not of on ' +
    'one or other our out over please re really s say says shall she should show so some something such t teach ' +
    'tell than that the their them then there these they thing things think this those to too trader traders ' +
    'understand up us use used using ve very want was we were what whats when where which while who whom whose why ' +
    'will with word words would you your example difference between happen happens called work works compare good'
  ).split(' '),
);

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/sses$/, 'ss'],
  [/ies$/, 'y'],
  [/(?<=[a-z]{3})(ings?|ers?|ed|ors?)$/, ''],
  [/(?<=[a-z]{2}[^su])s$/, ''],
  [/(?<=[a-z]{3})e$/, ''],
  [/(?<=[a-z]{3})([bdgmnprt])\1$/, '$1'],
];

/** A word without its common endings: "trading", "traders" and "trade" meet. Light on purpose: it need not be a word. */
export const stem = (word: string): string =>
  ENDINGS.reduce((rest, [ending, replacement]) => rest.replace(ending, replacement), word);

/** The words of a text in lower case, hyphens parted: "stop-loss" meets "stop loss". */
export const tokenize = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .match(/[a-z]+\d*|\d+(?:\.\d+)?/g) ?? [];

/** The stem under which a word is indexed; null for a stop word. */
export const indexTerm = (word: string): string | null => (stopWords.has(word) ? null : stem(word));

/** The stems that carry a question, each once. */
export const stemsOf = (text: string): string[] => [
  ...new Set([...new Set(tokenize(text))].flatMap(word => indexTerm(word) ?? [])),
];

// A full stop inside a number or before a lower-case letter ends no sentence.
const END = /(?<=[.!?]["”']?)\s+(?=["“']?[\p{Lu}\d])/u;

/** The sentences of a text, word for word. */
export const sentencesOf = (text: string): string[] => text.split(END).filter(Boolean);
