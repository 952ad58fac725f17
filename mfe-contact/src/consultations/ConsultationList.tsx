import { useState } from 'react';
import { styled, type ApolloClient } from '@site/platform';
import { serviceLabels } from '@site/validation';
import { Button, from, Heading, Row, VisuallyHidden } from '@site/ui';
import { BookingDetails, useIsOpen, type OwnBooking } from './BookingDetails.tsx';
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

const Entry = styled.li`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
  padding-block: 24px;
  border-top: 1px solid var(--line);
  > * {
    grid-column: 1 / -1;
  }
  /* The service and what can be done with it in one line. */
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    > h3 {
      grid-area: 1 / 1;
    }
    > [data-actions] {
      grid-area: 1 / 2;
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
  <ul>
    {consultations.map(booking => (
      <Entry key={booking.id} {...(booking.id === added && { ref: focus, tabIndex: -1 })}>
        <ListedBooking booking={booking} {...entry} />
      </Entry>
    ))}
  </ul>
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
      <Heading level={3} size={20}>
        {subject}
      </Heading>
      {mode === 'changing' ? (
        <ChangeBooking {...write} booking={booking} onDone={close} />
      ) : (
        <BookingDetails booking={booking} />
      )}
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
      {mode === 'shown' && isOpen && (
        <Row $gap={8} data-actions="">
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
    </>
  );
}
