import bitcoin from '@site/media/files/charts/bitcoin.svg';
import gold from '@site/media/files/charts/gold.svg';

/** A sheet to print and to fill in by hand. */
export interface Template {
  title: string;
  purpose: string;
  /** Questions, each with room for an answer. */
  prompts?: readonly string[];
  /** The columns of a table of empty rows. */
  columns?: readonly string[];
  chart?: { file: string; alt: string };
}

const practice = {
  purpose: 'Simulated prices, not a record of real ones. Work with a pencil, then compare with the lessons.',
  prompts: [
    'Mark every swing high and swing low. Is there a trend?',
    'Draw the zones where price turned more than once.',
    'Where would an idea to buy be wrong? And an idea to sell?',
  ],
};

/** The templates and practice charts that the levels include. */
export const templates: readonly Template[] = [
  {
    title: 'Trading plan',
    purpose: 'Written before the first trade, so that another person could follow it.',
    prompts: [
      'Market, session and timeframe',
      'Setup: what has to be true before I look for a trade',
      'Trigger: what makes me enter',
      'Stop: the price at which the idea is wrong',
      'Target and exits',
      'Risk per trade, and the daily loss at which I stop',
      'When and how I review this plan',
    ],
  },
  {
    title: 'Trading journal',
    purpose: 'One line for each trade, written on the day, losses included.',
    columns: ['Date', 'Market', 'Setup', 'Entry', 'Stop', 'Exit', 'Result in R', 'Rule kept?', 'How I felt'],
  },
  {
    title: 'Backtest worksheet',
    purpose: 'One line for each test; the pitfalls are ticked off before a result is believed.',
    prompts: [
      'Rules, fixed before the test',
      'No look-ahead: every decision uses earlier prices only',
      'No survivorship bias: failed markets are in the data',
      'Spread, commission and slippage are subtracted',
      'Tested on data that the rules were not chosen on',
    ],
    columns: ['Period', 'In or out of sample', 'Trades', 'Win rate', 'Expectancy in R', 'Largest drawdown'],
  },
  {
    title: 'Execution and slippage log',
    purpose: 'What an order cost beyond its price. The average belongs in the next backtest.',
    columns: ['Time', 'Order type', 'Size', 'Expected price', 'Filled price', 'Slippage', 'Spread', 'Event?'],
  },
  {
    title: 'Performance report',
    purpose: 'The month in figures. A report without its losses is an advertisement.',
    prompts: [
      'Trades, win rate and expectancy in R',
      'Profit factor',
      'Largest drawdown, and how long it lasted',
      'Every losing trade: how much, and whether it kept to the plan',
      'Who checked these figures against the account statements',
    ],
  },
  {
    title: 'Practice chart: gold',
    ...practice,
    chart: { file: gold, alt: 'Candlestick chart of a gold price, drawn from simulated prices.' },
  },
  {
    title: 'Practice chart: Bitcoin',
    ...practice,
    chart: { file: bitcoin, alt: 'Candlestick chart of a Bitcoin price, drawn from simulated prices.' },
  },
];
