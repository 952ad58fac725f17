import { styled } from '@site/platform';
import { Skeleton, Stack, VisuallyHidden } from '@site/ui';

/* Taller than a screen, as every lesson: what follows stays out of view. */
const Tall = styled(Stack)`
  min-height: 1200px;
`;

/** Shown while a lesson loads. */
export const LessonSkeleton = () => (
  <Tall $gap={12}>
    <VisuallyHidden role="status">Loading the lesson...</VisuallyHidden>
    {['40%', '100%', '92%', '96%', '60%'].map(width => (
      <Skeleton key={width} $width={width} />
    ))}
  </Tall>
);
