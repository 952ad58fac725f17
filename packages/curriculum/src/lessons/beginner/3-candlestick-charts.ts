import type { Lesson } from '../lesson.ts';

export const candlestickCharts: Lesson = {
  level: 'beginner',
  module: 3,
  title: 'Reading Candlestick Charts',
  summary: 'How four prices make a candle, which patterns have names, and why none of them is proof.',
  sections: [
    {
      id: 'open-high-low-close',
      title: 'Open, high, low and close',
      paragraphs: [
        'A candlestick shows four prices of one period: the open, the high, the low and the close. The open is the first price of the period and the close is the last. The high and the low are the extremes in between.',
        'The four prices are often shortened to OHLC. They say where the price started, how far it travelled and where it ended. They do not say in which order the high and the low were reached.',
      ],
    },
    {
      id: 'body-and-wick',
      title: 'Candle body and wick',
      paragraphs: [
        'The candle body is the thick part between the open and the close. A long body means that one side kept control through the period. A short body means that the price ended close to where it began.',
        'The wicks, also called shadows, are the thin lines from the body to the high and to the low. A long wick shows prices that were reached and then rejected. A long lower wick means that sellers pushed the price down and buyers brought it back.',
        'A bullish candle closes above its open, and a bearish candle closes below its open. Many charts draw bullish candles green and bearish candles red, but the colours are a setting, so check them first.',
      ],
    },
    {
      id: 'timeframes',
      title: 'Timeframes',
      paragraphs: [
        'The timeframe is the length of time that one candle covers, such as fifteen minutes, one hour or one day. A daily candle sums up all the hourly candles of that day. Short timeframes contain more noise and cost more in spread and fees, because they invite more trades.',
        'A candle is not finished until its period ends. A shape that looks strong ten minutes before the close may be gone at the close. Most written rules therefore wait for the close.',
      ],
    },
    {
      id: 'other-charts',
      title: 'Line, bar and other charts',
      paragraphs: [
        'A line chart joins the closes and leaves out the rest, so it shows the direction and hides how far the price travelled. A bar chart shows the same four prices as a candle, with the open as a tick on the left and the close as a tick on the right.',
        'Heikin-Ashi candles are averages: the close is the mean of the four prices, and the open is the middle of the body before. They look calmer, but their prices were not traded, so a stop or a test needs the real ones. A Renko chart draws a brick for each move of a fixed size and leaves out time. None of these charts contains more than the prices do.',
      ],
    },
    {
      id: 'scale',
      title: 'Linear and logarithmic scale',
      paragraphs: [
        'On a linear scale each dollar takes the same height. On a logarithmic scale each percentage does: the way from 100 to 200 is as high as the way from 10,000 to 20,000, because both are a doubling.',
        'The difference matters over years, and most for Bitcoin, which rose from below one dollar to tens of thousands. On a linear chart its first years look flat and its last rise looks like a wall. On a logarithmic chart the early falls are as visible as the later ones. A trend line that is straight on one scale is curved on the other, so a plan that uses lines names the scale. Over a few days of gold both look alike.',
      ],
    },
    {
      id: 'where-candles-come-from',
      title: 'Where candlesticks come from',
      paragraphs: [
        'Candlestick charts come from Japan, where they were used in the trade with rice. Tradition names Munehisa Homma, a rice merchant of Sakata in the 18th century, as their inventor. In today’s form they are probably younger, from the late 19th century.',
        'In the West they became known through Steve Nison’s book Japanese Candlestick Charting Techniques of 1991. Before, Western charts were mostly lines and bars. The age of a method is no proof that it works. A name such as hammer describes a shape, and whether the shape helps has to be tested.',
      ],
    },
    {
      id: 'named-patterns',
      title: 'Doji, engulfing candle and pin bar',
      paragraphs: [
        'A doji is a candle whose open and close are almost equal. It shows indecision, not a change of direction.',
        'A bullish engulfing candle has a body that covers the whole body of the bearish candle before it. A bearish engulfing candle is the mirror image. It shows that control passed from one side to the other within that period.',
        'A pin bar has a small body near one end and a wick that is at least about two thirds of its whole length. It shows that the price was pushed to an extreme and was then rejected.',
      ],
    },
    {
      id: 'hammer-and-star',
      title: 'Hammer, hanging man and shooting star',
      paragraphs: [
        'A hammer has a small body at the top and a long lower wick, after a fall. A hanging man has the same shape after a rise. Only the place in the chart differs: after a fall the lower wick is read as buyers coming in, after a rise as a first sign that sellers can push. An inverted hammer after a fall and a shooting star after a rise are the mirror image, with a long upper wick.',
        'A doji with only an upper wick is called a gravestone, and one with only a lower wick a dragonfly. Many rules wait for the next candle to close beyond the pattern. Without a trend and a zone at that place the shape is no more than chance.',
      ],
    },
    {
      id: 'several-candles',
      title: 'Patterns of two and three candles',
      paragraphs: [
        'A morning star is a long falling candle, a small one, and a long rising one that closes well inside the first; an evening star is its opposite at the top. If the small candle is a doji with gaps on both sides, the pattern is called an abandoned baby. Three black crows are three long falling candles in a row, each closing lower. Three white soldiers are three rising ones.',
        'A harami is a small body inside the body of the candle before it. An inside bar stays within the whole range of the candle before it, wicks included, and shows a pause. Gold and Bitcoin seldom gap within the week, so patterns that need gaps are rare in them.',
      ],
    },
    {
      id: 'weak-evidence',
      title: 'Why a single pattern is weak evidence',
      paragraphs: [
        'A single candle pattern is weak evidence, because the same shapes appear by chance in random data. The context of the pattern matters more: the trend, a nearby support or resistance zone, the time of day and the news.',
        'Patterns fail often, and a failed pattern costs real money. Treat one as a question to examine, with a stop-loss where the answer would be no.',
      ],
    },
  ],
  example: {
    title: 'Worked example: one candle in numbers',
    paragraphs: [
      'Example prices of a gold candle: open $2,510, high $2,514, low $2,490, close $2,512. The whole range is 2,514 − 2,490 = $24. The body is 2,512 − 2,510 = $2, and the candle is bullish.',
      'The upper wick is 2,514 − 2,512 = $2 and the lower wick is 2,510 − 2,490 = $20. The lower wick is 20 ÷ 24 = 83% of the range, so this is a pin bar. A buyer with a stop below $2,490 would risk about $22 an ounce from the close, and the next candle may still fall.',
    ],
  },
  terms: [
    {
      term: 'Candlestick',
      definition: 'A drawing of the open, high, low and close of one period of time.',
    },
    { term: 'Candle body', definition: 'The thick part of a candlestick, between the open and the close.' },
    {
      term: 'Wick',
      definition: 'The thin line from the body of a candle to its high or low; also called a shadow.',
    },
    { term: 'Timeframe', definition: 'The length of time that one candle on a chart covers.' },
    { term: 'Doji', definition: 'A candle whose open and close are almost equal; a sign of indecision.' },
    {
      term: 'Engulfing candle',
      definition: 'A candle whose body covers the whole opposite body of the candle before it.',
    },
    {
      term: 'Pin bar',
      definition:
        'A candle with a small body at one end and one wick of about two thirds of its length or more.',
    },
  ],
  checks: [
    {
      id: 'candle-body',
      question: 'A candle opens at 100, reaches 108, falls to 98 and closes at 105. How long is its body?',
      choices: ['10', '8', '5', '3'],
      answer: 2,
      explanation: 'The body is the distance between open and close: 105 − 100 = 5.',
    },
    {
      id: 'doji',
      question: 'What does a doji show?',
      choices: ['Indecision', 'A certain reversal', 'A strong trend'],
      answer: 0,
      explanation: 'Open and close are almost equal, so neither side ended ahead. It predicts nothing alone.',
    },
    {
      id: 'wait-for-close',
      question: 'Why do most written rules wait for a candle to close?',
      choices: [
        'Orders are only accepted at the close',
        'The spread is always zero at the close',
        'The shape can still change until the period ends',
      ],
      answer: 2,
      explanation: 'Before the close the last price, and with it the whole pattern, can still change.',
    },
  ],
  figures: [{ after: 'body-and-wick', figure: 'candle-anatomy' }],
  seeAlso: [
    { level: 'beginner', module: 4 },
    { level: 'intermediate', module: 1 },
  ],
};
