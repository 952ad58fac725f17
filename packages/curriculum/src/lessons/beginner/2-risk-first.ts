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
      id: 'risk-capital',
      title: 'Money that one can afford to lose',
      paragraphs: [
        'Money that one can afford to lose is what remains after rent, food, insurance, debts and a reserve for emergencies, which is often counted as three to six months of expenses. A simple test asks whether anything in daily life would change if it were all gone tomorrow. If so, it is not risk capital.',
        'The reason is also one of judgement. Whoever needs the money closes gains too early, cannot accept a loss and takes larger bets to win it back. Borrowed money makes it worse, because the debt stays after the trade. In theory the amount follows from what a complete loss would do, and not from what a gain would bring.',
      ],
    },
    {
      id: 'stop-loss-placement',
      title: 'What a stop-loss is and where to place it',
      paragraphs: [
        'A stop-loss is an order that closes a position when the price reaches a level chosen in advance. It turns an open-ended loss into a planned one. In a fast market or across a gap it may be filled at a worse price than the level, which is called slippage.',
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
      id: 'counting-in-r',
      title: 'Counting in R',
      paragraphs: [
        'R is the amount that a trade risks, from the entry to the stop. If a plan risks $50, then one R is $50. A gain of $150 is 3R, a loss at the stop is −1R, and a loss of $75 after slippage is −1.5R. Somebody who says that a trade made 3R means a gain of three times the risk.',
        'Counting in R makes trades of different sizes and accounts comparable. An account of $1,000 and one of $100,000 can have the same record in R. The result of a month is the sum of its trades: 3 − 1 − 1 + 2 = 3 R, or 3 × 50 = $150 at $50 each.',
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
      id: 'letting-gains-run',
      title: 'Cut losses, let gains run: in numbers',
      paragraphs: [
        'Cutting losses and letting gains run means that a loss ends at the planned stop, while a gain may grow beyond the size of that loss. Ten trades with 4 gains of $150 and 6 losses of $50 make 4 × 150 − 6 × 50 = $300, although most of them lost.',
        'The opposite habit is common: gains are taken early and losses are left to grow. Ten trades with 7 gains of $40 and 3 losses of $150 make 7 × 40 − 3 × 150 = −$170, although most of them won. Letting a gain run has a price. A part of it is given back before the exit, and some trades return to where they began.',
      ],
    },
    {
      id: 'leverage-and-margin-calls',
      title: 'Leverage and margin calls',
      paragraphs: [
        'Leverage means controlling a position larger than the money put down for it. With leverage of 10 to 1, $1,000 put down controls $10,000, and a 1% move in the price changes that money by 10%, or $100, as a gain or as a loss.',
        'A margin call is the demand of a broker for more money when losses have eaten too much of the deposit, which is called margin. If the money does not arrive, the broker may close positions at a bad moment, which is called a stop-out. On some accounts a loss can exceed the deposit.',
      ],
    },
    {
      id: 'leverage-and-a-mortgage',
      title: 'Leverage compared with a mortgage',
      paragraphs: [
        'Leverage works like a mortgage. Somebody buys a house for $200,000 with $20,000 of savings and a loan of $180,000. That is leverage of 200,000 ÷ 20,000 = 10 to 1. If the house gains 10%, the savings have doubled. If it loses 10%, the savings are gone and the loan remains.',
        'The comparison ends at three points. A bank does not ask every second what the house is worth, while a broker does, and closes the position when the margin runs out. A mortgage runs for decades, while a leveraged position is charged each night. And a house can be lived in, whatever its price.',
      ],
    },
    {
      id: 'margin-level',
      title: 'Margin level and stop-out, in numbers',
      paragraphs: [
        'Margin level is equity divided by the margin in use, in percent. Example: an account has $5,000, and one lot of gold, 100 ounces, is bought at $2,400 with leverage of 100 to 1. The margin in use is 240,000 ÷ 100 = $2,400, and the margin level is 5,000 ÷ 2,400 = 208%.',
        'Each dollar that gold falls costs $100. After a fall of $26 the equity is 5,000 − 2,600 = $2,400, a margin level of 100%, at which many brokers make the margin call.',
        'If the stop-out level is 50%, the position is closed by force when equity reaches $1,200, after a fall of $38. A price change of 38 ÷ 2,400 = 1.6% has then taken 3,800 ÷ 5,000 = 76% of the account. The leverage of 100 to 1 counts from the margin put down; counted from the whole account, the position is 240,000 ÷ 5,000 = 48 times as large. A blown account has too little left for a new position, or nothing at all.',
      ],
    },
    {
      id: 'loss-beyond-the-deposit',
      title: 'Can a loss exceed the deposit?',
      paragraphs: [
        'On some accounts a loss can exceed the deposit. When the price jumps past the stop-out level, the position is closed at the next price, and what is missing is a debt to the broker. On 15 January 2015 the Swiss franc jumped within minutes and left many private accounts below zero.',
        'Negative balance protection means that the broker bears what is missing. The European supervisor ESMA made it a rule for retail CFD accounts in 2018, together with limits on leverage: 20 to 1 for gold and 2 to 1 for crypto. The authorities of the European Union and of Britain have kept such rules. Futures accounts, professional clients and brokers elsewhere are often not covered, so the contract of the account decides.',
      ],
    },
    {
      id: 'why-most-lose',
      title: 'Why most accounts lose, and where the figure comes from',
      paragraphs: [
        'The warning that 70–90% of accounts lose comes from a rule. In March 2018 the European supervisor ESMA reported, from figures of national authorities, that 74–89% of retail CFD accounts lost money. Since August 2018 brokers there have had to print their own share. It counts all accounts of that broker over a past year, whatever they traded, so it says nothing about one market or one person.',
        'Studies of day traders find no better. Chague, De-Losso and Giovannetti followed beginners in Brazilian futures (2020): of those who went on for more than 300 days, 97% lost money. Costs on every trade, leverage, too large sizes, and gains taken early while losses run are the usual reasons.',
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
    { after: 'letting-gains-run', figure: 'gains-and-losses' },
    { after: 'leverage-and-margin-calls', figure: 'margin-call' },
  ],
  seeAlso: [
    { level: 'beginner', module: 5 },
    { level: 'intermediate', module: 2 },
    { level: 'expert', module: 3 },
  ],
};
