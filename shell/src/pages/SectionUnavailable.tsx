import { Button } from '@site/ui';
import { MessagePage } from './MessagePage.tsx';

export interface SectionUnavailableProps {
  onRetry: () => void;
  /** While another attempt is under way. */
  pending?: boolean;
}

/** Takes the place of a page whose microfrontend did not come; everything around it works on. */
export function SectionUnavailable({ onRetry, pending = false }: SectionUnavailableProps) {
  return (
    <div role="alert" aria-busy={pending}>
      <MessagePage
        title="This section is unavailable right now."
        text="The rest of the site works. Nothing that you entered elsewhere is lost."
        actions={
          <Button onClick={pending ? undefined : onRetry} aria-disabled={pending}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
