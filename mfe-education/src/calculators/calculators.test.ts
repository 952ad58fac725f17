import { describe, expect, it } from '@jest/globals';
import { calculators } from './calculators.ts';
import { parseNumber } from './parseNumber.ts';
import { simulateRuin } from './simulateRuin.ts';

const firstResult = (id: keyof typeof calculators, values: Record<string, number>) =>
  calculators[id].calculate(values)[0]?.value;

describe('the calculators', () => {
  it.each([
    ['position-size', { equity: 10_000, risk: 1, entry: 2384, stop: 2370 }, '7.1429'],
    ['position-size', { equity: 10_000, risk: 1, entry: 2370, stop: 2384 }, '7.1429'],
    ['risk-to-reward', { entry: 100, stop: 90, target: 125 }, '2.50 : 1'],
    ['expectancy', { winRate: 40, win: 240, loss: 100 }, '$36.00'],
    ['expectancy', { winRate: 90, win: 10, loss: 100 }, '−$1.00'],
    ['recovery', { equity: 10_000, drawdown: 50 }, '100.0%'],
  ] as const)('%s of %j is %s', (id, values, result) => expect(firstResult(id, values)).toBe(result));

  it.each([
    ['position-size', { equity: 1, risk: 1, entry: 5, stop: 5 }],
    ['risk-to-reward', { entry: 100, stop: 90, target: 95 }],
    ['risk-of-ruin', { trades: 1.5 }],
  ] as const)('%s refuses %j', (id, values) =>
    expect(calculators[id].conflict?.(values)).toEqual(expect.any(String)),
  );

  it.each([
    [
      'position-size',
      { equity: 10_000, risk: 1, entry: 2384, stop: 2383.9999 },
      [/spread/, /238,400 times.*20 times/],
    ],
    ['position-size', { equity: 10_000, risk: 10, entry: 2384, stop: 2000 }, [/59\.0%.*1 to 2%/]],
    ['risk-to-reward', { entry: 2384, stop: 2383.9, target: 2400 }, [/spread/]],
    ['risk-of-ruin', { risk: 6 }, [/Above 5%/]],
  ] as const)('%s of %j is calculated with a warning that names a limit', (id, values, expected) =>
    expect(calculators[id].warnings?.(values)).toEqual(expected.map(text => expect.stringMatching(text))),
  );

  it.each(Object.entries(calculators))('%s starts with a valid worked example', (_, calculator) => {
    const values = Object.fromEntries(calculator.quantities.map(({ name, example }) => [name, example]));
    for (const quantity of calculator.quantities)
      expect(parseNumber(String(quantity.example), quantity)).toEqual({ value: quantity.example });
    expect(calculator.conflict?.(values)).toBeUndefined();
    expect(calculator.warnings?.(values) ?? []).toEqual([]);
    for (const { value } of calculator.calculate(values)) expect(value).not.toMatch(/NaN|Infinity/);
  });
});

describe('a typed number', () => {
  const quantity = { name: 'x', label: 'X', min: 0.5, max: 2000, example: 1 };
  it.each([
    ['1,000.5', 1000.5],
    [' 1 000 ', 1000],
    ['.5', 0.5],
    ['1,5', 1.5],
    [',5', 0.5],
    ['1,500', 1500],
    ['1.500,25', 1500.25],
    ['0,750', 0.75],
    ['$1,200', 1200],
    ['2 %', 2],
  ])('%s is read as %d', (typed, value) => expect(parseNumber(typed, quantity)).toEqual({ value }));

  it.each([
    ['', /Enter a number/],
    ['1.000', /^1\.000 can be read in two ways: write 1000 or 1\.$/],
    ['$2.500', /write 2500 or 2\.5\.$/],
    ['1.500.000', /write 1500000 or 1\.5\.$/],
    ['ten', /Enter a number/],
    ['1e3', /Enter a number/],
    ['1,5,5', /Enter a number/],
    ['1.5,5', /Enter a number/],
    ['-', /Enter a number/],
    ['-5', /^At least 0.5\.$/],
    ['−1,000', /^At least 0.5\.$/],
    ['0.4', /^At least 0.5\.$/],
    ['2001', /^At most 2,000\.$/],
  ])('%s is refused', (typed, error) =>
    expect(parseNumber(typed, quantity)).toEqual({ error: expect.stringMatching(error) }),
  );
});

describe('the simulation of ruin', () => {
  const input = { winRate: 50, reward: 1, risk: 10, trades: 100, ruin: 50 };

  it('gives the same result for the same numbers', () =>
    expect(simulateRuin(input)).toEqual(simulateRuin(input)));

  it('ruins every account that only loses, and none that only wins', () => {
    expect(simulateRuin({ ...input, winRate: 0 }).ruined).toBe(1);
    expect(simulateRuin({ ...input, winRate: 100 })).toMatchObject({
      ruined: 0,
      median: expect.closeTo(1.1 ** 100, 0),
    });
  });

  it('counts a single losing trade as often as the win rate says', () => {
    const { ruined } = simulateRuin({ winRate: 30, reward: 2, risk: 50, trades: 1, ruin: 50 });
    expect(ruined).toBeGreaterThan(0.66);
    expect(ruined).toBeLessThan(0.74);
  });
});
