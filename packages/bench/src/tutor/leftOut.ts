import { trainClassifier } from 'gateway/education/guardrail/classifier';
import { createOutputGuardrail, UnfitAnswerError } from 'gateway/education/guardrail/output';
import { createIsFit, trainOutputClassifier, type IsFit } from 'gateway/education/guardrail/sentence';
import {
  inputExamples,
  misbehaviours,
  outputExamples,
  retrievalExamples,
  type Models,
} from 'gateway/education/models';
import { trainModuleClassifier } from 'gateway/education/retrieval/moduleClassifier';
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

/** Trains without an author, and asks the tutor that author's messages and questions. */
export async function leaveOut(left: string): Promise<LeftOut> {
  const isOther = ({ author }: { author: string }) => author !== left;
  const isLeft = ({ author }: { author: string }) => author === left;
  const models: Models = {
    classifier: trainClassifier(inputExamples().filter(isOther)),
    modules: trainModuleClassifier(retrievalExamples().filter(isOther)),
    output: trainOutputClassifier(outputExamples().filter(isOther)),
  };
  const isFit = createIsFit(models);
  return {
    author: left,
    ...(await measure(models, inputExamples().filter(isLeft), retrievalExamples().filter(isLeft))),
    sentences: outputExamples()
      .filter(isLeft)
      .map(({ text, label }) => ({ label, isFit: isFit(text) })),
    leaks: misbehaviours()
      .filter(isLeft)
      .map(({ answer, forbidden }) => sent(answer, isFit).includes(forbidden)),
  };
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
