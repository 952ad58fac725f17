// In pages of `npm run dev`: reloads them after a build, and shows what does not build.
(() => {
  let panel;
  const events = new EventSource('/__events');
  events.onmessage = () => location.reload();
  events.addEventListener('problem', ({ data }) => {
    panel?.remove();
    const text = JSON.parse(data);
    if (!text) return;
    panel = document.createElement('pre');
    panel.setAttribute('role', 'alert');
    panel.style.cssText =
      'position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;z-index:2147483647;margin:0;padding:16px;' +
      'background:#1d0b0b;color:#ffd9d9;border-top:3px solid #ff5c5c;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap';
    panel.textContent = `The last change does not build\n\n${text}`;
    document.documentElement.append(panel);
  });
})();
