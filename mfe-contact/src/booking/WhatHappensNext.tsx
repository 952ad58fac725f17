import { useEffect, useState } from 'react';
import { styled } from '@site/platform';
import { changeableUntil } from '@site/validation';
import { Card, from, Heading, Text } from '@site/ui';

/* A line of time: each step is a dot on it, full up to that of now. */
const Place = styled(Card)`
  gap: 20px;
  padding: 24px 24px 8px;
  ${from.desktop} {
    padding: 32px 32px 12px;
  }
  li {
    position: relative;
    padding: 0 0 20px 32px;
  }
  li::before {
    content: '';
    position: absolute;
    top: 6px;
    left: 0;
    width: 14px;
    height: 14px;
    border: 2px solid var(--gold);
    border-radius: 50%;
  }
  li:is([aria-current], :has(~ [aria-current]))::before {
    background: var(--gold);
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 24px;
    bottom: -2px;
    left: 6px;
    border-left: 2px solid var(--border);
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

/** The three steps of the consultation, booked at `asked` or not yet, with the time of our answer in the reader's zone. */
export function WhatHappensNext({ asked }: { asked?: string | undefined }) {
  const now = useNow();
  const time = (at: Date) => <time dateTime={at.toISOString()}>{when.format(at)}</time>;
  const steps = [
    asked ? ['You asked', time(new Date(asked))] : ['You ask', 'Now, in the form below'],
    ['We answer', <>By {time(changeableUntil(asked ?? now))}</>],
    ['We talk', 'Free, and it binds you to nothing'],
  ] as const;
  return (
    <Place $ink as="section" aria-labelledby="next">
      <Heading level={2} size={20} id="next">
        What happens next
      </Heading>
      <ol>
        {steps.map(([title, says], index) => (
          <li key={index} aria-current={index === (asked ? 1 : 0) ? 'step' : undefined}>
            <strong>{title}</strong>
            <Text $muted>{says}</Text>
          </li>
        ))}
      </ol>
    </Place>
  );
}
