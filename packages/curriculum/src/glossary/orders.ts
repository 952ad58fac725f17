import { beginner, define, expert } from './term.ts';

export const orders = [
  define(
    ['Bid and ask', 'bid', 'bid price', 'the ask', 'ask price', 'offer price', 'buy price and sell price'],
    'The bid is the price at which a trader can sell now, the ask the price at which a trader can buy. The ask is always the higher one. Whoever buys and sells at once loses the difference.',
    beginner(5),
  ),
  define(
    ['Spread', 'bid-ask spread', 'bid ask spread', 'spreads'],
    'The difference between bid and ask, and the first cost of every trade. It widens when few orders are in the market, at night and around news. A trade starts with a loss of one spread.',
    beginner(5),
  ),
  define(
    ['Slippage', 'slip', 'slipped', 'slipped fill'],
    'The difference between the price that was expected and the price of the fill. It grows with fast markets and with large orders. It can be in favour of the trader, but for stop orders it is mostly against.',
    beginner(5),
    expert(5),
  ),
  define(
    ['Swap', 'rollover', 'overnight fee', 'overnight financing', 'swap fee', 'overnight interest'],
    'The financing cost, or sometimes credit, of a leveraged position that is held overnight. It is also called rollover. On a position that is held for weeks it can exceed all other costs.',
    beginner(5),
  ),
  define(
    ['Lot', 'lot size', 'standard lot', 'mini lot', 'micro lot', '0.01 lot'],
    'The standard amount of a contract. One lot of gold is usually 100 ounces, so a price change of one dollar moves it by 100 dollars. Brokers offer fractions such as 0.01 lots; the contract specification says what one lot is.',
    beginner(5),
  ),
  define(
    ['Pip', 'pips', 'pip value', 'point', 'tick size'],
    'The small unit in which price changes are counted. For gold many brokers call 0.01 or 0.10 dollars a pip, so it has to be looked up. What a pip is worth depends on the size of the position.',
    beginner(5),
  ),
  define(
    ['Market order', 'buy at market', 'at market'],
    'An order to buy or sell at once, at the best price that is there. It is certain to be filled but not at which price. In a fast or thin market it can slip.',
    beginner(5),
  ),
  define(
    ['Limit order', 'buy limit', 'sell limit', 'partial fill'],
    'An order to buy at a given price or lower, or to sell at a given price or higher. It promises the price but not the fill. An order that rests in the book can be filled in parts, which is called a partial fill.',
    beginner(5),
    expert(5),
  ),
  define(
    ['Stop order', 'buy stop', 'sell stop', 'stop entry'],
    'An order that becomes a market order once the price reaches a chosen level. It can open a position on a breakout or close one at a loss. The level is a trigger, not a promised price.',
    beginner(5),
  ),
  define(
    ['Stop-loss', 'SL', 'stop loss', 'stoploss', 'protective stop', 'hard stop'],
    'An order that closes a position when the price reaches a level chosen in advance. It belongs where the idea of the trade is proved wrong. Across a gap it can be filled at a worse price than the level.',
    beginner(2),
    beginner(5),
  ),
  define(
    ['Take-profit order', 'TP', 'take profit', 'take-profit', 'profit target'],
    'A limit order that closes a position at a target chosen in advance, often written TP. It fixes the reward side of the risk-to-reward ratio. Some plans close only a part of the position there.',
    beginner(5),
    beginner(2),
  ),
  define(
    ['Trailing stop', 'trailing stop-loss', 'trailing SL', 'trail my stop'],
    'A stop-loss that follows the price at a fixed distance when the trade moves in favour, and never moves back. The distance can be an amount, a percentage or a multiple of the ATR. It lets a gain run, and gives back the distance at the end.',
    beginner(5),
    expert(1),
  ),
  define(
    ['One-cancels-the-other order', 'OCO', 'one cancels the other'],
    'Two orders that are linked, called OCO for short: when one is filled, the other is cancelled. Typically they are a stop-loss and a target of the same position. Without the link, the order that is left could open a new position by mistake.',
    beginner(5),
  ),
  define(
    ['Good-till-cancelled order', 'GTC', 'good till cancelled', 'day order', 'order expiry'],
    'An order that stays active until it is filled or cancelled, called GTC for short. A day order, by contrast, expires at the end of the session. A forgotten GTC order can be filled weeks later, so open orders belong on a checklist.',
    beginner(5),
  ),
];
