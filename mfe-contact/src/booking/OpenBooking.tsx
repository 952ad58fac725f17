import { styled } from '@site/platform';
import { changeableUntil, serviceLabels } from '@site/validation';
import { from, Text, TextLink } from '@site/ui';
import { Hours, Time, type OwnBooking } from '../consultations/BookingDetails.tsx';

/* As high with an open booking as without. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px 16px;
  align-items: center;
  align-content: center;
  min-height: 110px;
  padding: 12px 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  > a {
    font-size: var(--size-14);
  }
  &:has(time) {
    background: var(--surface);
  }
  ${from.desktop} {
    display: flex;
    gap: 32px;
    min-height: 64px;
    > div {
      flex: 1;
    }
    > a {
      order: 1;
      margin-left: auto;
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
