import type { Lesson } from '../lesson.ts';

export const marketStructure: Lesson = {
  level: 'intermediate',
  module: 1,
  title: 'Market Structure Across Timeframes',
  summary:
    'How to read trend, range and pullback by their swings, when structure breaks, and how to go from the daily chart down to a trade.',
  sections: [
    {
      id: 'structure',
      title: 'Structure is the order of the swings',
      paragraphs: [
        'Market structure is the series of swing highs and swing lows on one timeframe. Higher highs with higher lows are an uptrend. Lower highs with lower lows are a downtrend. Anything else is a range or a transition. That is all the classification you need, as long as you apply the same swing definition everywhere.',
      ],
    },
    {
      id: 'break-of-structure',
      title: 'Break of structure',
      paragraphs: [
        'In an uptrend the last higher low is the line that matters. While it holds, the trend stands. When a candle closes below it, the structure is broken: the series of higher lows is over.',
        'A break is not yet a downtrend. That needs a lower high and a lower low as well. Many breaks turn into ranges, and some are false. The break tells you to stop treating every dip as a gift. It does not tell you to sell.',
      ],
    },
    {
      id: 'top-down',
      title: 'From the daily chart down',
      paragraphs: [
        'Top-down analysis starts with the chart on which you decide the direction and ends with the one on which you enter. A common set is daily, four hours and fifteen minutes. The daily chart says which side, if any. The four-hour chart says where, by its zones and its last swing. The fifteen-minute chart says when.',
        'The lower chart may not overrule the higher one. A fifteen-minute uptrend inside a daily downtrend is most often a pullback that looks exciting from close by. If the charts disagree and your plan does not say what then, the answer is no trade.',
        'Use three timeframes, and let each be four to six times the next or more. With five charts you will always find one that agrees with what you wanted.',
      ],
    },
    {
      id: 'pullbacks-and-ranges',
      title: 'Pullbacks and ranges',
      paragraphs: [
        'A pullback is a move against the trend that does not break its structure. Trading with the trend from a pullback gives a nearer stop than buying at the high. The price for that is missing the trends that never pull back, and catching the pullback that turns out to be the end.',
        'A range has a top and a bottom that have each been tested at least twice. Its middle is the worst place to trade: the stop is far, the target is near, and nothing has been decided.',
      ],
    },
  ],
  example: {
    title: 'Worked example: a pullback in gold',
    paragraphs: [
      'On the daily chart gold made a swing low at 2,310, a high at 2,390, a higher low at 2,345 and a higher high at 2,430. The uptrend stands while no day closes below 2,345. The last rise measured 2,430 − 2,345 = 85 dollars.',
      'The price falls back to 2,388, where the old high at 2,390 should now be support. The pullback took 2,430 − 2,388 = 42 dollars, about half of the rise: 42 ÷ 85 = 49%. On the fifteen-minute chart a lower high is broken upwards and you buy at 2,392. The low of the pullback is 2,386, so the stop stands at 2,384. The risk is 2,392 − 2,384 = 8 dollars an ounce. The first target is the old high: 2,430 − 2,392 = 38 dollars, or 38 ÷ 8 = 4.75 times the risk.',
      'The stop is narrow because it comes from the small chart. Ordinary daily movement can reach it while the daily structure is still perfectly intact. A stop below the daily swing low would be at 2,343 and cost 2,392 − 2,343 = 49 dollars, and the same target would then be worth only 38 ÷ 49 = 0.78 times the risk. You choose between being stopped often and being paid little. Neither can be wished away.',
    ],
  },
  terms: [
    { term: 'Higher high', definition: 'A swing high above the previous swing high on the same timeframe.' },
    {
      term: 'Break of structure',
      definition: 'A close beyond the last swing that a trend needed to keep its series of highs and lows.',
    },
    {
      term: 'Top-down analysis',
      definition: 'Deciding direction on a high timeframe, place on a middle one and timing on a low one.',
    },
    {
      term: 'Trading range',
      definition: 'A market that turns at a top and a bottom which have each been tested at least twice.',
    },
    { term: 'Pullback', definition: 'A move against a trend that leaves the trend’s structure unbroken.' },
  ],
  checks: [
    {
      id: 'close-below-low',
      figure: 'broken-structure',
      question: 'An uptrend’s last higher low is 1,880 and a day closes at 1,874. What is established?',
      choices: [
        'A downtrend',
        'A break of structure, not yet a downtrend',
        'Nothing, because only wicks count',
      ],
      answer: 1,
      explanation: 'The series of higher lows is over. A downtrend also needs a lower high and a lower low.',
      misses: [
        'Not yet: a downtrend needs a lower high and a lower low, too.',
        'A wick alone is no break here, but this was a close at 1,874, below 1,880.',
      ],
    },
    {
      id: 'charts-disagree',
      figure: 'three-frames',
      question:
        'The daily chart falls while the fifteen-minute chart rises. What does top-down analysis say?',
      choices: [
        'The daily chart decides the side, so a long trade needs a rule of its own or is left out',
        'The lower chart is more recent, so it decides',
        'Trade both directions at once',
      ],
      answer: 0,
      explanation: 'The lower timeframe times a trade and may not overrule the direction of the higher one.',
      misses: [
        'More recent is not more important. A rise on the small chart is most often a pullback inside the fall.',
        'Two opposite trades pay two spreads and decide nothing.',
      ],
    },
    {
      id: 'middle-of-range',
      question: 'Why is the middle of a range a poor place to enter?',
      choices: [
        'Because the spread is widest there',
        'Because orders are not accepted there',
        'Because the stop is far, the target near, and neither side has been tested',
      ],
      answer: 2,
      explanation:
        'From the middle the distance to the proof of error is as large as the distance to the target, or larger.',
      misses: [
        'The spread depends on liquidity and costs, not on where in a range the price is.',
        'Orders are accepted at any price; the middle is poor because of what can be won and lost there.',
      ],
    },
  ],
  figures: [
    { after: 'break-of-structure', figure: 'broken-structure' },
    { after: 'top-down', figure: 'three-frames' },
    { after: 'example', figure: 'near-and-far-stop' },
  ],
  seeAlso: [
    { level: 'beginner', module: 4 },
    { level: 'intermediate', module: 5 },
  ],
};
