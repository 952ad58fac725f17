import type { Lesson } from '../lesson.ts';

export const ordersSpreadFees: Lesson = {
  level: 'beginner',
  module: 5,
  title: 'Order Types, Spread and Fees',
  summary: 'What each order promises, what it does not, and what a trade costs before the price has moved.',
  sections: [
    {
      id: 'order-types',
      title: 'Market, limit and stop orders',
      paragraphs: [
        'A market order trades at once at the best price available. It is almost certain to be filled, but the price is not certain.',
        'A limit order trades only at its price or a better one. A buy limit waits below the market and a sell limit waits above it. The price is certain, but the fill is not.',
        'A stop order waits until the price reaches its level and then becomes a market order. A sell stop below the market closes a long position as a stop-loss, and a buy stop above the market can open one. A stop-limit order becomes a limit order instead, so it may never be filled in a fast fall.',
      ],
    },
    {
      id: 'bid-ask-spread',
      title: 'Bid, ask and spread',
      paragraphs: [
        'The bid is the price at which you can sell, and the ask is the price at which you can buy. The ask is higher than the bid, and the difference is the spread.',
        'The spread is a cost that is paid on every trade opened at market, because a position bought at the ask can only be sold at the bid. Spreads widen around news, at the daily pause and in thin weekend trading.',
      ],
    },
    {
      id: 'slippage',
      title: 'Slippage',
      paragraphs: [
        'Slippage is the difference between the price that was expected and the price at which the order was filled. It happens when the price moves before the order arrives or when too little is on offer at the best price. It can help you, but on stop orders it usually hurts.',
      ],
    },
    {
      id: 'commission-and-swap',
      title: 'Commission and overnight swap',
      paragraphs: [
        'Commission is a fixed fee or a percentage that the broker or exchange charges for each trade. Crypto exchanges often charge more to takers, who trade at once, than to makers, whose limit orders wait in the book.',
        'Swap, also called overnight financing, is interest charged or paid for holding a leveraged position past the end of the trading day. Many brokers book three nights on one weekday to cover the weekend. Over weeks, swap can cost more than the spread.',
      ],
    },
    {
      id: 'lots-pips-satoshis',
      title: 'Lots, pips, satoshis and contract size',
      paragraphs: [
        'Contract size is how much of the asset one contract covers. A standard lot of XAU/USD is 100 troy ounces, so 0.01 lot is one ounce. A move of $1 in the price changes one lot by $100.',
        'A pip is a small step of the price by which moves and spreads are counted. Brokers differ for gold: some call $0.01 a pip and others call $0.10 a pip, so read the contract details first. In Bitcoin the smallest unit is the satoshi, and 100,000,000 satoshis make one bitcoin. One Bitcoin future at the CME exchange covers 5 bitcoin, and one micro future covers 0.1.',
      ],
    },
  ],
  example: {
    title: 'Worked example: the cost of one gold trade',
    paragraphs: [
      'Example prices: the bid is $2,500.00 and the ask is $2,500.30, so the spread is $0.30. A trader buys 0.10 lot, which is 10 ounces. The spread costs 0.30 × 10 = $3.00.',
      'Commission is an example $0.70 for this size, two nights of swap cost $0.60 each, and the exit slips by $0.10 an ounce, which is $1.00. The total is 3.00 + 0.70 + 1.20 + 1.00 = $5.90. The price must rise by $0.59 an ounce before the trade stops losing.',
    ],
  },
  terms: [
    { term: 'Market order', definition: 'An order to trade at once at the best price available.' },
    { term: 'Limit order', definition: 'An order to trade only at a stated price or a better one.' },
    {
      term: 'Stop order',
      definition: 'An order that becomes a market order when the price reaches a stated level.',
    },
    { term: 'Spread', definition: 'The difference between the ask and the bid, paid as a cost of trading.' },
    {
      term: 'Slippage',
      definition: 'The difference between the expected price of an order and the price of its fill.',
    },
    {
      term: 'Swap',
      definition: 'Interest charged or paid for holding a leveraged position overnight; overnight financing.',
    },
    { term: 'Lot', definition: 'A unit of trade size; one standard lot of XAU/USD is 100 troy ounces.' },
    { term: 'Pip', definition: 'A small step of the price; its size for gold differs between brokers.' },
  ],
  checks: [
    {
      id: 'limit-order',
      question: 'Which order fixes the price but may never be filled?',
      choices: ['A market order', 'A limit order', 'A stop order'],
      answer: 1,
      explanation: 'A limit order trades only at its price or better, so the market may pass it by.',
    },
    {
      id: 'spread-cost',
      question: 'The bid is $2,500.00 and the ask is $2,500.40. What does the spread cost on 5 ounces?',
      choices: ['$0.40', '$5.00', '$2.00'],
      answer: 2,
      explanation: 'The spread is $0.40 an ounce, and 0.40 × 5 = $2.00.',
    },
    {
      id: 'lot-ounces',
      question: 'How many ounces are 0.05 lot of XAU/USD when one lot is 100 ounces?',
      choices: ['5', '0.5', '50', '20'],
      answer: 0,
      explanation: '0.05 × 100 = 5 troy ounces.',
    },
  ],
  figures: [{ after: 'example', figure: 'trade-cost' }],
  seeAlso: [
    { level: 'beginner', module: 2 },
    { level: 'expert', module: 4 },
    { level: 'expert', module: 5 },
  ],
};
