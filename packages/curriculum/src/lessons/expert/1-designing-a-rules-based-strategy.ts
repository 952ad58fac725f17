import type { Lesson } from '../lesson.ts';

export const designingARulesBasedStrategy: Lesson = {
  level: 'expert',
  module: 1,
  title: 'Designing a Rules-Based Strategy',
  summary:
    'How to start from a hypothesis with an economic reason, turn it into rules that can fail, and know in which regime they should not trade.',
  sections: [
    {
      id: 'hypothesis',
      title: 'Start with a hypothesis',
      paragraphs: [
        'A strategy begins with a sentence that can be wrong. "After a weekly close above the highest high of twenty weeks, gold rises over the next ten weeks by more than it does on average, because large investors build positions slowly." It names the event, the horizon, the comparison and a reason. If no result could refute it, it is not a hypothesis.',
        'The comparison matters. In a rising market almost every rule to buy earned money. The question is whether it earned more than holding, for the risk it took.',
      ],
    },
    {
      id: 'edge',
      title: 'Edge and economic reason',
      paragraphs: [
        'An edge is a positive expectancy after costs that you have a reason to expect again. Ask who is on the other side and why they accept it. They may be forced to trade, pay for insurance, follow an index, or simply be slower. If you cannot name them, you may be the one who pays.',
        'Edges shrink as others find them. Write down beforehand what would show that yours is gone.',
      ],
    },
    {
      id: 'evidence',
      title: 'What research says about charts',
      paragraphs: [
        'Research on technical analysis is divided. Eugene Fama argued in 1970 that prices already contain what is known, so that charts cannot help. Brock, Lakonishok and LeBaron found in 1992 that simple averages had worked on US shares; later work explained much of that by costs and by the choice of rules among many. Lo, Mamaysky and Wang found in 2000 that some chart patterns carry information, without showing a profit after costs.',
        'Park and Irwin counted 95 modern studies in 2007: 56 positive, 20 negative and 19 mixed, most with doubts about data snooping and costs. Momentum over months is among the best supported (Moskowitz, Ooi and Pedersen, 2012). Random series show heads and shoulders too, so a pattern is a hypothesis that has to be proved.',
      ],
    },
    {
      id: 'two-families',
      title: 'Momentum and mean reversion',
      paragraphs: [
        'Momentum rules buy what has risen and sell what has fallen. They win seldom and large, and lose often and small. Mean reversion rules do the opposite. They win often and small, and lose seldom and large. Each suffers where the other does well. A smooth record of a mean reversion strategy may only mean that its large loss has not come yet.',
      ],
    },
    {
      id: 'filter-and-exit',
      title: 'Filter, exit, parameters',
      paragraphs: [
        'An entry filter removes situations in which the hypothesis should not hold. It needs its own reason, or it only removes past losses. Exits decide more of the result than entries: a stop, a target, a time limit and a change of regime each give another strategy.',
        'Every parameter is a chance to fit the past. Take few, choose round values for a reason, and check their neighbours. If twenty weeks earn well and eighteen and twenty-two lose, you have found an accident.',
      ],
    },
    {
      id: 'regime',
      title: 'Regime detection',
      paragraphs: [
        'A regime is a lasting state such as trending or ranging, quiet or wild. A simple measure, for instance the ATR against its own average of a year, is often as good as a clever one. All of them recognise a regime late. Count the trades lost while the filter is learning; they belong to the strategy.',
      ],
    },
    {
      id: 'another-person',
      title: 'Rules for another person',
      paragraphs: [
        'Give the text to somebody else, with a chart and no help. If the two of you get different trades, a rule is missing. Write down the data source, the hour at which a day ends, the rounding of sizes and what happens when an order is only partly filled.',
      ],
    },
    {
      id: 'in-code',
      title: 'A rule written as pseudocode',
      paragraphs: [
        'A crossover of two averages can be written as pseudocode. For each closed candle: fast is the mean of the last 20 closes, and slow is the mean of the last 50. If fast was below slow one candle ago and is above it now, and no position is open, then buy at the next open. If fast was above slow and is below it now, and a position is open, then sell at the next open.',
        'Three additions make it honest. Orders wait for the next open, because a close is known only when it is over. Costs are taken off each trade. And a stop is set, so that the size can be computed as risk divided by stop distance. It is an exercise in writing rules, and not a method known to earn.',
      ],
    },
    {
      id: 'algorithms',
      title: 'Algorithmic trading: rules, bots and AI',
      paragraphs: [
        'Algorithmic trading means that a program sends the orders. It needs no artificial intelligence: "if the close is above the 50-day average and no position is open, buy one unit" is an algorithm. Programs called bots or expert advisors follow such rules without fatigue and without sense, so they also repeat a mistake a thousand times.',
        'Machine learning searches data for rules, and with many parameters it finds accidents as easily. A bot needs tests with costs, a limit on losses, a watch over connection and broker, and a way to stop it. A bot for sale with a smooth curve raises three questions: how many variants were tried, how large the open losses were, and why it is sold. Grids without a stop show such curves until they end.',
      ],
    },
  ],
  example: {
    title: 'Worked example: is there an edge?',
    paragraphs: [
      'A weekly breakout rule gave 60 trades: 24 winners averaging 2.4 R and 36 losers averaging 1 R. The sum is 24 × 2.4 − 36 × 1 = 21.6 R, and per trade 21.6 ÷ 60 = 0.36 R before costs. Costs were 0.06 R: 0.36 − 0.06 = 0.30 R remain.',
      'Now remove the best three trades, which brought 8 R, 7 R and 6 R. The sum becomes 21.6 − 21 = 0.6 R, and over 57 trades that is 0.6 ÷ 57 = 0.01 R, less than the costs. The whole result rests on three trades in sixty. That is normal for momentum, and it means that skipping one signal out of fear can cost the year. It also means that the edge is not yet proven.',
    ],
  },
  terms: [
    { term: 'Edge', definition: 'A positive expectancy after costs that there is a reason to expect again.' },
    {
      term: 'Falsifiability',
      definition: 'The property of a claim that some possible result would show it to be wrong.',
    },
    {
      term: 'Momentum',
      definition: 'Trading in the direction of past movement, on the idea that it continues.',
    },
    {
      term: 'Mean reversion',
      definition: 'Trading against an unusual movement, on the idea that the price returns to its average.',
    },
    {
      term: 'Market regime',
      definition: 'A lasting state of a market, such as trending or ranging, quiet or volatile.',
    },
    {
      term: 'Parameter',
      definition:
        'A number in a rule that could have been chosen differently, such as the length of an average.',
    },
  ],
  checks: [
    {
      id: 'refutable',
      question: 'Which statement can be refuted by data?',
      choices: [
        'Gold respects strong levels when the time is right',
        'After event X, gold rises over ten weeks by more than its average',
        'Good traders feel when a move is real',
      ],
      answer: 1,
      explanation:
        'It names event, horizon and comparison, so a count can contradict it. The others fit every outcome.',
      misses: [
        '“Strong” and “when the time is right” can be chosen afterwards, so no result contradicts it.',
        'A feeling names no event and no horizon. Whatever happens, it can be claimed.',
      ],
    },
    {
      id: 'smooth-record',
      figure: 'two-families',
      question: 'A mean reversion strategy has a very smooth record. What should you suspect?',
      choices: [
        'That its rare large loss is not in the record yet',
        'That it is really a momentum strategy',
        'That its costs were counted twice',
      ],
      answer: 0,
      explanation:
        'Such strategies win often and small and lose seldom and large. A short record can miss the large loss.',
      misses: [
        'Momentum looks the other way round: many small losses and few large wins.',
        'Counting costs twice makes a record worse, not smoother.',
      ],
    },
    {
      id: 'lonely-parameter',
      figure: 'neighbours',
      question: 'A rule works with 20 weeks and loses with 18 and 22. What is the likely explanation?',
      choices: [
        'Twenty is the true cycle of the market',
        'The other tests had too little data',
        'The parameter fits an accident of the past',
      ],
      answer: 2,
      explanation:
        'A real effect does not vanish when a parameter moves a little. An isolated peak is a sign of fitting.',
      misses: [
        'A true cycle would leave something at 18 and at 22 as well.',
        'They had the same data. What differs is that 20 happens to fit it.',
      ],
    },
  ],
  figures: [
    { after: 'two-families', figure: 'two-families' },
    { after: 'filter-and-exit', figure: 'neighbours' },
    { after: 'example', figure: 'best-trades' },
  ],
  seeAlso: [
    { level: 'expert', module: 2 },
    { level: 'intermediate', module: 5 },
  ],
};
