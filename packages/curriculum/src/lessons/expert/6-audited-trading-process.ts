import type { Lesson } from '../lesson.ts';

export const auditedTradingProcess: Lesson = {
  level: 'expert',
  module: 6,
  title: 'Running an Audited Trading Process',
  summary:
    'How to keep a trade log that others can check, which figures describe a record, how to report losses, and how to see through a signal scam.',
  sections: [
    {
      id: 'trade-log',
      title: 'A log that others can check',
      paragraphs: [
        'A trade log is complete, ordered in time and not edited afterwards. It contains every order with its time, size, price, fees, the rule that allowed it, and the state of the account. Take the data from the broker’s statement, and add your reasons by hand on the same day. Corrections are new lines. A log that can be rewritten proves nothing, to yourself least of all.',
      ],
    },
    {
      id: 'metrics',
      title: 'Three figures and what they hide',
      paragraphs: [
        'The profit factor is the sum of all gains divided by the sum of all losses. Above 1 the record made money. One lucky trade can carry it.',
        'The Sharpe ratio is the average return above the risk-free rate, divided by the standard deviation of returns. To annualise monthly values, multiply by the square root of 12. It treats large gains as risk, and it looks best just before a strategy that sells insurance has its accident.',
        'Expectancy is the average result of one trade in units of risk. Show all three with the number of trades, the maximum drawdown and its length. A figure without its sample is an advertisement.',
      ],
    },
    {
      id: 'reporting',
      title: 'Report losses first',
      paragraphs: [
        'An honest report names the worst month, the deepest drawdown and how long it lasted before it names the return. It includes closed accounts, abandoned strategies and trades that were still open. It says which results are simulated. It gives results after costs, and it does not choose its starting date.',
      ],
    },
    {
      id: 'verification',
      title: 'Verification and scams',
      paragraphs: [
        'Third-party verification reads the results from the broker, without the trader’s hands in between. Ask which accounts are covered, since when, and whether demo accounts are among them. Even a verified record can be the survivor of ten that were started.',
        'Signal scams repeat themselves: guaranteed returns, win rates without losses, pictures of profits instead of statements, pressure to decide today, recruitment bonuses, an unknown broker, requests for remote access or for your keys. One of these is enough to leave. Recovery services that ask for an advance fee after a loss are usually the second scam.',
      ],
    },
    {
      id: 'copying-and-signals',
      title: 'Judging signals and copy trading',
      paragraphs: [
        'A signal is a message with an entry, a stop and a target, and copy trading repeats it automatically. The copy comes later and dearer: if the sender gains 0.2 R on average and a follower loses 0.1 R to slippage and fees, 0.1 ÷ 0.2 = 50% is gone. Accounts differ too, so the same trade can be a very different risk.',
        'These questions separate the serious from the rest. Is every signal recorded before the event? Are losses and open positions shown? How deep was the drawdown, and over how many months? Who pays the sender: subscribers, a broker by turnover, or trading? Nine hits of ten may be the visible one of many groups. Whoever follows still decides on size and loss.',
      ],
    },
    {
      id: 'crypto-scams',
      title: 'Scams around coins',
      paragraphs: [
        'Most frauds with coins are old ones. Phishing leads to a false website or app that asks for the seed phrase. False exchanges show invented gains and ask for a fee or tax before a withdrawal. In romance scams, also called pig butchering, a friendly stranger leads there over weeks. Pump and dump drives up a small coin and sells it to the followers. Giveaways promise to double what is sent.',
        'The signs are alike: contact that came unasked, pressure, promised gains, secrecy, payment in coins or gift cards. Such payments cannot be called back, so the police and the exchange are told at once. Recovery services that want money in advance are usually the second fraud. It happens to careful people too.',
      ],
    },
    {
      id: 'who-supervises',
      title: 'What supervision does and does not do',
      paragraphs: [
        'A supervisor gives licences, sets rules on leverage, client money and advertising, hears complaints and fines firms. It does not check each trade, does not say that a product is good, and does not replace losses from prices. A compensation scheme pays up to a limit if a firm fails and client money is missing, and never for lost trades.',
        'The names differ by country, for example FCA in Britain, BaFin in Germany, SEC and CFTC in the United States and ASIC in Australia. One brand may have a company under strict rules and another offshore, with higher leverage and fewer rights. The company named in the contract decides. Law and tax in one’s own case are questions for a professional of that country.',
      ],
    },
    {
      id: 'taxes-and-continuity',
      title: 'Taxes and continuity',
      paragraphs: [
        'Tax rules differ by country and by instrument. Keep statements, deposits, fees and exchange rates for as long as your law requires, set money aside as gains arise, and ask a qualified adviser.',
        'A business continuity plan says what happens when the internet, the venue or you yourself fail: a second way to close positions, stops that stand at the broker, keys with a tested backup, and one person who knows where things are.',
      ],
    },
  ],
  example: {
    title: 'Worked example: one quarter, reported',
    paragraphs: [
      'A quarter has 50 trades: 21 winners with $2,940 in all and 29 losers with $2,320. The profit factor is 2,940 ÷ 2,320 = 1.27. The net result is 2,940 − 2,320 = $620, or 620 ÷ 50 = $12.40 a trade. With one R of $80 that is an expectancy of 12.40 ÷ 80 = 0.155 R.',
      'The best trade earned $780. Without it the net result is 620 − 780 = −$160. Equity peaked at $10,900 and fell to $9,810 before recovering, a drawdown of 1,090 ÷ 10,900 = 10%. So the report reads: fifty trades, plus $620 after costs, a drawdown of ten percent, and the gain rests on one trade.',
      'The mean monthly return above the risk-free rate was 2.0% with a standard deviation of 4.0%. The monthly Sharpe ratio is 2.0 ÷ 4.0 = 0.5, annualised 0.5 × 3.46 = 1.73. It comes from three months. It means almost nothing yet, and the report says that too.',
    ],
  },
  terms: [
    {
      term: 'Trade log',
      definition: 'The complete record of orders in time order, never edited, only corrected by new lines.',
    },
    { term: 'Profit factor', definition: 'The sum of all gains divided by the sum of all losses.' },
    {
      term: 'Sharpe ratio',
      definition:
        'The average return above the risk-free rate, divided by the standard deviation of returns.',
    },
    {
      term: 'Verified track record',
      definition: 'Results that a third party read from the broker without the trader’s hands in between.',
    },
    {
      term: 'Signal scam',
      definition: 'An offer of trade signals that earns by fees, deposits or theft instead of by trading.',
    },
    {
      term: 'Business continuity plan',
      definition: 'What happens to positions and keys when a person, a line or a venue fails.',
    },
  ],
  checks: [
    {
      id: 'profit-factor',
      question: 'Gains are $4,500 and losses $3,000. What is the profit factor?',
      choices: ['0.67', '1.5', '1,500'],
      answer: 1,
      explanation: 'It is 4,500 ÷ 3,000 = 1.5. The net result of $1,500 is another figure.',
    },
    {
      id: 'offer-to-leave',
      question: 'Which offer should you leave at once?',
      choices: [
        'A service that publishes its losing months',
        'A service whose record covers few trades and says so',
        'A service with guaranteed monthly returns',
      ],
      answer: 2,
      explanation:
        'Nobody can guarantee a return from trading. A short record or a losing month, openly named, is a sign of honesty.',
    },
    {
      id: 'sharpe-a-year',
      question: 'A monthly Sharpe ratio is 0.3. What is it annualised?',
      choices: ['About 1.04', 'About 3.6', 'About 0.3'],
      answer: 0,
      explanation:
        'Multiply by the square root of 12, which is about 3.46: 0.3 × 3.46 = 1.04. Multiplying by 12 would overstate it.',
    },
  ],
  figures: [{ after: 'reporting', figure: 'quarter-report' }],
  seeAlso: [
    { level: 'expert', module: 2 },
    { level: 'expert', module: 3 },
  ],
};
