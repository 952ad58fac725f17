import type { LessonProgress } from '@site/curriculum';

/** One entry for each lesson: the first times that it was begun and read, and each answer once. */
export function mergeProgress(entries: readonly LessonProgress[]): LessonProgress[] {
  const merged = new Map<string, LessonProgress>();
  for (const entry of entries) {
    const key = `${entry.level} ${entry.module}`;
    const before = merged.get(key);
    const answers = [...(before?.checks ?? []), ...(entry.checks ?? [])];
    const attempts = [...(before?.attempts ?? []), ...(entry.attempts ?? [])];
    merged.set(key, {
      level: entry.level,
      module: entry.module,
      begunAt: before?.begunAt ?? entry.begunAt,
      readAt: before?.readAt ?? entry.readAt,
      checks: [
        ...new Map(answers.map(one => [`${one.id} ${Date.parse(one.at)} ${one.right}`, one])).values(),
      ],
      attempts: [
        ...new Map(attempts.map(one => [`${one.exercise} ${Date.parse(one.at)} ${one.r}`, one])).values(),
      ],
    });
  }
  return [...merged.values()];
}
