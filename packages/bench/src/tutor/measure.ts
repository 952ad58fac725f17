import type { InputExample, Label } from '@site/tutor/guardrail/classifier';
import type { AskedExample, Models } from '@site/tutor/models';
import type { Level } from '@site/tutor/reply';
import { anybody } from '@site/tutor/testing/anybody';
import { createTutor, type Tutor } from '@site/tutor/tutor';

type Outcome = Awaited<ReturnType<Tutor['ask']>>['outcome'];

/** What the tutor made of an author's messages and questions. */
export interface Measured {
  messages: { label: Label; isAlarming: boolean; outcome: Outcome }[];
  /** The place of the right lesson among the citations: 1 is the first, Infinity is nowhere. */
  ranks: number[];
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
  const ranks: Measured['ranks'] = [];
  for (const { question, asked, lesson } of questions) {
    const { citations } = await ask(question, asked);
    const at = citations.findIndex(({ level, module }) => level === lesson.level && module === lesson.module);
    ranks.push(at < 0 ? Infinity : at + 1);
  }
  return { messages, ranks };
}
