import { modules, PRICE, type Level } from '../level.ts';

export const expert: Level = {
  id: 'expert',
  name: 'Expert',
  subtitle: 'Measure, size and govern your edge',
  description:
    'Design rules that can be falsified, test them without fooling yourself, ' +
    'and manage risk across positions the way a small professional desk would.',
  price: PRICE,
  modules: modules(
    ['Designing a Rules-Based Strategy', 120],
    ['Backtesting Without Fooling Yourself', 100],
    ['Portfolio Risk: Correlation, Drawdown and Ruin', 95],
    ['Leverage, Futures and Options Mechanics', 110],
    ['Order Flow, Liquidity and Execution Quality', 85],
    ['Running an Audited Trading Process', 105],
  ),
  features: [
    { text: '6 lessons, 10 h 15 min of reading and practice' },
    { text: 'Backtest worksheets with known pitfalls', tool: 'templates' },
    { text: 'Risk-of-ruin and drawdown simulators', tool: 'risk-of-ruin' },
    { text: 'Execution-quality and slippage log', tool: 'templates' },
    { text: 'Performance-report template with loss disclosure', tool: 'templates' },
    { text: 'AI tutor set to expert depth, with citations' },
  ],
  bullets: [
    'Rules-based strategy design',
    'Backtesting without curve fitting',
    'Drawdown, correlation and risk of ruin',
    'Execution, order flow and audited records',
  ],
};
