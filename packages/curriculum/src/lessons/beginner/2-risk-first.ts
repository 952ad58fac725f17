import type { Lesson } from '../lesson.ts';

export const riskFirst: Lesson = {
  level: 'beginner',
  module: 2,
  title: 'Risk First: Position Size and Stop-Losses',
  summary: 'Decide what a wrong trade may cost, place the stop, and let those two numbers set the size.',
  sections: [
    {
      id: 'risk-per-trade',
      title: 'Risk per trade as a percentage of equity',
      paragraphs: [
        'Risk per trade is the part of your equity that you lose if the stop-loss is hit. Equity is the account balance plus or minus the result of open positions. Many written plans set the risk between 0.5% and 2% of equity, so that a run of losses is survivable.',
        'Only money that you can afford to lose belongs in a trading account. Rent, savings for emergencies and borrowed money do not. Losses are certain to come; only their size can be planned.',
      ],
    },
    {
      id: 'stop-loss-placement',
      title: 'What a stop-loss is and where to place it',
      paragraphs: [
        'A stop-loss is an order that closes a position when the price reaches a level chosen in advance. It turns an open-ended loss into a planned one. In a fast market or across a gap it may be filled at a worse price than the level.',
        'A stop-loss belongs where the idea behind the trade is proved wrong, for example just below the low that a buyer relies on. A stop placed by the amount one would like to lose is often too close and is hit by ordinary movement. Moving a stop further away during a trade raises the risk after the fact.',
      ],
    },
    {
      id: 'position-size',
      title: 'How to compute position size',
      paragraphs: [
        'Position size is how many units or contracts you trade. It follows from four numbers.',
        'Position size = equity × risk % ÷ (stop distance × contract size).',
        'Equity × risk % is the money that a hit stop may cost. The stop distance is the gap between the entry price and the stop price. The contract size is how many units one contract covers, such as 100 ounces; who counts in single ounces or coins takes 1.',
        'A wider stop means a smaller position, and a tighter stop means a larger one. The money at risk stays the same. This is why the stop is chosen first and the size follows from it.',
      ],
    },
    {
      id: 'reward-and-recovery',
      title: 'Risk-to-reward and recovering from a loss',
      paragraphs: [
        'The risk-to-reward ratio compares the distance to the stop with the distance to the target. A trade that risks $100 to make $200 has a ratio of 1 to 2. What a trade risks is also called 1 R, so its target is 2 R away. Without costs it breaks even if one trade in three wins.',
        'A 10% loss needs a gain of 11.1% to recover, because the gain is earned on a smaller amount. A 20% loss needs 25%, and a 50% loss needs 100%. Small losses are cheap to repair and large ones are not.',
      ],
    },
    {
      id: 'leverage-and-margin-calls',
      title: 'Leverage and margin calls',
      paragraphs: [
        'Leverage means controlling a position larger than the money put down for it. With leverage of 10 to 1, a 1% move in the price changes that money by 10%, as a gain or as a loss.',
        'A margin call is the demand of a broker for more money when losses have eaten too much of the deposit, which is called margin. If the money does not arrive, the broker may close positions at a bad moment. On some accounts a loss can exceed the deposit.',
      ],
    },
  ],
  example: {
    title: 'Worked example: sizing one gold trade',
    paragraphs: [
      'Example figures: the account has $5,000 and the plan allows 1% risk, which is $50. A buyer enters at an example price of $2,500 with a stop at $2,490. The stop distance is $10 an ounce.',
      'Position size = $50 ÷ $10 = 5 ounces. With a contract of 100 ounces that is 50 ÷ (10 × 100) = 0.05 contracts. A target at $2,520 gives a ratio of 1 to 2: the trade makes $100 if it works and loses $50 plus costs if it does not.',
    ],
  },
  terms: [
    {
      term: 'Risk per trade',
      definition: 'The share of equity that is lost if the stop-loss of a trade is hit.',
    },
    { term: 'Equity', definition: 'The account balance plus or minus the result of all open positions.' },
    {
      term: 'Position size',
      definition:
        'How many units or contracts are traded: equity × risk % ÷ (stop distance × contract size).',
    },
    {
      term: 'Stop-loss',
      definition: 'An order that closes a position at a level chosen in advance, to limit a loss.',
    },
    {
      term: 'Risk-to-reward ratio',
      definition: 'The distance from entry to stop compared with the distance from entry to target.',
    },
    {
      term: 'Leverage',
      definition:
        'Controlling a position larger than the money put down; it enlarges gains and losses alike.',
    },
    {
      term: 'Margin call',
      definition: 'A demand for more money because losses have reduced the margin too far.',
    },
  ],
  checks: [
    {
      id: 'size-from-stop',
      figure: 'stop-and-size',
      question: 'Equity is $12,000, risk is 1% and the stop is $15 an ounce away. How many ounces is that?',
      choices: ['4', '8', '15', '80'],
      answer: 1,
      explanation: 'The risk is $120, and $120 ÷ $15 = 8 ounces.',
      misses: [
        'With 4 ounces a stop of $15 costs $60, less than the $120 that may be risked.',
        'The 15 is the distance of the stop in dollars, not a number of ounces: $120 is divided by it.',
        'With 80 ounces the same stop costs $1,200, which is 10% of the account.',
      ],
    },
    {
      id: 'recovery-of-20',
      figure: 'recovery',
      question: 'What gain recovers a loss that takes an account from $8,000 to $5,000?',
      choices: ['37.5%', '48%', '60%'],
      answer: 2,
      explanation: 'The $3,000 have to be earned on what is left, and 3,000 ÷ 5,000 = 60%.',
      misses: [
        '37.5% is what was lost of $8,000. Of the $5,000 that remain it is only $1,875.',
        '48% of $5,000 is $2,400: you would stand at $7,400, still short of $8,000.',
      ],
    },
    {
      id: 'stop-place',
      question: 'Where does a stop-loss belong?',
      choices: [
        'Where the idea behind the trade is proved wrong',
        'At the same distance on every trade',
        'Wherever the position can be as large as possible',
      ],
      answer: 0,
      explanation: 'The level that disproves the idea comes first; the size is then computed from it.',
      misses: [
        'A fixed distance ignores the chart: ordinary movement reaches it, or it proves nothing.',
        'Then the wish for size chooses the level. The order is the other way round: level first, then size.',
      ],
    },
  ],
  figures: [
    { after: 'position-size', figure: 'stop-and-size' },
    { after: 'reward-and-recovery', figure: 'reward-to-risk' },
    { after: 'reward-and-recovery', figure: 'recovery' },
    { after: 'leverage-and-margin-calls', figure: 'margin-call' },
  ],
  seeAlso: [
    { level: 'beginner', module: 5 },
    { level: 'intermediate', module: 2 },
    { level: 'expert', module: 3 },
  ],
};
