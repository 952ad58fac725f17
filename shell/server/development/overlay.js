// In pages of `npm run dev`: reloads them after a build, and shows what does not build and what throws.
(() => {
  let panel;
  const entries = new Map();

  function draw() {
    panel?.remove();
    panel = undefined;
    if (entries.size === 0) return;
    panel = document.createElement('section');
    panel.id = 'development-errors';
    panel.setAttribute('role', 'alert');
    panel.style.cssText =
      'position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;z-index:2147483647;padding:16px;' +
      'background:#1d0b0b;color:#ffd9d9;border-top:3px solid #ff5c5c;font:14px/1.5 ui-monospace,monospace';
    const dismiss = document.createElement('button');
    dismiss.textContent = 'Dismiss';
    dismiss.style.cssText = 'float:right;font:inherit;padding:4px 12px';
    dismiss.onclick = () => {
      entries.clear();
      draw();
    };
    panel.append(dismiss);
    for (const [title, text] of entries.values()) {
      const heading = document.createElement('strong');
      heading.textContent = title;
      const body = document.createElement('pre');
      body.textContent = text;
      body.style.cssText = 'margin:0 0 16px;white-space:pre-wrap;font:inherit';
      panel.append(heading, body);
    }
    document.documentElement.append(panel);
  }

  function show(key, title, text) {
    if (text) entries.set(key, [title, text]);
    else entries.delete(key);
    draw();
  }

  async function showError(error) {
    const stack = error instanceof Error ? described(error) : String(error);
    if (entries.has(stack)) return;
    show(stack, 'Error in the page', stack);
    const answer = await fetch('/__sources?stack=' + encodeURIComponent(stack.slice(0, 6000))).catch(
      () => null,
    );
    if (answer?.ok && entries.has(stack)) show(stack, 'Error in the page', await answer.text());
  }

  /** The message, which not every browser has in the stack, and the stack. */
  const described = ({ name, message, stack = '' }) =>
    stack.includes(message) ? stack : `${name}: ${message}\n${stack}`;

  addEventListener('error', event => event.message && void showError(event.error ?? event.message));
  addEventListener('unhandledrejection', event => void showError(event.reason));
  const events = new EventSource('/__events');
  events.onmessage = () => location.reload();
  events.addEventListener('problem', ({ data }) =>
    show('build', 'The last change does not build', JSON.parse(data)),
  );
})();
