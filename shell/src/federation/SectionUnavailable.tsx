import { Button, usePending } from '@site/ui';
import { MessagePage } from '../pages/MessagePage.tsx';
import { orOffline } from './orOffline.ts';

/** Replaces a page whose microfrontend could not be loaded or crashed; the frame around it keeps working. */
export function SectionUnavailable({ retry }: { retry: () => Promise<void> }) {
  const { pending, run } = usePending(retry);
  return (
    <div role="alert" aria-busy={pending}>
      <MessagePage
        title="This section is unavailable right now."
        text={orOffline('The rest of the site works. Nothing that you entered elsewhere is lost.')}
        actions={
          <Button onClick={run} aria-disabled={pending}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
