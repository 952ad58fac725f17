import { beforeEach, describe, expect, test } from '@jest/globals';
import './recordErrors.js';

const initial = window.browserReports as unknown as unknown[];

test('the recorder keeps few errors, and the reporter that takes its place gets every later one', () => {
  const list = window.browserReports as unknown as Event[];
  for (let failed = 0; failed < 30; failed++) dispatchEvent(new Event('unhandledrejection'));
  expect(list).toHaveLength(21);
  const taken: unknown[] = [];
  window.browserReports = { push: event => taken.push(event) };
  dispatchEvent(new Event('unhandledrejection'));
  expect(taken).toHaveLength(1);
  expect(list).toHaveLength(21);
});

describe('a page that is left before its shell came to life', () => {
  const folder = 'https://site.example/assets/2.0.0/';
  const sent: Blob[] = [];
  let list: unknown[];

  beforeEach(() => {
    sent.length = 0;
    navigator.sendBeacon = (_address, body) => sent.push(body as Blob) > 0;
    document.body.innerHTML = `<script type="module" src="${folder}main.js"></script>`;
    // What the recorder began with: nobody has taken its place.
    list = initial;
    list.length = 0;
    window.browserReports = list as unknown as NonNullable<typeof window.browserReports>;
  });

  /** What was sent when it was left. */
  function left() {
    dispatchEvent(new Event('pagehide'));
    return new Promise<{ reports: object[] } | null>(resolve => {
      if (!sent[0]) return resolve(null);
      const reader = new FileReader();
      reader.onload = () => resolve(JSON.parse(String(reader.result)));
      reader.readAsText(sent[0]);
    });
  }

  test('reports the first error of the shell, with its place', async () => {
    dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://x/y.js', lineno: 1 }));
    const error = new TypeError('x is not a function');
    dispatchEvent(new ErrorEvent('error', { filename: `${folder}main.js`, lineno: 3, colno: 7, error }));
    expect((await left())?.reports).toMatchObject([
      { kind: 'view', microfrontend: 'shell', version: '2.0.0' },
      { kind: 'start', message: 'TypeError', stack: ['shell/2.0.0/main.js:3:7'] },
    ]);
  });

  test('reports a rejection with the place that its stack names', async () => {
    const reason = new RangeError('x');
    reason.stack = `RangeError: x\n    at go (${folder}main.js:2:9)\n    at async ${folder}main.js:1:1`;
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    expect((await left())?.reports[1]).toMatchObject({
      kind: 'start',
      message: 'RangeError',
      stack: ['shell/2.0.0/main.js:2:9'],
    });
  });

  test('reports that the shell’s file did not come', async () => {
    document.querySelector('script')!.dispatchEvent(new Event('error'));
    expect((await left())?.reports[1]).toMatchObject({ kind: 'start', message: 'error', stack: [] });
  });

  test('says nothing of pictures, extensions and a shell that lives', async () => {
    document.body.insertAdjacentHTML('beforeend', '<img>');
    document.querySelector('img')!.dispatchEvent(new Event('error'));
    dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://x/y.js', lineno: 1 }));
    expect(await left()).toBeNull();
    document.querySelector('script')!.dispatchEvent(new Event('error'));
    document.body.dataset['interactive'] = '';
    expect(await left()).toBeNull();
  });
});
