import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Handshake from 'lucide-react/icons/handshake';
import MessageSquare from 'lucide-react/icons/message-square';
import { useEffect, useState } from 'react';
import { styled } from '@site/platform';
import { changeableUntil } from '@site/validation';
import { Heading, Stack, Text, TextLink } from '@site/ui';
import { ANSWER_TIME } from './toasts.ts';

/* A line through the steps: what is done, what is now, what comes. */
const Steps = styled.ol`
  display: grid;
  li {
    position: relative;
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: 0 16px;
  }
  li:not(:last-child) {
    padding-bottom: 20px;
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

/** The three steps of a consultation, with the time of our answer in the reader's zone; `asked` is when the newest booking was made. */
export function WhatHappensNext({ asked }: { asked: string | undefined }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const isWaiting = asked !== undefined && now < changeableUntil(asked);
  const by = changeableUntil(isWaiting ? asked : now);
  const time = (at: Date) => <time dateTime={at.toISOString()}>{when.format(at)}</time>;
  const steps = [
    isWaiting
      ? { icon: Check, title: 'You asked', says: time(new Date(asked)) }
      : { icon: MessageSquare, title: 'You ask', says: 'Below, with how we reach you' },
    {
      icon: Clock,
      title: isWaiting ? 'Waiting for our answer by' : `We answer ${ANSWER_TIME}`,
      says: isWaiting ? time(by) : <>By {time(by)}</>,
    },
    { icon: Handshake, title: 'The first talk is free', says: 'It binds you to nothing' },
  ];
  return (
    <Stack as="section" $gap={20} $align="start" aria-labelledby="next">
      <Heading level={2} size={20} id="next">
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
      <TextLink href="#own-consultations">Your consultations</TextLink>
    </Stack>
  );
}
