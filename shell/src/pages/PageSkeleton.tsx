import { styled } from '@site/platform';
import { Container, Skeleton, Stack, VisuallyHidden } from '@site/ui';

const Place = styled(Container)`
  padding-block: var(--section);
`;

/** Shown where a page will be. It shows nothing of the page. */
export function PageSkeleton() {
  return (
    <Place aria-busy="true">
      <VisuallyHidden role="status">Loading…</VisuallyHidden>
      <Stack $gap={24}>
        <Skeleton $width="min(100%, 560px)" $height={56} />
        <Skeleton $width="min(100%, 420px)" $height={24} />
        <Skeleton $height={240} />
      </Stack>
    </Place>
  );
}
