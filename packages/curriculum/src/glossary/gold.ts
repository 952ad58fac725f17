import { beginner, define, expert, intermediate } from './term.ts';

export const gold = [
  define(
    ['Real yield', 'real yields', 'real interest rate', 'real rates', 'TIPS yield', 'TIPS'],
    'The yield of a bond minus expected inflation. Gold pays no interest, so a higher real yield makes holding it more costly in comparison. The two have often moved opposite, but not always.',
    intermediate(3),
  ),
  define(
    ['US dollar index', 'DXY', 'dollar index', 'strong dollar', 'weak dollar'],
    'The value of the dollar against a basket of six currencies, also called DXY. Gold is priced in dollars, so a stronger dollar makes it dearer elsewhere. The two often move opposite.',
    intermediate(3),
  ),
  define(
    [
      'Federal funds rate',
      'fed rate',
      'FOMC',
      'Federal Reserve',
      'the Fed',
      'rate hike',
      'rate cut',
      'interest rate decision',
    ],
    'The interest rate that the Federal Reserve, the central bank of the United States, sets for lending between banks. Its committee, the FOMC, decides on it eight times a year. Markets move on the difference from what was expected.',
    intermediate(3),
  ),
  define(
    ['Consumer Price Index', 'CPI', 'inflation report', 'inflation data'],
    'The monthly measure of consumer prices, called CPI for short. It shows inflation. What moves the market is the surprise against the forecast, not the figure alone.',
    intermediate(3),
  ),
  define(
    ['Non-farm payrolls', 'NFP', 'nonfarm payrolls', 'non farm payroll', 'jobs report', 'payrolls'],
    'The monthly number of jobs added in the United States outside farming, called NFP for short. It is published on a Friday and moves dollar, yields and gold within seconds. Spreads widen and stops slip around it.',
    intermediate(3),
  ),
  define(
    ['Safe haven', 'safe-haven', 'flight to safety', 'safe asset'],
    'An asset that people buy in times of fear, such as gold, the dollar or government bonds. The flow can be strong and short. In a rush for cash even gold has been sold.',
    intermediate(3),
  ),
  define(
    ['Physical gold', 'gold bar', 'gold coin', 'bullion', 'real gold', 'gold bars'],
    'Gold as coins or bars that the buyer owns and has to store and insure. It has no counterparty that can fail, and it cannot be sold within seconds. Dealers buy back below the price at which they sell.',
    beginner(1),
    intermediate(3),
  ),
  define(
    ['Premium over spot', 'coin premium', 'dealer premium'],
    'What a coin or bar costs more than the gold in it. It pays for making, trade and demand, and is higher in percent for small pieces. It is often lost, at least partly, when the piece is sold.',
    beginner(1),
    beginner(5),
  ),
  define(
    ['Gold ETF', 'GLD', 'gold fund', 'exchange-traded fund', 'ETF'],
    'An exchange-traded fund that holds gold and issues shares in it. Its price follows gold minus a yearly fee. The holder has a share in a fund, trades in the hours of the stock exchange, and normally cannot ask for bars.',
    intermediate(3),
    beginner(1),
  ),
  define(
    ['COT report', 'COT', 'commitments of traders', 'commitment of traders'],
    'The Commitments of Traders report, published weekly by the regulator of US futures markets. It shows how many futures commercial firms, funds and small traders hold. It is three days old when it appears, and an extreme position can become more extreme.',
    intermediate(3),
    expert(5),
  ),
];
