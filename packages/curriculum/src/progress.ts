import type { Level, LevelId, Module } from './level.ts';

/** An answer to a question of a lesson. */
export interface CheckAnswer {
  id: string;
  right: boolean;
  /** ISO 8601. */
  at: string;
}

/** A try at an exercise. */
export interface Attempt {
  exercise: string;
  /** The result in times the risk. */
  r: number;
  /** ISO 8601. */
  at: string;
}

/** What a user did in one lesson. */
export interface LessonProgress {
  level: LevelId;
  module: number;
  begunAt?: string | null | undefined;
  readAt?: string | null | undefined;
  checks?: readonly CheckAnswer[] | null | undefined;
  attempts?: readonly Attempt[] | null | undefined;
}

export type LessonState = 'read' | 'begun' | 'open' | 'locked';

/** How far a user is with a lesson, in the word that pages use. */
export function stateOf(
  { locked }: Pick<Module, 'locked'>,
  progress: LessonProgress | undefined,
): LessonState {
  if (locked) return 'locked';
  if (progress?.readAt) return 'read';
  return progress?.begunAt ? 'begun' : 'open';
}

/** A level's lessons, each with what the user did in it. */
export const lessonsOf = (level: Level, progress: readonly LessonProgress[]) =>
  level.modules.map(module => {
    const own = progress.find(one => one.level === level.id && one.module === module.number);
    return { level, module, minutes: module.minutes, own, state: stateOf(module, own) };
  });

/**
 * The lesson to go on with: the one begun last and not read yet, else the next open one; undefined when all are read.
 * `part` is the id of the part of its page to go on with, if that is known.
 * Where the next open one is of another level, `locked` is the lesson that comes first, and is locked.
 */
export function lessonToContinue(levels: readonly Level[], progress: readonly LessonProgress[]) {
  const open = levels.flatMap(level => lessonsOf(level, progress)).filter(({ module }) => !module.locked);
  const latest = (state: LessonState, time: 'begunAt' | 'readAt') =>
    open
      .filter(one => one.state === state)
      .sort((one, other) => Date.parse(other.own?.[time] ?? '') - Date.parse(one.own?.[time] ?? ''))[0];
  const read = latest('read', 'readAt');
  const after = read ? open.indexOf(read) : -1;
  const inTurn = [...open.slice(after + 1), ...open.slice(0, after + 1)];
  const next = latest('begun', 'begunAt') ?? inTurn.find(({ state }) => state === 'open');
  const left = next?.state === 'open' && next.level !== read?.level ? read?.level : undefined;
  const module = left?.modules.find(({ locked }) => locked);
  // What was read of the text is not stored: who has practised or answered is through with it.
  const part = next?.own?.attempts?.length || next?.own?.checks?.length ? 'check-yourself' : undefined;
  return next && { ...next, part, locked: left && module && { level: left, module } };
}

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
