import type { InputExample, Label } from '@site/tutor/guardrail/classifier';
import type { AuthoredQuestion, Models } from '@site/tutor/models';
import type { Level } from '@site/tutor/reply';
import { anybody } from '@site/tutor/testing/anybody';
import { createRetrieval } from '@site/tutor/retrieval/retrieval';
import { NONE } from '@site/tutor/retrieval/subjectClassifier';
import { createTutor, type Tutor } from '@site/tutor/tutor';

type Outcome = Awaited<ReturnType<Tutor['ask']>>['outcome'];

/** What the tutor made of a question. */
export interface Answered {
  isCovered: boolean;
  /** The place of a right answer among those found: 1 is the first, Infinity is nowhere. */
  rank: number;
  outcome: Outcome;
  ms: number;
}

/** What the tutor made of an author's messages and questions. */
export interface Measured {
  messages: { label: Label; isAlarming: boolean; outcome: Outcome }[];
  questions: Answered[];
}

/** Asks a tutor of these models, without a language model, all that somebody wrote. */
export async function measure(
  models: Models,
  examples: readonly InputExample[],
  questions: readonly AuthoredQuestion[],
): Promise<Measured> {
  const tutor = createTutor(undefined, models);
  const ask = (message: string, level: Level) =>
    tutor.ask({ message: message.slice(0, 2000), level }, anybody);
  const messages: Measured['messages'] = [];
  for (const { text, label, isAlarming } of examples) {
    messages.push({ label, isAlarming, outcome: (await ask(text, 'beginner')).outcome });
  }
  const retrieve = createRetrieval(models.subjects, models.index);
  const answered: Answered[] = [];
  for (const { question, level, ids } of questions) {
    const isCovered = !ids.includes(NONE);
    const at = retrieve(question).hits.findIndex(({ answer }) => ids.includes(answer.id));
    const begun = performance.now();
    const { outcome } = await ask(question, level);
    answered.push({ isCovered, rank: at < 0 ? Infinity : at + 1, outcome, ms: performance.now() - begun });
  }
  return { messages, questions: answered };
}
