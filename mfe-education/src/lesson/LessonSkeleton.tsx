import { Skeleton, Stack, VisuallyHidden } from '@site/ui';

/** Shown while a lesson loads. */
export const LessonSkeleton = () => (
  <Stack $gap={12}>
    <VisuallyHidden role="status">Loading the lesson...</VisuallyHidden>
    {['40%', '100%', '92%', '96%', '60%'].map(width => (
      <Skeleton key={width} $width={width} />
    ))}
  </Stack>
);
