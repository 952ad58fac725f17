import type { CheckAnswer } from './progress.ts';

const dayOf = (time: Date | string) => new Date(time).setHours(0, 0, 0, 0);

/** The questions that are asked again: answered wrongly on an earlier day, and rightly on no later one. */
export function dueAgain(answers: readonly CheckAnswer[], now: Date): string[] {
  const ids = [...new Set(answers.map(({ id }) => id))];
  return ids.filter(id => {
    const own = answers.filter(answer => answer.id === id);
    const wrong = Math.max(...own.filter(({ right }) => !right).map(({ at }) => dayOf(at)));
    return (
      dayOf(now) > wrong && Number.isFinite(wrong) && !own.some(({ right, at }) => right && dayOf(at) > wrong)
    );
  });
}
