export const errorTitle = 'Something went wrong on this page.';
export const reload = () => window.location.reload();

const place = { padding: 24, display: 'grid', gap: 24, justifyItems: 'start' };

/** The frame failed, so this needs nothing of it: no router, no component, no setting. The link loads the site anew. */
export const FramelessErrorPage = () => (
  <main>
    <div role="alert" style={place}>
      <h1>{errorTitle}</h1>
      <p>Loading it again usually helps.</p>
      <button onClick={reload}>Load again</button>
      <a href="/">Back to the start</a>
    </div>
  </main>
);
