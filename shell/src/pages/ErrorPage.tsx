import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { record } from '../reports/record.ts';

const place = { padding: 24, display: 'grid', gap: 24, justifyItems: 'start' };

/** The frame failed, so this needs nothing of it: no component, no setting. The link loads the site anew. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => record({ kind: 'render', error }), [error]);
  return (
    <main>
      <div role="alert" style={place}>
        <h1>Something went wrong on this page.</h1>
        <p>Loading it again usually helps.</p>
        <button onClick={() => window.location.reload()}>Load again</button>
        <a href="/">Back to the start</a>
      </div>
    </main>
  );
}
