import type { InputExample, Label } from 'gateway/education/guardrail/classifier';
import type { AskedExample, Models } from 'gateway/education/models';
import { createTutor, type Tutor } from 'gateway/education/tutor';

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
  const ask = (message: string, level: string) =>
    tutor.ask({ message: message.slice(0, 2000), level }, new AbortController());
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
