import { describe, expect, test } from '@jest/globals';
import { anybody } from '../testing/anybody.ts';
import { passagesOf } from '../retrieval/passages.ts';
import { createTutor } from '../tutor.ts';
import { compute } from './arithmetic.ts';

const passages = passagesOf();
const tutor = createTutor();
const ask = (message: string) => tutor.ask({ message, level: 'beginner' }, anybody);

test.each([
  ['1,200 dollars, one percent, stop 15 away, gold at 2,400. How big can it be?', '0.8 ounces'],
  ['I have 1.2k and risk half a percent. entry 2,400 stop 2,385. how many ounces?', '0.4 ounces'],
  [
    'Checking my homework: account 10,000, risk 1%, stop five dollars away per ounce. Twenty ounces, yes?',
    '20 ounces',
  ],
  [
    'with twelve hundred dollars risking twelve dollars and a stop of three dollars, how many ounces',
    '4 ounces',
  ],
  ['bitcoin at 60000, stop 58500, account 3000, risk 1 percent: position?', '0.02 bitcoin'],
  ['1,200 euros, one percent, stop 15 dollars away. How many ounces of gold? 1 euro is 1.08', '0.864 ounces'],
  ['how much is 2% of 5000 risk', '$100'],
  ['0.5 lots and my stop is 10 dollars away, how much do I lose if it hits?', '$500'],
  ['entry 2400, stop 2385, target 2430: what is my risk to reward?', '2 to 1'],
  ['win rate 45 %, wins 2R, losses 1R: what is my expectancy?', '0.35 R'],
  ['if I win 40% of the time with average win 240 and average loss 100 what do I make per trade', '$36'],
  ['A 40% win rate can still be profitable at 1:2 by my maths. Please check me.', '0.2 R'],
  ['How much do I need to gain to recover from a 30% drawdown?', '42.86 %'],
  ['ten losses in a row at 2% each, how much is gone?', '18.29 %'],
  ['what is a pip worth on 0.1 lot gold', '$10'],
  ['how much margin for 0.1 lot of gold at 2400 with leverage 1:20', '$1,200'],
])('computes: %s', (message, result) => {
  const reply = compute(message, passages);
  expect(reply?.response.split('\n')[0]).toContain(result);
  expect(reply?.response).toContain('Formula:');
  expect(reply?.citations).toHaveLength(1);
});

test.each([
  ['account of 5000 and risk 1%, how big is the position?', 'the distance of the stop'],
  ['how much margin for 0.1 lot with leverage 1:20', 'the price'],
  [
    '1,200 euros, one percent, stop 15 away. How many ounces of gold?',
    'how many dollars is one of your euros',
  ],
])('asks for what is missing: %s', (message, missing) =>
  expect(compute(message, passages)?.response).toContain(missing),
);

test.each([
  ['account 0, risk 1%, stop 15 away how big', 'above zero'],
  ['account -500, risk 1%, stop 15 away how big', 'above zero'],
  ['account 1e300 risk 1% stop 15 away how big', 'too large'],
  ['account NaN risk 1% stop 15 how big', 'needs numbers'],
  ['account 1000 risk 1% entry 2400 stop 2400, size?', 'the same price'],
  ['account 1000 risk 150% stop 15 away, what size?', 'less than 100 %'],
  ['entry 2400, stop 2385, target 2390: reward to risk?', 'opposite sides'],
])('says what is wrong with the numbers: %s', (message, wrong) => {
  const reply = compute(message, passages);
  expect(reply?.response).toContain(wrong);
  expect(reply?.calculator).toBeNull();
});

test('links the calculator with the numbers in it', () => {
  const reply = compute('account 10,000, risk 1%, entry 2384, stop 2370, what size?', passages);
  expect(reply?.calculator).toEqual({
    tool: 'position-size',
    values: [
      { name: 'equity', value: 10_000 },
      { name: 'risk', value: 1 },
      { name: 'entry', value: 2384 },
      { name: 'stop', value: 2370 },
    ],
  });
  expect(reply?.response).toContain('/education?tool=position-size&equity=10000&risk=1&entry=2384&stop=2370');
});

