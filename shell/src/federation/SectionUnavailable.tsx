import type { MicrofrontendName } from '@site/federation/microfrontends';
import { useLocation } from '@site/platform';
import { Button, ButtonLink, usePending } from '@site/ui';
import { useEffect, useRef } from 'react';
import { useRouteError } from 'react-router-dom';
import { LostLine } from '../pages/LostLine.tsx';
import { MessagePage } from '../pages/MessagePage.tsx';
import { findPage } from '../siteMap.ts';
import type { OnCrash } from './remoteWithFallback.ts';

/** Replaces a page whose microfrontend could not be loaded or crashed; the frame around it keeps working. */
export function SectionUnavailable({ retry }: { retry: () => Promise<void> }) {
  const { pending, run } = usePending(() => retry());
  return (
    <div role="alert" aria-busy={pending}>
      <MessagePage
        title="This section is unavailable right now."
        size={39}
        text={orOffline('The rest of the site works. Nothing that you entered elsewhere is lost.')}
        actions={
          <>
            <Button onClick={run} aria-disabled={pending}>
              Try again
            </Button>
            <ButtonLink href="/" $variant="secondary">
              Back to Home
            </ButtonLink>
          </>
        }
        aside={<LostLine />}
      />
    </div>
  );
}

/** What to tell below "This section is unavailable": without a connection nothing else works either. */
export const orOffline = (advice: string) =>
  navigator.onLine ? advice : 'We could not reach the server. Check your connection and try again.';

/** The error element of a page that could not be loaded. */
export function PageUnavailable({ retry }: { retry: (name: MicrofrontendName) => Promise<void> }) {
  const error = useRouteError();
  const page = findPage(useLocation().pathname);
  if (!page) throw error;
  return <SectionUnavailable retry={() => retry(page.microfrontend)} />;
}

interface PageCrashedProps {
  retry: () => Promise<void>;
  onCrash: OnCrash | undefined;
}

/** The error element of a page that is there: shows the fallback version if there is one, else as unavailable. */
export function PageCrashed({ retry, onCrash }: PageCrashedProps) {
  const error = useRouteError();
  const reported = useRef(false);
  useEffect(() => {
    if (reported.current) return;
    reported.current = true;
    if (onCrash?.(error)) void retry();
  }, [onCrash, error, retry]);
  return <SectionUnavailable retry={retry} />;
}
