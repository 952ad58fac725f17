import { lessons } from '@site/curriculum/lessons';
import { sentencesOf } from '../retrieval/words.ts';
import { vocabularyOf, type Features } from '../learning/vocabulary.ts';
import { predict, trainInOrders, type LinearModel } from '../learning/linearModel.ts';
import type { AuthoredExample } from './examples.ts';
import { labels } from './classifier.ts';
import { featuresOf, featuresOfClauses, parseClauses } from './clauses.ts';
import { hasMarkup, normalize } from './normalize.ts';

/** What a sentence of a model does. */
export const outputLabels = ['teaching', 'advice'] as const;
export type OutputLabel = (typeof outputLabels)[number];

/** Whether a sentence of a model may be sent. */
export type IsFit = (sentence: string) => boolean;

/** A clause alone says less than the sentence around it. */
const ADVICE_THRESHOLD = { sentence: 0.25, clause: 0.95 };
/** How probable another language is beside English teaching. */
const FOREIGN_THRESHOLD = 0.3;
// Formulas have Greek letters.
const OTHER_ALPHABET = /[^\p{Script=Latin}\p{Script=Greek}\P{L}]/u;
const MARKUP = /<\/?[a-z!]|&lt;|&#|javascript:|data:|vbscript:|!\[|```/i;
const OWN_RULES =
  /\b(?:system|developer) (?:prompt|message|instructions?)\b|\bsystem:|\b(?:my|hidden) (?:instructions|prompt)\b/i;
// Letters mixed with digits, as in base64, and words written backwards.
const ENCODED = /\b(?=\w*[a-z])(?=\w*[A-Z])(?=\w*\d)\w{12,80}\b|\b[a-z]{2,20}[A-Z]\b/;
// Signals of trading channels.
const SIGNAL = /[🟢🔴🎯🛑🚀⬆⬇📈📉]/u;
const UNFIT = [MARKUP, OTHER_ALPHABET, OWN_RULES, ENCODED, SIGNAL];

/** Learns from sentences that models wrote, and from those of the lessons. */
export function trainOutputClassifier(examples: readonly AuthoredExample<OutputLabel>[]): LinearModel {
  const taught = lessons
    .flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
    .flatMap(paragraph => sentencesOf(paragraph))
    .map(text => ({ text, label: 'teaching' as const }));
  const [advice, teaching] = outputLabels
    .toReversed()
    .map(wanted => examples.filter(({ label }) => label === wanted));
  // As much advice as teaching, however many sentences the lessons have.
  const times = Math.round((teaching!.length + taught.length) / advice!.length);
  const samples = [...examples, ...Array.from({ length: times - 1 }, () => advice!).flat(), ...taught];
  const texts = samples.map(({ text }) => parseClauses(plainText(text)));
  const vocabulary = vocabularyOf(texts.map(({ parts }) => parts));
  const features = texts.map(text => featuresOf(text, vocabulary));
  return trainInOrders(
    samples.map(({ label }, index) => ({ label: outputLabels.indexOf(label), features: features[index]! })),
    outputLabels.length,
    vocabulary,
  );
}

/**
 * The check of a sentence: no advice, forecast or promise, no markup, and in English.
 * @param classifier of messages: it knows other languages
 */
export const createIsFit = ({ output, classifier }: Record<'output' | 'classifier', LinearModel>): IsFit => {
  const advice = (features: Features) => predict(output, features)[outputLabels.indexOf('advice')]!;
  return sentence => {
    if (hasMarkup(sentence) || UNFIT.some(pattern => pattern.test(sentence))) return false;
    const text = parseClauses(plainText(sentence));
    const read = predict(classifier, featuresOf(text, classifier.vocabulary));
    const [foreign, english] = [read[labels.indexOf('other-language')]!, read[labels.indexOf('teach')]!];
    return (
      foreign < FOREIGN_THRESHOLD * (foreign + english) &&
      advice(featuresOf(text, output.vocabulary)) < ADVICE_THRESHOLD.sentence &&
      featuresOfClauses(text, output.vocabulary).every(clause => advice(clause) < ADVICE_THRESHOLD.clause)
    );
  };
};

const plainText = (sentence: string) =>
  normalize(
    sentence
      .replace(/\[\d{1,4}\]/g, '')
      .replace(/^[-#>\s]{1,8}|^\d{1,3}[.)]\s/, '')
      .replace(/(?<=\w\w)[|_]|[|_](?=\w\w)/g, ' '),
  );

const MARKDOWN_LINK = /\[([^\][\n]{1,200})\]\((?!\/education\b)[^()\s]{0,300}\)/g;
const ADDRESS = /\b(?:https?:\/\/|www\.|t\.me\/|discord\.gg\/|wa\.me\/)[^\s)]{0,300}|(?<!\S)@\w{3,40}/gi;

/** The text without addresses outside the lessons; a link keeps its words. */
export const withoutForeignLinks = (text: string): string =>
  text.replace(MARKDOWN_LINK, '$1').replace(ADDRESS, '');

/** The numbers that a text cites, in order, each once. */
export const citedNumbers = (text: string): number[] => [
  ...new Set([...text.matchAll(/\[(\d{1,4})\]/g)].map(([, number]) => Number(number))),
];
