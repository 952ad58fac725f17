import type { Emit } from './engine.ts';
import { NOT_IN_LESSONS } from './prompt.ts';
import { citedNumbers, isFit } from './screen.ts';

/** The model wrote what may not be shown. */
export class UnfitError extends Error {}

/** The model found no answer in the sections. */
export class NotInLessonsError extends Error {}

const OUTPUT_MAX = 4000;
// A sentence is over once the next one begins, so that its citations, which may follow the full stop, are with it.
const NEXT_SENTENCE = /(?<=[.!?]["”]?(?:\s*\[\d{1,4}\])*)\s+(?=[^\s[])/;

/** Shows a growing text sentence by sentence, each only after it was screened whole. */
export function createScreened(passages: number, emit: Emit) {
  let pending = '';
  let shown = '';
  const show = (text: string) => {
    if (!isFit(text) || !citedNumbers(text).every(number => number >= 1 && number <= passages)) {
      throw new UnfitError('The model wrote what may not be shown.');
    }
    if (shown.length + text.length > OUTPUT_MAX) throw new UnfitError('The model wrote too much.');
    shown += text;
    emit(text);
  };
  return {
    /** @throws {UnfitError} as soon as a sentence is not fit. */
    add: (piece: string) => {
      pending += piece;
      for (let end = NEXT_SENTENCE.exec(pending); end; end = NEXT_SENTENCE.exec(pending)) {
        const cut = end.index + end[0].length;
        show(pending.slice(0, cut));
        pending = pending.slice(cut);
      }
    },
    /** @returns the whole text. */
    end: (): string => {
      if (!shown && pending.trim() === NOT_IN_LESSONS) throw new NotInLessonsError('Not in the lessons.');
      if (pending.trim()) show(pending.trimEnd());
      if (citedNumbers(shown).length === 0) throw new UnfitError('The model cited nothing.');
      return shown.trim();
    },
  };
}
