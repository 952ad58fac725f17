import { levels, type LevelId } from '@site/curriculum';
import { styled, type ApolloClient } from '@site/platform';
import { useQuery } from '@site/platform/data';
import { Heading, LoadFailure, Stack } from '@site/ui';
import { graphql } from '../gql/gql.ts';
import { LessonEnd } from './LessonEnd.tsx';
import { LessonSkeleton } from './LazyLesson.tsx';
import { LessonText } from './LessonText.tsx';

const LESSON = graphql(`
  query Lesson($level: EducationLevel!, $module: Int!) {
    lesson(level: $level, module: $module) {
      ...LessonText_lesson
    }
  }
`);

export interface LessonProps {
  client: ApolloClient;
  level: LevelId;
  /** 1 to 6. */
  module: number;
  /** The section that a citation led to. */
  section?: string | undefined;
}

/** Reads a lesson and shows it. */
export function Lesson({ client, level, module, section }: LessonProps) {
  const { data, error, refetch } = useQuery(LESSON, { client, variables: { level, module } });
  if (data?.lesson)
    return (
      <Stack $gap={32} data-printable>
        <PrintTitle level={level} module={module} />
        <LessonText lesson={data.lesson} section={section} />
        <LessonEnd level={level} module={module} />
      </Stack>
    );
  if (!error) return <LessonSkeleton />;
  return <LoadFailure what="The lesson" error={error} onRetry={refetch} />;
}

// On the screen the module's row shows it.
const PaperOnly = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;

const PrintTitle = ({ level, module }: Pick<LessonProps, 'level' | 'module'>) => (
  <PaperOnly aria-hidden>
    <Heading level={3} size={31}>
      {levels.find(({ id }) => id === level)?.modules[module - 1]?.title}
    </Heading>
  </PaperOnly>
);
