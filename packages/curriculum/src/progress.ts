import type { Level, LevelId, Module } from './level.ts';

/** An answer to a question of a lesson. */
export interface CheckAnswer {
  id: string;
  right: boolean;
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
}

/** One entry for each lesson: the first times that it was begun and read, and each answer once. */
export function mergeProgress(entries: readonly LessonProgress[]): LessonProgress[] {
  const merged = new Map<string, LessonProgress>();
  for (const entry of entries) {
    const key = `${entry.level} ${entry.module}`;
    const before = merged.get(key);
    const answers = [...(before?.checks ?? []), ...(entry.checks ?? [])];
    merged.set(key, {
      level: entry.level,
      module: entry.module,
      begunAt: before?.begunAt ?? entry.begunAt,
      readAt: before?.readAt ?? entry.readAt,
      checks: [
        ...new Map(answers.map(one => [`${one.id} ${Date.parse(one.at)} ${one.right}`, one])).values(),
      ],
    });
  }
  return [...merged.values()];
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

/** The lesson to go on with: the one begun last and not read yet, else the next open one; undefined when all are read. */
export function lessonToContinue(levels: readonly Level[], progress: readonly LessonProgress[]) {
  const open = levels.flatMap(level =>
    level.modules
      .filter(({ locked }) => !locked)
      .map(module => {
        const own = progress.find(one => one.level === level.id && one.module === module.number);
        return { level, module, own, state: stateOf(module, own) };
      }),
  );
  const latest = (state: LessonState, time: 'begunAt' | 'readAt') =>
    open
      .filter(one => one.state === state)
      .sort((one, other) => Date.parse(other.own?.[time] ?? '') - Date.parse(one.own?.[time] ?? ''))[0];
  const read = latest('read', 'readAt');
  const after = read ? open.indexOf(read) : -1;
  const inTurn = [...open.slice(after + 1), ...open.slice(0, after + 1)];
  return latest('begun', 'begunAt') ?? inTurn.find(({ state }) => state === 'open');
}
