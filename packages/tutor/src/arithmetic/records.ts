import {
  breakEvenRate,
  chanceOfRun,
  expectancyOf,
  gainToRecover,
  kellyOf,
} from '@site/curriculum/arithmetic';
import { money, share, short, type Sum } from './sum.ts';

const LOSING = /\b(?:los(?:e|s|t|ing|ses|ers?)|down|fall|drop|minus)\b/;

/** The sums of many trades. */
export const records: readonly Sum[] = [
  {
    passage: 'expert/3/kelly',
    asks: /\bkelly\b/,
    needs: [['winRate'], ['reward', 'win']],
    uses: ['loss', 'equity'],
    asksFor: /kelly/,
    formula: 'Kelly share = win rate − (1 − win rate) ÷ (average win ÷ average loss)',
    compute: ({ winRate, reward, win, loss = 1, equity }, { sign }) => {
      const [rate, payoff] = [winRate / 100, reward ?? win / loss];
      const kelly = kellyOf(rate, payoff);
      return [
        `Kelly share: ${share(kelly)}${kelly > 0 ? `, half of it ${share(kelly / 2)}` : ': without an edge it says zero'}`,
        `Average win in units of the loss: ${short(payoff)}`,
        `${short(rate)} − ${short(1 - rate)} ÷ ${short(payoff)} = ${short(kelly)}`,
        ...(equity === undefined
          ? []
          : [`${share(kelly)} of ${money(equity, sign)} = ${money(equity * kelly, sign)}`]),
      ];
    },
  },
  {
    passage: 'intermediate/5/losing-streaks',
    asks: /\b(?:probab|chance|likel|odds)/,
    needs: [['count'], ['winRate']],
    uses: ['trades'],
    formula: 'chance that a run of n trades all lose = (1 − win rate) multiplied by itself n times',
    compute: ({ count, winRate, trades }) => {
      const lossRate = 1 - winRate / 100;
      if (!Number.isInteger(count) || count > 100 || (trades ?? 0) > 10_000) return undefined;
      const next = lossRate ** count;
      const one = `The next ${short(count)} all lose: ${short(lossRate)} to the power of ${short(count)} = ${share(next)}`;
      if (trades === undefined)
        return [`The chance of ${short(count)} losses in a row is ${share(next)}`, one];
      return [
        `The chance of at least one run of ${short(count)} losses in ${short(trades)} trades is ${share(chanceOfRun(count, trades, lossRate))}`,
        `A trade loses with ${share(lossRate)}`,
        one,
        `A run can begin at many of the ${short(trades)} trades: counted from trade to trade, each independent of the others`,
      ];
    },
  },
  {
    passage: 'intermediate/5/expectancy',
    tool: 'expectancy',
    asks: /profitab|expect|average|avg|per trade|worth|break ?even|make|lose money|maths?|add up|check|ahead|edge|earn|left|gain/,
    needs: [['winRate'], ['win', 'reward']],
    uses: ['loss', 'cost', 'trades'],
    asksFor: /expectancy/,
    formula: 'expectancy = win rate × average win − (1 − win rate) × average loss − costs',
    compute: ({ winRate, win: won, loss: lost, reward, cost = 0, trades }, { sign, sources }) => {
      const [win, loss] = [won ?? reward, lost ?? 1];
      if (won !== undefined && lost === undefined && sources.win?.unit !== 'r' && won > 20) return undefined;
      const rate = winRate / 100;
      const inR =
        won === undefined ||
        sources.win?.unit === 'r' ||
        sources.loss?.unit === 'r' ||
        (!sources.win?.currency && !sources.loss?.currency && win < 10 && loss < 10);
      const say = (value: number) => (inR ? `${short(value)} R` : money(value, sign));
      const gross = expectancyOf(rate, win, loss);
      const each = gross - cost;
      return [
        `Expectancy: ${say(each)} a trade, ${cost > 0 ? 'after' : 'before'} costs${trades === undefined ? '' : `; ${say(each * trades)} over ${short(trades)} trades`}`,
        `${share(rate)} × ${say(win)} = ${say(rate * win)}`,
        `${share(1 - rate)} × ${say(loss)} = ${say((1 - rate) * loss)}`,
        `${say(rate * win)} − ${say((1 - rate) * loss)} = ${say(gross)}`,
        ...(cost > 0 ? [`${say(gross)} − costs of ${say(cost)} = ${say(each)}`] : []),
        ...(trades === undefined ? [] : [`${say(each)} × ${short(trades)} trades = ${say(each * trades)}`]),
        `It breaks even at a win rate of ${share((loss + cost) / (win + loss))}`,
      ];
    },
  },
  {
    passage: 'intermediate/5/break-even-win-rate',
    asks: /(?:win ?rate|hit ?rate|how often|how many|percent|%|wins?).*(?:need|break ?-?even|even|profit|lose)|break ?-?even.*(?:win|rate|%|percent|how often)/,
    needs: [['reward', 'win']],
    uses: ['loss', 'cost'],
    formula: 'break-even win rate = 1 ÷ (1 + reward to risk)',
    compute: ({ reward, win, loss = 1, cost = 0 }, { sources, text }) => {
      if (reward === undefined && sources.loss === undefined) return undefined;
      if (/leverag|margin|recover|get back|drawdown/.test(text)) return undefined;
      const ratio = reward ?? win / loss;
      const rate = (1 + cost / loss) * breakEvenRate(ratio);
      return [
        `Break-even win rate: ${share(rate)}, ${cost > 0 ? 'with' : 'before'} costs`,
        `Reward to risk: ${short(ratio)} to 1`,
        `${cost > 0 ? short(1 + cost / loss) : 1} ÷ (1 + ${short(ratio)}) = ${share(rate)}`,
      ];
    },
  },
  {
    passage: 'expert/3/drawdown-and-ruin',
    asks: /row|consecutive|straight|running|streak|times|losses|\brun of|compound|losing/,
    needs: [['count'], ['risk', 'drawdown']],
    uses: ['equity'],
    formula: 'what is left = (1 − risk %) multiplied by itself once for each loss',
    compute: ({ count, risk, drawdown, equity }, { sign, text, sources }) => {
      const lost = risk ?? drawdown;
      if (
        !LOSING.test(text) ||
        !['loss', 'trade', ''].includes(sources.count!.unit) ||
        !Number.isInteger(count) ||
        (sources.count!.unit === '' && !/row|straight|consecutive|streak|run\b/.test(text))
      )
        return undefined;
      const left = (1 - lost / 100) ** count;
      return [
        `After ${short(count)} losses in a row ${share(left)} is left${equity === undefined ? '' : `, ${money(equity * left, sign)}`}, a drawdown of ${share(1 - left)}`,
        `Each loss leaves ${share(1 - lost / 100)} of what was there`,
        `${short(1 - lost / 100)} to the power of ${short(count)} = ${short(left)}`,
        ...(equity === undefined
          ? []
          : [`${money(equity, sign)} × ${short(left)} = ${money(equity * left, sign)}`]),
        `To recover: ${short(1 - left)} ÷ ${short(left)} = ${share(gainToRecover(1 - left))}`,
      ];
    },
  },
  {
    passage: 'glossary/compounding',
    asks: /compound|grow|becomes?|end up|turn(?:s)? into|what (?:is|do i have)|how much|after|reinvest/,
    needs: [['count'], ['growth']],
    uses: ['equity'],
    formula: 'end = start × (1 + gain %) multiplied by itself once for each time',
    compute: ({ count, growth, equity }, { sign, text, sources }) => {
      if (
        LOSING.test(text) ||
        !/compound|grow|becom|reinvest|in a row|each|every|per|\ba (?:trade|month|week|day|year)|times/.test(
          text,
        ) ||
        sources.count!.unit === '' ||
        !(count >= 2)
      )
        return undefined;
      const times = (1 + growth / 100) ** count;
      return [
        `After ${short(count)} gains of ${short(growth)} % ${equity === undefined ? `there is ${share(times)} of the start` : `${money(equity, sign)} becomes ${money(equity * times, sign)}`}, a gain of ${share(times - 1)}`,
        `${short(1 + growth / 100)} to the power of ${short(count)} = ${short(times)}`,
        ...(equity === undefined
          ? []
          : [`${money(equity, sign)} × ${short(times)} = ${money(equity * times, sign)}`]),
      ];
    },
  },
  {
    passage: 'beginner/2/reward-and-recovery',
    tool: 'recovery',
    asks: /recover|get (?:it |that )?back|make (?:it |that |up |back)|break ?even|back to|gain|even again|level again|again|reach|climb|undo/,
    needs: [['drawdown']],
    uses: ['equity'],
    formula: 'gain needed = drawdown ÷ (1 − drawdown)',
    compute: ({ drawdown, equity }, { sign }) => {
      const lost = drawdown / 100;
      return [
        `A loss of ${share(lost)} needs a gain of ${share(gainToRecover(lost))} to recover`,
        ...(equity === undefined
          ? []
          : [`${money(equity, sign)} becomes ${money(equity * (1 - lost), sign)}`]),
        `${share(1 - lost)} is left`,
        `${short(lost)} ÷ ${short(1 - lost)} = ${short(gainToRecover(lost))}`,
      ];
    },
  },
  {
    passage: 'glossary/volatility',
    asks: /annual|a year|per year|yearly|\bto daily|square root/,
    needs: [['volatility']],
    readsAll: true,
    formula: 'volatility of a year = volatility of a day × √ of the trading days',
    compute: ({ volatility }, { text }) => {
      if (!/vol|deviation|sigma/.test(text) || !/daily|day/.test(text)) return undefined;
      const [gold, coins] = [252, 365].map(days =>
        short(Number((volatility * Math.sqrt(days)).toPrecision(4))),
      );
      const isCoin = /btc|bitcoin|crypto/.test(text) && !/gold/.test(text);
      return [
        `Volatility of a year: about ${isCoin ? coins : gold} %`,
        `Gold trades on about 252 days: ${short(volatility)} × √252 = ${gold} %`,
        `Bitcoin trades on 365 days: ${short(volatility)} × √365 = ${coins} %`,
      ];
    },
  },
];

/** How much an account or a price changed. */
export const changed: Sum = {
  passage: 'beginner/2/reward-and-recovery',
  tool: 'recovery',
  asks: /percent|per ?cent|%|drawdown|how much.*(?:lost|lose|need|gain|back)|recover|get back|even again/,
  needs: [['from'], ['to']],
  formula: 'change = (end − start) ÷ start; gain needed = loss ÷ what is left',
  compute: ({ from, to }, { sign, text }) => {
    if (
      from === to ||
      !/\b(?:from|went|fell|dropped|had|was|now|left|down|peak|high|top|low|lost|grew|rose|to)\b/.test(text)
    )
      return undefined;
    const change = (to - from) / from;
    return [
      change < 0
        ? `A loss of ${share(-change)}, which needs a gain of ${share(gainToRecover(-change))} to recover`
        : `A gain of ${share(change)}`,
      `${money(to, sign)} − ${money(from, sign)} = ${money(to - from, sign)}`,
      `${money(Math.abs(to - from), sign)} ÷ ${money(from, sign)} = ${share(Math.abs(change))}`,
      ...(change < 0
        ? [`To recover: ${money(from - to, sign)} ÷ ${money(to, sign)} = ${share(gainToRecover(-change))}`]
        : []),
    ];
  },
};
