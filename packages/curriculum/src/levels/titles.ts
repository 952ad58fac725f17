/** The titles of the modules, level by level: all that pages without lessons need to know of them. */
export const titles = {
  beginner: [
    'Gold and Bitcoin Markets Explained',
    'Risk First: Position Size and Stop-Losses',
    'Reading Candlestick Charts',
    'Support, Resistance and Trend',
    'Order Types, Spread and Fees',
    'Your First Demo Trading Plan',
  ],
  intermediate: [
    'Market Structure Across Timeframes',
    'Indicators With a Purpose: Averages, RSI, ATR',
    'What Moves Gold: Dollar, Real Yields and News',
    'What Moves Bitcoin: Supply, Flows and Liquidity',
    'Building and Testing a Trading Plan',
    'Trading Psychology and Journalling',
  ],
  expert: [
    'Designing a Rules-Based Strategy',
    'Backtesting Without Fooling Yourself',
    'Portfolio Risk: Correlation, Drawdown and Ruin',
    'Leverage, Futures and Options Mechanics',
    'Order Flow, Liquidity and Execution Quality',
    'Running an Audited Trading Process',
  ],
} as const;
