import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { Text } from './Text.tsx';
import { usePending } from './usePending.ts';

export interface LoadFailureProps {
  /** What did not load, as the sentence's subject: "The services". */
  what: string;
  /** The error's own message. */
  message: string;
  onRetry: () => unknown;
}

/** A part of a page that did not load: why, and another try. */
export function LoadFailure({ what, message, onRetry }: LoadFailureProps) {
  const { pending, run } = usePending(onRetry);
  return (
    <Alert tone="danger" title={`${what} could not be loaded.`}>
      <Text $muted>{pending ? 'Trying again...' : message}</Text>
      <Button ref={handOver} $variant="secondary" $size="small" aria-disabled={pending} onClick={run}>
        Try again
      </Button>
    </Alert>
  );
}

/** When the button goes with the focus on it, the heading of what comes in its place has it. */
const handOver = (button: HTMLElement | null) => () => {
  if (button !== document.activeElement) return;
  const heading = button?.closest('section, article, main')?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
