import { toApiError } from '@site/platform';
import { LoadFailure, useRetryableImport } from '@site/ui';
import { useState, type ReactElement, type ReactNode } from 'react';

interface LateDataProps {
  /** What it shows, as a sentence's subject: "The services". */
  what: string;
  /** Imports the part and the data layer; called on mount and on each "Try again". */
  load(): Promise<ReactElement>;
  /** Shown until then. */
  waiting: ReactNode;
}

/**
 * A part of a page that reads data, in a chunk of its own. The data layer is the shell's: where it cannot be loaded, the
 * page around this part is shown all the same.
 */
export function LateData({ what, load, waiting }: LateDataProps) {
  const [loadFirst] = useState(() => load);
  const { value, error, retry } = useRetryableImport(loadFirst);
  if (error) return <LoadFailure what={what} message={toApiError(error).message} onRetry={retry} />;
  return value ?? waiting;
}
