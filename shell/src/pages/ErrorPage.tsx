import { Link } from '@site/platform';
import { Button, ButtonLink } from '@site/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { record } from '../reports/record.ts';
import { LostLine } from './LostLine.tsx';
import { MessagePage } from './MessagePage.tsx';

const title = 'Something went wrong on this page.';
const reload = () => window.location.reload();

function useRecordedError() {
  const error = useRouteError();
  useEffect(() => record({ kind: 'render', error }), [error]);
}

/** A part of the shell failed while it was drawn. The bar above it still works. */
export function ErrorPage() {
  useRecordedError();
  return (
    <MessagePage
      title={title}
      size={39}
      text="Loading it again usually helps. If it does not, please write to us: the address is below."
      actions={
        <>
          <Button onClick={reload}>Load again</Button>
          <ButtonLink as={Link} to="/" $variant="secondary">
            Back to the start
          </ButtonLink>
        </>
      }
      aside={<LostLine />}
    />
  );
}

const place = { padding: 24, display: 'grid', gap: 24, justifyItems: 'start' };

/** The frame failed, so this needs nothing of it: no component, no setting. The link loads the site anew. */
export function FramelessErrorPage() {
  useRecordedError();
  return (
    <main>
      <div role="alert" style={place}>
        <h1>{title}</h1>
        <p>Loading it again usually helps.</p>
        <button onClick={reload}>Load again</button>
        <a href="/">Back to the start</a>
      </div>
    </main>
  );
}
