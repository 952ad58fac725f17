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
      id: 'fixed-supply',
      title: 'Why 21 million',
      paragraphs: [
        'There will never be more than 21 million bitcoins. The first blocks paid 50 coins each, and the payment halves every 210,000 blocks, so all payments together come to 210,000 × 50 × 2 = 21,000,000. More than 19 million existed by 2024, and the last fractions come about the year 2140. Why Satoshi Nakamoto chose this number is not known for certain; the rule makes coins scarce in a way that everybody can check.',
        'The limit stands in the program. It could change only if nearly all users chose to run another program, and their own interest speaks against it. Some coins are lost because their keys are gone; estimates run to several million. Burning means sending coins to an address that has no key.',
      ],
    },
    {
      id: 'proof-of-work',
      title: 'Mining, hash rate and proof of work',
      paragraphs: [
        'Miners gather payments into a block and search for a number that makes the hash of the block, a kind of fingerprint, small enough. Only trying helps. Whoever finds it first adds the block and receives new coins and fees. The work makes it costly to rewrite the past, and that is what proof of work means. Hash rate is the number of tries a second of all miners together.',
        'Somebody with more than half of the hash rate could leave out payments and undo recent ones of their own, which is called a 51% attack, but could not take the coins of others. Proof of stake chooses who adds a block by coins that are locked up, instead of by work. Ethereum changed to it on 15 September 2022. Bitcoin has not.',
      ],
    },
    {
      id: 'cost-of-mining',
      title: 'What mining costs',
      paragraphs: [
        'Mining costs mostly electricity. A machine that draws 3.5 kilowatts for a day takes 3.5 × 24 = 84 kilowatt-hours; at 6 cents each that is 84 × 0.06 = $5.04. If its share of all tries earns 0.0001 bitcoin a day, one coin costs 5.04 ÷ 0.0001 = $50,400 in power, and the machine comes on top.',
        'So there is not one cost of a bitcoin but one for each miner. It is no floor under the price: when the price falls, dear miners switch off, the difficulty falls, and mining becomes cheaper for the rest. The Cambridge Centre for Alternative Finance estimated Bitcoin’s use of electricity at more than 100 terawatt-hours a year, about as much as a medium-sized country uses.',
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
      id: 'easy-money',
      title: 'Easy money and Bitcoin',
      paragraphs: [
        'When a central bank lowers rates or buys bonds, which is called quantitative easing or QE, cash pays less and borrowing is cheap. Some of that money goes into risky assets, and since 2020 Bitcoin has often behaved like one. It rose during the bond purchases of 2020 and 2021 and fell in 2022, when the Federal Reserve raised its rate from near zero to above 4%.',
        'Followers of Bitcoin argue that its number is fixed while that of dollars is not. Against this stands that money was also easy in years in which it fell, and that the link has been visible for a few years only. Liquidity here means the amount of easy money, and not the depth of an order book.',
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
      id: 'cascades',
      title: 'How a liquidation cascade starts',
      paragraphs: [
        'A liquidation cascade starts when forced sales cause further forced sales. Each leveraged long has a price at which the exchange sells it. If many entered near the same price with similar leverage, these prices lie close together. A fall to the first of them causes a sale at the market, which pushes the price to the next, and so on. It is also called a long squeeze; the same upwards, among shorts, is a short squeeze.',
        'High open interest and one-sided funding say that there is fuel, and thin hours make it burn faster. On 10 and 11 October 2025 about 19 billion dollars of positions were liquidated within a day, by the count of CoinGlass. When a cascade starts cannot be read from such figures.',
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
    {
      id: 'why-it-swings',
      title: 'Why Bitcoin moves more than gold',
      paragraphs: [
        'Bitcoin moves more than gold for several reasons. Its market is smaller, so the same money moves the price further. It has no income from which a value could be computed, so opinions about it lie far apart. Its supply cannot answer to demand: when more people want it, only the price can change.',
        'Many hold it with borrowed money, so falls force sales that cause more falls. It trades through nights and weekends, when few orders wait. And few holders own a large part. Its swings have become smaller over the years and were still several times those of gold. For the same risk a more volatile market needs a smaller position.',
      ],
    },
    {
      id: 'bear-markets',
      title: "Bitcoin's great falls",
      paragraphs: [
        'Four falls of Bitcoin stand out. In 2011 the price went from about 32 dollars to 2, more than 90% down. From the end of 2013 to January 2015 it went from above 1,100 to below 200, about 85%. From December 2017 to December 2018 it went from almost 20,000 to near 3,200, about 84%. From November 2021 to November 2022 it went from about 69,000 to below 16,000, about 77%.',
        'Each bear market followed a steep rise with much borrowed money and many new buyers. In two of them a large exchange failed: Mt. Gox in 2014 and FTX in 2022. After each fall newspapers called Bitcoin dead, and it recovered. Four cases are few, and a past recovery promises no other.',
      ],
    },
    {
      id: 'bubbles',
      title: 'The stages of a bubble',
      paragraphs: [
        'Charles Kindleberger, in Manias, Panics, and Crashes of 1978, follows Hyman Minsky and finds five stages of a bubble: something new, a boom with easy credit, euphoria in which the rise itself is the reason to buy, insiders who sell, and panic. Dutch tulips in 1637 and the South Sea Company in 1720 are the old examples.',
        'Bitcoin in 2017 matches much of this. It rose almost twentyfold within the year, newcomers bought because it rose, hundreds of new coins were sold to the public, and a year later more than 80% was gone. Unlike the tulips it later rose above that peak. A bubble is certain only afterwards, because good reasons are given for every high price.',
      ],
    },
    {
      id: 'mood',
      title: 'Fear, greed and crowd moods',
      paragraphs: [
        'The best-known fear and greed index for crypto, of the site Alternative.me, runs from 0 to 100. It is computed each day from volatility, volume and momentum, social media, Bitcoin’s share of the market and web searches; a survey was once part of it and is paused. CNN publishes another for US shares. Both describe the mood of the past days.',
        'Words for moods are many. HODL, a typing error of 2013, means to hold whatever comes. Diamond hands hold, while weak or paper hands sell in a fall. FUD is fear, uncertainty and doubt, and a whale is somebody with very many coins. An extreme mood can become more extreme, so a reading is no signal.',
      ],
    },
    {
      id: 'beginnings',
      title: "Bitcoin's main events since 2008",
      paragraphs: [
        'The paper of Satoshi Nakamoto appeared on 31 October 2008, and the first block is of 3 January 2009. On 22 May 2010 Laszlo Hanyecz paid 10,000 bitcoins for two pizzas, the first known purchase. Mt. Gox, once the largest exchange, went bankrupt in February 2014 with about 850,000 coins missing, of which about 200,000 were found. Bitcoin futures began on the CME exchange in December 2017.',
        'El Salvador made Bitcoin legal tender in September 2021 and ended the duty to accept it in 2025. The exchange FTX failed in November 2022. The US regulator SEC approved spot ETFs on 10 January 2024. Halvings came in November 2012, July 2016, May 2020 and April 2024.',
      ],
    },
    {
      id: 'transactions',
      title: 'Sending bitcoin: fees, mempool, Lightning',
      paragraphs: [
        'A Bitcoin payment is a signed message that moves coins from one address to another. It first waits in the mempool, the pool of payments that are not confirmed yet. Miners prefer those that pay most for their size in data. Each block on top is a confirmation, and six of them, about an hour, are a usual measure of safety. A confirmed payment cannot be called back.',
        'The fee depends on the crowd and not on the amount: a small sum costs as much as a large one of the same data size. The Lightning Network, proposed in 2015, makes small payments in seconds between partners who locked coins in a channel. Only the opening and the closing of the channel are written into the blockchain.',
      ],
    },
    {
      id: 'keys-and-wallets',
      title: 'Keys, wallets and what can go wrong',
      paragraphs: [
        'A wallet keeps keys. The private key signs payments, so whoever has it can move the coins, while the address made from it may be shown to others. A seed phrase of twelve or twenty-four words restores all keys. A hot wallet is connected to the internet and handy; a cold wallet is not, and is safer.',
        'Coins on an exchange are held with the exchange’s keys, hence the saying "not your keys, not your coins". With keys of one’s own, the typical losses are a phrase that is lost, photographed or typed into a false website, and heirs who know nothing of it. No support desk needs the phrase, and nobody can reset a lost key. A tested backup and a small test payment come before large amounts.',
      ],
    },
    {
      id: 'forks-and-ordinals',
      title: 'Forks, upgrades and ordinals',
      paragraphs: [
        'A fork is a change of Bitcoin’s rules. A soft fork narrows them, so that old programs still accept the new blocks; SegWit in August 2017 and Taproot in November 2021 were soft forks. A hard fork makes blocks that old programs refuse, and if both sides go on, there are two coins. Bitcoin Cash split off in this way on 1 August 2017, in a quarrel about the size of blocks, and holders then had both coins.',
        'Ordinals, introduced by Casey Rodarmor in January 2023, number single satoshis and attach pictures or texts to them. At times they fill blocks and raise fees, which some call misuse and others a use like any other. Which rules count is decided by those who run the programs.',
      ],
    },
    {
      id: 'other-coins',
      title: 'Other coins, ICOs and rug pulls',
      paragraphs: [
        'All coins but Bitcoin are called altcoins. Ethereum, which started in 2015, runs programs, and a token is a coin issued on such a network, often by one team. Meme coins live on jokes and attention. Unlike Bitcoin, most have a known issuer who holds a large share and can change the rules.',
        'In an initial coin offering, ICO, a team sells a token before there is a product; most of those of 2017 and 2018 are worth little or nothing today. In a rug pull the makers take the buyers’ money and disappear, for example by emptying the pool in which the token trades. Many altcoins fell by more than 90% and never came back. This course teaches gold and Bitcoin only.',
      ],
    },
    {
      id: 'law-and-privacy',
      title: 'Law and privacy',
      paragraphs: [
        'Bitcoin is allowed in most countries, restricted in some and forbidden in a few; China declared all trading in it illegal in September 2021. In the European Union the regulation MiCA has applied in full to service providers since 30 December 2024. Rules change, so the authority of one’s own country is the source.',
        'Bitcoin is not anonymous. Every payment stays public under an address, and exchanges have to check who their customers are, which is called KYC. Once an address is tied to a name, its past can be read. Gains are taxable in many countries. What holds for one person is a question for a professional there.',
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
