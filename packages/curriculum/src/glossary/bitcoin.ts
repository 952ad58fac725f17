import { beginner, define, expert, intermediate } from './term.ts';

export const bitcoin = [
  define(
    ['Halving', 'halvening', 'block reward halving', 'bitcoin halving'],
    'The event about every four years that cuts the new bitcoins of each block by half. It lowers the growth of supply and is known long in advance. There have been few of them, so patterns after it are weak evidence.',
    intermediate(4),
  ),
  define(
    ['Mining difficulty', 'difficulty adjustment', 'hash difficulty'],
    'How much computing a new block takes. The network adjusts it about every two weeks so that a block is found every ten minutes on average. When miners switch off, it falls; when more compete, it rises.',
    intermediate(4),
  ),
  define(
    [
      'Wallet',
      'hardware wallet',
      'cold wallet',
      'hot wallet',
      'cold storage',
      'ledger wallet',
      'private key',
    ],
    'A program or device that keeps the keys with which bitcoins can be moved. The coins and their parts (a satoshi is a hundred-millionth of one) are entries in the public ledger. A hot wallet is connected to the internet, a cold or hardware wallet is not.',
    beginner(1),
    expert(5),
  ),
  define(
    ['Seed phrase', 'recovery phrase', 'seed words', 'recovery words', 'mnemonic', '24 words', '12 words'],
    'Twelve or twenty-four words from which all keys of a wallet can be restored. Whoever has them has the coins, and lost words cannot be replaced. No honest support desk, broker or lesson ever asks for them.',
    beginner(1),
    expert(6),
  ),
  define(
    ['Custody', 'self-custody', 'self custody', 'not your keys', 'not your keys not your coins'],
    'Keeping an asset for somebody, or the way in which it is kept. Coins left on an exchange are a claim on that exchange, which can fail or be hacked. With self-custody the risk is one’s own mistakes instead.',
    expert(5),
    intermediate(4),
  ),
  define(
    ['Staking', 'stake coins', 'staking rewards', 'bitcoin yield', 'earn interest on bitcoin'],
    'Locking coins of certain networks to help confirm transactions, in return for new coins. Bitcoin has no staking. What is offered as a yield on bitcoin is a loan to somebody, with the risk that it is not paid back.',
    intermediate(4),
    expert(6),
  ),
  define(
    ['Spot ETF', 'bitcoin ETF', 'spot bitcoin ETF', 'btc etf', 'etf flows'],
    'A fund on a stock exchange that holds the asset itself, such as bitcoin. Money that flows in makes the fund buy coins, and money that flows out makes it sell. Flows describe demand of the past days.',
    intermediate(4),
  ),
  define(
    ['Funding rate', 'funding', 'funding fee', 'funding payment'],
    'A payment every few hours between the long and the short side of a perpetual future. It keeps the price of the contract near the spot price. A high positive rate means that longs pay, and that many of them are leveraged.',
    intermediate(4),
    expert(4),
  ),
  define(
    ['Stablecoin', 'stable coin', 'USDT', 'USDC', 'tether', 'depeg'],
    'A coin that is meant to be worth one dollar, such as USDT or USDC. Its issuer holds reserves, or says so. It can lose its peg when holders doubt the reserves.',
    intermediate(4),
  ),
];
