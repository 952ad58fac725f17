import Clock from 'lucide-react/icons/clock';
import Handshake from 'lucide-react/icons/handshake';
import MessageSquare from 'lucide-react/icons/message-square';
import { useEffect, useState } from 'react';
import { styled } from '@site/platform';
import { changeableUntil } from '@site/validation';
import { Grid, Heading, Text } from '@site/ui';

const Place = styled.section`
  padding-top: 24px;
  border-top: 1px solid var(--line);
  ol {
    margin-top: 16px;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 12px;
  }
  svg {
    width: 20px;
    color: var(--gold-text);
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
export function WhatHappensNext() {
  const by = changeableUntil(useNow());
  const steps = [
    { icon: MessageSquare, title: 'You ask', says: 'Now, in this form' },
    {
      icon: Clock,
      title: 'We answer',
      says: (
        <>
          By <time dateTime={by.toISOString()}>{when.format(by)}</time>
        </>
      ),
    },
    { icon: Handshake, title: 'We talk', says: 'Free, and it binds you to nothing' },
  ];
  return (
    <Place aria-labelledby="next">
      <Heading level={3} size={16} id="next">
        What happens next
      </Heading>
      <Grid as="ol" $tablet={3} $gap={16}>
        {steps.map(({ icon: Icon, title, says }, index) => (
          <li key={title} aria-current={index === 0 ? 'step' : undefined}>
            <Icon aria-hidden />
            <div>
              <strong>{title}</strong>
              <Text $muted>{says}</Text>
            </div>
          </li>
        ))}
      </Grid>
    </Place>
  );
}
