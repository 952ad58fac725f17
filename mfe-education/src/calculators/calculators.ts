import {
  breakEvenRate,
  expectancyOf,
  gainToRecover,
  positionOf,
  rewardToRisk,
} from '@site/curriculum/arithmetic';
import { decimal, defineCalculator, money, percent, type Calculator } from './calculator.ts';
import { simulateRuin, SIMULATED_ACCOUNTS } from './simulateRuin.ts';
import { warnOfCloseStop, warnOfLeverage, warnOfRisk } from './warnings.ts';
import type { CalculatorId } from '../tools/tools.ts';

const MAX_MONEY = 1_000_000_000;
const price = { unit: '$', min: 0.01, max: MAX_MONEY } as const;
const equity = {
  name: 'equity',
  label: 'Account size',
  unit: '$',
  min: 1,
  max: MAX_MONEY,
  example: 10_000,
} as const;
const risk = { name: 'risk', label: 'Risk per trade', unit: '%', min: 0.01, max: 100, example: 1 } as const;
const winRate = { name: 'winRate', label: 'Win rate', unit: '%', min: 0, max: 100, example: 40 } as const;
const entry = { ...price, name: 'entry', label: 'Entry price', example: 2384 } as const;
const stop = { ...price, name: 'stop', label: 'Stop price', example: 2370 } as const;

const positionSize = defineCalculator({
  purpose: 'How much to buy or sell so that a hit stop costs the chosen share of the account.',
  formula: 'Position = account size × risk per trade ÷ distance between entry and stop',
  quantities: [equity, risk, entry, stop],
  conflict: values => (values.entry === values.stop ? 'Entry and stop must be different prices.' : undefined),
  warnings: values => [
    ...warnOfRisk(values.risk),
    ...warnOfCloseStop(values.entry, values.stop),
    ...warnOfLeverage(positionOf(values).leverage),
  ],
  calculate(values) {
    const { amount, size, leverage } = positionOf(values);
    return [
      { label: 'Position size, in ounces or coins', value: decimal(size, size < 0.1 ? 8 : 4) },
      { label: 'Loss at the stop, without costs', value: money(amount) },
      { label: 'Value of the position', value: money(size * values.entry) },
      { label: 'Value compared with the account', value: `${decimal(leverage)} times` },
    ];
  },
});

const riskToReward = defineCalculator({
  purpose: 'What a trade can win for each dollar that it risks, and how often it must win to break even.',
  formula:
    'Reward to risk = distance to the target ÷ distance to the stop; break-even win rate = 1 ÷ (1 + reward to risk)',
  quantities: [entry, stop, { ...price, name: 'target', label: 'Target price', example: 2418 }],
  conflict: ({ entry: at, stop: below, target }) =>
    (target - at) * (below - at) < 0 ? undefined : 'Stop and target must be on opposite sides of the entry.',
  warnings: values => warnOfCloseStop(values.entry, values.stop),
  calculate(values) {
    const ratio = rewardToRisk(values);
    return [
      { label: 'Reward to risk', value: `${decimal(ratio)} : 1` },
      { label: 'Risk for each ounce or coin', value: money(Math.abs(values.entry - values.stop)) },
      { label: 'Reward for each ounce or coin', value: money(Math.abs(values.target - values.entry)) },
      { label: 'Break-even win rate, without costs', value: percent(breakEvenRate(ratio)) },
    ];
  },
});

const expectancy = defineCalculator({
  purpose: 'What a method earns or loses for each trade on average. A high win rate alone says nothing.',
  formula: 'Expectancy = win rate × average win − (1 − win rate) × average loss',
  quantities: [
    winRate,
    { ...price, name: 'win', label: 'Average win', example: 240 },
    { ...price, name: 'loss', label: 'Average loss', example: 100 },
  ],
  calculate(values) {
    const each = expectancyOf(values.winRate / 100, values.win, values.loss);
    return [
      { label: 'Expectancy for each trade', value: money(each) },
      { label: 'In units of the average loss (R)', value: `${decimal(each / values.loss)} R` },
      { label: 'Over 100 trades, on average', value: money(each * 100) },
    ];
  },
});

const recovery = defineCalculator({
  purpose: 'The gain that brings an account back to where it was. It grows faster than the loss.',
  formula: 'Gain needed = drawdown ÷ (1 − drawdown)',
  quantities: [equity, { name: 'drawdown', label: 'Drawdown', unit: '%', min: 0.1, max: 99.9, example: 25 }],
  calculate(values) {
    const lost = values.drawdown / 100;
    return [
      { label: 'Gain needed to recover', value: percent(gainToRecover(lost), lost < 0.1 ? 2 : 1) },
      { label: 'Account after the drawdown', value: money(values.equity * (1 - lost)) },
      { label: 'Lost', value: money(values.equity * lost) },
    ];
  },
});

const riskOfRuin = defineCalculator({
  purpose: 'How often an account falls by a chosen share within a number of trades, by simulation.',
  formula: `${decimal(SIMULATED_ACCOUNTS, 0)} simulated accounts: a trade wins risk × reward to risk as often as the win rate says, and loses the risk otherwise. An account that has lost the chosen share of its start counts as ruined. The same numbers give the same result.`,
  quantities: [
    winRate,
    { name: 'reward', label: 'Reward to risk', min: 0.1, max: 20, example: 2 },
    { ...risk, max: 50, min: 0.1, example: 2 },
    { name: 'trades', label: 'Trades', min: 1, max: 1000, example: 200 },
    { name: 'ruin', label: 'Ruin: loss from the start', unit: '%', min: 5, max: 99, example: 30 },
  ],
  conflict: ({ trades }) => (Number.isInteger(trades) ? undefined : 'Trades must be a whole number.'),
  warnings: ({ risk: each }) => warnOfRisk(each),
  calculate(values) {
    const { ruined, low, median, high } = simulateRuin(values);
    return [
      { label: 'Ruined accounts', value: percent(ruined) },
      { label: 'Median account at the end, of its start', value: percent(median) },
      { label: 'Worst 5% end below', value: percent(low) },
      { label: 'Best 5% end above', value: percent(high) },
    ];
  },
});

export const calculators: Readonly<Record<CalculatorId, Calculator>> = {
  'position-size': positionSize,
  'risk-to-reward': riskToReward,
  expectancy,
  recovery,
  'risk-of-ruin': riskOfRuin,
};
