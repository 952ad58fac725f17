import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createTurns } from './turns.ts';

test('runs tasks of one key in order, those of others beside them, and goes on after a failure', async () => {
  const inTurn = createTurns(10);
  const events: string[] = [];
  const task =
    (name: string, ms: number, fails = false) =>
    async () => {
      events.push(`${name} starts`);
      await sleep(ms);
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const results = await Promise.allSettled([
    inTurn('ada', task('first', 40, true)),
    inTurn('ada', task('second', 1)),
    inTurn('bob', task('other', 1)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(events).toEqual([
    'first starts',
    'other starts',
    'other ends',
    'first ends',
    'second starts',
    'second ends',
  ]);
});

test('starts nothing that has waited too long, so that a queue before a stalled task ends at once', async () => {
  const inTurn = createTurns(10, 20);
  let started = 0;
  const stalled = inTurn('ada', () => sleep(60));
  const waiting = [1, 2, 3].map(() => inTurn('ada', async () => (started += 1)));
  const ends = await Promise.allSettled(waiting);
  await stalled;
  expect(ends.map(end => end.status === 'rejected' && (end.reason as { status: number }).status)).toEqual([
    503, 503, 503,
  ]);
  expect(started).toBe(0);
  await expect(inTurn('ada', async () => 'done')).resolves.toBe('done');
});

test('refuses a key with too many tasks, and takes it again once they are done', async () => {
  const inTurn = createTurns(2);
  const running = [inTurn('ada', () => sleep(20)), inTurn('ada', () => sleep(20))];
  await expect(inTurn('ada', () => sleep(0))).rejects.toMatchObject({ status: 429 });
  await expect(inTurn('bob', async () => 'done')).resolves.toBe('done');
  await Promise.all(running);
  await expect(inTurn('ada', async () => 'done')).resolves.toBe('done');
});

test('takes only so many tasks of all keys together', async () => {
  const inTurn = createTurns(2, 1000, 2);
  const running = [inTurn('ada', () => sleep(20)), inTurn('bob', () => sleep(20))];
  await expect(inTurn('eve', () => sleep(0))).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '5' },
  });
  await Promise.all(running);
  await expect(inTurn('eve', async () => 'done')).resolves.toBe('done');
});
