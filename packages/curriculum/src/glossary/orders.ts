import { beginner, define, expert, intermediate } from './term.ts';

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
    ['Slippage', 'slipped fill'],
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
    ['Pip', 'pips', 'pip value', 'tick size'],
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
  define(
    ['Stop-limit order', 'stop limit', 'stop-limit', 'stop-market', 'stop market order'],
    'A stop order that becomes a limit order instead of a market order. It prevents a bad price and may not be filled at all. In a fast fall the price can pass it and leave the position open.',
    beginner(5),
  ),
  define(
    ['Guaranteed stop', 'guaranteed stop-loss', 'GSLO'],
    'A stop order for which the broker promises the price, gaps included. It costs an extra fee or a wider spread. Only some brokers and markets have it.',
    beginner(5),
  ),
  define(
    ['Break-even stop', 'breakeven stop', 'break even', 'breakeven', 'move the stop to entry', 'free trade'],
    'A stop that is moved to the entry after the price has gone some way in favour. It removes most of the risk of the trade, except for gaps and costs. It also ends many trades that would have gone on.',
    intermediate(5),
  ),
  define(
    [
      'Scaling in and out',
      'scaling out',
      'scaling in',
      'scale out',
      'scale in',
      'partial profit',
      'partial profits',
      'partials',
      'pyramiding',
      'take partials',
    ],
    'Opening or closing a position in parts. Scaling out makes results calmer and gains smaller. Scaling in raises the risk unless the stop of the whole position follows.',
    intermediate(5),
  ),
  define(
    [
      'ECN broker',
      'ECN',
      'STP',
      'dealing desk',
      'no dealing desk',
      'A-book',
      'B-book',
      'market-maker broker',
    ],
    'A broker that passes orders to banks and other traders and earns a commission or an addition to the spread. A dealing desk or B-book broker takes the other side itself. Many do both.',
    beginner(5),
  ),
  define(
    ['Commission', 'trading fee', 'trading fees', 'broker fee', 'maker fee', 'taker fee', 'maker and taker'],
    'The fee of a broker or exchange for each trade, fixed or as a percentage. It is paid on opening and again on closing. Exchanges often ask less of makers, whose orders wait, than of takers.',
    beginner(5),
  ),
  define(
    ['Swap-free account', 'Islamic account', 'swap free', 'halal account', 'halal trading'],
    'An account without interest for positions held overnight, made for Muslims. The broker usually charges fees, wider spreads or commissions instead. Whether it agrees with religious law is a question for a scholar.',
    beginner(5),
  ),
  define(
    ['Trading platform', 'MetaTrader', 'MT4', 'MT5', 'TradingView', 'charting software', 'trading app'],
    'The program in which charts are read and orders are sent, such as MetaTrader or TradingView. Differences lie in order types, in the data, and in what keeps running when the computer is off. It is learnt on a demo account, where a wrong button costs nothing.',
    beginner(6),
    beginner(5),
  ),
  define(
    ['Basis point', 'basis points', 'bps', 'bp'],
    'A hundredth of one percent. A fee of 5 basis points is 0.05%, or 5 dollars on 10,000. Interest rates and small costs are given in it.',
    beginner(5),
    expert(5),
  ),
];
