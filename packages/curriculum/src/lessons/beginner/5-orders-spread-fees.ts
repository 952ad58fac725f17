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
      id: 'market-stall',
      title: 'Order types at a market stall',
      paragraphs: [
        'Order types work like a vegetable market. Whoever says "ten kilos of tomatoes, at any price" sends a market order: the tomatoes are got at once, at whatever the sellers ask. Whoever says "I buy only at 20 or less" places a limit order: the price is certain, but perhaps nobody sells at it.',
        'A stallholder who tells a helper "if the price drops to 15, sell everything for what you get" places a sell stop. Nothing happens until the price is 15, and then it is sold at the market, perhaps at 14. "If it drops to 15, sell, but not below 14.50" is a stop-limit order, which may leave the crates unsold in a crash.',
      ],
    },
    {
      id: 'managing-orders',
      title: 'Take-profit, trailing stop and linked orders',
      paragraphs: [
        'A take-profit order can be placed with the entry or added at any time while the position is open. Placing it at once has two advantages: it works when nobody is at the screen, and it is decided before hope begins.',
        'A trailing stop on a long position follows the price up and never moves back down. If gold rises from $2,400 to $2,430 with a trail of $15, the stop rises to 2,430 − 15 = $2,415 and stays there when the price falls. With one-cancels-the-other, the fill of the target cancels the stop, and the fill of the stop cancels the target. Some platforms keep trailing stops on the user’s own computer, so they rest while it is switched off.',
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
      id: 'who-earns-the-spread',
      title: 'Who earns the spread: kinds of broker',
      paragraphs: [
        'The spread goes to whoever stands on the other side of the trade. On an exchange that is a market maker or another trader whose order was waiting. At a broker that makes the market itself, also called a dealing desk or B-book, it is the broker, who also gains what the client loses unless the position is passed on.',
        'An ECN or STP broker, also called A-book, passes orders on to banks and other traders and earns a commission or a small addition to the spread. Many brokers do both, client by client. The first kind has a conflict of interest, and the second often has a separate fee. A supervised broker states in its execution policy which it is.',
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
      id: 'stop-fills',
      title: 'When a stop is not filled at its price',
      paragraphs: [
        'A stop-loss names the price at which the order starts, and not the price of the fill. Once the level is touched, the stop becomes a market order and takes the next prices on offer. The fill is worse in three situations: across a gap, for example from Friday to Sunday evening; in the seconds around news, when few quotes are left; and when the order is larger than what waits at the next prices.',
        'A sell stop is usually triggered by the bid, so a wider spread can trigger it although the chart never shows the level. Some brokers sell a guaranteed stop, which is filled at its price for an extra fee. A stop-limit order avoids a bad fill at the risk of no fill at all.',
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
      id: 'swap-free',
      title: 'Swap-free accounts',
      paragraphs: [
        'A swap-free account charges no interest for positions held overnight. It was made for Muslims, because Islamic law forbids interest, and is therefore also called an Islamic account.',
        'The broker still has costs for holding the position, so it usually charges something else: a fixed fee after some nights, a wider spread, a higher commission, or a limit on how long a position may stay open. Some markets may be left out. Two accounts are compared by adding up everything that the same position would cost in a week on each. Whether such an account agrees with religious law is a question for a scholar, and not for a broker or a lesson.',
      ],
    },
    {
      id: 'cost-of-trading-often',
      title: 'What trading often costs',
      paragraphs: [
        'Costs are paid on each trade, so they grow with the number of trades while the account stays the same. Example: a round trip of 0.10 lot costs $4 in spread and commission. Three trades a day on 20 days are 60 trades, and 60 × 4 = $240 a month. On an account of $4,000 that is 240 ÷ 4,000 = 6% a month, which must be earned before anything is gained.',
        'Ten trades a month at the same cost take 10 × 4 = $40, or 1%. That is how overtrading bleeds an account even if as many trades win as lose. Short timeframes make it worse, since the spread is a larger share of a small move.',
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
    {
      id: 'pip-value',
      title: 'What a lot and a pip are worth',
      paragraphs: [
        'A price step is worth the step times the number of ounces. One lot of gold is usually 100 ounces, so a move of $1 changes one lot by $100, 0.10 lot by $10 and 0.01 lot by $1. If a broker calls $0.01 a pip, one pip of one lot is worth 100 × 0.01 = $1. If another calls $0.10 a pip, it is worth 100 × 0.10 = $10.',
        'A move from $2,400.00 to $2,412.50 is therefore 1,250 small pips or 125 large ones, and for 0.01 lot it is $12.50 either way. Counting in dollars an ounce avoids the confusion. In Bitcoin no pip is agreed on, so moves are given in dollars or percent.',
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
