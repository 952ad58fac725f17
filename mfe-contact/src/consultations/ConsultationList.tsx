import { useState } from 'react';
import { styled, type ApolloClient } from '@site/platform';
import { serviceLabels } from '@site/validation';
import { Button, Eyebrow, from, Heading, Row, Stack, VisuallyHidden } from '@site/ui';
import { BookingDetails, BookingTimes, useIsOpen, type OwnBooking } from './BookingDetails.tsx';
import { graphql } from '../gql/gql.ts';
import { ChangeBooking } from './ChangeBooking.tsx';
import { WithdrawBooking } from './WithdrawBooking.tsx';

graphql(`
  fragment ConsultationList_consultation on Consultation {
    id
    name
    email
    phone
    service
    message
    createdAt
  }
`);

const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;

const Entry = styled.li`
  display: grid;
  gap: 20px 40px;
  grid-template-columns: minmax(0, 1fr);
  padding: 24px;
  &:not(:first-child) {
    border-top: 1px solid var(--line);
  }
  > * {
    grid-column: 1 / -1;
  }
  /* What was asked; beside it how it stands and what can be done with it. */
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > [data-cell] {
      grid-column: auto;
    }
  }
`;

interface Props {
  client: ApolloClient;
  /** In the order of the server: newest first. */
  consultations: readonly OwnBooking[];
  /** The id of the first one that "Show more" added: it gets the focus, as the button may be gone. */
  added?: string | undefined;
  /** Says what was done. */
  onStatus: (text: string) => void;
  onWithdrawn: (id: string) => void;
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** A user's bookings, newest first. */
export const ConsultationList = ({ consultations, added, ...entry }: Props) => (
  <List>
    {consultations.map(booking => (
      <Entry key={booking.id} {...(booking.id === added && { ref: focus, tabIndex: -1 })}>
        <ListedBooking booking={booking} {...entry} />
      </Entry>
    ))}
  </List>
);

type Mode = 'shown' | 'changing' | 'withdrawing';

interface ListedBookingProps extends Pick<Props, 'client' | 'onStatus' | 'onWithdrawn'> {
  booking: OwnBooking;
}

function ListedBooking({ client, booking, onStatus, onWithdrawn }: ListedBookingProps) {
  const [{ mode, last }, setMode] = useState<{ mode: Mode; last?: Mode }>({ mode: 'shown' });
  const open = (next: Mode) => () => {
    onStatus('');
    setMode({ mode: next });
  };
  const close = (status = '') => {
    onStatus(status);
    setMode({ mode: 'shown', last: mode });
  };
  const isOpen = useIsOpen(booking.createdAt);
  const subject = serviceLabels[booking.service];
  const write = { client, onCancel: () => close() };
  return (
    <>
      <Stack $gap={8} data-cell="">
        <Eyebrow>Free first talk</Eyebrow>
        <Heading level={3} size={20}>
          {subject}
        </Heading>
        {mode !== 'changing' && <BookingDetails booking={booking} />}
      </Stack>
      <Stack data-cell="">
        <BookingTimes createdAt={booking.createdAt} />
        {mode === 'shown' && isOpen && (
          <Row $gap={8}>
            {(['changing', 'withdrawing'] as const).map(next => (
              <Button
                key={next}
                ref={last === next ? focus : null}
                $variant="secondary"
                $size="small"
                onClick={open(next)}
              >
                {next === 'changing' ? 'Change' : 'Withdraw'}
                <VisuallyHidden> {subject}</VisuallyHidden>
              </Button>
            ))}
          </Row>
        )}
      </Stack>
      {mode === 'changing' && <ChangeBooking {...write} booking={booking} onDone={close} />}
      {mode === 'withdrawing' && (
        <WithdrawBooking
          {...write}
          id={booking.id}
          onDone={() => {
            onStatus(`Withdrawn: ${subject}. There is nothing more to do.`);
            onWithdrawn(booking.id);
          }}
        />
      )}
    </>
  );
}
