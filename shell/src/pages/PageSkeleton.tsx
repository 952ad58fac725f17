import { styled } from '@site/platform';
import { Container, Divider, Grid, Skeleton, Stack, VisuallyHidden } from '@site/ui';

const Place = styled(Container)`
  padding-block: var(--section);
`;

const Parts = styled(Grid)`
  margin-top: 40px;
`;

/** Shown where a page will be: the head that every page has, and nothing of this one. */
export function PageSkeleton() {
  return (
    <Place aria-busy="true">
      <VisuallyHidden role="status">Loading…</VisuallyHidden>
      <Stack $gap={24}>
        <Divider $gold />
        <Skeleton $width="min(100%, 420px)" $height={60} />
        <Skeleton $width="min(100%, 560px)" $height={24} />
        <Parts $tablet={3}>
          {[1, 2, 3].map(part => (
            <Skeleton key={part} $height={240} />
          ))}
        </Parts>
      </Stack>
    </Place>
  );
}
