import type { Lesson } from '../lesson.ts';

export const whatMovesBitcoin: Lesson = {
  level: 'intermediate',
  module: 4,
  title: 'What Moves Bitcoin: Supply, Flows and Liquidity',
  summary:
    'How new coins are issued, and what ETF flows, exchange balances, funding, stablecoins and thin weekends do to the price of Bitcoin.',
  sections: [
    {
      id: 'issuance',
      title: 'Halving and issuance',
      paragraphs: [
        'Miners spend electricity to add blocks, about one every ten minutes. Each block pays its miner a subsidy of new coins plus the fees of its transactions. Every 210,000 blocks, roughly four years, the subsidy is halved. In April 2024 it fell from 6.25 to 3.125 coins. There will never be more than 21 million coins.',
        'The schedule is known to everybody, so it is no news on the day. Prices rose in the year after each of the first halvings. Four cases are very few, and each happened while much else changed. Miners also sell coins to pay for power. After a halving the weaker ones switch off.',
      ],
    },
    {
      id: 'flows',
      title: 'ETF flows and exchange balances',
      paragraphs: [
        'A spot ETF holds coins for its shareholders. Those in the United States began trading in January 2024. Net inflows mean that coins have to be bought, outflows that they are sold. The figures are published after the day, when the price has already moved.',
        'Exchange balances count the coins on addresses that belong to exchanges. Falling balances are read as coins being put away, rising ones as coins that may be sold. The labels are estimates, and exchanges move coins between their own addresses. Treat a single day as noise.',
      ],
    },
    {
      id: 'funding-and-interest',
      title: 'Funding rates and open interest',
      paragraphs: [
        'Perpetual futures have no end date. A funding payment between longs and shorts, often every eight hours, keeps them near spot. A positive rate means that longs pay shorts. Open interest is the number of contracts that are open.',
        'High open interest with a strongly positive rate says that many borrowed longs stand on the same side. It does not say when they fall. When they do, forced selling triggers more forced selling.',
      ],
    },
    {
      id: 'liquidity',
      title: 'Stablecoins, weekends and shares',
      paragraphs: [
        'Stablecoins are tokens meant to hold one dollar. Most trading in crypto is done against them. A growing supply is money waiting inside the market. A stablecoin that loses its dollar is a danger for everybody who holds it, and some have.',
        'At weekends banks are closed and market makers trade smaller. The same order moves the price further, and a move on Sunday is often taken back on Monday.',
        'Since 2020 Bitcoin has often moved together with technology shares, because the same investors sell both when money becomes dearer. Correlations change. A hedge that rests on one can fail on the day you need it.',
      ],
    },
  ],
  example: {
    title: 'Worked example: issuance and funding',
    paragraphs: [
      'About 144 blocks a day at 3.125 coins make 144 × 3.125 = 450 new coins a day. At a price of 60,000 dollars that is 450 × 60,000 = $27,000,000 of possible selling a day. An ETF inflow of 135 million dollars takes as many coins as five days of mining: 135 ÷ 27 = 5. That is why flows can outweigh issuance, in both directions.',
      'You hold a perpetual position worth $6,000, long, at a funding rate of 0.03% every eight hours. Each payment is 6,000 × 0.03% = $1.80. In ten days there are 3 × 10 = 30 payments, together 30 × 1.80 = $54. If you put up $1,200 as margin, funding alone has cost 54 ÷ 1,200 = 4.5% of it, whatever the price did. The leverage is 6,000 ÷ 1,200 = 5, so a fall of 5% takes another 5 × 5% = 25% of your margin.',
    ],
  },
  terms: [
    {
      term: 'Halving',
      definition: 'The cut of the block subsidy by half every 210,000 blocks, roughly every four years.',
    },
    {
      term: 'Block subsidy',
      definition:
        'The new coins that a miner receives for a block; 3.125 since April 2024, transaction fees not included.',
    },
    {
      term: 'Spot ETF',
      definition:
        'An exchange-traded fund that holds the asset itself, so that its inflows and outflows become purchases and sales.',
    },
    {
      term: 'Exchange balance',
      definition: 'The estimated number of coins on addresses that belong to exchanges.',
    },
    {
      term: 'Funding rate',
      definition:
        'The periodic payment between longs and shorts that keeps a perpetual future near spot; positive means longs pay.',
    },
    {
      term: 'Open interest',
      definition: 'The number or value of derivative contracts that are open at a given time.',
    },
    {
      term: 'Stablecoin',
      definition: 'A token meant to keep the value of a currency, usually one dollar; it can fail to.',
    },
  ],
  checks: [
    {
      id: 'positive-funding',
      question: 'The funding rate is strongly positive. What does that say?',
      choices: [
        'Longs pay shorts; many borrowed positions are long',
        'The price will rise during the next eight hours',
        'Shorts pay longs; many positions are short',
      ],
      answer: 0,
      explanation:
        'A positive rate is paid by longs. It describes how positions are spread and not what the price does next.',
    },
    {
      id: 'new-coins',
      question: 'At 3.125 coins a block and 144 blocks a day, how many new coins come in two days?',
      choices: ['450', '900', '1,800'],
      answer: 1,
      explanation: 'One day brings 144 × 3.125 = 450 coins, so two days bring 2 × 450 = 900.',
    },
    {
      id: 'four-halvings',
      question: 'Why are four halvings weak evidence for a rule?',
      choices: [
        'Because their dates were not recorded',
        'Because the supply rose after each of them',
        'Because four cases are few, and each happened together with many other changes',
      ],
      answer: 2,
      explanation:
        'A pattern in so few cases cannot be told from coincidence, and the schedule is known in advance.',
    },
  ],
  figures: [{ after: 'issuance', figure: 'halvings' }],
  seeAlso: [
    { level: 'intermediate', module: 3 },
    { level: 'expert', module: 4 },
  ],
};
