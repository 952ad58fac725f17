import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { Link, styled } from '@site/platform';
import { serviceLabels } from '@site/validation';
import { Heading, Text, TextLink } from '@site/ui';
import type { OwnBooking } from '../consultations/BookingDetails.tsx';

/* Above the button that was pressed. */
const Box = styled.div`
  --text: var(--bg);
  --border: currentColor;
  --gold: currentColor;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 16px;
  padding: 24px;
  border-radius: var(--radius);
  background: var(--up);
  color: var(--text);
  scroll-margin-block: 96px 24px;
  > p {
    grid-column: 2;
  }
`;

/**
 * What happens next, beside the toast that confirms a booking and the list that repeats it.
 * @param takesFocus whether the user has just pressed the button; it also scrolls into view, unless they went elsewhere
 */
export function NextSteps({ booking, takesFocus }: { booking: OwnBooking; takesFocus: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const title = `Free talk requested: ${serviceLabels[booking.service]}`;
  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
    if (box.current?.closest('article')?.contains(document.activeElement))
      box.current.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <Box ref={box} role="group" aria-label={title} tabIndex={-1}>
      <CircleCheck size={36} aria-hidden />
      <Heading level={3} size={25}>
        {title}
      </Heading>
      <Text>
        We write or call to find a time that suits you.{' '}
        <TextLink as={Link} to="#own-consultations">
          See, change or withdraw it below
        </TextLink>
      </Text>
    </Box>
  );
}
