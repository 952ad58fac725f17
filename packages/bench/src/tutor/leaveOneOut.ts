import { trainClassifier, type Label } from 'gateway/education/guardrail/classifier';
import { inputExamples, loadModels, retrievalExamples } from 'gateway/education/models';
import { trainModuleClassifier } from 'gateway/education/retrieval/moduleClassifier';
import { createTutor } from 'gateway/education/tutor';

/** What the tutor made of one message of an author that it had not learned from. */
export interface Measured {
  author: string;
  text: string;
  label: Label;
  outcome: 'answer' | 'unsure' | 'refusal' | 'support' | 'not_found';
}

/** Where the right lesson was among the citations of one question: 1 is the first, undefined is nowhere. */
export interface Retrieved {
  author: string;
  question: string;
  rank: number | undefined;
}

export interface Evaluation {
  messages: Measured[];
  questions: Retrieved[];
}

/** Trains without one author at a time, and asks the tutor that author's messages and questions. */
export async function leaveOneOut(onAuthor: (author: string) => void): Promise<Evaluation> {
  const [examples, questions] = [inputExamples(), retrievalExamples()];
  const evaluation: Evaluation = { messages: [], questions: [] };
  for (const left of new Set(examples.map(({ author }) => author))) {
    onAuthor(left);
    const models = {
      ...loadModels(),
      classifier: trainClassifier(examples.filter(({ author }) => author !== left)),
      modules: trainModuleClassifier(questions.filter(({ author }) => author !== left)),
    };
    const tutor = createTutor(undefined, models);
    const ask = (message: string, level = 'beginner') =>
      tutor.ask({ message: message.slice(0, 2000), level }, new AbortController().signal);
    for (const { text, label, author } of examples.filter(({ author }) => author === left)) {
      evaluation.messages.push({ author, text, label, outcome: (await ask(text)).outcome });
    }
    for (const { question, asked, lesson, author } of questions.filter(({ author }) => author === left)) {
      const { citations } = await ask(question, asked);
      const at = citations.findIndex(
        ({ level, module }) => level === lesson.level && module === lesson.module,
      );
      evaluation.questions.push({ author, question, rank: at < 0 ? undefined : at + 1 });
    }
  }
  return evaluation;
}
