import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { MAX_BYTES, MAX_REPORTS, type Batch, type ErrorReport, type Report } from './report.ts';
import { createSender } from './sender.ts';

const seen = { microfrontend: 'education', version: '1.0.0', page: '/education' };
const error: ErrorReport = { kind: 'error', ...seen, message: 'x', stack: [], first: true, count: 1 };
let sent: string[];

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  // jsdom has no beacon, and its Blob no text().
  Object.assign(globalThis, {
    Blob: class {
      constructor([text]: string[]) {
        sent.push(text ?? '');
      }
    },
  });
  Object.assign(navigator, { sendBeacon: () => true });
});
afterEach(() => void jest.useRealTimers());

function sendAll(...reports: Report[]) {
  const send = createSender({ shell: '2.0.0' });
  reports.forEach(report => send({ ...report }));
  dispatchEvent(new Event('pagehide'));
  return sent.flatMap(text => (JSON.parse(text) as Batch).reports);
}

test('errors of two views stay two, and repeated ones are one with their number', () => {
  const repeated = { ...error, first: false };
  expect(sendAll(error, repeated, error, repeated)).toMatchObject([
    { first: true, count: 3 },
    { first: true, count: 1 },
  ]);
});

test('two blank views stay two, after other errors as well', () => {
  const blank: ErrorReport = { ...error, kind: 'blank', first: false };
  expect(sendAll(blank, blank)).toHaveLength(2);
});

test('many long reports go in batches that the host takes', () => {
  const long = (at: number) => ({
    ...error,
    message: `${at} ${'字'.repeat(290)}`,
    stack: Array(10).fill('x'.repeat(250)),
  });
  expect(sendAll(...Array.from({ length: 40 }, (_, at) => long(at)))).toHaveLength(40);
  for (const text of sent) expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(MAX_BYTES);
});

test('many short ones go in few batches', () => {
  sendAll(...Array.from({ length: MAX_REPORTS + 1 }, (): Report => ({ kind: 'view', ...seen })));
  expect(sent.map(text => (JSON.parse(text) as Batch).reports.length)).toEqual([MAX_REPORTS, 1]);
});
