import type { Sum } from './sum.ts';

const LOSING = /\b(?:los(?:e|s|t|ing|ses|ers?)|down|fall|drop|minus)\b/;
const RUN = /row|straight|consecutive|streak|run\b/;

/** The sums of many trades. */
export const records: readonly Sum[] = [
  {
    passage: 'expert/3/kelly',
    asks: /\bkelly\b/,
    asksFor: /kelly/,
    needs: [['winRate'], ['reward', 'win']],
    uses: ['loss', 'equity'],
    steps: [
      'payoff = won ÷ lost',
      '%kelly = winRate − (1 − winRate) ÷ payoff',
      '%half = kelly ÷ 2',
      '$stake = equity × kelly',
    ],
    says: ['Kelly share: {kelly}, half of it {half}[; all of it is {stake}]'],
  },
  {
    passage: 'intermediate/5/losing-streaks',
    asks: /\b(?:probab|chance|likel|odds)/,
    needs: [['count'], ['winRate']],
    uses: ['trades'],
    fits: ({ count = 0 }) => Number.isInteger(count) && count > 0 && count <= 100,
    steps: ['%losing = 1 − winRate', '%allLose = losing ^ count', '%atLeastOnce = chance'],
    says: [
      'The chance of at least one run of {count} losses in {trades} trades is {chance}, counted from trade to trade',
      'The chance of {count} losses in a row is {allLose}',
    ],
  },
  {
    passage: 'intermediate/5/expectancy',
    tool: 'expectancy',
    asks: /profitab|expect|average|avg|per trade|worth|break ?even|make|lose money|maths?|add up|check|ahead|edge|earn|left|gain/,
    asksFor: /expectancy/,
    needs: [['winRate'], ['win', 'reward']],
    uses: ['loss', 'cost', 'trades'],
    fits: ({ win, loss }, { sources }) =>
      win === undefined || loss !== undefined || sources.win?.unit === 'r' || win <= 20,
    steps: [
      '~wins = winRate × won',
      '~losses = (1 − winRate) × lost',
      '~expectancy = wins − losses − cost',
      '~expectancy = wins − losses',
      '~total = expectancy × trades',
      '%breakEven = (lost + cost) ÷ (won + lost)',
      '%breakEven = lost ÷ (won + lost)',
    ],
    says: [
      'Expectancy: {expectancy} a trade[, after costs of {cost}][; {total} over {trades} trades]; it breaks even at a win rate of {breakEven}',
    ],
  },
  {
    passage: 'intermediate/5/break-even-win-rate',
    asks: /^(?!.*(?:leverag|margin|recover|get back|drawdown)).*(?:(?:win ?rate|hit ?rate|how often|how many|percent|%|wins?).*(?:need|break ?-?even|even|profit|lose)|break ?-?even.*(?:win|rate|%|percent|how often))/,
    needs: [['reward', 'win']],
    uses: ['loss', 'cost'],
    fits: ({ reward, loss }) => reward !== undefined || loss !== undefined,
    steps: ['payoff = won ÷ lost', '%breakEven = (1 + cost) ÷ (1 + payoff)', '%breakEven = 1 ÷ (1 + payoff)'],
    says: ['Break-even win rate: {breakEven}[, with costs of {cost}]'],
  },
  {
    passage: 'expert/3/drawdown-and-ruin',
    asks: /row|consecutive|straight|running|streak|times|losses|\brun of|compound|losing/,
    needs: [['count'], ['risk', 'drawdown']],
    uses: ['equity'],
    fits: ({ count }, { text, sources }) =>
      LOSING.test(text) &&
      Number.isInteger(count) &&
      (['loss', 'trade'].includes(sources.count!.unit) || RUN.test(text)),
    steps: [
      '%left = each ^ count',
      '$account = equity × left',
      '%gone = 1 − left',
      '%gainNeeded = gone ÷ left',
    ],
    says: ['After {count} losses in a row {left} is left[, {account}], a drawdown of {gone}'],
  },
  {
    passage: 'glossary/compounding',
    asks: /compound|grow|becom|reinvest|in a row|each|every|\bper\b|\ba (?:trade|month|week|day|year)\b|times/,
    needs: [['count'], ['growth']],
    uses: ['equity'],
    fits: ({ count = 0 }, { text, sources }) =>
      !LOSING.test(text) && sources.count!.unit !== '' && count >= 2,
    steps: ['%times = (1 + growth) ^ count', '$end = equity × times', '%gain = times − 1'],
    says: ['After {count} gains of {growth} [{equity} becomes {end}, ]a gain of {gain} in all'],
  },
  {
    passage: 'beginner/2/reward-and-recovery',
    tool: 'recovery',
    asks: /recover|get (?:it |that )?back|make (?:it |that |up |back)|break ?even|back to|gain|even again|level again|again|reach|climb|undo/,
    needs: [['drawdown']],
    uses: ['equity'],
    steps: ['%left = 1 − drawdown', '$account = equity × left', '%gainNeeded = drawdown ÷ left'],
    says: ['A loss of {drawdown} needs a gain of {gainNeeded} to recover'],
  },
  {
    passage: 'glossary/volatility',
    asks: /^(?=.*(?:vol|deviation|sigma))(?=.*da(?:il)?y).*(?:annual|a year|per year|yearly|square root)/,
    needs: [['volatility']],
    readsAll: true,
    steps: ['%gold = volatility × √252', '%bitcoin = volatility × √365'],
    says: ['Volatility of a year: {gold} for gold, which trades on 252 days; {bitcoin} for bitcoin, on 365'],
  },
];

/** How much an account or a price fell. */
export const fall: Sum = {
  passage: 'beginner/2/reward-and-recovery',
  tool: 'recovery',
  asks: /percent|per ?cent|%|drawdown|how much.*(?:lost|lose|need|gain|back)|recover|get back|even again/,
  needs: [['from'], ['to']],
  fits: ({ from = 0, to = 0 }) => to < from,
  steps: ['$loss = from − to', '%fell = loss ÷ from', '%gainNeeded = loss ÷ to'],
  says: ['A loss of {fell}, which needs a gain of {gainNeeded} to recover'],
};
