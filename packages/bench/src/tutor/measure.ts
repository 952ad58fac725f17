import type { InputExample, Label } from '@site/tutor/guardrail/classifier';
import type { AskedExample, Models } from '@site/tutor/models';
import type { Level } from '@site/tutor/reply';
import { anybody } from '@site/tutor/testing/anybody';
import { NONE, passagesOf } from '@site/tutor/retrieval/passages';
import { createRetrieval } from '@site/tutor/retrieval/retrieval';
import { createTutor, type Tutor } from '@site/tutor/tutor';

type Outcome = Awaited<ReturnType<Tutor['ask']>>['outcome'];

/** What the tutor made of a question. */
export interface Answered {
  isCovered: boolean;
  /** The place of a right passage among those found: 1 is the first, Infinity is nowhere. */
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
  questions: readonly AskedExample[],
): Promise<Measured> {
  const tutor = createTutor(undefined, models);
  const ask = (message: string, level: Level) =>
    tutor.ask({ message: message.slice(0, 2000), level }, anybody);
  const messages: Measured['messages'] = [];
  for (const { text, label, isAlarming } of examples) {
    messages.push({ label, isAlarming, outcome: (await ask(text, 'beginner')).outcome });
  }
  const retrieve = createRetrieval(models.passages);
  const known = new Set(passagesOf().map(({ id }) => id));
  const answered: Answered[] = [];
  for (const { question, asked, ids } of questions) {
    const isCovered = ids.some(id => known.has(id));
    if (!isCovered && !ids.includes(NONE)) continue;
    const at = retrieve(question).hits.findIndex(({ passage }) => ids.includes(passage.id));
    const begun = performance.now();
    const { outcome } = await ask(question, asked);
    answered.push({ isCovered, rank: at < 0 ? Infinity : at + 1, outcome, ms: performance.now() - begun });
  }
  return { messages, questions: answered };
}
