import ArrowDown from 'lucide-react/icons/arrow-down';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Handshake from 'lucide-react/icons/handshake';
import MessageSquare from 'lucide-react/icons/message-square';
import { useEffect, useState } from 'react';
import { styled } from '@site/platform';
import { changeableUntil } from '@site/validation';
import { Heading, Stack, Text, TextLink } from '@site/ui';
import type { OwnBooking } from '../consultations/BookingDetails.tsx';
import { ANSWER_TIME } from './toasts.ts';

/* A line through the steps: what is done, what is now, what comes. As long as the form beside it. */
const Steps = styled.ol`
  display: grid;
  flex: 1;
  grid-template-rows: 1fr 1fr auto;
  li {
    position: relative;
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: 0 16px;
  }
  li:not(:last-child) {
    padding-bottom: 32px;
  }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 40px auto 0 19px;
    border-left: 2px solid var(--line);
  }
  svg {
    box-sizing: border-box;
    width: 40px;
    height: 40px;
    padding: 10px;
    border: 1px solid var(--border);
    border-radius: 50%;
    overflow: visible;
    background: var(--surface);
  }
  [aria-current] svg {
    border-color: var(--text);
    background: var(--text);
    color: var(--bg);
  }
  strong {
    font-weight: 600;
  }
`;

const when = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long' },
  ...{ hour: '2-digit', minute: '2-digit' },
});

/** To the minute. */
function useNow() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const Way = styled(TextLink)<{ $isOpen: boolean }>`
  display: flex;
  gap: 12px;
  align-items: center;
  width: fit-content;
  font-weight: ${({ $isOpen }) => $isOpen && 600};
  svg {
    flex: none;
    box-sizing: content-box;
    padding: 5px;
    border: 1px solid var(--border);
    border-radius: 50%;
    ${({ $isOpen }) => $isOpen && 'border-color: var(--text); background: var(--text); color: var(--bg);'}
  }
`;

/** The way from the form to the bookings below it; as high with an open booking as without. */
export function WayToBookings({ bookings }: { bookings: readonly OwnBooking[] }) {
  const now = useNow();
  const open = bookings.filter(({ createdAt }) => now < changeableUntil(createdAt)).length;
  return (
    <Way href="#own-consultations" $isOpen={open > 0}>
      <ArrowDown size={14} aria-hidden />
      {open === 0
        ? 'Your consultations'
        : `${open === 1 ? 'One open booking' : `${open} open bookings`}, see below`}
    </Way>
  );
}

interface Props {
  /** When the newest booking was made. */
  asked: string | undefined;
  contactEmail: string;
}

/** The three steps of a consultation, with the time of our answer in the reader's zone. */
export function WhatHappensNext({ asked, contactEmail }: Props) {
  const now = useNow();
  const isWaiting = asked !== undefined && now < changeableUntil(asked);
  const by = changeableUntil(isWaiting ? asked : now);
  const time = (at: Date) => <time dateTime={at.toISOString()}>{when.format(at)}</time>;
  const steps = [
    isWaiting
      ? { icon: Check, title: 'You asked', says: time(new Date(asked)) }
      : { icon: MessageSquare, title: 'You ask', says: 'In the form, with how we reach you' },
    {
      icon: Clock,
      title: isWaiting ? 'Waiting for our answer by' : `We answer ${ANSWER_TIME}`,
      says: isWaiting ? time(by) : <>By {time(by)}</>,
    },
    { icon: Handshake, title: 'The first talk is free', says: 'It binds you to nothing' },
  ];
  return (
    <Stack as="section" $gap={24} aria-labelledby="next">
      <Heading level={2} size={25} id="next">
        What happens next
      </Heading>
      <Steps>
        {steps.map(({ icon: Icon, title, says }, index) => (
          <li key={index} aria-current={index === Number(isWaiting) ? 'step' : undefined}>
            <Icon aria-hidden />
            <div>
              <strong>{title}</strong>
              <Text $size={14} $muted>
                {says}
              </Text>
            </div>
          </li>
        ))}
      </Steps>
      <Text $size={14} $muted>
        Rather write? <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>
      </Text>
    </Stack>
  );
}
