import { useEffect, useId, useRef } from 'react';
import { styled } from '@site/platform';
import { Alert, Heading, Text } from '@site/ui';
import { bookedToast } from './toasts.ts';

const Steps = styled.ol`
  display: grid;
  gap: 4px;
  padding-left: 20px;
  font-size: var(--size-14);
  list-style: decimal;
`;

/** What happens after a booking. Takes the focus and comes into view: on a phone the toast alone would be seen. */
export function NextSteps() {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Alert tone="success" announced={false}>
        <Heading level={3} size={16} face="text" id={titleId}>
          {bookedToast.title}
        </Heading>
        <Text $size={14}>{bookedToast.description}</Text>
        <Steps>
          <li>Your booking is listed below, under “Your consultations”.</li>
          <li>We write or call to agree on a time that suits you.</li>
          <li>Bring your questions. The conversation costs nothing and commits you to nothing.</li>
        </Steps>
      </Alert>
    </div>
  );
}
