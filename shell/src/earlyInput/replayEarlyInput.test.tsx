import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { useState, type FormEvent } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { replayEarlyInput } from './replayEarlyInput.ts';

// The browser's compiler settings have no Node types.
const { readFileSync } = jest.requireActual<{ readFileSync(file: URL, encoding: 'utf8'): string }>('node:fs');

// As the shell host writes it into a page (server/page/pageHtml.ts).
const recorder = readFileSync(new URL('recordEarlyInput.js', import.meta.url), 'utf8');

const sent = jest.fn<(text: string) => void>();

/** A form that is busy once it was sent, and a switch. */
function Page() {
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent(String(new FormData(event.currentTarget).get('text')));
    setBusy(true);
  };
  return (
    <>
      <form onSubmit={send}>
        <input name="text" defaultValue="" />
        <button disabled={busy}>Send</button>
      </form>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Menu
      </button>
    </>
  );
}

const html =
  '<form><input name="text" value=""/><button>Send</button></form>' +
  '<button type="button" aria-expanded="false">Menu</button>';
const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;

let root: Root | undefined;
beforeEach(() => {
  sent.mockClear();
  document.body.innerHTML = `<div id="root">${html}</div>`;
  window.eval(recorder);
});
afterEach(() => act(async () => root?.unmount()));

async function hydrate() {
  await act(async () => {
    root = hydrateRoot(find('#root'), <Page />);
  });
  await act(replayEarlyInput);
}

function type(text: string) {
  const field = find<HTMLInputElement>('input');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('submits the typed text once when the button was pressed before hydration', async () => {
  type('ada');
  find('form button').click();
  find('form button').click();
  expect(sent).not.toHaveBeenCalled();
  expect(find('[data-pressed]')).toBe(find('form button'));
  await hydrate();
  expect(sent.mock.calls).toEqual([['ada']]);
  expect(find('[data-pressed]')).toBeNull();
});

test('repeats every press of a toggle', async () => {
  for (let press = 0; press < 3; press += 1) find('[aria-expanded]').click();
  await hydrate();
  expect(find('[aria-expanded]').getAttribute('aria-expanded')).toBe('true');
});

test('lets clicks through after hydration', async () => {
  await hydrate();
  await act(async () => find('[aria-expanded]').click());
  expect(find('[aria-expanded]').getAttribute('aria-expanded')).toBe('true');
});

test('React sees no press before hydration, and every press after it', async () => {
  const seen = jest.fn();
  find('#root').addEventListener('pointerdown', seen);
  find('[aria-expanded]').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(seen).not.toHaveBeenCalled();
  await hydrate();
  find('[aria-expanded]').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(seen).toHaveBeenCalledTimes(1);
});

test('a login that is pressed early comes back with query and hash, which the host leaves out', () => {
  history.replaceState(null, '', '/services?from=mail#vip');
  document.body.innerHTML =
    '<a href="/api/login?returnTo=%2Fservices&amp;login_hint=a%40b.example">Login</a>';
  const link = find<HTMLAnchorElement>('a');
  link.addEventListener('click', event => event.preventDefault());
  link.click();
  const { searchParams } = new URL(link.href);
  expect([searchParams.get('returnTo'), searchParams.get('login_hint')]).toEqual([
    '/services?from=mail#vip',
    'a@b.example',
  ]);
});
