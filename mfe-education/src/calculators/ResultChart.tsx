import type { ReactElement } from 'react';
import { BalanceChart, EquityChart, PositionChart, RecoveryChart, RewardChart } from '@site/figures/results';
import { floorOf, firstAccounts } from './simulateRuin.ts';
import type { CalculatorId } from '../tools/tools.ts';

type Values = Readonly<Record<string, number>>;
const numbers = <Name extends string>(values: Values, ...names: readonly Name[]) =>
  Object.fromEntries(names.map(name => [name, values[name] ?? 0])) as Record<Name, number>;

const charts: Readonly<Record<CalculatorId, (values: Values) => ReactElement>> = {
  'position-size': values => <PositionChart {...numbers(values, 'equity', 'risk', 'entry', 'stop')} />,
  'risk-to-reward': values => <RewardChart {...numbers(values, 'entry', 'stop', 'target')} />,
  expectancy: values => {
    const { winRate, win, loss } = numbers(values, 'winRate', 'win', 'loss');
    return <EquityChart winRate={winRate / 100} reward={win / loss} />;
  },
  recovery: values => <RecoveryChart loss={numbers(values, 'drawdown').drawdown / 100} />,
  'risk-of-ruin': values => {
    const input = numbers(values, 'winRate', 'reward', 'risk', 'trades', 'ruin');
    return <BalanceChart accounts={firstAccounts(input, 13)} trades={input.trades} ruin={floorOf(input)} />;
  },
};

/** The result of a calculator, drawn. */
export const ResultChart = ({ id, values }: { id: CalculatorId; values: Values }) => charts[id](values);
