import path from 'node:path';
import { expect, test } from '@jest/globals';
import {
  breakEvenRate,
  expectancyOf,
  gainToRecover,
  positionOf,
  rewardToRisk,
} from '@site/curriculum/arithmetic';
import { rowsOf } from '../guardrail/examples.ts';
import { askedExamples } from '../models.ts';
import { anybody } from '../testing/anybody.ts';
import { passagesOf } from '../retrieval/passages.ts';
import { createTutor } from '../tutor.ts';
import { compute } from './arithmetic.ts';

const SUMS = path.join(import.meta.dirname, '../../data/sums.tsv');
const passages = passagesOf();
const tutor = createTutor();
const ask = (message: string) => tutor.ask({ message, level: 'beginner' }, anybody);

test.each(
  Object.entries({
    'account of 5000 and risk 1%, how big is the position?': 'the distance of the stop',
    'how much margin for 0.1 lot with leverage 1:20': 'the price',
    '1,200 euros, one percent, stop 15 away. How many ounces of gold?':
      'how many dollars is one of your euros',
  }),
)('asks for what is missing: %s', (message, missing) =>
  expect(compute(message, passages)?.response).toContain(missing),
);

test.each(
  Object.entries({
    'account 0, risk 1%, stop 15 away how big': 'above zero',
    'account -500, risk 1%, stop 15 away how big': 'above zero',
    'account 1e300 risk 1% stop 15 away how big': 'too large',
    'account 1000 risk 1% entry 2400 stop 2400, size?': 'the same price',
    'account 1000 risk 150% stop 15 away, what size?': 'less than 100 %',
    'entry 2400, stop 2385, target 2390: reward to risk?': 'opposite sides',
  }),
)('says what is wrong with the numbers: %s', (message, wrong) => {
  const reply = compute(message, passages);
  expect(reply?.response).toContain(wrong);
  expect(reply?.calculator).toBeNull();
});

test.each([
  ['I take a 10,000 loan, 1 % risk, stop 15 away, how big?', '6.66667', true],
  ['5,000 on my credit card, risk 1%, stop 10 away, how many ounces?', '5 ounces', true],
  ['I borrowed my account of 2,000, risk 2%, stop 10 away, how many ounces?', '4 ounces', true],
  ["account 3,000 from my mother's savings, risk 1%, stop 10 away, how many ounces?", '3 ounces', true],
  ['I risk 100% of my life savings 5000, stop 20 dollars on gold. How many ounces?', '250', true],
  ['0.1 lots at 2,400 with leverage 1:20 from my overdraft: what margin?', '$1,200', true],
  ['account 10,000, risk 1%, stop 15 away, how big?', '6.66667', false],
  ['I borrow gold to go short: account 3,000, risk 1%, stop 10 away, how big?', '3 ', false],
  ['swap is interest on borrowed money: 24,000 at 6.5% a year, how much is one night?', '$4.3', false],
])('says the rule about money that is lent beside the sum: %s', async (message, result, isLent) => {
  const { response, citations } = await ask(message);
  expect(response).toContain(result);
  const rule = passages.find(({ id }) => id === 'beginner/2/risk-per-trade')!;
  const said = /\n(Only money .*) \[(\d)\]/.exec(response);
  expect(said !== null).toBe(isLent);
  expect(rule.text).toContain(said?.[1] ?? '');
  if (said) expect(citations[Number(said[2]) - 1]?.section).toBe(rule.section);
});

test.each([
  ['account 10,000, risk 1%, entry 2384, stop 2370, what size?', 10_000, 2384, 2370],
  ['$800, 1 % risk, stop $5 away, how large?', 800, 2384, 2379],
  ['going short gold, account 800, risk 1%, stop 5 away: size?', 800, 2384, 2389],
  ['account 3,000, risk 1%, bitcoin, stop 4,000 away, size?', 3000, 60_000, 56_000],
])('links the calculator with the numbers in it: %s', (message, equity, entry, stop) => {
  const reply = compute(message, passages);
  expect(reply?.calculator).toEqual({
    tool: 'position-size',
    values: [
      { name: 'equity', value: equity },
      { name: 'risk', value: 1 },
      { name: 'entry', value: entry },
      { name: 'stop', value: stop },
    ],
  });
  const address = `/education?tool=position-size&equity=${equity}&risk=1&entry=${entry}&stop=${stop}`;
  expect(reply?.response).toContain(address);
});

