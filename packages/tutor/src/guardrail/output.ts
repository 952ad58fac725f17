import type { Emit } from '../engines/engine.ts';
import { NOT_IN_LESSONS } from '../engines/prompt.ts';
import { citedNumbers, withoutForeignLinks, type IsFit } from './sentence.ts';

/** The answer of the model holds what must not be sent. */
export class UnfitAnswerError extends Error {}

/** The model found no answer in the sections. */
export class NotInLessonsError extends Error {}

const OUTPUT_MAX = 4000;
// A sentence is over once the next one begins, so that its citations, which may follow the full stop, are with it.
// The number of a list item belongs to its sentence. Some models end sentences with a picture instead of a full stop.
const NEXT_SENTENCE =
  /(?:(?<=[.!?]["”]?(?:\s{0,3}\[\d{1,4}\]){0,9})(?<!^\s{0,8}\d{1,3}\.)\s+|(?<=\p{Extended_Pictographic}\uFE0F?)\s+(?=\p{Lu})|(?<=\S)[^\S\n]*\n\s*)(?=[^\s[])/u;

/** Sends a growing text sentence by sentence, each only after the guardrail has read it whole. */
export function createOutputGuardrail(isFit: IsFit, passages: number, emit: Emit) {
  let pending = '';
  let sent = '';
  const send = (sentence: string) => {
    const text = withoutForeignLinks(sentence);
    if (!isFit(text) || !citedNumbers(text).every(number => number >= 1 && number <= passages)) {
      throw new UnfitAnswerError('The model wrote advice, a forecast, markup or an unknown citation.');
    }
    if (sent.length + text.length > OUTPUT_MAX)
      throw new UnfitAnswerError('The answer of the model is too long.');
    sent += text;
    emit(text);
  };
  return {
    /** @throws {UnfitAnswerError} as soon as a sentence is not fit. */
    add: (piece: string) => {
      pending += piece;
      for (let end = NEXT_SENTENCE.exec(pending); end; end = NEXT_SENTENCE.exec(pending)) {
        const cut = end.index + end[0].length;
        send(pending.slice(0, cut));
        pending = pending.slice(cut);
      }
    },
    /** @returns the whole text. */
    end: (): string => {
      if (!sent && pending.trim() === NOT_IN_LESSONS)
        throw new NotInLessonsError('The model found no answer in the sections.');
      if (pending.trim()) send(pending.trimEnd());
      if (citedNumbers(sent).length === 0)
        throw new UnfitAnswerError('The answer of the model cites no section.');
      return sent.trim();
    },
  };
}
