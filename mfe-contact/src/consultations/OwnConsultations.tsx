import { toApiError } from '@site/platform';
import { Heading, LoadFailure, Skeleton, Stack, Text, VisuallyHidden } from '@site/ui';
import type { ConsultationList_ConsultationFragment } from '../gql/graphql.ts';
import { ConsultationList } from './ConsultationList.tsx';
import { SessionEnded } from '../booking/SessionEnded.tsx';

const SESSION_OVER = 401;

interface Props {
  consultations: readonly ConsultationList_ConsultationFragment[] | undefined;
  error: unknown;
  onRetry(): void;
}

/** "Your consultations" in its four states: loading, failed, empty, a list. */
export function OwnConsultations(props: Props) {
  return (
    <Stack as="section" $gap={24} aria-labelledby="own-consultations">
      <Heading level={2} size={31} id="own-consultations">
        Your consultations
      </Heading>
      <State {...props} />
    </Stack>
  );
}

function State({ consultations, error, onRetry }: Props) {
  if (error) return <Failure error={error} onRetry={onRetry} />;
  if (!consultations) return <Loading />;
  if (consultations.length === 0) return <Text $muted>Nothing booked yet. What you book stands here.</Text>;
  return <ConsultationList consultations={consultations} />;
}

function Failure({ error, onRetry }: Pick<Props, 'error' | 'onRetry'>) {
  const { status, message } = toApiError(error);
  if (status === SESSION_OVER) return <SessionEnded>Log in again to see your bookings.</SessionEnded>;
  return <LoadFailure what="Your consultations" message={message} onRetry={onRetry} />;
}

const Loading = () => (
  <Stack $gap={16} role="status">
    <VisuallyHidden>Loading your consultations...</VisuallyHidden>
    <Skeleton $height={72} />
    <Skeleton $height={72} />
  </Stack>
);
