import { lessons } from '@site/curriculum/lessons';
import { sentencesOf } from '../engines/sentences.ts';
import { featuresOf, wordsOf } from '../learning/features.ts';
import { predict, train, type LinearModel } from '../learning/linearModel.ts';
import type { AuthoredExample } from './examples.ts';
import { hasMarkup } from './markup.ts';
import { normalize } from './normalize.ts';

/** What a sentence of a model does. */
export const outputLabels = ['teaching', 'advice'] as const;
type OutputLabel = (typeof outputLabels)[number];

/** Whether a sentence of a model may be sent. */
export type IsFit = (sentence: string) => boolean;

/** The lessons have several times as many sentences as the examples of advice. */
const ADVICE_WEIGHT = 3;
const ADVICE_THRESHOLD = 0.5;
const MARKUP = /<\/?[a-z!]|&lt;|&#|javascript:|data:|vbscript:|!\[|```/i;

/** Learns from sentences that models wrote, and from those of the lessons. */
export function trainOutputClassifier(examples: readonly AuthoredExample<OutputLabel>[]): LinearModel {
  const taught = lessons
    .flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
    .flatMap(paragraph => sentencesOf(paragraph))
    .map(text => ({ text, label: 'teaching' as const }));
  const advice = examples.filter(({ label }) => label === 'advice');
  const repeated = Array.from({ length: ADVICE_WEIGHT - 1 }, () => advice).flat();
  const samples = [...examples, ...repeated, ...taught].map(({ text, label }) => ({
    features: featuresOf(wordsOf(plainText(text))),
    label: outputLabels.indexOf(label),
  }));
  return train(samples, outputLabels.length);
}

/** The check of a sentence: no advice, forecast or promise, no markup, and in the language of the lessons. */
export const createIsFit =
  (advice: LinearModel, isForeign: (sentence: string) => boolean): IsFit =>
  sentence => {
    if (MARKUP.test(sentence) || hasMarkup(sentence)) return false;
    const words = wordsOf(plainText(sentence));
    return (
      predict(advice, featuresOf(words))[outputLabels.indexOf('advice')]! < ADVICE_THRESHOLD &&
      !isForeign(sentence)
    );
  };

const plainText = (sentence: string) =>
  normalize(sentence.replace(/\[\d{1,4}\]/g, '').replace(/^[-#>\s]{1,8}|^\d{1,3}[.)]\s/, ''));

const MARKDOWN_LINK = /\[([^\][\n]{1,200})\]\((?!\/education\b)[^()\s]{0,300}\)/g;
const ADDRESS = /\b(?:https?:\/\/|www\.|t\.me\/|discord\.gg\/|wa\.me\/)[^\s)]{0,300}|(?<!\S)@\w{3,40}/gi;

/** The text without addresses outside the lessons; a link keeps its words. */
export const withoutForeignLinks = (text: string): string =>
  text.replace(MARKDOWN_LINK, '$1').replace(ADDRESS, '');

/** The numbers that a text cites, in order, each once. */
export const citedNumbers = (text: string): number[] => [
  ...new Set([...text.matchAll(/\[(\d{1,4})\]/g)].map(([, number]) => Number(number))),
];
