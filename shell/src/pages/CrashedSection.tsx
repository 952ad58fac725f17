import { useRouteError } from '@site/platform';
import { useEffect, useRef } from 'react';
import { RetrySection } from './RetrySection.tsx';

export interface CrashedSectionProps {
  retry: () => Promise<void>;
  /** Told what was thrown; says whether another release of the page is left to try. */
  crashed: ((error: unknown) => boolean) | undefined;
}

/** Takes the place of a page that threw while it was drawn; where another release can stand in, it does at once. */
export function CrashedSection({ retry, crashed }: CrashedSectionProps) {
  const error = useRouteError();
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    if (crashed?.(error)) void retry();
  }, [crashed, error, retry]);
  return <RetrySection retry={retry} />;
}
