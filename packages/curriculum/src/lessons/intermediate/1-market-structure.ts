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
      id: 'change-of-character',
      title: 'Break of structure and change of character',
      paragraphs: [
        'Many authors call a close beyond the last swing in the direction of the trend a break of structure, BOS, and the first close beyond the last swing against it a change of character, CHoCH. In an uptrend the CHoCH is a close below the last higher low. Others call every break a BOS, as the section on the break of structure in this lesson does.',
        'Whether a wick counts is a convention too. Most written rules ask for the close of a candle, because a wick through a swing followed by a return is just what a false breakout looks like. A rule by wicks is earlier and wrong more often. What matters is to keep one definition on all charts and in all tests.',
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
      id: 'which-chart-is-right',
      title: 'When the timeframes disagree',
      paragraphs: [
        'All timeframes are drawn from the same trades, so none of them is false. They answer questions of different length. A rising week, a sideways day and a falling hour are like a tide, a wave and a ripple: the tide comes in while a ripple runs out.',
        'A plan chooses one chart for the direction, one for the place and one for the moment, and the larger outranks the smaller. The holding time decides which is which. For a position of some days the daily chart can give the direction and the hourly chart the entry. If the charts disagree and the plan does not say what then, there is no trade.',
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
    {
      id: 'pullback-or-reversal',
      title: 'Pullback or reversal',
      paragraphs: [
        'While it happens, nobody knows whether a fall is a pullback or a reversal. The structure gives a rule: while the last higher low holds, a fall in an uptrend counts as a pullback; a close below it ends the uptrend; a lower high with a lower low makes a downtrend. Weaker signs of a reversal are a fall that is larger and faster than earlier ones, a divergence, or a broken trend line.',
        'Buying a dip by rules needs three things before the order: an uptrend that still stands, a place where the fall might end, and a price at which the idea is wrong. Whoever waits for proof enters later and pays more. Whoever does not wait is wrong more often. That exchange cannot be avoided.',
      ],
    },
    {
      id: 'fibonacci',
      title: 'Fibonacci levels: why people watch them',
      paragraphs: [
        'Fibonacci ratios come from a series in a book by Leonardo of Pisa, called Fibonacci, of 1202: each number divided by the next tends to 0.618. On charts 61.8% and 38.2% mark how much of a move was taken back. For a rise from $2,300 to $2,400 the 61.8% level is 2,400 − 100 × 0.618 = $2,338.20. Extensions such as 161.8% lie beyond the move and serve as targets. The 50% level is no Fibonacci ratio at all.',
        'The market has no reason of its own to turn there. If many people put orders at a level, it may work for that reason, which is called self-fulfilling. With five levels some line is always near, so hits are remembered and misses forgotten. Only a count of both can tell.',
      ],
    },
    {
      id: 'sweeps',
      title: 'Equal highs, sweeps and inducement',
      paragraphs: [
        'Above equal highs lie two kinds of buy orders: the stops of those who are short, and the entries of those who buy breakouts. That cluster of waiting orders is what is meant by liquidity above equal highs. A large seller can fill an order there, because many buyers come at once.',
        'A sweep is a move through such a level that soon returns. Inducement is used for a smaller, nearer level that tempts people in early, so that their stops lie in front of the real one. Some authors demand the sequence of inducement first and sweep second; others use both words for one thing. There is no official usage. A sweep can be told from a true breakout only afterwards.',
      ],
    },
    {
      id: 'smart-money',
      title: 'Order blocks and fair value gaps',
      paragraphs: [
        'Smart-money concepts are a vocabulary that Michael Huddleston, known as ICT, made popular on the internet in the 2010s. An order block is the last opposite candle before a strong move, read as the place where large orders were filled. When the price later breaks through it, it is called a breaker block and is expected to work the other way round, like a role reversal. A fair value gap is three candles in which the wicks of the first and the third do not overlap.',
        'Premium and discount are the upper and the lower half of a range, divided at 50%. A kill zone is a busy hour, such as the London or New York open. Nobody outside can see whose orders moved the price, and no independent study is known that proves these patterns. They can be written as rules and tested like any others.',
      ],
    },
    {
      id: 'wyckoff',
      title: 'Wyckoff: accumulation, spring, distribution',
      paragraphs: [
        'Richard Wyckoff taught from the 1910s to the 1930s to read a range as the work of one large imagined trader, the composite operator. In accumulation this trader buys inside a range after a fall. The stages are a selling climax, a rally, tests of the low, and the spring: a short fall below the range that returns inside. The rise out of the range is called markup. Distribution is the mirror image at a top, where the counterpart of the spring is the upthrust.',
        'Descriptions contradict each other because later teachers added schemes and letters to his texts, and because a range shows only afterwards which of the two it was. A spring and a real breakdown begin alike.',
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
      question: 'An uptrend’s last higher low is 2,345 and a day closes at 2,341. What is established?',
      choices: [
        'A downtrend',
        'A break of structure, not yet a downtrend',
        'Nothing, because only wicks count',
      ],
      answer: 1,
      explanation: 'The series of higher lows is over. A downtrend also needs a lower high and a lower low.',
      misses: [
        'Not yet: a downtrend needs a lower high and a lower low, too.',
        'A wick alone is no break here, but this was a close at 2,341, below 2,345.',
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
