import { parentPort, workerData } from 'node:worker_threads';
import { trainClassifier } from '@site/tutor/guardrail/classifier';
import { createOutputGuardrail, UnfitAnswerError } from '@site/tutor/guardrail/output';
import { createIsFit, trainOutputClassifier, type IsFit } from '@site/tutor/guardrail/sentence';
import {
  elsewhere,
  inputExamples,
  misbehaviours,
  outputExamples,
  askedExamples,
  type Models,
} from '@site/tutor/models';
import { indexAnswers } from '@site/tutor/retrieval/retrieval';
import { trainSubjectClassifier } from '@site/tutor/retrieval/subjectClassifier';
import { measure, type Measured } from './measure.ts';

/** What the tutor, trained without an author, made of all that this author wrote. */
export interface LeftOut extends Measured {
  author: string;
  sentences: { label: 'advice' | 'teaching'; isFit: boolean }[];
  /** Of scripted answers with a forbidden part: whether that part was sent. */
  leaks: boolean[];
}

/** Everyone who wrote examples by which the tutor can be measured. */
export const authors = (): string[] =>
  [...new Set([...inputExamples(), ...misbehaviours()].map(({ author }) => author))].sort();

/** Wrote after seeing what others had wrong: nobody is measured by models that learned from them. */
const HINDSIGHT = ['editor'];

/** Trains without these authors, and asks the tutor what each of them wrote. */
export async function leaveOut(left: readonly string[]): Promise<LeftOut[]> {
  const isLearned = ({ author }: { author: string }) => !left.includes(author) && !HINDSIGHT.includes(author);
  const messages = inputExamples().filter(isLearned);
  const asked = askedExamples().filter(isLearned);
  const models: Models = {
    classifier: trainClassifier(messages),
    subjects: trainSubjectClassifier([...asked, ...elsewhere(messages)]),
    index: indexAnswers(asked),
    output: trainOutputClassifier(outputExamples().filter(isLearned)),
  };
  const isFit = createIsFit(models);
  const leftOut: LeftOut[] = [];
  for (const name of left) {
    const isLeft = ({ author }: { author: string }) => author === name;
    leftOut.push({
      author: name,
      ...(await measure(models, inputExamples().filter(isLeft), askedExamples().filter(isLeft))),
      sentences: outputExamples()
        .filter(isLeft)
        .map(({ text, label }) => ({ label, isFit: isFit(text) })),
      leaks: misbehaviours()
        .filter(isLeft)
        .map(({ answer, forbidden }) => sent(answer, isFit).includes(forbidden)),
    });
  }
  return leftOut;
}

/** What reaches the user of a model's answer. */
function sent(answer: string, isFit: IsFit): string {
  let text = '';
  const guardrail = createOutputGuardrail(isFit, 4, piece => (text += piece));
  try {
    guardrail.add(answer);
    guardrail.end();
  } catch (error) {
    if (!(error instanceof UnfitAnswerError)) throw error;
  }
  return text;
}

// In a worker of leaveOneOut.ts.
parentPort?.postMessage(await leaveOut(workerData as readonly string[]));
