import { beginner, define, expert, intermediate } from './term.ts';

export const charts = [
  define(
    ['Candlestick', 'candle', 'candlestick chart', 'japanese candlestick'],
    'A drawing of four prices of a period: open, high, low and close. The body spans open and close, and the wicks reach to high and low. Its colour shows whether the close was above or below the open.',
    beginner(3),
  ),
  define(
    ['Doji', 'doji candle'],
    'A candle whose open and close are almost the same. It shows that neither buyers nor sellers prevailed in the period. Alone it is weak evidence.',
    beginner(3),
  ),
  define(
    ['Pin bar', 'pinbar', 'hammer', 'hammer candle', 'rejection candle', 'long wick'],
    'A candle with a small body at one end and a long wick at the other, also called hammer or rejection candle. The price went far in one direction and came back. It means more at a level that mattered before than in the middle of a range.',
    beginner(3),
  ),
  define(
    [
      'Support and resistance',
      'support',
      'resistance',
      'S/R',
      'support level',
      'resistance level',
      'support zone',
    ],
    'Support is a zone in which falling prices have turned up before, resistance one in which rising prices have turned down. They are drawn as zones because prices do not turn at one exact number. A broken zone often works the other way round afterwards, which is called role reversal.',
    beginner(4),
  ),
  define(
    ['Trend line', 'trendline', 'trend lines'],
    'A line that joins rising lows or falling highs to show a trend. Two points draw one and a third touch makes it more credible. Two people rarely draw the same line, so a break of it is softer evidence than a break of a swing point.',
    beginner(4),
    intermediate(1),
  ),
  define(
    ['Breakout', 'break out', 'false breakout', 'fakeout', 'fake out', 'bull trap', 'bear trap'],
    'A move of the price out of a zone or a range in which it was held. Many breakouts fail and fall back, which is called a false breakout or a trap. Plans therefore say what has to happen before a breakout counts, such as a close outside.',
    beginner(4),
  ),
  define(
    ['Head and shoulders', 'H&S', 'head & shoulders', 'inverse head and shoulders', 'neckline'],
    'A chart pattern of three peaks, of which the middle one is the highest, above a line through the lows called the neckline. It is read as the end of a rise when the price falls below the neckline; the inverse form has three troughs. Studies find it weaker than its fame, so it needs rules and a test like any other setup.',
    beginner(4),
    expert(1),
  ),
  define(
    ['Market structure', 'break of structure', 'BOS', 'higher highs', 'lower lows'],
    'The order of swing highs and swing lows. Higher highs with higher lows are an uptrend, lower ones a downtrend. When the order ends, one speaks of a break of structure.',
    intermediate(1),
    beginner(4),
  ),
  define(
    ['Pullback', 'retracement', 'pull back', 'dip', 'buy the dip'],
    'A move against the trend that does not break its structure, also called retracement or dip. Some plans enter on it because the stop can be closer. Whether it was a pullback or a turn is known only afterwards.',
    intermediate(1),
  ),
  define(
    [
      'Fibonacci retracement',
      'fib',
      'fibs',
      'fibo',
      'fibonacci',
      'fib levels',
      'golden ratio',
      'golden pocket',
      '61.8',
    ],
    'Levels at 23.6%, 38.2%, 50%, 61.8% and 78.6% of a move, at which a pullback might end. They are drawn from one swing point to another. The ratios have no economic reason of their own; with five levels the price is always near one, so they need testing like any other rule.',
    intermediate(1),
    beginner(4),
  ),
  define(
    [
      'Moving average',
      'MA',
      'SMA',
      'EMA',
      'simple moving average',
      'exponential moving average',
      '200 day average',
    ],
    'The mean of the last prices, drawn as a line. A simple one weighs all of them alike, an exponential one weighs recent prices more. Every average lags, because it is made of the past.',
    intermediate(2),
  ),
  define(
    ['Moving-average crossover', 'golden cross', 'death cross', 'crossover', 'MA cross', 'EMA cross'],
    'The point at which a fast average crosses a slow one. A golden cross is the 50-day average rising above the 200-day one, a death cross the opposite. It comes late, and in a range it gives many false signals.',
    intermediate(2),
  ),
  define(
    ['RSI', 'relative strength index', 'overbought', 'oversold'],
    'The relative strength index, a number from 0 to 100 that compares recent gains with recent losses. Above 70 is called overbought and below 30 oversold. In a strong trend it can stay there for weeks, so it is no signal by itself.',
    intermediate(2),
  ),
  define(
    ['Divergence', 'bullish divergence', 'bearish divergence', 'RSI divergence', 'hidden divergence'],
    'The price makes a new high or low and an indicator such as the RSI does not. It shows that momentum has weakened. A trend can go on for long after it.',
    intermediate(2),
  ),
  define(
    ['MACD', 'moving average convergence divergence', 'MACD histogram', 'signal line'],
    'An indicator made of the difference of two exponential averages and an average of that difference. It shows momentum. Beside two averages and the RSI it mostly repeats the same information.',
    intermediate(2),
  ),
  define(
    ['ATR', 'average true range', 'true range'],
    'The average true range: how far a price usually moves in one period, gaps included. It is used to set stops by volatility, for example at two ATR. It measures size, not direction.',
    intermediate(2),
  ),
  define(
    ['Bollinger bands', 'bollinger', 'BB', 'bollinger squeeze'],
    'A moving average with a line above and below it, usually two standard deviations away. The bands widen with volatility and narrow, or squeeze, in calm markets. A touch of a band is no signal by itself; in a trend the price can move along it.',
    intermediate(2),
  ),
  define(
    ['VWAP', 'volume weighted average price', 'volume-weighted average price'],
    'The volume-weighted average price of a session. Large traders compare their fills with it to judge execution. It starts anew each session.',
    expert(5),
  ),
];
