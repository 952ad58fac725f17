import Clock from 'lucide-react/icons/clock';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled, type ApolloClient } from '@site/platform';
import { Button, LoadFailure, reasonOf, Row, Text, TextLink, usePending } from '@site/ui';
import { useIsOpen } from './BookingDetails.tsx';
import { Status } from '../booking/Status.tsx';
import { ConsultationList } from './ConsultationList.tsx';
import { useConsultations } from './useConsultations.ts';

/* Where the first booking will stand. */
const Empty = styled.div`
  display: flex;
  gap: 20px;
  align-items: center;
  min-height: 136px;
  padding: 24px;
  border: 1px dashed var(--border);
  border-radius: var(--radius);
  svg {
    flex: none;
    box-sizing: content-box;
    overflow: visible;
    padding: 16px;
    border-radius: 50%;
    background: var(--raised);
    color: var(--muted);
  }
`;

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
        <Empty>
          <Clock size={24} aria-hidden />
          <div>
            <Text>Nothing booked yet. Your bookings will appear here.</Text>
            <Text $muted>Each with the time of our answer; until then you can change or withdraw it.</Text>
          </div>
        </Empty>
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
