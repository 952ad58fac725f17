import type { Lesson } from '../lesson.ts';

export const backtesting: Lesson = {
  level: 'expert',
  module: 2,
  title: 'Backtesting Without Fooling Yourself',
  summary:
    'The ways in which a backtest lies, how out-of-sample, walk-forward and Monte Carlo tests find out, and what honest costs do to a result.',
  sections: [
    {
      id: 'look-ahead',
      title: 'Look-ahead bias',
      paragraphs: [
        'Look-ahead bias is using what was not known yet. A rule that buys at the open because of the same day’s close has seen the future. So has one that uses a swing high before the candles to its right exist, an economic figure as it was revised later, or a mean computed over the whole history. Record for each value when it became known, and let no rule read it earlier.',
      ],
    },
    {
      id: 'survivorship',
      title: 'Survivorship bias and data quality',
      paragraphs: [
        'Survivorship bias is testing only on what still exists. A list of today’s coins leaves out the thousands that went to zero; a list of today’s funds leaves out the closed ones. The result is too good before you have written a rule.',
        'Look at the data. Missing hours, prices from a single thin exchange, false spikes and a day that ends at the wrong hour all make trades that nobody could have had.',
      ],
    },
    {
      id: 'overfitting',
      title: 'Overfitting',
      paragraphs: [
        'Overfitting, or curve fitting, is shaping rules to the noise of the past. Its mechanism is trying many variants and keeping the best. If you test a hundred worthless rules at a level of 5%, about five will look significant. Count every variant you tried, the ones in your head too, and state the number beside the result.',
      ],
    },
    {
      id: 'analogies',
      title: 'Overfitting in everyday pictures',
      paragraphs: [
        'Overfitting is like a pupil who learns last year’s exam by heart, answers included. On the old paper the mark is perfect, and on a new one it is poor, because nothing was understood. The rules are the pupil, the past prices are the old exam, and next year is the new one.',
        'A second picture for a class: everybody throws a coin ten times. Among thirty pupils it is likely that somebody has eight heads or more. To call that pupil gifted is to choose the best of thirty strategies by their past. A third picture is a suit cut so closely to one posture that it tears when its owner sits down.',
      ],
    },
    {
      id: 'seasons',
      title: 'Seasonal rules',
      paragraphs: [
        'A seasonal rule says that a price tends to rise or fall at a time of the year. For gold, buying for weddings and festivals in India and for the Chinese New Year is named as the reason why January was a good month on average in some past decades. An average hides that many Januaries fell.',
        'With twelve months, five weekdays and several decades to choose from, something looks good by chance. And what everybody knows is bought in December already. Bitcoin’s four-year pattern around the halvings rests on four cases. A seasonal idea needs the test of every other: a reason, data that did not suggest it, and costs.',
      ],
    },
    {
      id: 'out-of-sample',
      title: 'Out-of-sample and walk-forward',
      paragraphs: [
        'Divide the history before you begin. The in-sample part is for developing, the out-of-sample part for one final test. Once you have looked at the second part and changed a rule, it has become in-sample.',
        'Walk-forward analysis repeats this along the time line: fit on some years, test on the next one, move on. Only the tested years are joined into the record. It shows how the method of choosing parameters would have done, which is what you would really have lived through.',
      ],
    },
    {
      id: 'monte-carlo',
      title: 'Monte Carlo resampling',
      paragraphs: [
        'The order in which trades came is one of many that could have come. Draw the trades at random, with replacement, a few thousand times, and look at the distribution of the maximum drawdown. Plan for the bad end of it, and not for the one path that happened. Single draws break up series of losses that belong together, so draw blocks of consecutive trades if losses cluster.',
      ],
    },
    {
      id: 'what-remains',
      title: 'What a backtest can do',
      paragraphs: [
        'A backtest can refute an idea cheaply. It can show typical losses, how long recoveries take and what costs matter. It cannot prove that the future resembles the past. Treat a good result as a permission to test forwards with a small risk.',
      ],
    },
    {
      id: 'checking',
      title: 'Checking a backtest, in order',
      paragraphs: [
        'A beautiful backtest is checked from the data upwards. First the data: missing hours, false spikes, time zones, a single venue. Second the time: does a rule use a value before it was known? Third the costs: spread, commission, swap and slippage on each trade. Fourth the count: how many trades are there, and how much of the gain comes from the best three?',
        'Fifth the search: how many variants were tried before this one? Sixth the neighbours: do nearby parameters earn too? Seventh the untouched years, which played no part in making the rules. Eighth the comparison: would holding have earned as much? Only then is the curve worth a look, its drawdown first. Most errors are found in the first three steps.',
      ],
    },
    {
      id: 'past-performance',
      title: 'Why past performance guarantees nothing',
      paragraphs: [
        'Past performance guarantees nothing for three reasons. A good record can be luck, and among many traders some always have it. The records that are shown were chosen because they are good, while failed ones were closed. And what caused the gain can end: others find the edge, rules change, or a long rise is over.',
        'Supervisors therefore make firms print the sentence. It does not say that a record is worthless. A bad record after costs is evidence too, and a long one that shows its losses says more than a short one. A record describes, and it does not promise.',
      ],
    },
  ],
  example: {
    title: 'Worked example: from gross to net',
    paragraphs: [
      'A backtest shows 400 trades with 0.12 R each: 400 × 0.12 = 48 R. It ignored costs. Spread and commission are 0.05 R and slippage 0.04 R a trade, together 0.05 + 0.04 = 0.09 R. What is left is 0.12 − 0.09 = 0.03 R a trade, or 400 × 0.03 = 12 R. Three quarters of the result is gone: 36 ÷ 48 = 75%.',
      'The standard deviation of one trade is 1.2 R. The uncertainty of the mean over 400 trades is 1.2 divided by the square root of 400, which is 1.2 ÷ 20 = 0.06 R. The net mean of 0.03 R is half of that: 0.03 ÷ 0.06 = 0.5 standard errors above zero. A worthless strategy gives such a value about three times in ten. There were also 25 variants tried. The honest conclusion is that nothing has been found.',
    ],
  },
  terms: [
    {
      term: 'Look-ahead bias',
      definition: 'The use of information in a test before the moment at which it was known.',
    },
    {
      term: 'Survivorship bias',
      definition: 'Testing only on what survived, so that the failures are missing from the data.',
    },
    {
      term: 'Overfitting',
      definition:
        'Shaping rules to the noise of past data so that they fail on new data; also called curve fitting.',
    },
    {
      term: 'In-sample data',
      definition: 'The part of a history on which rules are developed and parameters chosen.',
    },
    {
      term: 'Out-of-sample data',
      definition: 'The part of a history that was kept aside and is used for one final test.',
    },
    {
      term: 'Walk-forward analysis',
      definition:
        'Fitting on one period, testing on the next, moving on, and joining only the tested periods.',
    },
    {
      term: 'Monte Carlo resampling',
      definition:
        'Drawing recorded trades at random many times to see the range of paths that could have come.',
    },
  ],
  checks: [
    {
      id: 'two-hundred-rules',
      question: 'You test 200 worthless rules at a significance level of 5%. About how many look good?',
      choices: ['None', '10', '100'],
      answer: 1,
      explanation:
        'By chance alone 200 × 5% = 10 of them pass. The number of attempts belongs beside every result.',
      misses: [
        'At a level of 5% one worthless rule in twenty passes by chance, so none at all would be a surprise.',
        '100 would need a level of 50%.',
      ],
    },
    {
      id: 'seen-and-changed',
      question: 'You change a rule after seeing its out-of-sample result. What is that data now?',
      choices: ['In-sample data', 'Still out-of-sample data', 'Walk-forward data'],
      answer: 0,
      explanation:
        'It has influenced the rules, so it can no longer test them. A final test needs untouched data.',
      misses: [
        'It was out-of-sample until you acted on it. Now the rules have seen it.',
        'Walk-forward repeats fitting and testing on data that comes later each time; this data was seen before.',
      ],
    },
    {
      id: 'resampling',
      figure: 'resampled-trades',
      question: 'What does resampling the trades show best?',
      choices: [
        'The true expectancy of the strategy',
        'Whether the data contains look-ahead bias',
        'How deep drawdowns could be in other orders of the same trades',
      ],
      answer: 2,
      explanation:
        'It reshuffles the recorded trades. It cannot repair a wrong record, but it shows the luck in their order.',
      misses: [
        'It reshuffles the same trades, so their average stays what it was, right or wrong.',
        'A biased record stays biased in every order. Look-ahead has to be searched for in the data and the code.',
      ],
    },
  ],
  figures: [
    { after: 'overfitting', figure: 'curve-fitting' },
    { after: 'monte-carlo', figure: 'resampled-trades' },
    { after: 'example', figure: 'gross-to-net' },
  ],
  seeAlso: [
    { level: 'expert', module: 1 },
    { level: 'expert', module: 6 },
  ],
};
