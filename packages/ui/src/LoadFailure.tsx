import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { Text } from './Text.tsx';

export interface LoadFailureProps {
  /** What did not load, as the sentence's subject: "The services". */
  what: string;
  /** The error's own message. */
  message: string;
  onRetry: () => void;
}

/** A part of a page that did not load: why, and another try. */
export function LoadFailure({ what, message, onRetry }: LoadFailureProps) {
  return (
    <Alert tone="danger" title={`${what} could not be loaded.`}>
      <Text $muted>{message}</Text>
      <Button $variant="secondary" $size="small" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
