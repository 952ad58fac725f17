// The first script in the body of a pre-rendered page, inlined by the host (server/page): records typing and button
// presses until the page is hydrated; replayEarlyInput.ts repeats them. Links work without it. React does not see any of
// these events: it would hydrate the whole page before it answers the first one.
{
  const typed = new Map();
  const pressed = [];
  const events =
    'pointerdown pointerup mousedown mouseup touchstart touchend keydown keypress keyup input change click'.split(
      ' ',
    );
  const record = event => {
    const { type, target } = event;
    event.stopPropagation();
    if (type === 'input') typed.set(target, target.value);
    // The page is the same for every query and hash: a login comes back to these.
    const login = type === 'click' && target.closest('a[href^="/api/login?"]');
    if (login) {
      const address = new URL(login.href);
      address.searchParams.set('returnTo', location.pathname + location.search + location.hash);
      login.href = address.pathname + address.search;
    }
    const button = type === 'click' && target.closest('button');
    if (button) {
      event.preventDefault();
      // Shown as taken (global.css) until it is repeated.
      button.dataset.pressed = '';
      pressed.push(button);
    }
  };
  const stop = () => events.forEach(type => document.removeEventListener(type, record, true));
  // Those of touches are passive by themselves at the document: scrolling waits for none.
  for (const type of events) document.addEventListener(type, record, true);
  window.earlyInput = { shownAt: Date.now(), typed, pressed, stop };
}
