import type { Outline } from './outline.ts';

/** What the lessons of the expert level cover, in their order. */
export const expert: readonly Outline[] = [
  {
    summary:
      'How to start from a hypothesis with an economic reason, turn it into rules that can fail, and know in which regime they should not trade.',
    sections: [
      'Start with a hypothesis',
      'Edge and economic reason',
      'Momentum and mean reversion',
      'Filter, exit, parameters',
      'Regime detection',
      'Rules for another person',
    ],
    terms: ['Edge', 'Falsifiability', 'Momentum', 'Mean reversion', 'Market regime', 'Parameter'],
  },
  {
    summary:
      'The ways in which a backtest lies, how out-of-sample, walk-forward and Monte Carlo tests find out, and what honest costs do to a result.',
    sections: [
      'Look-ahead bias',
      'Survivorship bias and data quality',
      'Overfitting',
      'Out-of-sample and walk-forward',
      'Monte Carlo resampling',
      'What a backtest can do',
    ],
    terms: [
      'Look-ahead bias',
      'Survivorship bias',
      'Overfitting',
      'In-sample data',
      'Out-of-sample data',
      'Walk-forward analysis',
      'Monte Carlo resampling',
    ],
  },
  {
    summary:
      'How positions add up when they are correlated, what drawdown and ruin mean in numbers, and how Kelly, value at risk and volatility targeting size them.',
    sections: [
      'Correlation of gold and Bitcoin',
      'Portfolio heat',
      'Drawdown and risk of ruin',
      'Kelly and fractions of it',
      'Value at risk and volatility targeting',
    ],
    terms: [
      'Correlation',
      'Portfolio heat',
      'Maximum drawdown',
      'Risk of ruin',
      'Kelly criterion',
      'Value at risk',
      'Volatility targeting',
    ],
  },
  {
    summary:
      'How margin and liquidation work, what perpetuals and dated futures cost to hold, how options pay, and how to hedge a holding with them.',
    sections: [
      'Initial and maintenance margin',
      'Perpetuals and dated futures',
      'How options pay',
      'Hedging a holding',
    ],
    terms: [
      'Initial margin',
      'Maintenance margin',
      'Liquidation price',
      'Perpetual future',
      'Contango',
      'Implied volatility',
      'Delta',
      'Theta',
    ],
  },
  {
    summary:
      'How an order book fills your order, what market makers and resting stops do, how to use VWAP and volume profile, and how to measure what execution costs.',
    sections: [
      'The order book and its depth',
      'Market makers',
      'Stops and liquidity pools',
      'VWAP and volume profile',
      'Measure your slippage',
      'Venue risk',
    ],
    terms: ['Order book', 'Market maker', 'Liquidity pool', 'VWAP', 'Volume profile', 'TWAP'],
  },
  {
    summary:
      'How to keep a trade log that others can check, which figures describe a record, how to report losses, and how to see through a signal scam.',
    sections: [
      'A log that others can check',
      'Three figures and what they hide',
      'Report losses first',
      'Verification and scams',
      'Taxes and continuity',
    ],
    terms: [
      'Trade log',
      'Profit factor',
      'Sharpe ratio',
      'Verified track record',
      'Signal scam',
      'Business continuity plan',
    ],
  },
];
