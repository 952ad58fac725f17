import type { Lesson } from '../lesson.ts';

export const goldAndBitcoinMarkets: Lesson = {
  level: 'beginner',
  module: 1,
  title: 'Gold and Bitcoin Markets Explained',
  summary:
    'What the two quotes mean, who trades them, when the markets are open, and how their risks differ.',
  sections: [
    {
      id: 'reading-the-quotes',
      title: 'What XAU/USD and BTC/USD mean',
      paragraphs: [
        'XAU/USD is the price of one troy ounce of gold in US dollars. A troy ounce weighs 31.1035 grams. XAU is the international code for gold, as USD is for the dollar.',
        'BTC/USD is the price of one bitcoin in US dollars. One bitcoin divides into 100,000,000 smaller units called satoshis, so nobody has to trade a whole coin. When either quote rises, one unit costs more dollars; when it falls, the unit costs fewer.',
      ],
    },
    {
      id: 'what-bitcoin-is',
      title: 'What Bitcoin is and who made it',
      paragraphs: [
        'Bitcoin is digital money that works without a bank or an issuer. Its ledger, the blockchain, lists every payment ever made, and thousands of computers keep a copy of it. A payment counts when it stands in a block that the others accept.',
        'Bitcoin was described on 31 October 2008 in a paper signed Satoshi Nakamoto, and its network began with the first block on 3 January 2009. Satoshi Nakamoto is a pseudonym; who stands behind it is not known. Nobody owns the network: programmers propose changes, miners add blocks, and each user decides which program to run.',
      ],
    },
    {
      id: 'who-trades',
      title: 'Who trades gold and Bitcoin',
      paragraphs: [
        'Gold is traded by central banks, mining companies, jewellers, banks, investment funds and private traders. A mine sells to protect its income and a jeweller buys metal for work, so not everyone in the market is betting on the price.',
        'Bitcoin is traded by private holders, miners who sell newly issued coins, funds, companies and professional market makers. On the other side of a private trade there is often a firm with faster data and lower costs. Many private traders lose money for that reason and because of their own mistakes.',
      ],
    },
    {
      id: 'long-and-short',
      title: 'Long, short and selling what you do not own',
      paragraphs: [
        'A trader who is long has bought and gains when the price rises. A trader who is short has sold first and gains when the price falls, because the position is bought back for less. Selling short a thing that one does not own means borrowing it, selling it, and buying it back later to return it. With futures and CFDs, two kinds of contract that are explained below, the same is done by opening a sell position, with no borrowing to arrange.',
        'A long position bought without borrowed money loses everything only if the price falls to zero. A short position has no such limit, because a price can rise without end. When many short sellers have to buy back at once, their buying drives the price up further, which is called a short squeeze.',
      ],
    },
    {
      id: 'who-sets-the-price',
      title: 'Who sets the price',
      paragraphs: [
        'Nobody sets the price of gold alone. Most gold changes hands over the counter between banks in London and as futures on COMEX in New York; in China the Shanghai Gold Exchange is the large market. Traders who buy where gold is cheap and sell where it is dear keep these prices close together. Twice a day, at 10:30 and 15:00 London time, an auction yields the LBMA Gold Price, a reference for contracts. It replaced the London fixing of 1919 in March 2015.',
        'Bitcoin has no such auction. Each exchange has its own order book, and most quotes are averages of several exchanges. Their prices differ a little, because moving money between them takes time and fees.',
      ],
    },
    {
      id: 'spot-and-derivatives',
      title: 'Spot market versus derivatives',
      paragraphs: [
        'A spot trade exchanges the asset itself for money at the current price. A buyer of spot bitcoin owns coins and can withdraw them.',
        'A derivative is a contract whose value follows the asset, without ownership of it. Futures, options and contracts for difference (CFDs) are derivatives. One COMEX gold future covers 100 troy ounces. Derivatives usually allow borrowing, which enlarges losses exactly as it enlarges gains.',
      ],
    },
    {
      id: 'ways-to-own',
      title: 'Ways to own gold or Bitcoin',
      paragraphs: [
        'Bars, coins and bitcoin in a wallet of one’s own belong to the holder, who bears storage, theft and loss. An exchange-traded fund holds the asset, costs a yearly fee and trades in the hours of its stock exchange. Coins left on an exchange are a claim on that exchange, which can fail. A future is a contract with an end date, for which only a deposit is put down, called margin. A CFD is a contract with a broker, usually leveraged, that is with borrowed money, and with a cost for each night. Its holder owns neither metal nor coins: if the broker fails, what is left is a claim on the broker.',
        'The questions are the same for all of them. What exactly is owned? What does holding cost in a year? Who has to stay solvent? How fast, and at what loss, can it be turned into money? No form is best for every purpose.',
      ],
    },
    {
      id: 'hours-and-sessions',
      title: 'Trading hours and sessions',
      paragraphs: [
        'Gold trades about 23 hours a day from Sunday evening to Friday evening, New York time, with a daily pause of about one hour. The day passes through the Asian, London and New York sessions. The hours when London and New York overlap are usually the busiest.',
        'Gold closes at the weekend because the banks and exchanges that deal in it close. Bitcoin does not close, because its network and most spot exchanges run all day, every day. News on a Saturday therefore moves Bitcoin at once, while gold can open on Sunday evening at a very different price. That jump is called a gap. A stop-loss is an order that closes a trade at a price chosen in advance; across a gap, a stop-loss may be filled beyond its level.',
      ],
    },
    {
      id: 'liquidity-and-volatility',
      title: 'Liquidity and volatility compared',
      paragraphs: [
        'Liquidity is how much can be traded without moving the price. Gold is one of the most liquid markets in the world. Bitcoin is liquid on large exchanges, but its orders are spread over many venues and thin out at weekends.',
        'Volatility is how widely a price swings. Over most long periods Bitcoin has swung several times as much as gold, in both directions. Bitcoin has fallen by more than 70% from a high more than once, so the same amount of money carries more risk in it.',
      ],
    },
    {
      id: 'for-and-against',
      title: 'What speaks for gold and Bitcoin, and what against',
      paragraphs: [
        'For gold one hears that it is scarce, does not decay, is nobody’s debt and has been kept as a store of value for thousands of years. Against gold one hears that it earns no interest, costs storage and has had losing decades, such as 1980 to 1999.',
        'For Bitcoin one hears that its number is fixed by rule, that it moves without a bank and that it divides easily. Against Bitcoin one hears that it earns nothing either, has fallen by more than 70% several times, has a short history and depends on keys that can be lost. It is called digital gold, yet its swings have been several times larger. Neither is backed by an income or a state: their price is what others will pay. The lessons teach both sides and recommend neither.',
      ],
    },
    {
      id: 'investing-trading-gambling',
      title: 'Investing, trading and gambling',
      paragraphs: [
        'Investing means owning an asset for years and expecting a return from what it earns or from its scarcity. Trading means opening and closing positions within minutes to months and expecting a return from price changes. A trader pays spread, commission and often financing again and again. Tax offices may draw the line elsewhere, and differently in each country.',
        'Gambling is a bet in which the player loses on average, taken for the thrill. Trading without a tested method loses on average too, because the costs are certain, so it is not far from gambling. What separates trading from gambling is a positive average result after costs, a limited risk per trade, and a record that shows both.',
      ],
    },
    {
      id: 'where-to-begin',
      title: 'Where to begin',
      paragraphs: [
        'The lessons are meant to be taken in order: what is traded, then risk, then candles, zones and orders, and at the end a plan on a demo account. Risk comes before charts, because a wrong size ruins even a good idea. Candles come before indicators, because indicators are computed from the same prices.',
        'Reading all beginner lessons takes an afternoon. Becoming steady takes months of practice with pretend money, and many people never do. There is no hurry, since the market will be open next year too. A sensible first goal is fifty demo trades that follow written rules, whatever their result.',
      ],
    },
  ],
  example: {
    title: 'Worked example: the same money, two different days',
    paragraphs: [
      'All prices here are examples. A trader holds 2 troy ounces of gold at an example price of $2,500, worth $5,000. An ordinary daily move of 1% changes the holding by $50, up or down.',
      'Another trader holds 0.1 bitcoin at an example price of $50,000, also worth $5,000. A daily move of 3% changes that holding by $150. The money is the same, yet the second trader gains or loses three times as much on an ordinary day. To swing by $50 as well, that holding would have to be a third as large: 50 ÷ 0.03 = $1,667.',
    ],
  },
  terms: [
    { term: 'XAU/USD', definition: 'The price of one troy ounce of gold in US dollars.' },
    { term: 'BTC/USD', definition: 'The price of one bitcoin in US dollars.' },
    { term: 'Troy ounce', definition: 'The unit of weight for precious metals, 31.1035 grams.' },
    {
      term: 'Spot market',
      definition: 'A market in which the asset itself changes hands at the current price.',
    },
    {
      term: 'Derivative',
      definition: 'A contract whose value follows an asset, such as a future, an option or a CFD.',
    },
    {
      term: 'Liquidity',
      definition: 'How much can be bought or sold without moving the price by a noticeable amount.',
    },
    { term: 'Volatility', definition: 'How widely a price swings over a given time.' },
  ],
  checks: [
    {
      id: 'xau-quote',
      figure: 'two-quotes',
      question: 'XAU/USD goes from 2,640 to 2,610. What happened to the price of gold?',
      choices: [
        'One gram of gold became 30 US dollars cheaper',
        'One troy ounce of gold became 30 US dollars cheaper',
        'One US dollar buys 30 troy ounces of gold less',
      ],
      answer: 1,
      explanation: 'XAU/USD is the price of one troy ounce in US dollars, and 2,640 − 2,610 = 30.',
      misses: [
        'A gram is much lighter: a troy ounce is 31.1035 of them.',
        'That turns the quote round. XAU stands first, so it is gold that is priced in dollars.',
      ],
    },
    {
      id: 'sunday-gap',
      figure: 'weekend-gap',
      question: 'Why can gold open with a gap on Sunday evening?',
      choices: [
        'The market was closed while news arrived',
        'Brokers change the contract size each week',
        'The troy ounce is weighed again each week',
      ],
      answer: 0,
      explanation:
        'Gold does not trade at the weekend, so the first price afterwards takes in all the news at once.',
      misses: [
        'A contract keeps its size; what changed is the price that people were willing to pay.',
        'An ounce is a fixed weight. The gap comes from news that arrived while nobody could trade.',
      ],
    },
    {
      id: 'who-owns',
      question: 'Which of these makes the trader the owner of the asset?',
      choices: ['A contract for difference', 'A futures position before delivery', 'A spot purchase'],
      answer: 2,
      explanation: 'A spot trade exchanges the asset itself; a derivative only follows its price.',
      misses: [
        'A CFD only settles the difference in price; the asset never changes hands.',
        'Before delivery a future is a promise for a later date. Most are closed before there is any metal.',
      ],
    },
  ],
  figures: [
    { after: 'reading-the-quotes', figure: 'two-quotes' },
    { after: 'long-and-short', figure: 'two-sides' },
    { after: 'who-sets-the-price', figure: 'price-of-a-day' },
    { after: 'ways-to-own', figure: 'ways-to-own' },
    { after: 'hours-and-sessions', figure: 'trading-hours' },
    { after: 'hours-and-sessions', figure: 'weekend-gap' },
    { after: 'for-and-against', figure: 'for-and-against' },
    { after: 'example', figure: 'ordinary-day' },
  ],
  seeAlso: [
    { level: 'beginner', module: 5 },
    { level: 'intermediate', module: 3 },
    { level: 'intermediate', module: 4 },
  ],
};
