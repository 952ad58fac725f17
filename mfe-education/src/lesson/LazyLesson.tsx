import { useDynamicImport } from '@site/ui';
import type { LessonProps } from './Lesson.tsx';
import { LessonSkeleton } from './LessonSkeleton.tsx';

const load = () => import(/* webpackChunkName: "lesson" */ './Lesson.tsx');

/** A module's lesson, in a chunk that loads when the first lesson is opened. */
export function LazyLesson(props: LessonProps) {
  const loaded = useDynamicImport(load);
  return loaded ? <loaded.Lesson {...props} /> : <LessonSkeleton />;
}
