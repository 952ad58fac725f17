import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Logger } from 'pino';
import { createErrorLog, type LogError } from './errorLog.ts';
import type { TakenError } from './reportSchema.ts';

let lines: { count?: number; message?: string; dropped?: number }[];
let logError: LogError;

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  const log = { error: (line: object) => lines.push(line), warn: (line: object) => lines.push(line) };
  logError = createErrorLog(log as unknown as Logger);
});
afterEach(() => void jest.useRealTimers());

const error = (place: number, message = 'it failed'): TakenError => ({
  kind: 'error',
  microfrontend: 'education',
  version: '1.0.0',
  page: '/education',
  message,
  stack: [`education/1.0.0/routes.js:1:${place}`],
  first: true,
  count: 1,
});
const context = { owner: 'education team', shell: '2.0.0', browser: 'Chrome 141', requestId: '1' };
const send = (address: string, place: number, message?: string) =>
  logError(error(place, message), context, address);

test('a group has five lines a minute, two of one address; then their number', () => {
  for (let times = 0; times < 10; times++) send('192.0.2.1', 1, 'invented');
  for (const address of ['192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5']) send(address, 1, 'real');
  expect(lines.map(({ message }) => message)).toEqual(['invented', 'invented', 'real', 'real', 'real']);
  jest.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toMatchObject({ message: 'real', count: 9, repeated: true });
});

test('who sends errors of ever new kinds leaves room for those of others, and what is missing is said', () => {
  for (let place = 0; place < 300; place++) send('192.0.2.1', place);
  send('192.0.2.2', 1000);
  expect(lines).toHaveLength(21);
  jest.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toEqual({ dropped: 280 });
});

test('a message is one line for every reader, without characters that hide or turn text', () => {
  send('192.0.2.1', 1, 'one\u2028two\u2029three\u202efour\u0085five\u001b[31m');
  expect(lines[0]?.message).toBe('one two three four five [31m');
});

test('a network is one address', () => {
  for (let subnet = 0; subnet < 10; subnet++) send(`2001:db8:7:${subnet}::1`, 1, 'invented');
  expect(lines).toHaveLength(2);
});

test('what a pinned browser meets is summed up apart', () => {
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5', '192.0.2.6'])
    send(address, 1);
  logError(error(1), { ...context, pinned: true }, 'on call');
  jest.advanceTimersByTime(60_000);
  expect(lines.filter(line => 'pinned' in line)).toHaveLength(1);
  expect(lines.at(-1)).toMatchObject({ count: 1, repeated: true });
  expect(lines.at(-1)).not.toHaveProperty('pinned');
});
