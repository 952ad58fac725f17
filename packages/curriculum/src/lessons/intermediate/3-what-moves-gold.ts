import type { Lesson } from '../lesson.ts';

export const whatMovesGold: Lesson = {
  level: 'intermediate',
  module: 3,
  title: 'What Moves Gold: Dollar, Real Yields and News',
  summary:
    'Why gold answers to the dollar, to real yields, to the Federal Reserve and to fear, and how to trade around scheduled news, or not at all.',
  sections: [
    {
      id: 'dollar',
      title: 'The dollar',
      paragraphs: [
        'Gold is quoted in dollars. When the dollar buys more of everything, it usually buys more gold too, and XAU/USD falls. The US dollar index measures the dollar against six currencies, of which the euro weighs more than half. Gold and the index often move in opposite directions. The relationship is a tendency: in a crisis both can rise together.',
      ],
    },
    {
      id: 'real-yields',
      title: 'Real yields',
      paragraphs: [
        'Gold pays no interest. Its cost is the interest you give up elsewhere. What counts is the real yield: the yield of a bond minus the inflation that is expected over its life. Inflation-protected US bonds, TIPS, show it directly.',
        'When real yields rise, waiting in bonds is paid better and gold tends to fall. When they fall, gold costs less to hold. That is how gold can fall during high inflation, if interest rates rise faster. The link is loose and has broken for long stretches, for example while central banks bought heavily.',
      ],
    },
    {
      id: 'fed-and-data',
      title: 'The Federal Reserve and its data',
      paragraphs: [
        'The Federal Reserve sets the federal funds rate at eight scheduled meetings a year and publishes each decision at 2:00 in the afternoon, New York time. The Consumer Price Index reports inflation each month. Non-farm payrolls, usually on the first Friday of the month, report jobs. These two reports are published at 8:30 in the morning.',
        'Markets trade the difference between a number and what was expected. A high inflation number that everybody expected may move nothing. So a forecast of the number is not yet a forecast of the price.',
      ],
    },
    {
      id: 'buyers-and-fear',
      title: 'Central banks and fear',
      paragraphs: [
        'Central banks hold gold as a reserve and have been net buyers for many years. They buy for reasons that do not depend on next week’s price, and report late. Investors buy gold as a safe haven when they fear war, default or bank failures. Such jumps often fade as the fear does. And in a rush for cash gold is sold as well, because it can be sold.',
      ],
    },
    {
      id: 'calendar',
      title: 'Around the economic calendar',
      paragraphs: [
        'Read the calendar on Sunday and mark the releases for the dollar. In the minutes around them the spread widens, stops slip, and the first move is often reversed. You have three honest choices: be flat, be small with a stop that allows for slippage, or wait until the first half hour is over. Guessing the number is not one of them.',
      ],
    },
  ],
  example: {
    title: 'Worked example: a release, with numbers',
    paragraphs: [
      'A ten-year bond yields 4.2% and expected inflation is 2.4%. The real yield is 4.2% − 2.4% = 1.8%. After a report the yield rises to 4.5% while expected inflation stays. The real yield becomes 4.5% − 2.4% = 2.1%. Gold falls from 2,400 to 2,364, which is 36 ÷ 2,400 = 1.5%.',
      'You were long 5 ounces with a stop at 2,385, so you had planned to lose 5 × 15 = $75. The price went through it and you were filled at 2,379, so you lost 5 × 21 = $105. The slippage was 6 dollars an ounce, and 30 ÷ 75 = 40% more than planned. Had you halved the size before the release, the loss would have been 2.5 × 21 = $52.50. You would also have earned half as much on the days when it went well.',
    ],
  },
  terms: [
    { term: 'Real yield', definition: 'The yield of a bond minus the inflation expected over its life.' },
    {
      term: 'US dollar index',
      definition: 'The dollar’s value against six currencies, among which the euro weighs more than half.',
    },
    {
      term: 'Federal funds rate',
      definition:
        'The overnight interest rate that the US central bank steers, decided at eight scheduled meetings a year.',
    },
    {
      term: 'Consumer Price Index',
      definition: 'The monthly measure of the prices that households pay; the usual headline for inflation.',
    },
    {
      term: 'Non-farm payrolls',
      definition: 'The monthly count of US jobs outside farming, usually published on the first Friday.',
    },
    {
      term: 'Safe haven',
      definition: 'An asset that investors buy when they fear for others; it can still lose value.',
    },
    {
      term: 'Economic calendar',
      definition: 'The schedule of releases and meetings that can move markets, with the forecasts for each.',
    },
    {
      term: 'Opportunity cost',
      definition:
        'What you give up by holding one asset instead of another, such as the interest that gold does not pay.',
    },
  ],
  checks: [
    {
      id: 'real-yield',
      question: 'A bond yields 5% and expected inflation is 3.5%. What is the real yield?',
      choices: ['1.5%', '3.5%', '8.5%'],
      answer: 0,
      explanation: 'The real yield is what remains after expected inflation: 5% − 3.5% = 1.5%.',
    },
    {
      id: 'gold-and-inflation',
      question: 'Why can gold fall when inflation is high?',
      choices: [
        'Because gold is not counted in the price index',
        'Because central banks may not buy during inflation',
        'Because interest rates can rise faster than expected inflation, so real yields rise',
      ],
      answer: 2,
      explanation: 'The cost of holding gold is the real yield given up. Inflation alone does not decide it.',
    },
    {
      id: 'forecast-met',
      question: 'Payrolls come in exactly as forecast. What should you expect of the price?',
      choices: [
        'A large rise',
        'Possibly no lasting move, because the number was already priced',
        'A large fall',
      ],
      answer: 1,
      explanation: 'Markets move on the difference between a number and its expectation. Here there is none.',
    },
  ],
  figures: [{ after: 'real-yields', figure: 'real-yield' }],
  seeAlso: [
    { level: 'intermediate', module: 4 },
    { level: 'expert', module: 3 },
  ],
};
