import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Batch, ErrorReport, Report } from './report.ts';
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
  const sender = createSender({ shell: '2.0.0' });
  reports.forEach(report => sender.send({ ...report }));
  sender.flush();
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
