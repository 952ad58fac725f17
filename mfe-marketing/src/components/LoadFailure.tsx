import { toApiError } from '@site/platform';
import { Alert, Button, Text } from '@site/ui';

export interface LoadFailureProps {
  /** What did not come, for instance "The services". */
  what: string;
  error: unknown;
  onRetry: () => void;
}

/** A list that did not load: the error's own words, and another try. */
export function LoadFailure({ what, error, onRetry }: LoadFailureProps) {
  return (
    <Alert tone="danger" title={`${what} could not be loaded.`}>
      <Text $muted>{toApiError(error).message}</Text>
      <Button $variant="secondary" $size="small" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
