import type { Lesson } from '../lesson.ts';

export const portfolioRisk: Lesson = {
  level: 'expert',
  module: 3,
  title: 'Portfolio Risk: Correlation, Drawdown and Ruin',
  summary:
    'How positions add up when they are correlated, what drawdown and ruin mean in numbers, and how Kelly, value at risk and volatility targeting size them.',
  sections: [
    {
      id: 'correlation',
      title: 'Correlation of gold and Bitcoin',
      paragraphs: [
        'Correlation measures how two returns move together, from −1 to 1. At 1 they are one bet. At 0 they diversify. For gold and Bitcoin it has mostly been low and has changed sign over the years. In a rush for cash, correlations rise, because everything that can be sold is sold. Size for the correlation of bad days.',
      ],
    },
    {
      id: 'heat',
      title: 'Portfolio heat',
      paragraphs: [
        'Portfolio heat is what you would lose if all open stops were hit today, as a share of equity. Five positions at one percent are five percent of heat, whether they are independent or not. Limit the sum, and count closely related positions as one.',
      ],
    },
    {
      id: 'drawdown-and-ruin',
      title: 'Drawdown and risk of ruin',
      paragraphs: [
        'A drawdown is the fall of equity from its last peak. The maximum drawdown is the deepest in a record. A longer record can only show a deeper one, so yours lies in the future.',
        'Risk of ruin is the probability of reaching a loss at which you would have to stop. It depends on the edge, on the spread of results and, more than on anything else, on the size of the bets. With no edge, ruin is only a matter of time.',
      ],
    },
    {
      id: 'kelly',
      title: 'Kelly and fractions of it',
      paragraphs: [
        'The Kelly criterion gives the share of capital that makes it grow fastest when a bet is repeated. For a win of b times the stake with probability p it is p − (1 − p) ÷ b. It assumes that you know p and b exactly. You do not. Betting twice Kelly brings the growth down to about zero, and more loses. A quarter or a half of Kelly gives up some growth and far more of the risk.',
      ],
    },
    {
      id: 'var-and-targeting',
      title: 'Value at risk and volatility targeting',
      paragraphs: [
        'Value at risk is the loss that is exceeded only on a given share of days, for instance on 5%. It says nothing about how large the loss is when it is exceeded, and that is where accounts end.',
        'Volatility targeting holds positions so that their expected movement stays constant: target divided by measured volatility. It shrinks positions in wild markets. The measurement is late, so the first shock meets the full position.',
      ],
    },
  ],
  example: {
    title: 'Worked example: sizing two positions',
    paragraphs: [
      'A plan wins 45% of its trades with 1.6 times the stake. Kelly is 0.45 − 0.55 ÷ 1.6 = 0.106, so about 10.6% of the capital. If the true win rate were only 40%, Kelly would be 0.40 − 0.60 ÷ 1.6 = 0.025, and you would have been betting more than four times that: 0.106 ÷ 0.025 = 4.2. A tenth of the first figure, about one percent, survives the error.',
      'Your account holds $20,000, and you want each market to move it by 0.5% on an ordinary day: 20,000 × 0.5% = $100. Gold moves 1% a day, so its position is 100 ÷ 1% = $10,000. Bitcoin moves 3.2% a day, so its position is 100 ÷ 3.2% = $3,125. The sums differ widely; the risks are equal.',
      'With a correlation of 0 both together have a standard deviation of the square root of 100 × 100 + 100 × 100 = 20,000, which is about $141. With a correlation of 1 it is 100 + 100 = $200. Plan with the second number. For normally distributed returns the loss is larger than 1.65 standard deviations on about one day in twenty: 1.65 × 200 = $330. Real returns have fatter tails, so the worst days are far worse than that.',
    ],
  },
  terms: [
    {
      term: 'Correlation',
      definition:
        'How closely two returns move together, from minus one (opposite) over zero to one (the same).',
    },
    {
      term: 'Portfolio heat',
      definition: 'The loss if all open stops were hit at once, as a share of equity.',
    },
    {
      term: 'Maximum drawdown',
      definition: 'The deepest fall of equity from a peak to the following low in a record.',
    },
    {
      term: 'Risk of ruin',
      definition: 'The probability of reaching a loss after which you would have to stop.',
    },
    {
      term: 'Kelly criterion',
      definition:
        'The stake, as a share of capital, that makes capital grow fastest if odds and probability are known exactly.',
    },
    {
      term: 'Value at risk',
      definition: 'The loss exceeded only on a stated share of days; it does not say by how much.',
    },
    {
      term: 'Volatility targeting',
      definition: 'Sizing positions so that their expected movement stays the same as volatility changes.',
    },
  ],
  checks: [
    {
      id: 'kelly-fraction',
      question: 'A bet wins twice the stake with probability 40%. What does Kelly give?',
      choices: ['10%', '20%', '40%'],
      answer: 0,
      explanation: 'It is 0.40 − 0.60 ÷ 2 = 0.10 of the capital, and only if both numbers are exactly right.',
    },
    {
      id: 'value-at-risk',
      question: 'A one-day value at risk at 5% is $500. What does it not tell you?',
      choices: [
        'How often the loss is larger than $500',
        'How large the loss is on those days',
        'The period it refers to',
      ],
      answer: 1,
      explanation:
        'The figure marks a threshold. The losses beyond it can be a little larger or many times as large.',
    },
    {
      id: 'heat-of-three',
      question: 'Three positions of 1% each are all bets on a falling dollar. How should their heat be seen?',
      choices: ['As 1%, because they hedge each other', 'As zero until a stop is hit', 'As one bet of 3%'],
      answer: 2,
      explanation:
        'They lose for the same reason at the same time, so their risks add up without diversification.',
    },
  ],
  figures: [{ after: 'correlation', figure: 'correlated-sum' }],
  seeAlso: [
    { level: 'beginner', module: 2 },
    { level: 'expert', module: 2 },
  ],
};
