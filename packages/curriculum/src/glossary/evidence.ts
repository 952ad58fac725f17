import { beginner, define, expert, intermediate } from './term.ts';

export const evidence = [
  define(
    ['Win rate', 'winrate', 'hit rate', 'strike rate', 'winning percentage'],
    'The share of trades that end with a gain. A high one is no proof of profit: nine gains of 10 dollars and one loss of 100 lose money. It is read together with the average gain and loss.',
    intermediate(5),
  ),
  define(
    ['Expectancy', 'expected value', 'EV', 'average result per trade'],
    'The average result per trade: win rate × average gain − loss rate × average loss. It is often given in R, multiples of the risk per trade. A positive one from a small sample may still be luck.',
    intermediate(5),
    expert(6),
  ),
  define(
    ['Backtest', 'backtesting', 'back test', 'back testing', 'back-test'],
    'Running the rules of a strategy over past prices. It can show that an idea does not work, and never proves that it will. Costs, slippage and data that were not known at the time decide whether it is honest.',
    expert(2),
  ),
  define(
    ['Look-ahead bias', 'lookahead', 'look ahead bias', 'repainting'],
    'Using information in a test that was not known at the time, such as the close of a candle that is still open. It makes results look far too good. It is often a matter of one line in the rules.',
    expert(2),
  ),
  define(
    ['Survivorship bias', 'survivor bias', 'survivorship'],
    'Testing only what still exists, such as coins that were not delisted. The failures are missing, so the past looks better than it was. The same holds for rankings of traders.',
    expert(2),
  ),
  define(
    ['Overfitting', 'curve fitting', 'curve-fitting', 'overfit', 'over-optimisation', 'data mining'],
    'Adjusting rules to the accidents of past data, also called curve fitting. The backtest gets better and the future worse. Many parameters and few trades are its signs.',
    expert(2),
  ),
  define(
    ['Out-of-sample data', 'out of sample', 'in-sample', 'in sample', 'holdout'],
    'Data that was kept aside and not used to make the rules. A strategy is tested on it once. Used again and again, it becomes part of the fitting.',
    expert(2),
  ),
  define(
    ['Monte Carlo resampling', 'monte carlo', 'monte carlo simulation', 'bootstrap'],
    'Shuffling or redrawing past trades many times to see how else they could have turned out. It gives a range of drawdowns instead of one. It cannot show losses that are not in the data.',
    expert(2),
    expert(3),
  ),
  define(
    ['Sharpe ratio', 'sharpe', 'risk-adjusted return'],
    'The average return above the risk-free rate divided by the volatility of returns. It compares methods of different risk. It treats upward and downward swings alike and hides rare large losses.',
    expert(6),
  ),
  define(
    ['Sortino ratio', 'sortino'],
    'The average return above a target divided by the volatility of the losing periods only. Unlike the Sharpe ratio it does not punish large gains. Like it, it can look good until a rare loss comes.',
    expert(6),
  ),
  define(
    'Profit factor',
    'The sum of all gains divided by the sum of all losses. Above 1 a record made money. A value that rests on a few large gains is fragile.',
    expert(6),
  ),
  define(
    ['Order book', 'orderbook', 'market depth', 'depth of market', 'DOM', 'level 2', 'buy wall', 'sell wall'],
    'The list of waiting limit orders at each price. Its depth shows how much can be traded before the price moves. Orders can be withdrawn at any time, so a large wall is no promise.',
    expert(5),
  ),
  define(
    ['Market maker', 'market makers', 'market making', 'MM'],
    'A firm that offers to buy and to sell at the same time and earns the spread. It provides liquidity and carries the risk of its stock. It widens the spread or withdraws when risk rises.',
    expert(5),
  ),
  define(
    ['Stop hunt', 'stop hunting', 'stop run', 'liquidity grab', 'liquidity sweep', 'hunt my stop'],
    'A short move through a level where many stops lie, followed by a return. Stops gather below obvious lows and above obvious highs, and large orders find liquidity there. It needs no conspiracy, and cannot be told from a real break beforehand.',
    expert(5),
  ),
  define(
    ['Verified track record', 'track record', 'verified results', 'myfxbook', 'audited results'],
    'Results that an independent party has read directly from the account. Screenshots and spreadsheets are no verification, because they are easily made or chosen. A full record contains losses, open positions and drawdown.',
    expert(6),
  ),
  define(
    [
      'Signal scam',
      'pump group',
      'pump and dump',
      'signal seller',
      'guru',
      'fake signals',
      'telegram signals',
    ],
    'An offer of trading signals that earns by fees, deposits or referrals, not by the signals. Signs are promised returns, pressure, deleted losses and unverified records. A pump group, which sells to its own members, is one form.',
    expert(6),
  ),
  define(
    [
      'Broker supervision',
      'regulated broker',
      'broker regulation',
      'licence of a broker',
      'broker licence',
      'FCA',
      'unregulated broker',
    ],
    'Oversight of a broker by a public authority. It is looked up in the register on the authority’s own website, by the licence number and the exact legal name, never through a link of the broker. Supervision differs by country and does not protect against trading losses.',
    expert(6),
    beginner(6),
  ),
  define(
    ['Tax records', 'tax', 'taxes', 'capital gains tax', 'tax return'],
    'Dates, amounts, prices and fees of every trade, kept for the tax office. Rules differ by country and by product, and exchanges do not keep data for ever. The usual practice is to export records regularly and to ask a qualified tax adviser.',
    expert(6),
  ),
  define(
    ['Statistical significance', 'p-value', 'statistically significant', 'p value', 'luck or skill'],
    'A result that chance alone would seldom give, for example in fewer than 5 of 100 cases. Among a hundred worthless rules about five look so. It therefore counts only together with the number of tries.',
    expert(2),
  ),
  define(
    ['Walk-forward analysis', 'walk forward', 'walk-forward', 'walk forward testing', 'walkforward'],
    'Fitting rules on some years, testing on the next, and moving on along the time line. Only the tested years count. It shows how the way of choosing rules would have done.',
    expert(2),
  ),
  define(
    ['Benchmark', 'benchmarks', 'beat the market', 'outperform', 'buy-and-hold return'],
    'What a result is compared with, such as holding gold over the same time. In a rising market nearly every rule to buy earned money. A gain smaller than that of holding, at more risk, is no edge.',
    expert(1),
    expert(6),
  ),
  define(
    [
      'Spoofing',
      'spoof',
      'spoofed orders',
      'iceberg order',
      'iceberg',
      'wash trading',
      'market manipulation',
    ],
    'Placing orders with the intent of withdrawing them, to mislead others. It is forbidden in regulated markets. In 2020 JPMorgan agreed to pay 920 million dollars in a US case that included metals.',
    expert(5),
  ),
  define(
    ['Seasonality', 'seasonal', 'january effect', 'santa rally', 'sell in may', 'seasonal pattern'],
    'A tendency to rise or fall at a time of the year. With many months and decades to choose from, some pattern appears by chance. An average also hides the years in which it failed.',
    expert(2),
  ),
];
