import { useEffect, useState } from 'react';
import { styled } from '@site/platform';
import { changeableUntil } from '@site/validation';
import { Badge, Text } from '@site/ui';
import type { ConsultationList_ConsultationFragment } from '../gql/graphql.ts';

/** A booking as the gateway stored it. */
export type OwnBooking = ConsultationList_ConsultationFragment;

const List = styled.dl`
  display: grid;
  font-size: var(--size-14);
  overflow-wrap: anywhere;
  @media (min-width: 480px) {
    gap: 4px 16px;
    grid-template-columns: fit-content(40%) minmax(0, 1fr);
  }
  dt {
    color: var(--muted);
  }
  dd {
    padding-bottom: 4px;
    white-space: pre-line;
  }
`;

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const Time = ({ at }: { at: Date }) => <time dateTime={at.toISOString()}>{when.format(at)}</time>;

/** Whether a booking can still be changed. */
export function useIsOpen(createdAt: string) {
  const until = changeableUntil(createdAt).getTime();
  const [isOpen, setOpen] = useState(() => Date.now() < until);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setOpen(false), until - Date.now());
    return () => clearTimeout(timer);
  }, [isOpen, until]);
  return isOpen;
}

/** When a booking was made and is answered: neither is the appointment. */
function BookingTimes({ createdAt }: { createdAt: string }) {
  const isOpen = useIsOpen(createdAt);
  const answered = <Time at={changeableUntil(createdAt)} />;
  return (
    <Text $size={14} $muted>
      Asked on <Time at={new Date(createdAt)} />;{' '}
      {isOpen ? (
        <>we answer by {answered}. Until then you can change or withdraw it.</>
      ) : (
        <>our answer was due by {answered}.</>
      )}
    </Text>
  );
}

/** What a booking waits for, in few words; nothing when that is over. */
export const BookingState = ({ createdAt }: { createdAt: string }) =>
  useIsOpen(createdAt) && (
    <Badge>
      Waiting for our answer by <Time at={changeableUntil(createdAt)} />
    </Badge>
  );

/** What was booked, as it is stored, below a heading that names the service. */
export function BookingDetails({ booking }: { booking: OwnBooking }) {
  const { name, email, phone, message, createdAt } = booking;
  const rows = { Name: name, Email: email, Phone: phone, Message: message };
  return (
    <>
      <List>
        {Object.entries(rows).map(
          ([term, value]) => value && [<dt key={term}>{term}</dt>, <dd key={`${term} value`}>{value}</dd>],
        )}
      </List>
      <BookingTimes createdAt={createdAt} />
    </>
  );
}
