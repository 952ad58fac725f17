import type { ReactNode } from 'react';
import {
  Button,
  Heading,
  LoadFailure,
  reasonOf,
  Row,
  Skeleton,
  Stack,
  Text,
  TextLink,
  usePending,
  VisuallyHidden,
} from '@site/ui';
import { ConsultationList } from './ConsultationList.tsx';
import type { useConsultations } from './useConsultations.ts';

interface Props {
  own: ReturnType<typeof useConsultations>;
  contactEmail: string;
}

/** "Your consultations": loading, failed, empty or a list. */
export const OwnConsultations = (props: Props) => (
  <OwnConsultationsSection>
    <Content {...props} />
  </OwnConsultationsSection>
);

/** The section with its heading. */
export const OwnConsultationsSection = ({ children }: { children: ReactNode }) => (
  <Stack as="section" $gap={24} aria-labelledby="own-consultations">
    <Heading level={2} size={31} id="own-consultations">
      Your consultations
    </Heading>
    {children}
  </Stack>
);

function Content({ own, contactEmail }: Props) {
  const { consultations, error, refetch, hasMore, showMore, added } = own;
  const { pending, failure, run } = usePending(showMore);
  if (error) return <LoadFailure what="Your consultations" error={error} onRetry={refetch} />;
  if (!consultations) return <ConsultationSkeletons />;
  if (consultations.length === 0)
    return <Text $muted>Nothing booked yet. Your bookings will appear here.</Text>;
  return (
    <>
      <Text $size={14} $muted>
        To change or cancel a booking, write to{' '}
        <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>.
      </Text>
      <ConsultationList consultations={consultations} added={added} />
      {hasMore && (
        <Row>
          <Button $variant="secondary" $size="small" aria-disabled={pending} onClick={run}>
            {pending ? 'Loading...' : 'Show more'}
          </Button>
          {failure !== undefined && <Text role="alert">{reasonOf(failure)}</Text>}
        </Row>
      )}
    </>
  );
}

export const ConsultationSkeletons = () => (
  <Stack $gap={16} role="status">
    <VisuallyHidden>Loading your consultations...</VisuallyHidden>
    <Skeleton $height={112} />
    <Skeleton $height={112} />
  </Stack>
);
