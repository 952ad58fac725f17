import type { Lesson } from '../lesson.ts';

export const firstDemoPlan: Lesson = {
  level: 'beginner',
  module: 6,
  title: 'Your First Demo Trading Plan',
  summary: 'Practise with pretend money and real rules: entry, exit, checklist, journal and a test to pass.',
  sections: [
    {
      id: 'demo-account',
      title: 'Opening a demo or paper account',
      paragraphs: [
        'A demo account, also called a paper account, trades pretend money at live prices. Mistakes with buttons, sizes and order types cost nothing there, so it is the place to make them.',
        'A demo account is set up best with the balance that you could really afford to lose. Practising with $100,000 teaches nothing about a $2,000 account. Demo fills are also kinder than real ones: slippage is small and nobody is afraid of losing.',
      ],
    },
    {
      id: 'what-demo-teaches',
      title: 'What a demo teaches and what it cannot',
      paragraphs: [
        'A demo account teaches the platform, the order types, the arithmetic of size and the habit of following rules. It shows whether the rules are clear enough to be followed and how they do on new prices.',
        'A demo account cannot teach how a real loss feels, because pretend money hurts nobody. That is why careless trades come easily there. The remedy is to change what counts: the score is the share of trades within the rules, and not the balance. A demo account lost within an hour nearly always points to sizes too large for the stop. Fills and spreads are often better than real ones, so real results tend to be lower.',
      ],
    },
    {
      id: 'entry-and-exit-rules',
      title: 'Writing entry and exit rules',
      paragraphs: [
        'An entry rule states exactly what must be true before a trade is opened. It names the market, the timeframe, the zone and the signal, so that another person would find the same trade. "It looks strong" is not a rule.',
        'An exit rule states where the trade ends: the stop-loss, the target and what happens if neither is reached in time. Both exits are written before the entry. Rules made up during a trade usually protect the trader from admitting a loss.',
      ],
    },
    {
      id: 'parts-of-a-plan',
      title: 'The parts of a written plan',
      paragraphs: [
        'A written plan usually has these parts: the market and the hours; the timeframe; the setup; the trigger; the stop; the target and other exits; the risk per trade and the formula for the size; the largest number of open positions; the loss at which the day or the week ends; the news during which nothing is opened; and the dates of reviews.',
        'Each part is a sentence that somebody else could check. Where a rule has an exception, the exception is written too, with its condition, as in a contract. One page is enough. What the plan does not mention is not traded.',
      ],
    },
    {
      id: 'checklist',
      title: 'A checklist before every trade',
      paragraphs: [
        'A pre-trade checklist is a short list of questions that must all be answered with yes before an order is sent. Typical questions: Is the trend on my side? Where is the stop? Is the size computed? Is the risk within my limit? Is there news within the hour? Am I calm?',
        'One answer of no means no trade. Missing a trade costs nothing, and a forced trade often costs money.',
      ],
    },
    {
      id: 'when-not-to-trade',
      title: 'When not to trade',
      paragraphs: [
        'Plans name situations without trades: the minutes around a major release, the thin hours late in the evening and before holidays, a spread wider than usual, a missing setup, and a daily loss limit that is reached.',
        'Plans also name states in which no trade is made: tired, ill, after alcohol, angry, ashamed, in a hurry, after a quarrel, or during work that needs attention. The reason is the same for all of them. Judgement is worse or costs are larger, while nothing is lost by waiting. One answer of no on the checklist means no trade.',
      ],
    },
    {
      id: 'journal',
      title: 'Keeping a trading journal',
      paragraphs: [
        'A trading journal is a record of every trade and the reason for it. Each entry holds the date, market, entry, stop, target, size, result, a picture of the chart and one sentence on how you felt.',
        'The journal marks each trade as within the rules or outside them. A loss within the rules is a normal cost. A win outside the rules is a warning, because it rewards a bad habit.',
      ],
    },
    {
      id: 'ready-for-real-money',
      title: 'When to stop using demo money',
      paragraphs: [
        'A trader is ready to leave demo money when the written plan has been followed for a stated number of trades, not after a lucky week. A reasonable test is at least 50 trades, at least 95% of them within the rules, and a result that is not negative after realistic costs.',
        'Passing the test promises nothing, because real losses feel different and markets change. Start with the smallest size that the broker allows and with money that you can lose. Going back to demo is a sensible step, not a defeat.',
      ],
    },
    {
      id: 'choosing-a-broker',
      title: 'What to check before opening an account',
      paragraphs: [
        'Before an account is opened, these things can be checked. Is the firm in the register of the authority that it names, found on the authority’s own website, with the same legal name and address? Which company of the group signs the contract, and in which country? Is client money kept apart, and is there a compensation scheme? What do spread, commission, overnight financing, deposits and withdrawals cost?',
        'Further questions are negative balance protection, the stop-out level and how complaints are handled. A small withdrawal as a first test tells more than reviews do. Calls that press, promised returns, and payments to private accounts are reasons to leave. The lessons recommend no broker.',
      ],
    },
    {
      id: 'living-from-trading',
      title: 'Money, time and the wish to live from it',
      paragraphs: [
        'Income from trading is the account times the return, and both are limited. If an account of $5,000 gained 10% in a year, which would be a good result, it would bring 5,000 × 10% = $500. To live on $24,000 a year at that return, an account of $240,000 would be needed, and some years lose.',
        'Small accounts therefore tempt people to large risks, which end most of them. Among the Brazilian day traders whom Chague and others followed for more than 300 days (2020), about one in a hundred earned more than the minimum wage. Learning takes months, at some hours a week. An income from elsewhere is what allows a beginner to keep risks small.',
      ],
    },
  ],
  example: {
    title: 'Worked example: judging 50 demo trades',
    paragraphs: [
      'Example record: the demo account starts with $2,000 and risks 1%, which is $20 a trade. After 50 trades there are 22 wins of $34 on average and 28 losses of $20 on average. The wins make 22 × 34 = $748 and the losses cost 28 × 20 = $560.',
      'The result is 748 − 560 = $188, and costs of $1.50 a trade take off $75, so $113 is left. Four trades broke a rule, so 46 ÷ 50 = 92% were within the rules. The money is positive but the test of 95% is not passed, so the practice continues.',
    ],
  },
  terms: [
    {
      term: 'Demo account',
      definition: 'An account that trades pretend money at live prices; a paper account.',
    },
    { term: 'Trading plan', definition: 'The written rules for what, when and how much to trade.' },
    { term: 'Entry rule', definition: 'A statement of exactly what must be true before a trade is opened.' },
    {
      term: 'Exit rule',
      definition: 'A statement of where and when a trade ends, in loss as well as in gain.',
    },
    {
      term: 'Pre-trade checklist',
      definition: 'Questions that must all be answered with yes before an order is sent.',
    },
    {
      term: 'Trading journal',
      definition: 'A record of every trade, its reason, its result and its lesson.',
    },
  ],
  checks: [
    {
      id: 'entry-rule',
      question: 'Which of these is an entry rule?',
      choices: [
        'Enter when the market feels strong',
        'Enter after a good week',
        'Enter when an hourly candle closes above the marked zone',
      ],
      answer: 2,
      explanation: 'Only this one can be checked by another person on the same chart.',
    },
    {
      id: 'win-outside-rules',
      question: 'What does a win outside the rules deserve in the journal?',
      choices: ['A warning', 'A larger size next time', 'No entry'],
      answer: 0,
      explanation: 'It rewards a bad habit, and the same habit will produce losses later.',
    },
    {
      id: 'result-after-costs',
      question: 'Ten wins of $30 and fifteen losses of $20, with $1 of cost a trade. What is the result?',
      choices: ['A gain of $25', 'A loss of $25', 'Exactly zero'],
      answer: 1,
      explanation: 'Wins of $300 and losses of $300 cancel out, and 25 trades cost $25.',
    },
  ],
  figures: [{ after: 'example', figure: 'demo-test' }],
  seeAlso: [
    { level: 'beginner', module: 2 },
    { level: 'intermediate', module: 5 },
    { level: 'intermediate', module: 6 },
  ],
};
