import type { Outline } from './outline.ts';

/** What the lessons of the beginner level cover, in their order. */
export const beginner: readonly Outline[] = [
  {
    summary:
      'What the two quotes mean, who trades them, when the markets are open, and how their risks differ.',
    sections: [
      'What XAU/USD and BTC/USD mean',
      'Who trades gold and Bitcoin',
      'Spot market versus derivatives',
      'Trading hours and sessions',
      'Liquidity and volatility compared',
    ],
    terms: ['XAU/USD', 'BTC/USD', 'Troy ounce', 'Spot market', 'Derivative', 'Liquidity', 'Volatility'],
  },
  {
    summary: 'Decide what a wrong trade may cost, place the stop, and let those two numbers set the size.',
    sections: [
      'Risk per trade as a percentage of equity',
      'What a stop-loss is and where to place it',
      'How to compute position size',
      'Risk-to-reward and recovering from a loss',
      'Leverage and margin calls',
    ],
    terms: [
      'Risk per trade',
      'Equity',
      'Position size',
      'Stop-loss',
      'Risk-to-reward ratio',
      'Leverage',
      'Margin call',
    ],
  },
  {
    summary: 'How four prices make a candle, which patterns have names, and why none of them is proof.',
    sections: [
      'Open, high, low and close',
      'Candle body and wick',
      'Timeframes',
      'Doji, engulfing candle and pin bar',
      'Why a single pattern is weak evidence',
    ],
    terms: ['Candlestick', 'Candle body', 'Wick', 'Timeframe', 'Doji', 'Engulfing candle', 'Pin bar'],
  },
  {
    summary: 'How turning points form zones, what makes a trend, and what happens when a zone breaks.',
    sections: [
      'Swing highs and swing lows',
      'Support and resistance as zones',
      'Uptrend and downtrend',
      'Breakout and false breakout',
      'Role reversal and round numbers',
    ],
    terms: [
      'Swing high',
      'Swing low',
      'Support',
      'Resistance',
      'Breakout',
      'False breakout',
      'Role reversal',
    ],
  },
  {
    summary: 'What each order promises, what it does not, and what a trade costs before the price has moved.',
    sections: [
      'Market, limit and stop orders',
      'Bid, ask and spread',
      'Slippage',
      'Commission and overnight swap',
      'Lots, pips, satoshis and contract size',
    ],
    terms: ['Market order', 'Limit order', 'Stop order', 'Spread', 'Slippage', 'Swap', 'Lot', 'Pip'],
  },
  {
    summary:
      'Practise with pretend money and real rules: entry, exit, checklist, journal and a test to pass.',
    sections: [
      'Opening a demo or paper account',
      'Writing entry and exit rules',
      'A checklist before every trade',
      'Keeping a trading journal',
      'When to stop using demo money',
    ],
    terms: [
      'Demo account',
      'Trading plan',
      'Entry rule',
      'Exit rule',
      'Pre-trade checklist',
      'Trading journal',
    ],
  },
];
