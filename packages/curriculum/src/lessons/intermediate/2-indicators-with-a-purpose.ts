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
      id: 'crosses',
      title: 'Golden cross and death cross',
      paragraphs: [
        'A golden cross is the 50-day average rising above the 200-day average. A death cross is the 50-day average falling below it. The names were spread by newspapers and newsletters, and nobody is known as their inventor. They are as loud as headlines are.',
        'Both crosses come late, because an average of 200 days turns slowly and a large part of the move is over by then. In a long trend they stay on the right side; in a range they follow each other and lose. In March 2020 Bitcoin showed a death cross about two weeks after its lowest price, and rose afterwards. One case proves nothing, but it shows how late the signal is.',
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
      id: 'rsi-step-by-step',
      title: 'RSI and its smoothing, step by step',
      paragraphs: [
        'Welles Wilder published the RSI in 1978. The first average gain is the mean of the gains of 14 periods, where a falling period counts as zero; the average loss is made likewise. Afterwards each average is smoothed: the new average is 13 times the old one plus the latest value, divided by 14. RSI is 100 − 100 ÷ (1 + RS), where RS is the average gain divided by the average loss.',
        'Example: the old average gain is 2 and today’s gain 9, so the new one is (13 × 2 + 9) ÷ 14 = 2.5. The average loss was 1.4 and today has none, so it becomes 13 × 1.4 ÷ 14 = 1.3. RSI is 100 − 100 ÷ (1 + 2.5 ÷ 1.3) = 65.8. Oversold describes a value below 30; it is no instruction to buy.',
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
      id: 'atr-multiples',
      title: 'Why stops use a multiple of the ATR',
      paragraphs: [
        'One ATR is the ordinary range of a period, so ordinary movement often reaches a stop that is one ATR away. A multiple of 1.5 or 2 leaves room for that. The number is a convention and no law of nature, so a test looks at its neighbours too.',
        'The multiple does not change the risk. It changes the size. With an ATR of $20 and $120 at risk, 1.5 ATR is a stop of $30 and a size of 120 ÷ 30 = 4 ounces; 2 ATR is a stop of $40 and 120 ÷ 40 = 3 ounces; 3 ATR is a stop of $60 and 120 ÷ 60 = 2 ounces. A wider stop is hit less often, and the same target is then worth fewer multiples of the risk.',
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
    {
      id: 'macd-histogram',
      title: 'The MACD histogram',
      paragraphs: [
        'The bars of the MACD histogram are the MACD line minus its signal line. A bar above zero means that the MACD line is above its signal line, and a bar of zero is their crossing. Growing bars mean that the two lines move apart, shrinking bars that they come together. If MACD is 6 and its signal 4, the bar is 6 − 4 = 2; at 6.5 and 5.5 it is 6.5 − 5.5 = 1, so the bars shrink although MACD still rises.',
        'Shrinking bars while the price rises are read as fading momentum, and a new high in price with a lower peak of the bars as a divergence. Both often appear several times before a turn, or without one. Gerald Appel devised MACD in the late 1970s, and Thomas Aspray added the histogram in 1986.',
      ],
    },
    {
      id: 'volume',
      title: 'Volume and capitulation',
      paragraphs: [
        'Volume is how much was traded in a period, drawn as bars under the chart. A breakout on high volume has more people behind it than one on low volume. A rise on falling volume is read as a move that fewer and fewer follow.',
        'Capitulation is a fast fall at the end of a decline, with volume far above the usual, a wide range and often a close well above the low. Those who could not hold any longer, the weak hands, have sold. Chartists look for such a climax, and then for falls on less and less volume, as a sign of exhaustion. It is recognised afterwards, because in the middle of a decline every large bar looks like the last. Spot gold has no total volume, so futures stand in for it.',
      ],
    },
    {
      id: 'best-settings',
      title: 'Is there a best indicator or setting?',
      paragraphs: [
        'There is no best indicator and no best setting. Each setting exchanges speed for false signals: a short average turns early and often wrongly, a long one late and seldom. What was best in the past was best for that stretch of prices, and searching for it is the usual way to fit rules to chance.',
        'The defaults, such as 14 for RSI and ATR or 12, 26 and 9 for MACD, mostly go back to the authors of the indicators and are common because they are common. A plan takes one setting, says what it is for, and checks whether neighbouring values give similar results. If 14 earns while 13 and 15 lose, it was luck.',
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
    { after: 'atr-multiples', figure: 'atr-and-size' },
  ],
  seeAlso: [
    { level: 'beginner', module: 2 },
    { level: 'intermediate', module: 1 },
  ],
};
