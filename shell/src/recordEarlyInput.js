// The first script of a pre-rendered page, written into it as it stands (server/page.ts): it notes what a visitor types
// and presses before the page is alive. replayEarlyInput.ts does it then. Links need none of it: they are links.
{
  const typed = new Map();
  const pressed = [];
  const type = ({ target }) => {
    if (target instanceof HTMLInputElement) typed.set(target, target.value);
  };
  const press = event => {
    const button = event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    pressed.push(button);
  };
  const stop = () => {
    document.removeEventListener('input', type, true);
    document.removeEventListener('click', press, true);
  };
  document.addEventListener('input', type, true);
  document.addEventListener('click', press, true);
  window.earlyInput = { shownAt: Date.now(), typed, pressed, stop };
}
