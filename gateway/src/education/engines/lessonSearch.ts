import { findLesson } from '@site/curriculum/lessons';
import { cite, type AiChatReply } from '../tutor.reply.ts';
import type { Passage } from '../retrieval/passages.ts';
import type { Hit } from '../retrieval/retrieval.ts';
import { expand, stemsOf } from '../retrieval/words.ts';
import type { Engine, Question } from './engine.ts';
import { sentencesOf } from './sentences.ts';

/** Below this much of the question covered, quoting would be guessing. */
export const ENOUGH_COVERAGE = 0.34;
const FROM_BEST = 3;
const FROM_SECOND = 1;
/** A second section is quoted only where it fits nearly as well. */
const NEARLY = 0.6;
const CLOSEST = 3;

/** Answers with sentences of the lessons, word for word; needs no key and no network. */
export const lessonSearch: Engine = async (question, emit) => {
  const reply = question.findings.coverage < ENOUGH_COVERAGE ? nothingFits(question) : quote(question);
  emit(reply.response);
  return reply;
};

function quote({ message, findings: { hits } }: Question): AiChatReply {
  const [best, second] = hits;
  const sources = second && second.score > best!.score * NEARLY ? [best!, second] : [best!];
  const parts = sources.map(({ passage }, index) => {
    const sentences = bestSentences(message, passage, index === 0 ? FROM_BEST : FROM_SECOND);
    return `${sentences.join(' ')} [${index + 1}]`;
  });
  const response = [...parts, checkQuestion(best!.passage)].filter(Boolean).join('\n\n');
  return { response, outcome: 'answer', engine: 'lessons', citations: citationsOf(sources) };
}

/** Says that no section answers, and offers the closest. */
export function nothingFits({ findings: { hits } }: Question): AiChatReply {
  const closest = hits.slice(0, CLOSEST);
  const list = closest.map(({ passage }, index) => `[${index + 1}] ${passage.section} (${passage.title})`);
  const response =
    closest.length > 0
      ? `I found nothing in the lessons that answers this. The closest sections are:\n\n${list.join('\n')}`
      : 'I found nothing in the lessons that answers this. Try naming the subject, for example "What is a stop-loss?"';
  return { response, outcome: 'not_found', engine: 'lessons', citations: citationsOf(closest) };
}

const citationsOf = (hits: readonly Hit[]) => hits.map(({ passage }, index) => cite(passage, index + 1));

// Sentences that share most with the question, in their own order; the first of a section carries its subject.
function bestSentences(question: string, { text }: Passage, most: number): string[] {
  const asked = new Set(stemsOf(expand(question)));
  const ranked = sentencesOf(text).map((sentence, index) => ({
    sentence,
    index,
    score: shared(sentence, asked) + first(index),
  }));
  ranked.sort((a, b) => b.score - a.score || a.index - b.index);
  const chosen = ranked.slice(0, most).sort((a, b) => a.index - b.index);
  return chosen.map(({ sentence }) => sentence);
}

const first = (index: number) => (index === 0 ? 1.5 : 0);
const shared = (sentence: string, asked: ReadonlySet<string>) =>
  stemsOf(sentence).filter(word => asked.has(word)).length;

function checkQuestion({ level, module, section }: Passage): string {
  const questions = findLesson(level, module)?.checks ?? [];
  const words = new Set(stemsOf(section));
  const [closest] = [...questions].sort((a, b) => shared(b.question, words) - shared(a.question, words));
  return closest ? `Check yourself: ${closest.question}` : '';
}
