import type { Lesson } from '../lesson.ts';

export const leverageFuturesAndOptions: Lesson = {
  level: 'expert',
  module: 4,
  title: 'Leverage, Futures and Options Mechanics',
  summary:
    'How margin and liquidation work, what perpetuals and dated futures cost to hold, how options pay, and how to hedge a holding with them.',
  sections: [
    {
      id: 'margin',
      title: 'Initial and maintenance margin',
      paragraphs: [
        'Initial margin is the deposit that opens a leveraged position. Maintenance margin is the smaller sum that must remain. When the equity of the position falls to it, the venue closes the position. The price at which that happens is the liquidation price. Fees and funding move it towards you while you wait.',
        'With isolated margin a position can lose its own deposit. With cross margin it can lose the whole account. In a crash a venue may fill liquidations far below the computed price, and some venues then take the shortfall from winning traders.',
      ],
    },
    {
      id: 'perpetuals',
      title: 'Perpetuals and dated futures',
      paragraphs: [
        'A dated future settles on a fixed day. Its basis is its price minus spot. When later contracts cost more, the market is in contango. For gold that is normal, because the seller must finance and store the metal until then. The opposite is backwardation. Whoever rolls long futures in contango sells low and buys higher each time.',
        'A perpetual future never settles. Funding ties it to spot instead. A cheap looking position can become expensive when the rate changes, and nothing announces the change.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery and rolling',
      paragraphs: [
        'Before a future ends, most holders close it or roll it: they close the near month and open a later one. COMEX gold futures end in the delivery of metal in a vault, so brokers of private clients close positions before. Bitcoin futures of the CME are settled in cash by a reference rate, and nobody delivers coins.',
        'Whoever forgets the date can be closed by force or asked for the full value. Rolling costs two commissions and spreads, and in contango the difference between the months. On 20 April 2020 the oil future for May ended the day at −37.63 dollars, because holders had nowhere to put the oil. Gold is easy to store, but a date is a date.',
      ],
    },
    {
      id: 'three-prices',
      title: 'Spot, future and fund: three prices',
      paragraphs: [
        'Spot, future and fund are three prices of gold because they are three things. Spot in London is for delivery within two days. A future is for a later month and contains interest and storage until then; the difference is the basis, and it shrinks to zero at expiry. A fund share is a part of an ounce that gets smaller each year, because the fee is paid from the metal.',
        'Each price is also taken at another place and hour. Large differences invite arbitrage and vanish, unless metal cannot be moved. In March 2020, when flights and refineries stood still, the New York future was for a time tens of dollars above London spot.',
      ],
    },
    {
      id: 'options',
      title: 'How options pay',
      paragraphs: [
        'A call is the right to buy at the strike, a put the right to sell at it. The buyer pays a premium and can lose no more than that. The seller receives it and can lose many times as much; the loss on an uncovered sold call has no limit at all. The option payoff at expiry is the price minus the strike for a call and the strike minus the price for a put, or nothing if that is negative.',
        'Implied volatility is the volatility at which a pricing model reproduces the premium. It rises before known events and falls after them. A buyer can be right about the direction and lose because it fell.',
        'Delta is the change of the option for a change of one dollar in the price. Theta is what the option loses each day by the passing of time, and the loss speeds up near expiry for options close to the money.',
      ],
    },
    {
      id: 'expiry',
      title: 'Options at expiry: max pain and pain trade',
      paragraphs: [
        'At expiry options are worth their payoff and disappear. Max pain is the price at which all open options together would pay out least, so that their buyers lose most. Some believe that the price is drawn to it, and the evidence is thin. Buyers who hedge sell rises and buy falls, which can hold a price near a strike: pinning. Gamma is how fast delta changes, and near expiry it is largest at the strike.',
        'The pain trade is something else: the move that would hurt the largest number of investors, judged by how they are positioned. It has no fixed computation. The two share only the idea that a crowd stands on one side.',
      ],
    },
    {
      id: 'hedging',
      title: 'Hedging a holding',
      paragraphs: [
        'Hedging a spot holding can be done in three ways. Sell part of it, which is free of models. Sell futures against it, which fixes the price, gives up the gains and needs margin while the price rises. Or buy puts, which keeps the gains and costs a premium. A hedge in another asset rests on a correlation and can fail just when it matters.',
        'Whatever you choose, compute the worst case in dollars before you order, and check that you could pay it. If you cannot compute it, the instrument is too complicated for the purpose.',
      ],
    },
  ],
  example: {
    title: 'Worked example: liquidation, basis, hedge',
    paragraphs: [
      'You are long Bitcoin at 60,000 with ten times leverage. The initial margin is 10% and the maintenance margin 0.5% of the opening value. Without fees you are liquidated at 60,000 × (1 − 10% + 0.5%) = 54,300. The price has to fall by 5,700 dollars, and 5,700 ÷ 60,000 = 9.5%. Many ordinary weeks are enough.',
      'Spot gold is 2,400 and the six-month future 2,436. The basis is 2,436 − 2,400 = 36 dollars. That is 36 ÷ 2,400 = 1.5% for half a year, or 2 × 1.5% = 3% a year: the cost of holding a long future while spot stays where it is.',
      'You own 10 ounces at 2,400 and buy a put with a strike of 2,340 for 22 dollars an ounce. It costs 10 × 22 = $220. Until expiry your worst result is 10 × (2,340 − 2,400 − 22) = −$820. At 2,480 you gain 10 × (2,480 − 2,400 − 22) = $580. At an unchanged price you are down $220. The hedge is insurance. Its expected result for the buyer is usually negative.',
    ],
  },
  terms: [
    { term: 'Initial margin', definition: 'The deposit required to open a leveraged position.' },
    {
      term: 'Maintenance margin',
      definition:
        'The equity that must remain in a leveraged position; below it the venue closes the position.',
    },
    {
      term: 'Liquidation price',
      definition:
        'The price at which a leveraged position has only its maintenance margin left and is closed by force.',
    },
    {
      term: 'Perpetual future',
      definition: 'A future without an end date, tied to spot by funding payments between longs and shorts.',
    },
    {
      term: 'Contango',
      definition: 'A market in which later futures cost more than nearer ones or than spot.',
    },
    {
      term: 'Implied volatility',
      definition: 'The volatility at which a pricing model reproduces an option’s market price.',
    },
    {
      term: 'Delta',
      definition:
        'How much an option’s value changes when the price of its underlying changes by one dollar.',
    },
    {
      term: 'Theta',
      definition: 'How much value an option loses with each day that passes, other things being equal.',
    },
  ],
  checks: [
    {
      id: 'call-break-even',
      question: 'You buy a call with strike 2,400 for 35. At which price do you break even at expiry?',
      choices: ['2,365', '2,400', '2,435'],
      answer: 2,
      explanation: 'The call must be worth what it cost, so the price has to reach 2,400 + 35 = 2,435.',
    },
    {
      id: 'volatility-crush',
      question:
        'An important report has passed, the price rose as hoped, and your call lost value. What is the likely cause?',
      choices: [
        'Implied volatility fell after the event',
        'The strike was lowered by the exchange',
        'Delta became negative',
      ],
      answer: 0,
      explanation:
        'Uncertainty before the event was part of the premium. When it ends, the option is worth less for the same price.',
    },
    {
      id: 'contango-roll',
      question: 'What does rolling long futures do in contango?',
      choices: [
        'It earns the basis each time',
        'It costs the difference each time, because the later contract is dearer',
        'It is free, because the size stays the same',
      ],
      answer: 1,
      explanation:
        'The expiring contract is sold at the lower price and the next one is bought at the higher price.',
    },
  ],
  figures: [{ after: 'hedging', figure: 'hedged-holding' }],
  seeAlso: [
    { level: 'intermediate', module: 4 },
    { level: 'expert', module: 3 },
  ],
};
