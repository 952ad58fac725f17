import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ApolloClient } from '@site/platform';
import { Button, LoadFailure, reasonOf, Row, Text, TextLink, usePending } from '@site/ui';
import { useIsOpen } from './BookingDetails.tsx';
import { Status } from '../booking/Status.tsx';
import { ConsultationList } from './ConsultationList.tsx';
import { useConsultations } from './useConsultations.ts';

interface Props {
  client: ApolloClient;
  contactEmail: string;
  /** Shown until they are there. */
  waiting: ReactNode;
  /** The last booking. */
  booked: unknown;
  onWithdrawn: (id: string) => void;
}

/** "Your consultations": loading, failed, empty or a list. */
export function OwnConsultations({ client, contactEmail, waiting, booked, onWithdrawn }: Props) {
  const [status, setStatus] = useState('');
  const [lastBooked, setLastBooked] = useState(booked);
  if (booked !== lastBooked) {
    setLastBooked(booked);
    // What was done to an earlier one is old news.
    if (booked) setStatus('');
  }
  const statusLine = useRef<HTMLParagraphElement>(null);
  // The entry that had the focus is gone with a withdrawn booking.
  useEffect(() => {
    if (!status) return;
    if (document.activeElement === document.body) statusLine.current?.focus();
    statusLine.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  const { consultations, error, refetch, hasMore, showMore, added } = useConsultations(client);
  const { pending, failure, run } = usePending(showMore);
  if (error) return <LoadFailure what="Your consultations" error={error} onRetry={refetch} />;
  if (!consultations) return waiting;
  const oldest = consultations.at(-1);
  return (
    <>
      <Status ref={statusLine} tabIndex={-1}>
        {status}
      </Status>
      {oldest ? (
        <OlderBookings key={oldest.id} createdAt={oldest.createdAt} contactEmail={contactEmail} />
      ) : (
        <Text $muted>
          Nothing booked yet. Your bookings will appear here, each with the time of our answer; until then you
          can change or withdraw it.
        </Text>
      )}
      {oldest && <ConsultationList {...{ client, consultations, added, onWithdrawn }} onStatus={setStatus} />}
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

/** What to do about a booking that can no longer be changed here. */
function OlderBookings({ createdAt, contactEmail }: { createdAt: string; contactEmail: string }) {
  const isOpen = useIsOpen(createdAt);
  if (isOpen) return null;
  return (
    <Text $muted>
      To change or cancel an older booking, write to{' '}
      <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>.
    </Text>
  );
}
