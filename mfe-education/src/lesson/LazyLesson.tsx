import { toApiError } from '@site/platform';
import { LoadFailure, useDynamicImport } from '@site/ui';
import { useClient } from '../layout/client.ts';
import type { LessonProps } from './Lesson.tsx';
import { LessonSkeleton } from './LessonSkeleton.tsx';

const load = () => import(/* webpackChunkName: "lesson" */ './Lesson.tsx');

/** A module's lesson, in a chunk that loads when the first lesson is opened. */
export function LazyLesson(props: Omit<LessonProps, 'client'>) {
  const loaded = useDynamicImport(load);
  const { value: client, error, retry } = useClient();
  if (error) return <LoadFailure what="The lesson" message={toApiError(error).message} onRetry={retry} />;
  return loaded && client ? <loaded.Lesson {...props} client={client} /> : <LessonSkeleton />;
}
