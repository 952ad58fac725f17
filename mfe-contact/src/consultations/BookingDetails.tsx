import { useEffect, useState } from 'react';
import { styled } from '@site/platform';
import { changeableUntil } from '@site/validation';
import { Badge, Stack, Text, VisuallyHidden } from '@site/ui';
import type { ConsultationList_ConsultationFragment } from '../gql/graphql.ts';
import { Time } from './Time.tsx';

/** A booking as the gateway stored it. */
export type OwnBooking = ConsultationList_ConsultationFragment;

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  color: var(--muted);
  overflow-wrap: anywhere;
  [data-term='Message'] {
    flex-basis: 100%;
    padding-top: 8px;
    color: var(--text);
    white-space: pre-line;
  }
`;

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
export function BookingTimes({ createdAt }: Pick<OwnBooking, 'createdAt'>) {
  const isOpen = useIsOpen(createdAt);
  const answered = <Time at={changeableUntil(createdAt)} />;
  return (
    <Stack $gap={8} $align="start">
      {isOpen ? <Badge>Waiting for our answer</Badge> : <Text $muted>Answer due</Text>}
      <Text $size={14} $muted>
        Asked on <Time at={new Date(createdAt)} />;{' '}
        {isOpen ? (
          <>we answer by {answered}. Until then you can change or withdraw it.</>
        ) : (
          <>our answer was due by {answered}.</>
        )}
      </Text>
    </Stack>
  );
}

/** What was booked, as it is stored, below a heading that names the service. */
export function BookingDetails({ booking: { name, email, phone, message } }: { booking: OwnBooking }) {
  const rows = { Name: name, Email: email, Phone: phone, Message: message };
  return (
    <List>
      {Object.entries(rows).map(
        ([term, value]) =>
          value && (
            <div key={term} data-term={term}>
              <VisuallyHidden as="dt">{term}</VisuallyHidden>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  );
}
