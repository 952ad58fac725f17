import { useEffect, useId, useRef } from 'react';
import { styled } from '@site/platform';
import { Alert, Heading } from '@site/ui';
import { BookingDetails } from './BookingDetails.tsx';
import type { Booked } from './useBookConsultation.ts';

const Steps = styled.ol`
  display: grid;
  gap: 4px;
  padding-left: 20px;
  font-size: var(--size-14);
  list-style: decimal;
`;

/**
 * What happens after a booking, and what was booked, beside the toast that confirms it. After a press it takes the focus and comes into view:
 * on a phone the toast alone would be seen.
 */
export function NextSteps({ booking, takesFocus }: { booking: Booked; takesFocus: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!takesFocus) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [takesFocus]);
  return (
    <div ref={box} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Alert tone="success" announced={false}>
        <Heading level={3} size={16} id={titleId}>
          What happens next
        </Heading>
        <BookingDetails booking={booking} />
        <Steps>
          <li>Within 24 hours we write or call to find a time that suits you.</li>
          <li>Until then your booking is listed below, under “Your consultations”.</li>
          <li>Bring your questions. The conversation costs nothing and commits you to nothing.</li>
        </Steps>
      </Alert>
    </div>
  );
}
