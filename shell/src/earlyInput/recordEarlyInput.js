// The first script of a pre-rendered page, inlined by the host (server/page): records typing and button presses until the
// page is hydrated; replayEarlyInput.ts repeats them. Links work without it.
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
