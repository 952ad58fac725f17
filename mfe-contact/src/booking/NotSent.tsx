import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { styled, type ApiError } from '@site/platform';
import { Alert, Button, reasonOf, Text } from '@site/ui';
import type { ConsultationInput } from '@site/validation';
import type { FormValues } from './formValues.ts';

/** Not every network says that it is back, so it is tried this often, too, in ms. */
const TRY_EVERY = 5000;

const Choice = styled.label`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 44px;
  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: var(--gold);
  }
`;

interface Props {
  control: Control<FormValues, unknown, ConsultationInput>;
  pending: boolean;
  error: ApiError;
  /** Sends what the form holds. */
  send: () => void;
}

/** In the form of a booking that met no connection: another try, at once or by itself. */
export function NotSent({ control, pending, error, send }: Props) {
  const entries = JSON.stringify(useWatch({ control }));
  const [chosen, setChosen] = useState<string>();
  // What is being changed is not sent by itself: it may be half a sentence.
  const waiting = chosen === entries;
  const trySending = useEffectEvent(send);
  useEffect(() => {
    if (!waiting) return;
    const attempt = () => trySending();
    window.addEventListener('online', attempt);
    const timer = setInterval(attempt, TRY_EVERY);
    return () => {
      window.removeEventListener('online', attempt);
      clearInterval(timer);
    };
  }, [waiting]);
  return (
    <Alert tone="danger" title="Not sent. Your entries are kept.">
      <Text>
        {waiting
          ? 'Waiting for the connection. Keep this page open; changing an entry ends the wait.'
          : reasonOf(error)}
      </Text>
      <Button ref={handOver} type="submit" $variant="secondary" $size="small" aria-disabled={pending}>
        Retry
      </Button>
      <Choice>
        <input
          ref={handOver}
          type="checkbox"
          checked={waiting}
          onChange={({ target }) => setChosen(target.checked ? entries : undefined)}
        />
        Send it when the connection is back
      </Choice>
    </Alert>
  );
}

/** Scrolls to the form's own button, which it has pushed down; when it goes with the focus on it, that button has it. */
const handOver = (control: HTMLButtonElement | HTMLInputElement | null) => {
  const last = Array.from(control?.form?.elements ?? []).at(-1);
  if (!(last instanceof HTMLElement)) return;
  last.scrollIntoView({ block: 'nearest' });
  return () => {
    if (control === document.activeElement) last.focus({ preventScroll: true });
  };
};
