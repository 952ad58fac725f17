import { useEffect } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { Text } from './Text.tsx';
import { usePending } from './usePending.ts';

interface LoadFailureProps {
  /** What did not load, as the sentence's subject: "The services". */
  what: string;
  error: unknown;
  onRetry: () => unknown;
}

/** A part of a page that did not load: why, and another try, by itself when the connection is back. */
export function LoadFailure({ what, error, onRetry }: LoadFailureProps) {
  // Long enough to be seen: a server that is away refuses at once.
  const { pending, run } = usePending(() =>
    Promise.all([onRetry(), new Promise(done => setTimeout(done, 600))]),
  );
  useEffect(() => {
    addEventListener('online', run);
    return () => removeEventListener('online', run);
  });
  return (
    <Alert tone="danger" title={`${what} could not be loaded.`}>
      <Text $muted>{pending ? 'Trying again...' : reasonOf(error)}</Text>
      <Button ref={handOver} $variant="secondary" $size="small" aria-disabled={pending} onClick={run}>
        Try again
      </Button>
    </Alert>
  );
}

/** Why a call failed, in words: the text of platform's ApiError, where the server sent one. Anything else had no answer. */
export function reasonOf(error: unknown) {
  if (!(error instanceof Error) || error.name !== 'ApiError') return 'We could not reach the server.';
  return error.message || 'The server gave no reason. Please try again.';
}

/** When the button goes with the focus on it, the heading of what comes in its place has it. */
export const handOver = (button: HTMLElement | null) => () => {
  const heading = button?.closest('section, article, main')?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading || button !== document.activeElement) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
