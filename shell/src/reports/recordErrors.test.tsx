import { expect, test } from '@jest/globals';
import './recordErrors.js';

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
