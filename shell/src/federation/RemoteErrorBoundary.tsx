import { useEffect, useRef } from 'react';
import { useRouteError } from 'react-router-dom';
import type { OnCrash } from './remoteWithFallback.ts';
import { SectionUnavailable } from './SectionUnavailable.tsx';

export interface RemoteErrorBoundaryProps {
  retry: () => Promise<void>;
  onCrash: OnCrash | undefined;
}

/** The error element of a remote's page: shows the fallback version if there is one, else that the section is unavailable. */
export function RemoteErrorBoundary({ retry, onCrash }: RemoteErrorBoundaryProps) {
  const error = useRouteError();
  const reported = useRef(false);
  useEffect(() => {
    if (reported.current) return;
    reported.current = true;
    if (onCrash?.(error)) void retry();
  }, [onCrash, error, retry]);
  return <SectionUnavailable retry={retry} />;
}
