import { useEffect, useId, useRef } from 'react';
import { Link, styled } from '@site/platform';
import { serviceLabels } from '@site/validation';
import { Alert, Heading, Text, TextLink } from '@site/ui';
import type { OwnBooking } from '../consultations/BookingDetails.tsx';

/* In view with the form's title, clear of the header. */
const Box = styled.div`
  scroll-margin-block: 160px 24px;
`;

/**
 * What happens next, beside the toast that confirms a booking and the list that repeats it. After a press it takes the focus.
 * It stands above the form: it comes into view where the focus is in its card.
 */
export function NextSteps({ booking, takesFocus }: { booking: OwnBooking; takesFocus: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
    if (box.current?.closest('article')?.contains(document.activeElement))
      box.current.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <Box ref={box} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Alert tone="success" announced={false}>
        <Heading level={3} size={20} id={titleId}>
          Free talk requested: {serviceLabels[booking.service]}
        </Heading>
        <Text>
          We write or call to find a time that suits you.{' '}
          <TextLink as={Link} to="#own-consultations">
            See, change or withdraw it below
          </TextLink>
        </Text>
      </Alert>
    </Box>
  );
}
