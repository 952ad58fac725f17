import { styled } from '@site/platform';
import { changeableUntil, serviceLabels } from '@site/validation';
import { Card, from, Text, TextLink } from '@site/ui';
import { Hours, Time, type OwnBooking } from '../consultations/BookingDetails.tsx';

/* As high with an open booking as without. */
const Line = styled(Card)`
  flex-flow: row wrap;
  gap: 8px 16px;
  align-content: center;
  align-items: center;
  justify-content: space-between;
  min-height: 110px;
  padding-block: 12px;
  > a {
    font-size: var(--size-14);
  }
  > div {
    flex: 1 0 100%;
  }
  ${from.desktop} {
    flex-wrap: nowrap;
    gap: 32px;
    min-height: 64px;
    > a {
      order: 1;
      margin-left: auto;
    }
    > div {
      flex: 1;
    }
  }
`;

/** Above the form: the booking that waits for its answer, and the way to the list below. */
export function OpenBooking({ bookings }: { bookings: readonly OwnBooking[] }) {
  const open = bookings.filter(({ createdAt }) => new Date() < changeableUntil(createdAt));
  const [booking] = open;
  return (
    // What replaces the other state moves nothing of it.
    <Line key={booking?.id}>
      <Text>
        <strong>{booking ? serviceLabels[booking.service] : 'Your consultations'}</strong>
        {open.length > 1 && ` and ${open.length - 1} more`}
      </Text>
      <TextLink href="#own-consultations">{booking ? 'Change or withdraw' : 'See them below'}</TextLink>
      {booking && <Hours createdAt={booking.createdAt} />}
      <Text $size={14} $muted>
        {booking ? (
          <>
            Asked on <Time at={new Date(booking.createdAt)} />; we answer by{' '}
            <Time at={changeableUntil(booking.createdAt)} />
          </>
        ) : (
          'You can change or withdraw each of them until we answer.'
        )}
      </Text>
    </Line>
  );
}
