import { styled, toApiError } from '@site/platform';
import { Button, Heading, LoadFailure, Row, Skeleton, Stack, Text, VisuallyHidden } from '@site/ui';
import { ConsultationList } from './ConsultationList.tsx';
import type { useConsultations } from './useConsultations.ts';

interface Props {
  own: ReturnType<typeof useConsultations>;
}

/* As tall while loading as with two bookings. */
const Frame = styled(Stack)`
  min-height: 320px;
`;

/** "Your consultations": loading, failed, empty or a list. */
export const OwnConsultations = ({ own }: Props) => (
  <Frame as="section" $gap={24} aria-labelledby="own-consultations">
    <Heading level={2} size={31} id="own-consultations">
      Your consultations
    </Heading>
    <Content own={own} />
  </Frame>
);

function Content({ own: { consultations, error, reload, hasMore, showMore, moreError } }: Props) {
  if (error)
    return <LoadFailure what="Your consultations" message={toApiError(error).message} onRetry={reload} />;
  if (!consultations) return <Loading />;
  if (consultations.length === 0)
    return <Text $muted>Nothing booked yet. Your bookings will appear here.</Text>;
  return (
    <>
      <ConsultationList consultations={consultations} />
      {hasMore && (
        <Row>
          <Button $variant="secondary" $size="small" onClick={() => void showMore()}>
            Show more
          </Button>
          {moreError && <Text role="alert">{moreError}</Text>}
        </Row>
      )}
    </>
  );
}

const Loading = () => (
  <Stack $gap={16} role="status">
    <VisuallyHidden>Loading your consultations...</VisuallyHidden>
    <Skeleton $height={112} />
    <Skeleton $height={112} />
  </Stack>
);
