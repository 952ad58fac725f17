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
      id: 'diversification',
      title: 'Why diversification reduces risk',
      paragraphs: [
        'Diversification reduces risk because the movements of different assets cancel in part. Two positions with a risk of $100 each and a correlation of 0 have together the square root of 100 × 100 + 100 × 100, about $141 and not $200. Expected gains add up in full, while risks do not, as Harry Markowitz worked out in 1952.',
        'It reduces the risk that belongs to one asset, and not the risk that all share. In a rush for cash correlations rise, and for days everything falls together. Even then assets fall by different amounts and recover at different times, so something of the effect remains. Ten coins that all follow Bitcoin are one position.',
      ],
    },
    {
      id: 'rebalancing',
      title: 'Why portfolios are rebalanced',
      paragraphs: [
        'Rebalancing brings a portfolio back to its planned shares. An invented example: a plan of 80% bonds and 20% gold holds $8,000 and $2,000. Gold doubles, so it is $4,000 of $12,000, a third. The planned share is 12,000 × 20% = $2,400, so 4,000 − 2,400 = $1,600 of gold is sold.',
        'Selling winners to buy losers looks backwards. Its purpose is risk: without it the part that swings most grows until it decides everything. Whether it adds return depends on the path. It does so when prices swing back, and costs some when a trend goes on. Fees and taxes count, so it is done at fixed dates or when a share is off by a fixed amount.',
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
      id: 'rare-events',
      title: 'Black swans and fat tails',
      paragraphs: [
        'A black swan is an event that lies outside experience, has a large effect, and is explained afterwards as if it had been foreseeable. Nassim Taleb gave the word this meaning in The Black Swan of 2007: before Europeans reached Australia, they believed that all swans were white. Black Monday, 19 October 1987, when the Dow Jones index fell by 22.6%, and Black Wednesday, 16 September 1992, when the pound left the European exchange-rate mechanism, are names of dates.',
        'Fat tails mean that extreme days are far more frequent than a bell curve says. Stops, value at risk and backtests rest on ordinary days and fail there. What helps is decided before: small size, little leverage, more than one venue.',
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
      id: 'sizing-methods',
      title: 'Fixed lots, fixed fraction, fixed volatility',
      paragraphs: [
        'Sizing by a fixed lot risks more dollars when the stop is wide, and it does not follow the account. A fixed fraction, such as 1% of equity, makes positions grow after gains and shrink after losses. A fixed volatility sets the size by the ATR, so that each position moves the account alike.',
        'Compounding works in both directions. Ten losses in a row at 1% leave 90.4% of an account, since each is 1% of what remains. At 5% they leave 59.9%, and at 10% they leave 34.9%. The method decides how deep drawdowns become and how fast gains grow. It creates no edge.',
      ],
    },
    {
      id: 'doubling',
      title: 'Martingale and grid: why they fail',
      paragraphs: [
        'Martingale doubles the stake after each loss, so that one win repays all of them. From a first stake of $10 the eighth is 10 × 128 = $1,280, after losses of 10 × 127 = $1,270, and all that for a gain of $10. At a win rate of 50% one series in 256 loses eight times, so many small gains are paid back at once. No order of stakes turns a game without an edge into one with an edge.',
        'A grid places orders at fixed steps, often without a stop, so that each swing back earns a little. In a trend the losing positions pile up: it is averaging down by machine. Both methods show smooth curves for months, which is why they sell well.',
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
