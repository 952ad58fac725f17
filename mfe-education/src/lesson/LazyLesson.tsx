import { styled } from '@site/platform';
import { Lazy, Skeleton, Stack, VisuallyHidden } from '@site/ui';
import { useClient } from '../pages/PageParts.tsx';
import type { LessonProps } from './Lesson.tsx';

const load = () => import(/* webpackChunkName: "page-education-level-module-data" */ './Lesson.tsx');

/* Taller than a screen, as every lesson: what follows stays out of view. */
const Tall = styled(Stack)`
  min-height: 1200px;
`;

const waiting = (
  <Tall $gap={12}>
    <VisuallyHidden role="status">Loading the lesson...</VisuallyHidden>
    {['40%', '100%', '92%', '96%', '60%'].map(width => (
      <Skeleton key={width} $width={width} />
    ))}
  </Tall>
);

/** A module's lesson, which the page is shown without: it reads data. */
export function LazyLesson(props: Omit<LessonProps, 'client' | 'waiting'>) {
  const client = useClient();
  return (
    <Lazy what="The lesson" load={load} client={client} waiting={waiting}>
      {({ Lesson }, apollo) => <Lesson {...props} client={apollo} waiting={waiting} />}
    </Lazy>
  );
}