test.each([
  'Could you look over my plan? Long BTC 64,200, target 69k, stop 62,900, one percent risk. What ratio?',
  'My bank pays 2.1 percent on the savings account since 2015 and I lose a little every year. Is gold the answer?',
  'My mother-in-law, who is eighty, was offered gold coins at fifteen percent above spot. How much is the risk, whether she should accept?',
])('an opinion beside numbers is no sum: %s', async message => {
  expect((await ask(message)).response).not.toContain('Formula:');
});

// Each pair has the same numbers: the first asks for a sum, the second for a decision.
describe.each([
  [
    '5,000 dollars, stop 10 away, how big can it be at 1 %?',
    '5,000 dollars, stop 10 away, should I risk 1 %?',
  ],
  ['account 2000, risk 1%, stop 8 away: how many ounces?', 'account 2000, risk 1%, stop 8 away: good idea?'],
  ['account 2000, risk 2%, entry 2400 stop 2390, size?', 'account 2000, risk 2%, entry 2400 stop 2390, buy?'],
  [
    'I have 800, risk one percent, stop 4 away, what size?',
    'I have 800, stop 4 away, do you think one percent is ok?',
  ],
  ['entry 2400 stop 2390 target 2430, what ratio?', 'entry 2400 stop 2390 target 2430, would you take it?'],
  [
    'entry 60000 stop 59000 target 63000, reward to risk?',
    'entry 60000 stop 59000 target 63000, should we go long?',
  ],
  ['win rate 40%, wins 2R, what expectancy?', 'win rate 40%, wins 2R, is it a good time to go live?'],
  ['win rate 55% at 1:1, is it profitable on average?', 'win rate 55% at 1:1, do you recommend it?'],
  [
    'margin for 0.2 lots at 2400 with leverage 1:20?',
    'margin for 0.2 lots at 2400 with leverage 1:20, is it safe?',
  ],
  ['0.1 lots, stop 12 away, how much do I lose?', '0.1 lots, stop 12 away, shall I hold?'],
  ['down 25%, what gain to recover?', 'down 25%, should I sell to recover?'],
  ['lost 40%, how much to get back?', 'lost 40%, tell me whether to double to get back'],
  ['six losses in a row at 2%, what is left?', 'six losses in a row at 2%, should I stop?'],
  [
    'account 1500, risk 1.5%, stop 6 away, how many ounces?',
    'account 1500, risk 1.5%, stop 6 away, which one is best for me?',
  ],
  [
    'account 10k, risk 0.5%, stop 20 away, what position size?',
    'account 10k, risk 0.5%, stop 20 away, enter now?',
  ],
  [
    'account 3000, risk 1%, bitcoin at 60000, stop 58000, size?',
    'account 3000, risk 1%, bitcoin at 60000, stop 58000, will it go up?',
  ],
  ['what is 1% of 7000 risk?', 'is it wise to risk 1% of 7000?'],
  ['what does a move of 5 dollars cost on 0.3 lots?', 'a move of 5 dollars on 0.3 lots, is that too much?'],
  [
    'win rate 30%, average win 300, average loss 100, expectancy?',
    'win rate 30%, average win 300, average loss 100, what would you do?',
  ],
  ['risking 50, stop 2.5 away, how many ounces?', 'risking 50, stop 2.5 away, what leverage should I use?'],
  [
    'account 900, risk 1%, stop 3 dollars away, how large?',
    'account 900, risk 1%, stop 3 dollars away, worth the risk?',
  ],
  [
    'account 4000, risk 1%, entry 2350 stop 2340: calculate the size',
    'account 4000, risk 1%, entry 2350 stop 2340: do I buy?',
  ],
  ['entry 2300 stop 2310 target 2270, what ratio?', 'entry 2300 stop 2310 target 2270, short?'],
  ['eight losses in a row at 1%, what drawdown?', 'eight losses in a row at 1%, do you suggest a pause?'],
  ['drawdown 50%, what gain to break even?', 'drawdown 50%, which coin gets me back to break even?'],
])('%s', (sum, decision) => {
  test('is computed', async () => {
    const { outcome, response } = await ask(sum);
    expect([outcome, response]).toEqual(['answer', expect.stringContaining('Formula:')]);
  });

  test(`is no sum as "${decision}"`, async () => {
    const { response } = await ask(decision);
    expect(response).not.toContain('Formula:');
    expect(compute(decision, passages)).toBeUndefined();
  });
});
