import type { Lesson } from '../lesson.ts';

export const orderFlowAndExecution: Lesson = {
  level: 'expert',
  module: 5,
  title: 'Order Flow, Liquidity and Execution Quality',
  summary:
    'How an order book fills your order, what market makers and resting stops do, how to use VWAP and volume profile, and how to measure what execution costs.',
  sections: [
    {
      id: 'order-book',
      title: 'The order book and its depth',
      paragraphs: [
        'The order book lists the limit orders that wait at each price. Depth is the quantity near the best prices. A market order takes the best price first, then the next, until it is filled, so a large one pays a worse average than the price you saw.',
        'The visible book is not a promise. Orders can be withdrawn in an instant, and others are hidden. Placing orders with the intent of withdrawing them to mislead others is called spoofing, and it is illegal in regulated markets.',
      ],
    },
    {
      id: 'walls',
      title: 'Who stands behind a wall',
      paragraphs: [
        'A wall is an unusually large limit order, or many of them, at one price. Behind a sell wall may stand a fund, a market maker, a miner, a bot, or a trader who wants others to see it; the book shows no names. An iceberg order shows only a small part of itself, so large interest can also be invisible.',
        'A wall that is withdrawn before the price arrives may have been spoofing, which is forbidden in regulated markets. In September 2020 JPMorgan agreed to pay 920 million dollars in a US case about orders in metal and Treasury markets. A wall is neither a promise nor a signal. Only trades that took place are facts.',
      ],
    },
    {
      id: 'market-makers',
      title: 'Market makers',
      paragraphs: [
        'A market maker quotes both sides and lives from the spread. Its risk is trading with somebody who knows more. When it fears that, around news or in thin hours, it widens the spread or steps back. So liquidity is plentiful when you do not need it.',
      ],
    },
    {
      id: 'panic',
      title: 'What a panic looks like in the book',
      paragraphs: [
        'In a panic, sell orders grow and bids disappear. Market makers widen their quotes or step back, because they cannot tell what the price is. The same sale then walks further down the order book, sets off stops and liquidations, and these send more market orders. A price falls that far as much for lack of buyers as for many sellers.',
        'In the flash crash of 6 May 2010 US share indices fell by about 9% and recovered most of it within about half an hour. The report of the regulators SEC and CFTC named one large automatic sale and the withdrawal of liquidity. Wide spreads, jumps between trades and slow platforms are the signs, and stops are filled far from their level.',
      ],
    },
    {
      id: 'stop-pools',
      title: 'Stops and liquidity pools',
      paragraphs: [
        'Stops gather beyond obvious highs and lows, and a cluster of them is called a liquidity pool. A large seller needs buyers, and stops of short sellers are buy orders. A price that passes a high, fills the stops and returns is often called a stop hunt. You do not need a villain to explain it. Put stops where the idea is wrong and not at the one price that everybody can see, and size them for the distance.',
      ],
    },
    {
      id: 'vwap-and-profile',
      title: 'VWAP and volume profile',
      paragraphs: [
        'VWAP is the average price of a period weighted by volume. It is the usual yardstick for an execution: buying below it was better than the average buyer. A volume profile shows how much was traded at each price. Much volume marks prices that both sides accepted. Spot gold has no central record of volume, so profiles of it use futures or one broker’s data. Say which.',
      ],
    },
    {
      id: 'otc-volume',
      title: 'Volume where there is no exchange',
      paragraphs: [
        'Spot gold and CFDs on it are traded over the counter, between two parties, so there is no total volume. The volume in a broker’s chart is mostly tick volume, the number of price changes at this broker. It says how busy the quotes were, and nothing about the size of trades.',
        'COMEX futures report true volume and open interest, and the London market publishes totals of its members. Analyses of volume in spot gold use these and say so. Fast traders send and cancel most of their orders within fractions of a second, so quotes can change often with little trade behind them. For Bitcoin each exchange reports its own volume, and some have invented it.',
      ],
    },
    {
      id: 'measuring',
      title: 'Measure your slippage',
      paragraphs: [
        'For each order write down the middle price at the moment of the decision, the average fill, the fees, the order type and the hour. After fifty orders you know what an entry really costs you, by hour and by market. Put that number into your tests.',
        'Time-weighted execution, TWAP, cuts an order into equal parts at fixed intervals. It needs no forecast, and for that reason it is a fair standard for anything cleverer.',
      ],
    },
    {
      id: 'venue-risk',
      title: 'Venue risk',
      paragraphs: [
        'A good fill is worth nothing if the venue fails. Exchanges have been hacked, have stopped withdrawals and have gone bankrupt with their customers’ coins. Keep there only what you need for trading, prefer supervised venues, test a withdrawal, and do not let a yield talk you into leaving more.',
      ],
    },
  ],
  example: {
    title: 'Worked example: walking the book',
    paragraphs: [
      'You buy 5 bitcoin at the market. The book offers 2 at 60,000, 2 at 60,020 and 4 at 60,050. You take 2 × 60,000 + 2 × 60,020 + 1 × 60,050 = 300,090 dollars. The average is 300,090 ÷ 5 = 60,018. The middle price before was 59,995, so the slippage is 60,018 − 59,995 = 23 dollars a coin, and 23 ÷ 59,995 = 0.038%.',
      'A fee of 0.05% is 300,090 × 0.05% = $150. The slippage was 5 × 23 = $115. A round trip at the same cost takes 2 × (150 + 115) = $530.',
      'Split into five orders of one coin, five minutes apart, you might pay 60,002 on average. That would save 5 × (60,018 − 60,002) = $80. Or the price may rise by 100 dollars while you wait and cost you more than you saved. Splitting exchanges a certain cost for an uncertain one.',
    ],
  },
  terms: [
    {
      term: 'Order book',
      definition: 'The list of waiting limit orders at each price, bids on one side and asks on the other.',
    },
    {
      term: 'Market maker',
      definition: 'A participant that quotes to buy and to sell at all times and lives from the spread.',
    },
    {
      term: 'Liquidity pool',
      definition: 'In order flow: a cluster of resting orders, often stops, beyond an obvious high or low.',
    },
    {
      term: 'VWAP',
      definition: 'Volume-weighted average price of a period; the usual yardstick for the quality of a fill.',
    },
    {
      term: 'Volume profile',
      definition: 'A chart of how much volume was traded at each price instead of at each time.',
    },
    {
      term: 'TWAP',
      definition: 'Time-weighted execution: an order cut into equal parts that are sent at fixed intervals.',
    },
  ],
  checks: [
    {
      id: 'average-fill',
      question: 'The book offers 1 coin at 100 and 3 at 104. You buy 2 at the market. What is your average?',
      choices: ['100', '102', '104'],
      answer: 1,
      explanation:
        'You take one at each price: (100 + 104) ÷ 2 = 102. The second coin comes from the next level.',
    },
    {
      id: 'below-vwap',
      question: 'You bought below the day’s VWAP. What does that say?',
      choices: [
        'That the price will rise',
        'That you paid no spread',
        'That you paid less than the average volume of the day',
      ],
      answer: 2,
      explanation: 'VWAP is a yardstick for the fill. It has no view on where the price goes afterwards.',
    },
    {
      id: 'split-order',
      question: 'What does splitting a large order do?',
      choices: [
        'It lowers the cost of depth and adds the risk that the price moves meanwhile',
        'It removes slippage',
        'It guarantees the VWAP of the day',
      ],
      answer: 0,
      explanation:
        'Smaller orders take less from the book, but the later parts trade at prices nobody knows yet.',
    },
  ],
  figures: [{ after: 'order-book', figure: 'walking-the-book' }],
  seeAlso: [
    { level: 'beginner', module: 5 },
    { level: 'expert', module: 2 },
  ],
};
