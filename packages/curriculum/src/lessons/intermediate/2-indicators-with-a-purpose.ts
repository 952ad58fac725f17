import type { Lesson } from '../lesson.ts';

export const indicatorsWithAPurpose: Lesson = {
  level: 'intermediate',
  module: 2,
  title: 'Indicators With a Purpose: Averages, RSI, ATR',
  summary:
    'What moving averages, RSI, ATR and MACD compute, which question each one answers, and why more of them do not add information.',
  sections: [
    {
      id: 'what-they-are',
      title: 'What an indicator is',
      paragraphs: [
        'An indicator is arithmetic on past prices. It contains nothing that the chart does not. Its use is to answer one question the same way every time. Before you add one, write the question down. If you cannot, leave it off the chart.',
      ],
    },
    {
      id: 'averages',
      title: 'Averages: which way, and how late',
      paragraphs: [
        'A simple moving average is the mean of the last n closes. An exponential one, the EMA, gives recent closes more weight: each new value moves from the old one towards the close by the share 2 ÷ (n + 1). Both follow the price with a lag. A longer period is calmer and later.',
        'In a crossover system a fast average crossing a slow one gives the signal. It catches every long trend, late, and it loses again and again in a range. There is no period that keeps the first property without the second.',
      ],
    },
    {
      id: 'rsi',
      title: 'RSI: how one-sided',
      paragraphs: [
        'The relative strength index compares the average gain with the average loss of the last periods, usually 14. RSI is 100 − 100 ÷ (1 + RS), where RS is average gain divided by average loss. It runs from 0 to 100. Above 70 is called overbought and below 30 oversold.',
        'The names mislead. In a strong trend RSI can stay above 70 for weeks, and selling there means standing against the trend. In a range the same readings have more meaning. Divergence is a new high in price that RSI does not confirm with a new high of its own. It shows fading momentum, often several times before anything turns.',
      ],
    },
    {
      id: 'atr',
      title: 'ATR: how far is normal',
      paragraphs: [
        'The true range of a day is the largest of three distances: high to low, high to the previous close, and low to the previous close. The average true range is its average, usually over 14 periods. It says nothing about direction. It tells you how far the price ordinarily moves, and so how far a stop must stand not to be hit by nothing in particular.',
      ],
    },
    {
      id: 'stacking',
      title: 'Why stacking repeats itself',
      paragraphs: [
        'MACD is the 12-period EMA minus the 26-period EMA, with a 9-period EMA of that difference as its signal line. It is built from averages, so it cannot confirm what averages say. RSI, stochastics and MACD all measure momentum from the same closes. Three of them agreeing is one witness speaking three times.',
        'Take at most one tool for each question: one for direction, one for distance, and the chart itself for the place.',
      ],
    },
  ],
  example: {
    title: 'Worked example: one day, three indicators',
    paragraphs: [
      'A 19-day EMA of gold stands at 2,400 and gold closes at 2,420. The share is 2 ÷ (19 + 1) = 0.1, so the new value is 2,400 + 0.1 × 20 = 2,402. The price is far ahead of its average. That is the lag.',
      'The average gain of the last 14 days is 12 dollars and the average loss 4. RS is 12 ÷ 4 = 3, and RSI is 100 − 100 ÷ (1 + 3) = 75. In an uptrend that is a description and no sell signal.',
      'The 14-day ATR is 28 dollars. A stop two ATR away stands 2 × 28 = 56 dollars from the entry. If you risk $112, the size is 112 ÷ 56 = 2 ounces. Should the ATR rise to 40, the same rule gives a stop of 2 × 40 = 80 dollars and a size of 112 ÷ 80 = 1.4 ounces. The market became wilder and the position smaller, while the risk stayed at $112.',
    ],
  },
  terms: [
    {
      term: 'Simple moving average',
      definition: 'The arithmetic mean of the last n closing prices, renewed with every candle.',
    },
    {
      term: 'Exponential moving average',
      definition:
        'A moving average that gives recent prices more weight, by the share two divided by n plus one.',
    },
    {
      term: 'Moving-average crossover',
      definition: 'A signal given when a fast moving average crosses a slow one.',
    },
    {
      term: 'RSI',
      definition: 'Relative strength index: average gains against average losses on a scale from 0 to 100.',
    },
    {
      term: 'Divergence',
      definition: 'A new extreme in price that a momentum indicator does not confirm with one of its own.',
    },
    {
      term: 'ATR',
      definition:
        'Average true range: how far the price ordinarily moves in a period, gaps included, without a direction.',
    },
    {
      term: 'MACD',
      definition:
        'The difference between a fast and a slow exponential average, with an average of that difference as signal line.',
    },
  ],
  checks: [
    {
      id: 'rsi-from-averages',
      figure: 'rsi',
      question: 'The average gain is 6 and the average loss is 2. What is RSI?',
      choices: ['25', '66.7', '75'],
      answer: 2,
      explanation: 'RS is 6 ÷ 2 = 3, and the index is 100 − 100 ÷ (1 + 3) = 75.',
      misses: [
        '25 is the other side: 100 ÷ (1 + 3). The index is 100 less that.',
        '66.7 would come from a ratio of 2. Here 6 ÷ 2 = 3.',
      ],
    },
    {
      id: 'high-atr',
      figure: 'atr',
      question: 'What does a high ATR say?',
      choices: [
        'That the price will rise',
        'That ordinary moves are large, so stops must be wider and positions smaller',
        'That the market is overbought',
      ],
      answer: 1,
      explanation: 'ATR measures distance and has no direction. Position size has to follow it.',
      misses: [
        'ATR has no direction: a market that falls fast has a high ATR as well.',
        'Overbought is a question for the RSI. ATR says how far prices go, not how one-sided they are.',
      ],
    },
    {
      id: 'rsi-and-macd',
      question: 'RSI and MACD both turn up. Why is that weak confirmation?',
      choices: [
        'Because both are computed from the same closing prices',
        'Because they use different timeframes by definition',
        'Because MACD only works on Bitcoin',
      ],
      answer: 0,
      explanation:
        'Two formulas over the same prices mostly repeat each other. A second opinion needs a second source.',
      misses: [
        'Neither has a timeframe by definition: both work on any chart.',
        'MACD is a formula over closing prices and works on any market that has them.',
      ],
    },
  ],
  figures: [
    { after: 'averages', figure: 'moving-average' },
    { after: 'rsi', figure: 'rsi' },
    { after: 'atr', figure: 'atr' },
  ],
  seeAlso: [
    { level: 'beginner', module: 2 },
    { level: 'intermediate', module: 1 },
  ],
};
