import { ApolloProvider, useQuery } from '@site/platform/data';
import { toApiError, type ApolloClient } from '@site/platform';
import { Alert, Button } from '@site/ui';
import { graphql } from '../gql/gql.ts';
import { LessonSkeleton, type LessonPlaceProps } from './LessonPlace.tsx';
import { LessonText } from './LessonText.tsx';

const LESSON = graphql(`
  query Lesson($level: EducationLevel!, $module: Int!) {
    lesson(level: $level, module: $module) {
      ...LessonText_lesson
    }
  }
`);

/** Reads a lesson and shows it. */
export const LessonReader = ({ client, ...props }: LessonPlaceProps & { client: ApolloClient }) => (
  <ApolloProvider client={client}>
    <Read {...props} />
  </ApolloProvider>
);

function Read({ level, module, section }: LessonPlaceProps) {
  const { data, error, refetch } = useQuery(LESSON, { variables: { level, module } });
  if (data?.lesson) return <LessonText lesson={data.lesson} section={section} />;
  if (!error) return <LessonSkeleton />;
  return (
    <Alert tone="danger" title="The lesson could not be loaded.">
      <p>{toApiError(error).message}</p>
      <Button $variant="secondary" $size="small" onClick={() => void refetch().catch(() => {})}>
        Try again
      </Button>
    </Alert>
  );
}
