import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { AuthStore } from '@site/platform/auth';
import type { Microfrontends } from '../federation/microfrontends.ts';
import type { Batch, ErrorReport } from './report.ts';
import { startReporting } from './startReporting.ts';
import type { CurrentRouter } from './views.ts';

const folder = 'http://host.example/1.0.0/';
const stack = `TypeError: x\n    at draw (${folder}page.js:1:20)\n    at https://evil.example/x.js?name=Ada:1:2`;
const names = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
let sent: string[];

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  // jsdom has none of these.
  class NoEvent extends Event {}
  Object.assign(globalThis, { SecurityPolicyViolationEvent: NoEvent, PromiseRejectionEvent: NoEvent });
  Object.assign(globalThis, {
    Blob: class {
      constructor([text]: string[]) {
        sent.push(text ?? '');
      }
    },
  });
  Object.assign(navigator, { sendBeacon: () => true });
  Object.assign(performance, { getEntriesByType: () => [] });
  history.replaceState(null, '', '/education?search=secretquery#secrethash');
  document.body.innerHTML = `<script type="module" src="/assets/2.0.0/main.js"></script><header></header><main><input></main>`;
  // jsdom lays nothing out.
  for (const part of document.querySelectorAll('header, main')) Object.assign(part, { innerText: 'text' });
  window.browserReports = [] as unknown as NonNullable<typeof window.browserReports>;
});
afterEach(() => void jest.useRealTimers());

function start() {
  const router = {
    state: () => ({
      location: { pathname: '/education' },
      initialized: true,
      matches: [{ route: { id: '/education' } }],
    }),
    subscribe: () => {},
  };
  const microfrontends = {
    shown: () => '1.0.0',
    versionIn: (place: string) =>
      place === folder ? { microfrontend: 'education', version: '1.0.0' } : undefined,
  };
  const auth = { current: () => ({ status: 'user', user: { id: '1', ...names } }) };
  startReporting({
    router: router as unknown as CurrentRouter,
    microfrontends: microfrontends as unknown as Microfrontends,
    auth: auth as unknown as AuthStore,
  });
}

function fail(message: string) {
  const error = Object.assign(new TypeError(message), { stack });
  window.browserReports?.push(new ErrorEvent('error', { error, message, filename: `${folder}page.js` }));
}

const reports = () => sent.flatMap(text => (JSON.parse(text) as Batch).reports);
const errors = () => reports().filter((report): report is ErrorReport => 'message' in report);

test('nothing that was typed, no name and no query leaves the page', async () => {
  start();
  const field = document.querySelector('input')!;
  field.value = 'buy gold for Grandma';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = '';
  fail('cannot buy gold for Grandma');
  fail('no Grandma in list of Ada Lovelace');
  fail(`failed at ${location.href} with {"a":"typed elsewhere"} and ada@example.com`);
  await jest.advanceTimersByTimeAsync(6000);
  expect(errors().length).toBeGreaterThanOrEqual(3);
  expect(sent.join()).not.toMatch(
    /gold|Grandma|Ada|Lovelace|secretquery|secrethash|typed elsewhere|@example|evil/,
  );
});

test('an error is reported once a view as the first, with its version, page and place', async () => {
  fail('recorded before the reporter was there');
  start();
  fail('a second one');
  await jest.advanceTimersByTimeAsync(6000);
  const views = reports().filter(report => report.kind === 'view');
  const number = views[0]?.view;
  expect(number).toEqual(expect.any(Number));
  expect(views).toEqual([
    { kind: 'view', microfrontend: 'shell', version: '2.0.0', page: '/education', view: number },
    { kind: 'view', microfrontend: 'education', version: '1.0.0', page: '/education', view: number },
  ]);
  expect(errors().map(({ view }) => view)).toEqual(errors().map(() => number));
  expect(errors().filter(({ kind }) => kind === 'error')).toMatchObject([
    { microfrontend: 'education', version: '1.0.0', first: true, stack: ['education/1.0.0/page.js:1:20'] },
    { first: false },
  ]);
});

test('an error of an extension is not the site’s', async () => {
  start();
  const error = Object.assign(new Error('x'), {
    stack: 'Error: x\n at chrome-extension://abc/inject.js:1:2',
  });
  window.browserReports?.push(
    new ErrorEvent('error', { error, message: 'x', filename: 'chrome-extension://abc' }),
  );
  await jest.advanceTimersByTimeAsync(1000);
  expect(errors().filter(({ kind }) => kind === 'error')).toEqual([]);
});

test.each([
  ['a page without text', 'main', { microfrontend: 'education', version: '1.0.0' }],
  ['a frame without text', 'header', { microfrontend: 'shell', version: '2.0.0' }],
])('%s is reported as blank, and whose it is', async (_, part, origin) => {
  Object.assign(document.querySelector(part)!, { innerText: ' ' });
  start();
  await jest.advanceTimersByTimeAsync(8000);
  expect(errors()).toMatchObject([{ kind: 'blank', ...origin, first: true }]);
});

test('an error in the shell’s own files is the shell’s', async () => {
  start();
  const error = Object.assign(new Error('x'), {
    stack: 'Error: x\n at f (http://localhost/assets/2.0.0/main.js:1:2)',
  });
  window.browserReports?.push(new ErrorEvent('error', { error, message: 'x', filename: 'main.js' }));
  await jest.advanceTimersByTimeAsync(1000);
  expect(errors()).toMatchObject([{ kind: 'error', microfrontend: 'shell', version: '2.0.0' }]);
});
