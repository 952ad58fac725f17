import { beginner, define, expert, intermediate } from './term.ts';

export const methods = [
  define(
    ['Trading plan', 'trade plan', 'written plan'],
    'A written set of rules for what is traded, when to enter, where the stop and the target are, and how large a position is. It is decided before the trade, when nothing is at stake. A rule that is not written cannot be tested.',
    beginner(6),
    intermediate(5),
  ),
  define(
    ['Demo account', 'paper account', 'paper trading', 'demo', 'practice account', 'simulator'],
    'An account with pretend money and real prices, also called paper account. It teaches the platform and the habit of following rules. It does not teach how losing real money feels, and fills are often better than real ones.',
    beginner(6),
  ),
  define(
    ['Trading journal', 'trade journal', 'journal', 'journaling', 'trade diary', 'trading diary'],
    'A record of every trade: reason, entry, stop, target, result, feeling, and whether the rules were kept. It is reviewed at fixed times. It separates bad luck from bad habits.',
    beginner(6),
    intermediate(6),
  ),
  define(
    ['Setup and trigger', 'setup', 'trigger', 'trade setup', 'entry trigger'],
    'A setup is the situation in which a plan allows a trade, and a trigger the event that starts it. A pullback to a zone can be a setup and a close above the last candle its trigger. Stop and target complete the four parts of a plan.',
    intermediate(5),
  ),
  define(
    ['Scalping', 'scalper', 'scalp', 'scalps'],
    'Trading for very small moves, with positions held for seconds or minutes. Spread and commission take a large share of each gain, so costs decide. It needs fast execution and many decisions under stress.',
    beginner(5),
    expert(5),
  ),
  define(
    ['Day trading', 'day trader', 'intraday trading', 'intraday'],
    'Opening and closing all positions within one day, so that nothing is held overnight. It avoids swap and overnight gaps, and pays spread and commission often. Studies of retail day traders find that most lose money.',
    beginner(1),
    beginner(5),
  ),
  define(
    ['Swing trading', 'swing trader', 'swing trade'],
    'Holding positions for days or weeks to catch one larger move. It has fewer costs for spread, more for swap, and the risk of gaps over nights and weekends. It takes less time at the screen than day trading.',
    intermediate(1),
    beginner(5),
  ),
  define(
    ['Copy trading', 'copy trader', 'copytrading', 'social trading', 'mirror trading'],
    'Letting an account repeat the trades of another person automatically. Gains and losses are copied alike, at worse prices and with fees. A ranking by past return favours those who took the most risk and have not yet failed.',
    expert(6),
  ),
  define(
    [
      'Prop-firm challenge',
      'prop firm',
      'prop firms',
      'funded account',
      'funded trader',
      'FTMO',
      'evaluation account',
    ],
    'A paid test of a proprietary trading firm with a profit target and strict loss limits, after which a trader gets a share of gains on the firm’s account. Most participants fail and lose the fee, which is a main income of many such firms. What counts is in the rules on drawdown, consistency and payout.',
    expert(6),
    intermediate(5),
  ),
  define(
    ['Edge', 'trading edge', 'statistical edge'],
    'A reason why a method should make money after costs over many trades. It may come from risk that others avoid, from behaviour or from better execution. Without a reason, a good result is probably luck.',
    expert(1),
  ),
  define(
    ['Momentum', 'trend following', 'trend-following'],
    'The tendency of a price that has moved in one direction to continue. Trend-following methods rest on it; they lose often and a little, and win seldom and much. It fails in ranges.',
    expert(1),
  ),
  define(
    ['Mean reversion', 'mean-reversion', 'mean reverting', 'reversion to the mean'],
    'The tendency of a price that has moved far from its average to come back. Methods that rest on it win often and a little, and lose seldom and much. It fails in strong trends.',
    expert(1),
  ),
  define(
    ['Fear of missing out', 'FOMO'],
    'The urge to enter because the price moves without one, called FOMO for short. Entries made from it are late and their stops too far or missing. A written setup answers it: no setup, no trade.',
    intermediate(6),
  ),
  define(
    ['Revenge trading', 'revenge trade', 'win it back'],
    'Trading at once, and often larger, to win back a loss. It is driven by anger, not by a setup. A daily loss limit and a break after losses are the usual remedies.',
    intermediate(6),
  ),
];
