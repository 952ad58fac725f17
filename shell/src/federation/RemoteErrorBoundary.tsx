import { useEffect, useRef } from 'react';
import { ErrorBoundary, type ErrorBoundaryProps } from '../router/ErrorBoundary.tsx';
import type { OnCrash } from './remoteWithFallback.ts';
import { SectionUnavailable } from './SectionUnavailable.tsx';

interface CrashProps {
  retry: () => Promise<void>;
  onCrash: OnCrash | undefined;
}

/** Around a remote's page: when it throws, shows the fallback version if there is one, else that the section is unavailable. */
export const RemoteErrorBoundary = ({
  children,
  ...crash
}: CrashProps & Pick<ErrorBoundaryProps, 'children'>) => (
  <ErrorBoundary fallback={error => <CrashedPage {...crash} error={error} />}>{children}</ErrorBoundary>
);

function CrashedPage({ retry, onCrash, error }: CrashProps & { error: unknown }) {
  const reported = useRef(false);
  useEffect(() => {
    if (reported.current) return;
    reported.current = true;
    if (onCrash?.(error)) void retry();
  }, [onCrash, error, retry]);
  return <SectionUnavailable retry={retry} />;
}
