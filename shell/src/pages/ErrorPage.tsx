import { Link } from '@site/platform';
import { Button, ButtonLink } from '@site/ui';
import { errorTitle, reload } from './FramelessErrorPage.tsx';
import { MessagePage } from './MessagePage.tsx';

/** The page failed while it was drawn. The bar above it still works. */
export function ErrorPage() {
  return (
    <MessagePage
      title={errorTitle}
      text="Loading it again usually helps. If it does not, please write to us: the address is below."
      actions={
        <>
          <Button onClick={reload}>Load again</Button>
          <ButtonLink as={Link} to="/" $variant="secondary">
            Back to the start
          </ButtonLink>
        </>
      }
    />
  );
}
