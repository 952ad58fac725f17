import { beginner, define, expert, intermediate } from './term.ts';

export const markets = [
  define(
    ['XAU/USD', 'XAUUSD', 'XAU', 'gold quote', 'gold symbol'],
    'The price of one troy ounce of gold in US dollars. XAU is the currency code of gold, so the quote reads like an exchange rate. A quote of 2,400 means that an ounce costs 2,400 dollars.',
    beginner(1),
  ),
  define(
    ['Troy ounce', 'ounce', 'ounces', 'oz', 'troy oz'],
    'The unit of weight for precious metals, 31.1 grams. It is about a tenth heavier than the ounce of a kitchen scale. Gold quotes, contracts and coins all refer to it.',
    beginner(1),
  ),
  define(
    ['Spot market', 'spot', 'spot price', 'spot gold'],
    'The market in which an asset is bought for delivery at once, at the current price. The buyer owns the gold or the bitcoin itself. Derivatives take their price from it.',
    beginner(1),
  ),
  define(
    ['Derivative', 'derivatives'],
    'A contract whose value follows the price of something else. Futures, options and contracts for difference are derivatives. The holder has a claim on a price change, not the asset, and usually trades with leverage.',
    beginner(1),
    expert(4),
  ),
  define(
    ['Contract for difference', 'CFD', 'CFDs'],
    'An agreement with a broker to settle the change of a price in money, called a CFD for short. Neither side delivers any gold or bitcoin. It is usually leveraged, has a financing cost overnight, and depends on the broker being able to pay.',
    beginner(1),
    beginner(5),
  ),
  define(
    ['Liquidity', 'liquid market', 'illiquid', 'thin market'],
    'How much can be bought or sold quickly without moving the price. A liquid market has a narrow spread and many orders close to the price. In an illiquid one even a modest order is filled at worse prices.',
    beginner(1),
    expert(5),
  ),
  define(
    ['Volatility', 'volatile', 'vol', 'price swings'],
    'How far and how fast a price moves. It is often given as the usual change in a day or a year, in percent. Bitcoin has been several times as volatile as gold, so the same position carries more risk.',
    beginner(1),
    intermediate(2),
    expert(3),
  ),
  define(
    ['Gap', 'weekend gap', 'price gap', 'sunday gap', 'gap risk'],
    'A jump between one price and the next with no trades in between. It appears after a weekend or on surprising news. A stop-loss inside a gap is filled at the first price after it, which can be much worse.',
    beginner(1),
    beginner(2),
  ),
  define(
    [
      'Bull and bear markets',
      'bull market',
      'bear market',
      'bullish',
      'bearish',
      'bulls and bears',
      'dead cat bounce',
    ],
    'A long period of rising prices is called a bull market, and a long period of falling prices a bear market. Both contain moves against the main direction, such as a dead cat bounce, a short recovery inside a fall. The names describe the past and forecast nothing.',
    beginner(4),
    intermediate(1),
  ),
  define(
    ['Gold–silver ratio', 'gold silver ratio', 'gold/silver ratio', 'GSR'],
    'The price of an ounce of gold divided by the price of an ounce of silver. A ratio of 80 means that one ounce of gold costs as much as 80 ounces of silver. It has ranged widely over the decades and has no level to which it must return.',
    intermediate(3),
  ),
];
