import { describe, expect, test } from '@jest/globals';
import { passagesOf } from './passages.ts';
import { createSearch } from './search.ts';

const passages = passagesOf();
const search = createSearch(passages);
/** As long as a message may be. */
const TUTOR_MESSAGE_MAX = 2000;
const repeat = (unit: string) => unit.repeat(TUTOR_MESSAGE_MAX / unit.length);
const words = [...new Set(passages.flatMap(({ text }) => text.toLowerCase().match(/[a-z]{6,}/g) ?? []))];

/** Microseconds of this thread's processor time for the fastest of several searches. */
function costOf(question: string): number {
  const costs = Array.from({ length: 20 }, () => {
    const started = process.threadCpuUsage();
    search(question);
    const { user, system } = process.threadCpuUsage(started);
    return user + system;
  });
  return Math.min(...costs);
}

describe('a search for a message of 2,000 characters', () => {
  const ORDINARY =
    'I trade gold with a small account and keep getting stopped out before the move happens: how do I place a stop-loss, and ' +
    'which position size fits a risk of one percent when volatility rises around the payroll report?';

  test.each(['$1 ', 'stop-', 'position size ', 'stop loss atr rsi '])(
    'that repeats %j costs about as much as an ordinary question',
    unit => {
      costOf(ORDINARY);
      // Work for each repetition would cost over 20 times as much.
      expect(costOf(repeat(unit))).toBeLessThan(costOf(ORDINARY) * 4);
    },
  );

  test('of many distinct words costs a few times as much as an ordinary question', () => {
    const distinct = words.join(' ').slice(0, TUTOR_MESSAGE_MAX);
    costOf(ORDINARY);
    expect(costOf(distinct)).toBeLessThan(costOf(ORDINARY) * 8);
  });
});

test('a repeated word weighs more than a single one', () => {
  const score = (question: string) => search(question)[0]!.score;
  expect(score('gold gold')).toBeCloseTo(2 * score('gold'));
});
