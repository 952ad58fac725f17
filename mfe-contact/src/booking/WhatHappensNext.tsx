import Clock from 'lucide-react/icons/clock';
import Handshake from 'lucide-react/icons/handshake';
import MessageSquare from 'lucide-react/icons/message-square';
import { useEffect, useState } from 'react';
import { styled } from '@site/platform';
import { changeableUntil } from '@site/validation';
import { Card, Heading, Stack, Text, TextLink } from '@site/ui';
import { ANSWER_TIME } from './toasts.ts';

/* A line through the steps. */
const Steps = styled.ol`
  li {
    position: relative;
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: 0 16px;
  }
  li:not(:last-child) {
    min-height: 72px;
    padding-bottom: 12px;
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

/** The three steps of the consultation that is asked for, with the time of our answer in the reader's zone. */
export function WhatHappensNext({ contactEmail }: { contactEmail: string }) {
  const by = changeableUntil(useNow());
  const steps = [
    { icon: MessageSquare, title: 'You ask', says: 'In the form, with how we reach you' },
    {
      icon: Clock,
      title: `We answer ${ANSWER_TIME}`,
      says: (
        <>
          By <time dateTime={by.toISOString()}>{when.format(by)}</time>
        </>
      ),
    },
    { icon: Handshake, title: 'The first talk is free', says: 'It binds you to nothing' },
  ];
  return (
    <Card as="section" aria-labelledby="next">
      <Stack $gap={24}>
        <Heading level={2} size={20} id="next">
          What happens next
        </Heading>
        <Steps>
          {steps.map(({ icon: Icon, title, says }, index) => (
            <li key={title} aria-current={index === 0 ? 'step' : undefined}>
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
    </Card>
  );
}
