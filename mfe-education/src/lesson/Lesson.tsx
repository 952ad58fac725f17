import type { LevelId } from '@site/curriculum';
import { toApiError } from '@site/platform';
import { useQuery } from '@site/platform/data';
import { LoadFailure } from '@site/ui';
import { graphql } from '../gql/gql.ts';
import { LessonSkeleton } from './LessonSkeleton.tsx';
import { LessonText } from './LessonText.tsx';

const LESSON = graphql(`
  query Lesson($level: EducationLevel!, $module: Int!) {
    lesson(level: $level, module: $module) {
      ...LessonText_lesson
    }
  }
`);

export interface LessonProps {
  level: LevelId;
  /** 1 to 6. */
  module: number;
  /** The section that a citation led to. */
  section?: string | undefined;
}

/** Reads a lesson and shows it. */
export function Lesson({ level, module, section }: LessonProps) {
  const { data, error, refetch } = useQuery(LESSON, { variables: { level, module } });
  if (data?.lesson) return <LessonText lesson={data.lesson} section={section} />;
  if (!error) return <LessonSkeleton />;
  return (
    <LoadFailure
      what="The lesson"
      message={toApiError(error).message}
      onRetry={() => void refetch().catch(() => {})}
    />
  );
}
