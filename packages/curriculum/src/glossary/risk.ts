import { beginner, define, expert, intermediate } from './term.ts';

export const risk = [
  define(
    ['Risk per trade', '1% rule', 'one percent rule', '2% rule', 'risk percentage'],
    'The share of equity that is lost if the stop-loss of a trade is hit. Many written plans set it between 0.5% and 2%. It is decided before the size of the position, never after.',
    beginner(2),
  ),
  define(
    ['Equity', 'account equity', 'balance and equity'],
    'The balance of an account plus or minus the result of all open positions. It is what the account would be worth if everything were closed now. Risk is computed from equity, not from the deposit.',
    beginner(2),
  ),
  define(
    ['Position size', 'position sizing', 'lot size calculator', 'size of a position', 'trade size'],
    'How many units or contracts are traded. The formula is equity × risk % ÷ (stop distance × contract size). A wider stop means a smaller position at the same risk.',
    beginner(2),
  ),
  define(
    [
      'Risk-to-reward ratio',
      'RR',
      'R:R',
      'risk reward',
      'risk/reward',
      'risk reward ratio',
      'reward to risk',
      'risk to reward',
    ],
    'The distance from the entry to the stop compared with the distance from the entry to the target. Risking 100 dollars to make 200 is a ratio of 1 to 2. It says nothing without the win rate, because a far target is reached less often.',
    beginner(2),
    intermediate(5),
  ),
  define(
    ['Leverage', 'leveraged', 'geared', 'gearing'],
    'Controlling a position that is larger than the money put down for it. With 10 to 1, a price change of 1% changes that money by 10%. It enlarges gains and losses alike.',
    beginner(2),
    expert(4),
  ),
  define(
    ['Margin call', 'margin calls'],
    'A demand of the broker for more money because losses have used up too much of the margin. If the money does not come, the broker may close positions. This often happens at a bad moment.',
    beginner(2),
    expert(4),
  ),
  define(
    ['Drawdown', 'DD', 'draw down', 'maximum drawdown', 'max drawdown', 'peak to trough'],
    'The fall of an account from a peak to the lowest point before the next peak, in percent. The largest one is the maximum drawdown. A drawdown of 50% needs a gain of 100% to recover.',
    expert(3),
    beginner(2),
  ),
  define(
    ['Portfolio heat', 'heat', 'total open risk', 'open risk'],
    'The sum of what all open positions would lose if every stop were hit. Five positions with 1% risk each have a heat of 5%. Correlated positions make it more likely that all are hit together.',
    expert(3),
  ),
  define(
    ['Risk of ruin', 'ruin', 'blow up an account', 'blow an account', 'blown account'],
    'The probability that a series of losses takes an account to a point at which trading ends. It depends on the win rate, the ratio of gains to losses and above all the risk per trade. Halving the risk per trade lowers it by far more than half.',
    expert(3),
  ),
  define(
    [
      'Averaging down',
      'average down',
      'cost averaging on a loser',
      'adding to a loser',
      'adding to a losing trade',
    ],
    'Buying more of a position that is losing, so that the average entry price falls. The break-even point comes closer while the amount at risk grows. It turns a planned loss into one without a limit unless a stop for the whole position is set in advance.',
    beginner(2),
    intermediate(6),
  ),
  define(
    ['Martingale', 'doubling down', 'double down', 'double after a loss', 'double up'],
    'A staking rule that doubles the size after every loss, so that one win repays all of them. A long enough losing run exceeds any account; ten losses in a row multiply the first stake by 1,024. It changes many small gains and one ruinous loss for no edge at all.',
    expert(3),
    intermediate(6),
  ),
  define(
    ['Daily loss limit', 'daily limit', 'daily stop', 'max daily loss'],
    'An amount or a number of losses after which trading ends for the day. It is written down in advance, because after losses judgement is worse. It also stops a faulty system or a bad connection from doing more damage.',
    intermediate(6),
  ),
  define(
    ['Kelly criterion', 'kelly', 'kelly formula', 'half kelly', 'fractional kelly'],
    'A formula for the share of equity that makes an account grow fastest when the win rate and the payoff are known exactly. They never are, and full Kelly brings very deep drawdowns. Fractional Kelly uses a half or a quarter of the result.',
    expert(3),
  ),
  define(
    ['Value at risk', 'VaR'],
    'An estimate of the loss that will not be exceeded with a given probability over a given time, called VaR for short. A one-day VaR of 2% at 95% means that one day in twenty is expected to be worse. It says nothing about how much worse.',
    expert(3),
  ),
  define(
    ['Correlation', 'correlated', 'correlation coefficient', 'uncorrelated'],
    'A number from −1 to 1 for how closely two prices move together. At 1 they move alike, at 0 they are unrelated, at −1 they move opposite. It changes over time, so a measured value is a description and no promise.',
    expert(3),
    intermediate(4),
  ),
];
