import { useContext, useState } from 'react';
import type { LevelId } from '@site/curriculum';
import { Skeleton, Stack, useLoaded, VisuallyHidden } from '@site/ui';
import { ClientContext } from '../client.ts';

export interface LessonPlaceProps {
  level: LevelId;
  module: number;
  section?: string | undefined;
}

/** Where an open module's lesson stands. What reads and draws it comes when the first one is opened. */
export function LessonPlace(props: LessonPlaceProps) {
  const client = useContext(ClientContext);
  const [load] = useState(() => async () => {
    const [{ LessonReader }, apollo] = await Promise.all([
      import(/* webpackChunkName: "lesson" */ './LessonReader.tsx'),
      client(),
    ]);
    return { LessonReader, apollo };
  });
  const loaded = useLoaded(load);
  if (!loaded) return <LessonSkeleton />;
  return <loaded.LessonReader {...props} client={loaded.apollo} />;
}

/** A lesson's place while it is on its way. */
export const LessonSkeleton = () => (
  <Stack $gap={12}>
    <VisuallyHidden role="status">Loading the lesson...</VisuallyHidden>
    {['40%', '100%', '92%', '96%', '60%'].map(width => (
      <Skeleton key={width} $width={width} />
    ))}
  </Stack>
);
