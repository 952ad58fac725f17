import { toApiError } from '@site/platform';
import { Heading, LoadFailure, Skeleton, Stack, Text, VisuallyHidden } from '@site/ui';
import type { ConsultationList_ConsultationFragment } from '../gql/graphql.ts';
import { ConsultationList } from './ConsultationList.tsx';

interface Props {
  consultations: readonly ConsultationList_ConsultationFragment[] | undefined;
  error: unknown;
  onRetry(): void;
}

/** "Your consultations": loading, failed, empty or a list. */
export function OwnConsultations(props: Props) {
  return (
    <Stack as="section" $gap={24} aria-labelledby="own-consultations">
      <Heading level={2} size={31} id="own-consultations">
        Your consultations
      </Heading>
      <Content {...props} />
    </Stack>
  );
}

function Content({ consultations, error, onRetry }: Props) {
  if (error)
    return <LoadFailure what="Your consultations" message={toApiError(error).message} onRetry={onRetry} />;
  if (!consultations) return <Loading />;
  if (consultations.length === 0)
    return <Text $muted>Nothing booked yet. Your bookings will appear here.</Text>;
  return <ConsultationList consultations={consultations} />;
}

const Loading = () => (
  <Stack $gap={16} role="status">
    <VisuallyHidden>Loading your consultations...</VisuallyHidden>
    <Skeleton $height={72} />
    <Skeleton $height={72} />
  </Stack>
);
