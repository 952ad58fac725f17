import { useEffect, useId, useRef } from 'react';
import { Link } from '@site/platform';
import { serviceLabels } from '@site/validation';
import { Alert, Heading, Text, TextLink } from '@site/ui';
import { BookingDetails } from './BookingDetails.tsx';
import type { Booked } from './useBookConsultation.ts';

/**
 * What was booked and what happens next, beside the toast that confirms it. After a press it takes the focus and comes into view:
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
        <Heading level={3} size={20} id={titleId}>
          Booked: {serviceLabels[booking.service]}
        </Heading>
        <Text>
          We write or call to find a time that suits you. The conversation costs nothing and commits you to
          nothing.
        </Text>
        <BookingDetails booking={booking} withService={false} />
        <Text $size={14}>
          <TextLink as={Link} to="#own-consultations">
            Change or withdraw it below
          </TextLink>
        </Text>
      </Alert>
    </div>
  );
}