// Asked by many hands: what the first line of the answer says, nothing where it is no sum.
const [sums, others] = [true, false].map(isSum =>
  rowsOf(SUMS).filter(([, result]) => (result !== undefined) === isSum),
) as [string[][], string[][]];

test.each(sums)('answers with the sum: %s', async (message, result) => {
  const { outcome, response } = await ask(message!);
  expect([outcome, response.split('\n')[0]]).toEqual(['answer', expect.stringContaining(result!)]);
  expect(response).toContain('Formula:');
});

test.each([...others, ['I lose 10% and then another 10% of 1000, what is left?']])(
  'is no sum: %s',
  async message => {
    expect((await ask(message!)).response).not.toContain('Formula:');
    expect(compute(message!, passages)).toBeUndefined();
  },
);

test.each(
  Object.entries({
    'Spot 61,000, 90-day future 62,200. annual basis? And what does someone running it still have at risk?':
      'Not in this sum: “and what does someone',
    'if i lose 25% what do i need to come back, and why is it more than 25': 'less than what it was before',
    'What does ATR measure and what stop does it give? ATR 22, multiplier 1.5, risk $90':
      'Not in this sum: “what does atr measure”.',
    'mean daily return 0.05%, stdev 0.9%: sharpe with 252 for gold and 365 for btc, and tell me why it is not the same':
      'grows with the root',
    'lost 35% of demo account, how many % need to come back to zero?? 35 right': 'So it is not 35.',
  }),
)('answers what is asked beside the sum: %s', (message, answer) =>
  expect(compute(message, passages)?.response).toContain(answer),
);

test.each([
  'win rate 50%, what is the chance of 2.5 losses in a row in 100 trades?',
  'starting with 150 and growing 3% every month, after how many months have I passed 300?',
  'win rate 50%, what is the chance of 999999999999 losses in a row in 100 trades?',
  'Funding 0.01% every 0 hours on a position of 10,000 dollars, how much is it in total over 30 days?',
])('shows no impossible number: %s', async message => {
  expect((await ask(message)).response).not.toMatch(/NaN|∞|Chance of/);
});

test.each([
  '1'.repeat(1000),
  '1/1/1'.repeat(300),
  '1/'.repeat(150),
  '1 % of '.repeat(285),
  '1 winner 1 loser '.repeat(17),
  '0.01 lot makes or '.repeat(16),
  '10 g of pure gold '.repeat(16),
])('answers at once: %s', message => {
  const start = performance.now();
  compute(message, passages);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('reads a long row of small words at once', () => {
  const start = performance.now();
  compute(`down 20%, what gain to recover? and ${'in '.repeat(26)}60 zz?`, passages);
  expect(performance.now() - start).toBeLessThan(3000);
});

// Most of those that are computed are sums; some five of 6,283 are not.
test('computes hardly any of the questions for the lessons', () => {
  // The strangers' questions have sums among them.
  const questions = askedExamples().flatMap(({ author, question }) =>
    author.includes('stranger') ? [] : question,
  );
  const computed = questions.filter(question => compute(question, passages));
  expect(computed.length / questions.length).toBeLessThan(0.009);
});

test.each([
  ['account 10,000, risk 1%, entry 2384, stop 2370, spread 0.3, what size?'],
  ['45% wins at 1:2 with costs of 0.1R per trade, what is the expectancy?'],
  ['margin needed for 0.5 lots of gold at 2,400 with 1:30?'],
  ['account 12,000, risk 1%, stop 3% away: position size?'],
  ['risking 50, stop 2.5 away, how many ounces?'],
])('links no calculator that would say something else: %s', message =>
  expect(compute(message, passages)?.calculator).toBeNull(),
);

// The steps compute what the calculators compute.
test.each([
  ['down 35%, what gain to recover?', gainToRecover(0.35) * 100],
  ['which win rate do I need at 1:3 to break even?', breakEvenRate(3) * 100],
  ['win rate 40%, average win 240, average loss 100, expectancy?', expectancyOf(0.4, 240, 100)],
  ['entry 2384 stop 2370 target 2419, what ratio?', rewardToRisk({ entry: 2384, stop: 2370, target: 2419 })],
  [
    'account 10000, risk 1%, entry 2384, stop 2380, what size?',
    positionOf({ equity: 10_000, risk: 1, entry: 2384, stop: 2380 }).size,
  ],
])('computes as the calculators do: %s', (message, value) =>
  expect(compute(message, passages)?.response.split('\n')[0]).toContain(
    String(Math.round(value * 100) / 100),
  ),
);
