import type { Lesson } from '../lesson.ts';

export const buildingAndTestingAPlan: Lesson = {
  level: 'intermediate',
  module: 5,
  title: 'Building and Testing a Trading Plan',
  summary:
    'How to turn an idea into setup, trigger, stop and target, what expectancy measures, and how many trades it takes to learn anything.',
  sections: [
    {
      id: 'four-parts',
      title: 'Setup, trigger, stop, target',
      paragraphs: [
        'A setup is the situation in which you are willing to trade. A trigger is the event that opens the trade inside it. The stop is where the idea is wrong, and the target is where it has done its work. Keep the four apart. Most unclear plans are a trigger without a setup: a signal taken everywhere.',
        'Add what people forget: the hours, the news during which you stay out, how many trades you hold at once, how long a trade may last, and what you do if you are away from the screen.',
      ],
    },
    {
      id: 'scaling',
      title: 'Scaling, partial exits and break-even stops',
      paragraphs: [
        'Scaling out closes a part of a position at a first target. It makes results calmer and the average gain smaller. For two ounces, closing both at a gain of $20 earns 2 × 20 = $40; closing one at $10 and one at $20 earns 10 + 20 = $30, but earns something more often.',
        'A break-even stop is moved to the entry once the price has gone some way. It removes most of the risk, and it also ends many trades that would have gone on after an ordinary pullback. Scaling in, or pyramiding, adds to a winner, and unless the stop follows, the risk grows. Adding to a loser is averaging down. Each of these is a strategy of its own, to be tested before and not invented in a trade.',
      ],
    },
    {
      id: 'expectancy',
      title: 'Win rate and expectancy',
      paragraphs: [
        'The win rate is the share of trades that end in a gain. Alone it says nothing: nine small gains and one huge loss are a win rate of 90% and a ruined account. Expectancy joins both. It is the win rate times the average win, minus the loss rate times the average loss. In units of risk it says what one trade brings on average, after costs.',
        'A positive expectancy is needed and not enough. The order of wins and losses decides how deep the account falls before the average arrives.',
      ],
    },
    {
      id: 'break-even-win-rate',
      title: 'The win rate that breaks even',
      paragraphs: [
        'The win rate that breaks even before costs is 1 divided by the sum of 1 and the reward in units of risk. At 1 to 1 it is 1 ÷ (1 + 1) = 50%, at 1 to 2 it is 1 ÷ (1 + 2) = 33.3%, and at 1 to 3 it is 1 ÷ (1 + 3) = 25%. Whoever risks two to make one needs 1 ÷ (1 + 0.5) = 66.7%.',
        'A win rate of 40% at 1 to 2 is therefore profitable before costs: 0.40 × 2 − 0.60 × 1 = 0.2 R a trade. Costs of 0.1 R halve that. A farther target is reached less often, so the two numbers cannot be chosen freely. Only a record shows both.',
      ],
    },
    {
      id: 'sample-size',
      title: 'How many trades are enough',
      paragraphs: [
        'A fair coin shows seven or more heads in ten throws about once in six tries. Ten trades with seven winners prove as much. With a hundred trades an observed win rate of 45% still has an uncertainty of roughly ten points either way. Judge a plan on a hundred trades or more, and keep the risk small until then.',
      ],
    },
    {
      id: 'losing-streaks',
      title: 'How long losing streaks get',
      paragraphs: [
        'Losses come in runs even when nothing is wrong. With a win rate of 50%, the chance that the next five trades all lose is 0.5 × 0.5 × 0.5 × 0.5 × 0.5 = 3.1%. Over a hundred trades there are many places for such a run: a run of five or more comes in about 81 of a hundred such records, and one of seven or more in about 32. With a win rate of 40%, seven or more in a row come in about 69 of a hundred.',
        'So a streak by itself does not show that a plan has failed. It shows why the risk per trade is small: seven losses at 1% cost about 7% of the account, at 10% more than half.',
      ],
    },
    {
      id: 'forward-testing',
      title: 'Test backwards, then forwards',
      paragraphs: [
        'Go through past charts candle by candle, with the right side covered, and write down every trade that the rules give. Include spread and slippage. Then test forwards: trade the plan on new prices, on a demo or with the smallest size. The forward test is the honest one, because nobody can adjust the rules to prices that do not exist yet.',
      ],
    },
    {
      id: 'weekly-review',
      title: 'Review weekly, change rarely',
      paragraphs: [
        'Once a week, when the market is closed or quiet, ask two questions. Did I follow the plan? Does the plan do what I expected? Answer the first from the journal every week. Answer the second only after the number of trades that you fixed beforehand.',
        'Change one rule at a time, write down why, and start counting again. A rule changed after every loss is not being tested. It is being decorated.',
      ],
    },
  ],
  example: {
    title: 'Worked example: does the plan pay?',
    paragraphs: [
      'In 100 forward trades 42 won and 58 lost. The average winner brought 1.9 R and the average loser cost 1 R. Before costs the expectancy is 0.42 × 1.9 − 0.58 × 1 = 0.218 R a trade.',
      'Spread, commission and slippage took 0.08 R a trade on average. What remains is 0.218 − 0.08 = 0.138 R. At a risk of $40 that is 0.138 × 40 = $5.52 a trade, or 100 × 5.52 = $552 in all. More than a third of the gain went to costs: 0.08 ÷ 0.218 = 37%.',
      'Now be careful. If the true win rate were only 37%, the same trades would give 0.37 × 1.9 − 0.63 × 1 = 0.073 R before costs, and 0.073 − 0.08 = −0.007 R after them. A hundred trades cannot rule that out. The plan may earn a little or nothing. Both are compatible with the record.',
    ],
  },
  terms: [
    { term: 'Setup', definition: 'The situation in which a plan allows a trade at all.' },
    { term: 'Trigger', definition: 'The event inside a setup that opens the trade.' },
    {
      term: 'Expectancy',
      definition:
        'Win rate times average win, minus loss rate times average loss; the average result of one trade.',
    },
    { term: 'Win rate', definition: 'The share of all trades that end with a gain.' },
    {
      term: 'Sample size',
      definition: 'The number of trades on which a judgement rests; small ones cannot be told from luck.',
    },
    {
      term: 'Forward testing',
      definition: 'Applying fixed rules to prices that were not known when the rules were written.',
    },
  ],
  checks: [
    {
      id: 'expectancy-of-30',
      question:
        'A plan wins 30% of its trades. Winners bring 3 R, losers cost 1 R. What is the expectancy before costs?',
      choices: ['0.2 R', '0.9 R', '−0.1 R'],
      answer: 0,
      explanation: 'It is 0.3 × 3 − 0.7 × 1 = 0.2 units of risk a trade. A low win rate can still pay.',
    },
    {
      id: 'forward-test',
      question: 'Why is a forward test more honest than a test on old charts?',
      choices: [
        'Because its costs are lower',
        'Because its prices were unknown when the rules were made',
        'Because it needs fewer trades',
      ],
      answer: 1,
      explanation:
        'Rules can be shaped to old prices, even without meaning to. New prices cannot be known beforehand.',
    },
    {
      id: 'rule-change',
      question: 'When is a rule changed?',
      choices: [
        'After each losing trade',
        'Whenever it feels wrong',
        'After the number of trades that was fixed beforehand, one rule at a time',
      ],
      answer: 2,
      explanation:
        'Otherwise results of different plans are mixed, and nothing can be concluded about any of them.',
    },
  ],
  figures: [{ after: 'expectancy', figure: 'hundred-trades' }],
  seeAlso: [
    { level: 'beginner', module: 6 },
    { level: 'expert', module: 2 },
  ],
};
