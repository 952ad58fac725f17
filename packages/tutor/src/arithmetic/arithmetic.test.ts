import { expect, test } from '@jest/globals';
import {
  breakEvenRate,
  expectancyOf,
  gainToRecover,
  positionOf,
  rewardToRisk,
} from '@site/curriculum/arithmetic';
import { askedExamples } from '../models.ts';
import { anybody } from '../testing/anybody.ts';
import { passagesOf } from '../retrieval/passages.ts';
import { createTutor } from '../tutor.ts';
import { compute } from './arithmetic.ts';

const passages = passagesOf();
const tutor = createTutor();
const ask = (message: string) => tutor.ask({ message, level: 'beginner' }, anybody);

test.each(
  Object.entries({
    '1,200 dollars, one percent, stop 15 away, gold at 2,400. How big can it be?': '0.8 ounces',
    'I have 1.2k and risk half a percent. entry 2,400 stop 2,385. how many ounces?': '0.4 ounces',
    'Checking my homework: account 10,000, risk 1%, stop five dollars away per ounce. Twenty ounces, yes?':
      '20 ounces',
    'with twelve hundred dollars risking twelve dollars and a stop of three dollars, how many ounces':
      '4 ounces',
    'Account $300, risk 2%, stop is 8 dollars away on gold. What size in ounces should I take?':
      '0.75 ounces',
    '40 trades, 16 wins average $9, 24 losses average $4. Is it positive?': '$1.20 a trade',
    'fee 0.1% when buying and 0.1% when selling, I trade $80 each time, 15 times. how much did it cost':
      '$2.40',
    'I have 15,000 pesos and want to risk 1% in one trade, how many pesos is that': '150',
    'bitcoin at 60000, stop 58500, account 3000, risk 1 percent: position?': '0.02 bitcoin',
    '1,200 euros, one percent, stop 15 dollars away. How many ounces of gold? 1 euro is 1.08': '0.864 ounces',
    'entry 2400, stop 2385, target 2430: what is my risk to reward?': '2 to 1',
    'win rate 45 %, wins 2R, losses 1R: what is my expectancy?': '0.35 R',
    'if I win 40% of the time with average win 240 and average loss 100 what do I make per trade': '$36',
    'A 40% win rate can still be profitable at 1:2 by my maths. Please check me.': '0.2 R',
    'ten losses in a row at 2% each, how much is gone?': '18.29 %',
    'How much do I need to gain to recover from a 30% drawdown?': '42.86 %',
    'what does a move of 5 dollars cost on 0.3 lots?': '$150',
  }),
)('computes: %s', (message, result) => {
  const reply = compute(message, passages);
  expect(reply?.response.split('\n')[0]).toContain(result);
  expect(reply?.response).toContain('Formula:');
  expect(reply?.citations).toHaveLength(1);
});

test.each(
  Object.entries({
    'account of 5000 and risk 1%, how big is the position?': 'the distance of the stop',
    'how much margin for 0.1 lot with leverage 1:20': 'the price',
    '1,200 euros, one percent, stop 15 away. How many ounces of gold?':
      'how many dollars is one of your euros',
  }),
)('asks for what is missing: %s', (message, missing) =>
  expect(compute(message, passages)?.response).toContain(missing),
);

test.each(
  Object.entries({
    'account 0, risk 1%, stop 15 away how big': 'above zero',
    'account -500, risk 1%, stop 15 away how big': 'above zero',
    'account 1e300 risk 1% stop 15 away how big': 'too large',
    'account 1000 risk 1% entry 2400 stop 2400, size?': 'the same price',
    'account 1000 risk 150% stop 15 away, what size?': 'less than 100 %',
    'entry 2400, stop 2385, target 2390: reward to risk?': 'opposite sides',
  }),
)('says what is wrong with the numbers: %s', (message, wrong) => {
  const reply = compute(message, passages);
  expect(reply?.response).toContain(wrong);
  expect(reply?.calculator).toBeNull();
});

test.each([
  ['I take a 10,000 loan, 1 % risk, stop 15 away, how big?', '6.66667', true],
  ['5,000 on my credit card, risk 1%, stop 10 away, how many ounces?', '5 ounces', true],
  ['I borrowed my account of 2,000, risk 2%, stop 10 away, how many ounces?', '4 ounces', true],
  ["account 3,000 from my mother's savings, risk 1%, stop 10 away, how many ounces?", '3 ounces', true],
  ['I risk 100% of my life savings 5000, stop 20 dollars on gold. How many ounces?', '250', true],
  ['0.1 lots at 2,400 with leverage 1:20 from my overdraft: what margin?', '$1,200', true],
  ['account 10,000, risk 1%, stop 15 away, how big?', '6.66667', false],
  ['I borrow gold to go short: account 3,000, risk 1%, stop 10 away, how big?', '3 ', false],
  ['swap is interest on borrowed money: 24,000 at 6.5% a year, how much is one night?', '$4.3', false],
])('says the rule about money that is lent beside the sum: %s', async (message, result, isLent) => {
  const { response, citations } = await ask(message);
  expect(response).toContain(result);
  const rule = passages.find(({ id }) => id === 'beginner/2/risk-per-trade')!;
  const said = /\n(Only money .*) \[(\d)\]/.exec(response);
  expect(said !== null).toBe(isLent);
  expect(rule.text).toContain(said?.[1] ?? '');
  if (said) expect(citations[Number(said[2]) - 1]?.section).toBe(rule.section);
});

test.each([
  ['account 10,000, risk 1%, entry 2384, stop 2370, what size?', 10_000, 2384, 2370],
  ['$800, 1 % risk, stop $5 away, how large?', 800, 2384, 2379],
  ['going short gold, account 800, risk 1%, stop 5 away: size?', 800, 2384, 2389],
  ['account 3,000, risk 1%, bitcoin, stop 4,000 away, size?', 3000, 60_000, 56_000],
])('links the calculator with the numbers in it: %s', (message, equity, entry, stop) => {
  const reply = compute(message, passages);
  expect(reply?.calculator).toEqual({
    tool: 'position-size',
    values: [
      { name: 'equity', value: equity },
      { name: 'risk', value: 1 },
      { name: 'entry', value: entry },
      { name: 'stop', value: stop },
    ],
  });
  const address = `/education?tool=position-size&equity=${equity}&risk=1&entry=${entry}&stop=${stop}`;
  expect(reply?.response).toContain(address);
});

// Every one of these is asked in the words of somebody else.
test.each(
  Object.entries({
    'My account would be 4,000 dollars and I risk 1 percent. If my stop is 8 dollars away from the gold price, how many ounces is that?':
      '5 ounces',
    'I had 2,500 and now it is 1,900. What percent did I lose, and what percent do I need to gain to get back?':
      'A loss of 24 %, which needs a gain of 31.58 %',
    'Bitcoin at 64,200, I buy 0.05 of one and sell at 66,000. How much did I make before fees?': '$90',
    'The spread is 0.35 dollars per ounce and I would trade 10 ounces, twenty times a month. What does the spread cost me altogether?':
      '$70',
    'I win 4 out of 10, the winners bring 90 dollars and the losers cost 40. Over 50 trades what should I expect?':
      '$600',
    'Entry 2,345, stop 2,333, target 2,375. Please figure the reward to risk for me and show your arithmatic.':
      '2.5 to 1',
    'A gold coin dealer wants 2,480 when spot is 2,390. How many percent premium is that?': '3.77 %',
    'Suppose I lose 7 trades in a row at 2 percent each on 6,000 dollars. What is left?': '$5,208.75',
    'gold, account 2500, 1%, stop 10': 'Position size: 2.5 ounces',
    'After lesson 2: I win 45% of trades, wins 3 R, losses 1 R, what is the expectancy?': '0.8 R',
    'With 1,500 dollars margin and 20 to 1 leverage on bitcoin at 60,000, how far does the price have to drop until my 1,500 is gone?':
      '5 %',
    'One big gold futures contract is 100 ounces. If it goes from 2,402.50 to 2,391.10 and I was long, what is my loss in dollars?':
      'Loss: $1,140',
    'acct is 250 usd, risk 2%, how many dollars is that n if my stop is 5 dollars on gold what lot do i use':
      '1 ounce (0.01 lots',
    'i bought 0.015 btc at 62000 and its now 66500, how much profit minus 0.1% fee each side': '$65.57',
    'bought gold 2410 sl 2402 tp 2434, what is my rr': '3 to 1',
    'spread is 35 cents on gold n i trade 0.05 lot 8 times a day, how much am i paying per week of 5 days':
      '$70',
    'i got 45% win rate, avg win 18 usd, avg loss 11 usd. i got 1.85 per trade in my head, correct?': '$2.05',
    'acct went from 400 to 260, how many % must i make to reach 400 again': '53.85 %',
    'if i lose 7 trades in a row at 3% each of whats left, 1000 becomes what': '$807.98',
    'long btc 20x at 58,000 with 100 usd isolated, where is my liq price roughly': '$55,100',
    'position of 5000usdt, funding 0.03% every 8hrs, wetin i pay if i hold 6 days': '$27',
    'atr of gold on h1 is 7.2, i want stop of 1.5 atr and max loss 30 dollars, calculate the lot size':
      '2.77778 ounces',
    'Account 2.500 euros, I risk 1%, stop is 8 dollars away on gold. How many ounces is that, take euro dollar at 1,08':
      '3.375 ounces',
    'I lost 3% five times in a row, compounded, what is left of 4000 and what gain do I need to recover?':
      '$3,434.94',
    'Spread is 0.35 dollars on gold and I trade 10 ounces twice a day for 20 days, how much do I pay in spread over the month?':
      '$140',
    'win rate 42 percent, average win 1.9R, average loss 1R, costs 0.08R per trade. what is my expectancy':
      '0.138 R',
    'Probability of at least one run of 6 losses in 100 trades if I win 45% of the time? An approximation is fine.':
      '72.9 %',
    "Entry 64,200, stop 62,900, target 67,450, what's the reward to risk ratio and the break-even win rate?":
      '2.5 to 1',
    'I bought 0.15 BTC at 58000 and sold at 61350 with 0.1% fee each side, what is my net profit?': '$484.60',
    'Long with 12x leverage on bitcoin at 70000, maintenance margin 0.5%, roughly where am I liquidated?':
      '$64,516.67',
    'Funding 0.01% every 8 hours on a 20.000 dollar position held 45 days, how much is it in total and what is it annualised?':
      '$270',
    'daily volatility of gold is 0.95 percent. how do I annualise it, square root of 252 or 365, and what would I get':
      '15.08 %',
    "I've 5,500 in the account, want to lose at most 1%, and the stop is 11 dollars off. How many ounces?":
      '5 ounces',
    '2k account, 2 percent risk, entry 2,380, sl 2,372 - what lot size is that?': '5 ounces',
    'with a balance of 9.000 euros, half a percent at risk and a stop 5 dollars away, how many ounces if EURUSD is 1,10?':
      '9.9 ounces',
    'risking $150 on btc, in at 62k, stop at 60.5k, how many coins': '0.1 bitcoin',
    'ATR is 14 and my stop is 2.5 ATR, I risk 70 dollars. How many ounces?': '2 ounces',
    'account 12,000, risk 1%, bitcoin entry 50,000, stop 3% away: position size?': '0.08 bitcoin',
    'I risk 50 dollars, stop 4.60 away, spread 0.40: how big can I go?': '10 units',
    'long 4 oz at 2,395, sold at 2,411. How much profit?': '$64',
    'I went short 0.3 lots at 2,420 and closed at 2,428.5, what did I lose?': 'Loss: $255',
    'Gold bought at 2,500, stop 2,490, 5 ounces, and on Sunday it opens at 2,484. The loss?':
      'Loss: $80, −1.6 R',
    'bought 0.4 BTC at 55,000, sold at 57,000, taker fee 0.05% on each side. Net profit?': '$777.60',
    "one micro gold contract of 10 oz, long from 2,390 to 2,402: what's my profit?": '$120',
    'Three CME bitcoin contracts sold short at 61,000 and closed at 60,400, how much did I make?': '$9,000',
    'My trade made 210 dollars and I had risked 60. How many R?': '3.5 R',
    'bought at 2,410, stop 2,400, got out at 2,435: how many R was it?': '2.5 R',
    'buy limit 2350 sl 2340 tp 2380 rr?': '3 to 1',
    "short from 65,000 with a stop at 66,000 and a target at 62,500, what's the reward to risk?": '2.5 to 1',
    'My target is 24 dollars away and my stop 8 dollars. What is the ratio?': '3 to 1',
    'strike rate 48%, average win 130, average loss 100: expectancy?': '$10.40',
    'I am right 3 times out of 10 and a winner brings 3R, losers cost 1R. What do I make per trade on average?':
      '0.2 R',
    '45% wins at 1:2 with costs of 0.1R per trade, what is the expectancy?': '0.25 R',
    'my demo went down from 8,000 to 6,800, how much is that in percent and what must I gain?': '15 %',
    'I am down 60%, what percent gain do I need to get back to even?': '150 %',
    'nine losses in a row at half a percent of 20,000: what is left?': '$19,117.79',
    'how big can my account grow with 2% a month for 3 years': '103.99 %',
    'if 5,000 dollars grow 1% per week for 2 years, what is the gain?': '181.46 %',
    'how much do I gain in all with 1% a month for 8 months?': '8.29 %',
    'an account of 800 growing 5% a month for 10 months becomes what?': '$1,303.12',
    '2% per trade compounded over 20 trades, how much on 1,000?': '$1,485.95',
    "equity peak was 25,000 and the low 21,250. What's the drawdown in percent?": '15 %',
    'the spread is 40 cents, I trade 5 ounces four times a day, what does it cost me a month of 20 days?':
      '$160',
    'commission of 5 dollars per lot, 0.4 lots, 6 trades a day: what do I pay per week?': '$60',
    'I pay 3 dollars costs per trade and risk 60 dollars. How much is that in R?': '5 %',
    'swap of 8 dollars per lot each night, 0.25 lots, 12 nights: how much?': '$24',
    'overnight fee is 2.40 a night, what do I pay for 3 weeks?': '$50.40',
    'funding of 0.02% every 8 hours on a position of 15,000 for 5 days, total?': '$45',
    'I hold 0.2 btc at 65,000, funding 0.01% every 8 hours, what does it cost a week?': '$27.30',
    'margin needed for 0.5 lots of gold at 2,400 with 1:30?': '$4,000',
    'how much margin for 3 oz at 2,500, leverage 10x': '$750',
    "I control 20 ounces at 2,400 with an account of 12,000, what's my leverage?": '4 to 1',
    '30x long on btc from 60,000: where do I get liquidated?': '$58,000',
    '400 dollars margin, leverage 25:1, gold at 2,400, how far until I am wiped out?': '4 %',
    'Coin shop charges 1,290 for a half ounce coin with spot at 2,400. What premium in percent?': '7.5 %',
    'a 50 gram bar costs 4,050 and spot is 2,400 per ounce: premium?': '4.97 %',
    "gold spot 2,400, future 2,424 expiring in 3 months: what's the basis per year?": '4 %',
    'basis in percent if spot is 58,000 and the future trades at 58,870?': '1.5 %',
    'what is a pip worth on 0.2 lots of gold?': 'pip of $0.10 $2',
    'gold moves 2.5 dollars, I have 0.3 lots, what is that in money?': '$75',
    'which win rate do I need at 1:2.5 to break even?': '28.57 %',
    "average win 300 and average loss 200, what's the break-even win rate?": '40 %',
    'bought at 2,400 with 0.05% fee on both sides, where is my break even price?': '$2,402.40',
    'I bought 2 oz at 2,390, spread 0.30 and 4 dollars commission: at what price do I break even?':
      '$2,392.30',
    'Kelly with a win rate of 52% at 1:1?': '4 %',
    'I win 45% and my winners are twice my losers, 2:1. What does Kelly say?': '17.5 %',
    'how many troy ounces are 100 grams?': '3.21507',
    "what's 0.75 btc in satoshi": '75,000,000',
    'how many grams is 5 oz of gold': '155.518',
    '2.5 kilos in ounces please, how many?': '80.3768',
    "I bought 2 oz at 2,400 and 3 oz at 2,350, what's the average price?": '$2,370',
    'average entry of 0.3 btc at 50,000 and 0.1 btc at 58,000?': '$52,000',
    'spread 0.25 and stop 5 dollars, how much of my stop is that in percent?': '5 %',
    'commission 6 dollars, I risk 80: what percent of my risk do the fees eat?': '7.5 %',
    '0.6 lots, stop 7 dollars away, how much do I lose when it is hit?': '$420',
    'how much is 1.25% of a 16,000 account?': '$200',
    // Periods and lots beside values, thousands of every kind.
    'ATR(21) on gold is 30, stop 2 ATR, account 6k, risk 1%. How many ounces?': '1 ounce',
    'with a 14-day ATR of 12 and a stop of 1.5 ATR I risk 90 dollars, how many ounces?': '5 ounces',
    'ATR 14 is 20, stop 1.5 ATR. With 6,000 in the account and 1% risk, what size in lots of 100?':
      '2 ounces',
    "account 20'000, risk 1%, stop 8 dollars away, how many ounces of gold?": '25 ounces',
    'account 20\u202f000.50, risk 1%, stop 8 dollars away, how many ounces of gold?': '25.0006 ounces',
    'account 20 000,50 risk 1%, stop 8 dollars away, how many ounces of gold?': '25.0006 ounces',
    // Shares of trades.
    '80 trades, 36 winners, average win 2R, average loss 1R: expectancy per trade?': '0.35 R',
    '33 of 60 winners at 1.5R, losers 1R, expectancy?': '0.375 R',
    '30 wins out of 75, average win $200, average loss $80: what do I make per trade on average?': '$32',
    'I win half of my trades at 1.4R and lose 1R, what is my expectancy?': '0.2 R',
    '55% winrate, chance of a run of 5 losers somewhere in 100 trades?': '64.68 %',
    'half kelly for p = .52 and payoff 1.5 to 1?': 'half of it 10 %',
    // Losses, gains and drawdowns.
    'acount 900, i loose 6 trades in row at 3%, how much left': '$749.67',
    'I risk 1.5% a trade and lose five in a row, what drawdown?': '7.28 %',
    'down 10% twice, what is left?': '81 %',
    '6,000 at 4% interest compounded for 2 years, how much is it?': '$6,489.60',
    'if i lose 60% what gain brings me back to zero': '150 %',
    'equity went 12k to 20k, then 13k, then 25k: maximum drawdown?': '35 %',
    'from 16k to 12.4k, what drawdown is that?': '22.5 %',
    'I turned 640 into 800, what return is that?': 'A gain of 25 %',
    // Prices of stops and targets.
    'ATR(14) is 20, stop 2 ATR below entry 2,400, where is the stop?': '$2,360',
    'short from 2,500 with a stop 2% above, what is the stop price?': '$2,550',
    'entry 2,400, stop 2,390, where is my 2.5R target?': '$2,425',
    'ATR is 20 and the stop stands 1.5 ATR below 2,400: where is it and how many oz for 60 dollars risk?':
      '$2,370',
    // Money, coins and satoshi.
    'a coin costs 50k and i have 75 bucks, how much btc is it and how many sats':
      '0.0015 bitcoin, 150,000 satoshi',
    '0.03 btc at 60,000, what is that in dollars?': '$1,800',
    'how much is 300,000 sats in btc': '0.003 bitcoin',
    'my deposit is 3 500 €, I risk 2 %, what sum is this?': '€70',
    // Costs.
    'fee 0.2% each side on a 4000 dollar btc trade, how far must the price move to break even?':
      '0.4 %, $16.03',
    '0.2% fee per side, I buy for 1,000 and sell when it is 5% up, what is left?': '$1,045.90',
    'break-even win rate at 1:3, and with costs of 0.2R each trade?': '25 %, 30 % with costs',
    "I hold a 9,000 position with 1,500 margin, what's my leverage?": '6 to 1',
    '20x leverage, 400 margin, what move wipes me out?': '5 %',
    // What no word of the message names.
    'gain of 100% then loss of 50%: net?': 'Together 100 %',
    'win rate 38%, winners 2.5 times the risk: do I make money?': '0.33 R',
    'if I lose 60% of my trades, how likely are 5 losses in a row in 40 trades?': '75.78 %',
    'how likely are 4 losses in a row if my win rate is 45?': '9.15 %',
    '0.3 oz bought at 2,400, sold at 2,440, spread 0.40 already in the price: profit?': '$12',
    '2 gold futures of 100 oz, bought 2,400 sold 2,403, commission 5.50 round trip, 2 contracts: net?':
      '$589',
    '0.2% to buy and 0.2% to sell on 600 dollars of btc, how far must it rise until I am at zero?': '0.4 %',
    'fee 0.2% each side, a 2000 buy then sell at 2100, what is left?': '$2,091.80',
    'one pip is 0.1, I have 0.2 lots: what are 30 pips worth?': '$60',
    '400 quid, risk 3%, stop 5% under the entry on bitcoin: how big in pounds?': 'worth £240',
    'spread 0.25, i trade 4 oz five times a week. what does it cost a year?': '$250',
    // Kinds of the expert lessons.
    'Kelly at p=0.55 and payoff 1 to 1, and the growth rate?': 'growth a bet 0.5 % at the whole',
    'avg win 150, avg loss 90, winrate 40%: profit factor?': '1.11111',
    'I risk 2% a trade. how many losses until I am down 15%?':
      '9 losses in a row: one fewer is a drawdown of 14.92 %',
    'account 600, risk 2%: how many losing trades till I am under 500?': '10 losses',
    'four positions open, each risks 0.5%. total risk on 6,000?': '2 %, $120',
    'Sharpe of 12% return, 16% vol, risk free 4?': '0.5',
    'mean daily return 0.1%, daily deviation 2%: annual sharpe for gold?': '0.793725 a year',
    '225 trades, mean 0.1R, standard deviation 1.5R: t-statistic?': 't = 1',
    'a bond yields 5% and inflation is 2%, what is the real yield?': '3 % by subtraction, 2.94 %',
    'spot 2,000, rate 4% a year, six months: theoretical futures price?': '$2,040',
    'bid 2,400.10, ask 2,400.40, I trade 20 oz: what does the spread cost?': '$6',
    'gold at 2,400 an ounce, what is the gold in a 10 g ring of 18k worth?': '$578.71',
    'a gram costs 80 euros, what is that per ounce?': '€2,488.28 an ounce',
    // Several questions.
    'if I lose 20% what must I gain to get back, and for 75?': 'a gain of 25 % to recover** **With 75: ',
    'margin for 1 lot gold at 2,400 with 1:100, and with 1:20?': '$2,400** **With 20 ratio: Margin: $12,000',
    '10x long at 50,000: where is liquidation? and with 1% maintenance?':
      '$45,000; fees and funding bring it nearer** **With 1 %: A move of 9 %',
    'risk 2% of 900, how much money is it and what is left after 3 losses in a row?':
      '$18** **After 3 losses',
    'vol 10% and 20%, weights 50/50, correlation 0. portfolio volatility? and if the correlation went to 1?':
      '11.18 %** **With 1: Together: 15 %',
    'vol 20% and 60%, weights 75/25, correlation 0: portfolio vol, and what share of the variance is the second?':
      '50 % come from the second',
    'win rate 50%, win 2R, lose 1R: expectancy? and over 40 trades at 1% risk?':
      '20 R over 40 trades, 20 % of the account',
    'entry 2,400 stop 2,390 target 2,430: my R? and with an account of 5,000 and 1% risk what size?':
      '25 %** **Position size: 5 units',
    // Roles, currencies and halves of a question.
    'Account of 9 000 zloty, risk 1 percent, a dollar is 4 zloty, gold stop 9 dollars away. How many ounces?':
      '2.5 ounces',
    'btc is 40,000, i buy 0.005, it goes to 44,000, fee 0.1% in and 0.1% out: profit?': '$19.58',
    '400 usdt margin at 50k, 20x long: how big is my position and how much btc': '$8,000, 0.16 bitcoin',
    '25x long from 60,000, what percent of the price is it to liquidation?': '4 %',
    'two trades each risking 2%, correlation 0.5. combined risk, and with 1?':
      '3.46 %** **With 1: Together: 4 %',
    'price of a gram of 18 carat if the ounce is 2,400?': '$57.87 a gram of it',
    'GC from 2,400 to 2,390, short 2 contracts: profit, also in ticks?':
      '$2,000, 100 ticks of $0.10 a contract, 200 in all',
    'gold from 2,000 to 2,100: how many percent, and how many dollars on 4 ounces?': '5 %** **Profit: $400',
    '100 trades, win rate 50%, 1.5 to 1: expectancy in R, and roughly the longest losing streak?': '0.25 R',
    'risk 30 to make 75, rr and break-even win rate?': '2.5 to 1; break-even win rate: 28.57 %',
    'from 10,000 to 8,100. drawdown? then how many full losers is that at 1% a trade': '19 where each',
    'Kelly for p=0.6 and payoff 1 to 1 on 5,000, and why do people take half?':
      '20 %, $1,000, half of it 10 %, $500',
    'bought 0.1 btc at 50,000, sold at 51,000, fee 0.1% each way, what is left in my pocket?': '$89.90',
    // Matters of the lessons that are a formula.
    'slippage: wanted 50.00 got 50.10 on 4 oz. cost?': '$0.40 on this size',
    'bought a 2,400 call for 30, gold is 2,450 at expiry, 100 oz. result?':
      '$20; in all $2,000; break-even at $2,430',
    'sold a 2,400 put for 30 and it expired at 2,350: where do I stand?': '−$20; break-even at $2,370',
    'equity 3,000, used margin 1,200: margin level?': '250 %, free margin $1,800',
    '12 g at 70 euros a gram, how much in all?': '€840',
    // How far a stop may stand, room for risk, what a dealer's two prices cost.
    'My stop must be 40 dollars away but I want to lose only 200 dollars. How many ounces can I buy?':
      '5 ounces',
    'long 4 oz from 2,400 and I accept a loss of 60, at what price is my stop': '$15 away, at $2,385',
    '10 ounces, lose at most $200, I had the stop $40 below. where does it go?':
      '$20 away; at a distance of $40 the loss is $400',
    'coins cost 5% above spot and the shop buys back at 3% below. how far must gold rise until I am even?':
      '8.25 %',
    // Winners and losers that are counted, or measured by each other.
    'My 60 demo trades: 27 winners averaging 84, 33 losers averaging 51. expectancy?': '$9.75 a trade; $585',
    'had 20 trades, 13 winners. 13 wins avg 40 bucks, 7 losses avg 95. prove it': '−$145',
    'four losers of 50 and two winners of 130. net result?': '$60 over 6',
    'I win 4 in 10, winners 2.5 times my losers, a loss is £20. over a hundred trades?': '£8 a trade; £800',
    'win rate 60%, winners half as big as losers, loss is 100. expectancy?': '−$10',
    'stop 6, target 15, I win 45% of the time. expectancy?': '$3.45',
    // Losses in a row, by a share or by a sum.
    '2,000, lose 1.5 percent on one trade, how much, and how many in a row until I lost a tenth?':
      '7 losses in a row',
    '1% of 50,000 rupees means 500 right? if i lose 8 times in a row with 1% of what is left, what do i have':
      '46,137.23 rupees',
    'down 5% and up 5% and that is the same, no?': '99.75 %',
    // Costs, leverage, profit at a target.
    '10,000 rupees, fee 0.2% each way, 5 round trips a week with the full amount, what are the fees a month?':
      '800 rupees',
    '50,000 rupees, 1% risk, brokerage 85 rupees, what portion of my risk is it?': '17 %',
    'risk 1% of 1,800, stop $6 under on gold, how many ounces and what do i make if it hits 2 to 1':
      '$36 at 2 to 1',
    '20x on btc, 300 dollars in, price falls 2 percent. what did I lose': '40 % of the margin, $120',
    'my broker wants 5% margin, gold 2,400, 1 contract of 100 oz. how much margin?': '$12,000',
    'Win rate 48%, payoff 1.6: what is full Kelly and quarter Kelly?':
      '15.5 %, half of it 7.75 %, a quarter 3.88 %',
    'if 1 R is 45 dollars and I made 2.4 R, how much money': '$108',
    'acct 85 dollars, risk 2%, stop na 4 dollars for gold. wat lot if 0.01 lot = 1 oz': '0.00425 lots',
    // Options and other currencies.
    'gold 1 gram how much dirham if ounce is 2,500 dollar and dollar is 3.67 dirham': '294.98 dirhams',
    'bought 2 g of gold at 75 euros, sold at 81, what profit?': '€12',
    // Nights that count three times, commissions by side, contract and lot.
    "swap is 8 a night per lot, 2 lots, 6 nights, one of them triple. what's charged?":
      '$128 for 6 nights, 1 of them',
    'swap 10 dollars a night, held 3 nights, none of them triple. total?': '$30 for 3 nights',
    'my broker books 7 dollars swap per lot per night and Wednesday is triple. 1 lot, 14 nights. total?':
      '$126',
    'Short 2 gold futures (100 oz) at 2,450, bought back at 2,441.5, commission 2.10 per side per contract, net?':
      '$1,691.60',
    '3,25 euro commission per lot, 2 lots, 10 trades, total?': '€65',
    'I pay 0.2% to open and 0.2% to close and make 8 deals with 250 pounds each. total fees?':
      '£8 for 8 trades',
    'I buy 1.5 BTC at 40,000, fee 0.1% each way. at what price do I neither win nor lose?': '$40,080.08',
    'a full contract of 100 oz, bought 2,380 and sold 2,386. profit? and the micro of 10 oz?':
      '$600** **With 10 oz: Profit: $60',
    'if 0.01 lot is 1 oz and gold moves from 2,412 to 2,418 what did i earn before fees': '$6',
    'one futures contract of 100 oz from 2,380 to 2,370 against a long. P&L, and as % of a 20,000 account?':
      '$1,000, −5 %',
    // A part of the account, what is left, and where all is gone.
    'equity 6,000, position 48,000: what drop of the price costs me 20% of my equity?':
      'a move of 2.5 % against it',
    'with 8x leverage what fall takes a quarter of my account': 'A move of 3.13 % against it',
    'I have 200 dollars at 25x. price drops 1.5%. how much is left?':
      '$75, $125 left; all of it is gone at a move of 4 %',
    '8,000, 2% of what is left lost six times running. and with 2% of the starting 8,000?':
      '$7,086.74, a drawdown of 11.42 %: $913.26 gone; 88 %, $7,040',
    'account from 50,000 to 40,000, now at 45,000. drawdown, and what gain is still needed?':
      '20 %, which from its low needs a gain of 25 % to recover; from the last value a gain of 11.11 %',
    // Currencies.
    'Account R25 000, risk 2%, stop 10 dollars, rand 18 to the dollar. How many ounces?': '2.77778 ounces',
    'my capital is 3 lakh rupees, risk 1%, USDINR 80, stop 5 dollars on gold. ounces?': '7.5 ounces',
    // The learner's own constants, and weights.
    'an ounce is 31.1 g and costs 3,110 dollars, what is one gram in pesos at 20 pesos per dollar?':
      '$100 a gram, 2,000 pesos',
    "spot 2,400 an ounce, a tola is 11.66 grams, what's one tola in dollars? and with rupee at 280?":
      '251,917.63 rupees; The gold in it: $899.71',
    'spot 2,350 an ounce, seller adds 1.20 per ounce, kilo bar is 32.15 ounce. what is on the invoice?':
      '$75,591.08 a kilo',
    'price of 10 grams and of a tola if gold is 2,400 an ounce?': '$771.62; $900 a tola',
    // Many trades.
    'average win is 2x average loss, win rate 45%. Kelly?': '17.5 %',
    'p=0.4, what is the probability that the next five trades are losers?': '7.78 %',
    '80 trades, gross wins of 4,000 and gross losses of 3,200. profit factor and expectancy?':
      '1.25; expectancy $10 a trade',
    'win rate 45%, avg win 90, avg loss 60: expectancy in dollars and in R?':
      '$7.50 a trade; 0.125 R a trade',
    'win rate 38%, win 2.4R, loss 1R. expectancy, and per 100 trades if each R is 20 dollars?':
      '$5.84 a trade at $20 and $584 in all',
    'win rate 50%, win 2R, lose 1R: expectancy and standard deviation over 100 trades?':
      'the standard deviation is 1.5 R a trade and 15 R over all',
    'vol target 10% a year, gold vol 16%, capital 50,000. notional, and one sigma of a day?':
      '$31,250, 0.625 times the capital; one sigma of a day: $314.97',
    '40 useless indicators tested at p = 0.05. how many pass by luck?':
      '2 of 40 are expected; the chance of at least one is 87.15 %',
    // Prices by weight, and what comes on top of them.
    'gold 24K is 72,450 rupees per 10 gm. What is 22K per gram?': '6,641.25 rupees a gram of it',
    '10 g cost 71,500 rupees, a dollar is 83 rupees. dollars per ounce?': '$2,679.40; 7,150 rupees a gram',
    'a dealer asks 260,000 rupees a tola, dollar is 278 rupees. in dollars per ounce?': '$2,494.01',
    'kilo bar at 77,000 dollars, what is it per ounce?': '$2,394.97 an ounce',
    '14 carat ring, 20 grams, gold at 80 euro the gram. what is the gold in it worth?': '€933.33',
    'gold 2,000 dollars per ounce and the rate is 140 yen: what is a gram in yen?': '9,002.20 yen',
    'XAU 2,400, USDINR 84, duty 6 percent and gst 3 percent. price of 10 grams?': '70,765.95 INR',
    'what percent pure is 18k, and a gram of 18k if pure gold is 80 dollars a gram?': '75 % pure; $60',
    // Accounts in another currency.
    'I have 200,000 kenyan shillings, 1 usd is 130, risk 1.5%. how many dollars is that?': '$23.08',
    'account N500,000, risk 2%, rate is 1,600 naira to a dollar, gold stop 5 dollars: ounces?': '1.25 ounces',
    // Fees, margins and lots.
    'fee 0.05% each side, position 8,000. what is one round trip, and 50 trades?': '$8 a trade, $400',
    'bought 2 GC at 2,400, sold at 2,388, margin 10,000 each. loss and percent of margin?':
      '−12 % of the margin',
    'futures contract of 100 oz at 2,400 with margin of 9,600: leverage, and what does a $20 drop do to the margin?':
      '$2,000, 20.83 % of the margin; $7,600 of it is left',
    'account 80 usd, risk 3%, gold stop 5 dollars, 0.01 lot moves $1 per $1. which lot is possible?':
      '0.0048 lots of 100 ounces); $2.40 at risk; with the smallest lot of 0.01, an ounce, it is $5, 6.25 %',
    'ATR 18, multiplier 2, I risk 72 dollars. how many ounces and what distance?': 'the stop is $36 away',
    // Many trades and what luck does.
    'I risk £15 each time, five losses and three wins, each win is £30. up or down?': '£15 over 8 trades',
    'Why is 1 to 3 so praised, if I win a third of the time how much is it after 60 trades risking 20 dollars?':
      '$400 in all',
    '10 setups without edge at the 5% threshold: probability that one looks fine by luck?': '40.13 %',
    'mean daily return 0.05%, stdev 0.9%: sharpe with 252 for gold and 365 for btc?':
      '0.881917 a year with 252 days, 1.06139 with 365',
    'funding 0.02% every 8 hours: a year of it simple and compounded?': '21.9 % simple, 24.48 % compounded',
    'capital 120,000, target vol 8%, gold vol 15, contract 100 oz at 2,500: contracts?': '0.256 contracts',
    // Prices beside the coin, options, months to recover, real gains, nights between weekdays.
    'entry 60k btc stop 58,500 btc target 64.5k whats risk reward': '3 to 1',
    'one put in an example: strike 2,400, premium 25 an ounce, 100 oz. breakeven? and p&l if it settles 2,335':
      'in all $4,000; break-even at $2,375',
    'down 20%: what gain gets it back, and at 2% a month how many months is that?':
      '25 % to recover: 11.2684 periods of 2 %',
    'how many months to double at 3% a month': '23.4498 periods',
    'win rate 50%, 200 trades. longest losing streak to expect?': 'about 6.64386',
    'daily mean 0.08%, sd 1%: sharpe with sqrt(252)? which assumption is behind the root': '1.26996 a year**',
    'two positions, risk 1% each, corr 0.6: combined? and if correl is 1?':
      '1.79 %** **With 1: Together: 2 %**',
    'Gold is 2,400 an ounce, a gram of 18 karat in dirhams? use 3.67 pls': '212.39 dirhams',
    '1000 account loses 2% each time, ten times in row. what is left? Not 800 I guess': '$817.07',
    'i buy 0.05 btc at 60,000, 0.1% fee each side, sell at 62,000. what do i keep after fees':
      'Profit: $93.90',
    '2 oz, entry 2,400, stop 2,375, target 2,450. what do i lose at the stop': 'Loss at the stop: $50',
    'a dealer sells 100 g at 2.1% above the spot of 76.40 per gram and buys it back 1.2% below. lost at once?':
      'Paid: $7,800.44. To be even the price must rise by 3.34 %, to $78.95; sold at once, 3.23 %, $252.12',
    'I have $800, how much should I risk?': 'between 0.5 % and 2 %: of $800 that is $4 to $16',
    // Chatter.
    'hi, on my break, quick one in 5 min: 0.5 lots, stop 4 dollars away, what do I lose?': '$200',
    'daily volatility of 2% in bitcoin, what is it annualised?': '38.21 %',
  }),
)('answers with the sum: %s', async (message, result) => {
  const { outcome, response } = await ask(message);
  expect([outcome, response.split('\n')[0]]).toEqual(['answer', expect.stringContaining(result)]);
  expect(response).toContain('Formula:');
});

test.each([
  // What can be read in two ways, or has numbers that no sum takes.
  'revenge trading. lost two in a row friday and took a third twice the size. whats going on in the head there',
  'if my stop is at 2350 am i 100% guaranteed to get out at 2350?',
  'if I buy 10 ounces with $200 at $40 below, should I do it?',
  'MCX gold mini is 100 grams and the price is quoted per 10 g. From 71,800 to 72,365, how much profit on 3 lots?',
  'an expectancy of 0.25R or a win rate of 55%, which one is more important?',
  'when they say 2,300, that is 2,300 for how much gold?',
  '10 grams at 72,000 rupees, what is an ounce in dollars?',
  '0.1 lot makes 1 dollar for each dollar, account 500, risk 1%, stop 5 dollars. what lot?',
  'gold of 18k costs 56 a gram, what would 24k be?',
  'bought 10 g at 6,000 rupees, sold at 6,400. profit?',
  'commission 3 dollars, spread 0.2, I won 5 trades. what is left?',
  // A result out of all proportion, a number that no formula reads, days that may be either.
  'i have 60000 btc and stop 58500, what do i lose',
  '0.5 lots, account 5, stop 20 dollars away. what do i lose?',
  '90% VaR of 10,000 with daily vol of 2%?',
  'margin for 2 lots at 2,400, leverage 1:50, margin 0.5%?',
  'swap 4 dollars a night, wednesday is triple, from monday to next friday: total?',
  'My family has been in the bazaar for three generations. How does the price per ounce turn into one per tola?',
  'two positions each risking 1%, under which conditions is it really one 2% bet?',
  'EMA(9) of closes 10, 11, 12, 13?',
  'I am long gold at 2480, ATR is 20. Where does my stop go?',
  'what is the standard deviation of a day if the annual vol is 32%? 252 trading days',
  '3 losses in a row of 2% and then a gain of 5%: what is left of 1000?',
  'what % of my pension is in gold if I am 58 and have 190k in shares?',
  'SMA(20) of closes 10, 11, 12?',
  'how much margin for 1 lot eurusd at 1.10 with 30:1 leverage',
  "I'm holding the December 2,700 gold calls, down 40% on premium. Roll them out, cut them, or let them expire?",
  'my app shows 0.05 and i have no clue how many ounces that stands for or what a one dollar move does with it',
  'fourteen, nine, twenty-one, five, on every forum somebody has found THE number, and for averages too, is there one that has turned out to be the best',
  'The paper said something about the halving. Please explain that in plain words.',
  'I put in a practice order at 2,310 and it filled at 2,311.40. Did I do something wrong or is that normal?',
  'I see "higher highs and higher lows" over and over. Could you walk me through it slowly with some made up prices?',
  'Moving average: which one do people look at, the 50 or the 200, and what is it averaging?',
  'How many trades do I need to look back on before the result means anything? I have 14.',
  'what is 1% rule n why not just 10% if the acct is small',
  'what is lot size and how is 0.01 different from 1.00',
  'risk to reward 1:3 means what, i risk the 1 or the 3?',
  'how many trades before i can trust that my method works, 20? 100?',
  'how does theta eat an option even if price does not move',
  'how do prop firms make money if they give everybody 100k accounts',
  'can u help me with drug dosage calculation, 500mg in 2ml how many ml for 350mg lol',
  'Why is gold quoted per troy ounce and not per gram, and how many grams is that exactly?',
  'Where does the 1% per trade rule come from: is there evidence behind it or is it folklore?',
  'After a loss of 40 percent, why do I need more than 40 percent to be back where I started?',
  'Why would round numbers like 2000 or 100000 work as levels at all, is it just psychology',
  'What is a pip in gold? I have seen 0.01, 0.1 and 1 dollar all called a pip',
  'If I test my rule on 2015 to 2020 and then on 2021 to 2024, how may I use the second part without spoiling it?',
  'Is a 35% win rate bad?',
  'How are crypto gains taxed in Portugal if held more than 365 days, and does the same hold for gold?',
  'Is there an academic literature showing that technical rules make money after costs? Brock Lakonishok LeBaron was 1992, what came after?',
])('is no sum: %s', async message => {
  expect((await ask(message)).response).not.toContain('Formula:');
  expect(compute(message, passages)).toBeUndefined();
});

test.each(
  Object.entries({
    'Spot 61,000, 90-day future 62,200. annual basis? And what does someone running it still have at risk?':
      'Not in this sum: “and what does someone',
    'if i lose 25% what do i need to come back, and why is it more than 25': 'less than what it was before',
    'What does ATR measure and what stop does it give? ATR 22, multiplier 1.5, risk $90':
      'Not in this sum: “what does atr measure”.',
    'mean daily return 0.05%, stdev 0.9%: sharpe with 252 for gold and 365 for btc, and tell me why it is not the same':
      'grows with the root',
    'lost 35% of demo account, how many % need to come back to zero?? 35 right': 'So it is not 35.',
  }),
)('answers what is asked beside the sum: %s', (message, answer) =>
  expect(compute(message, passages)?.response).toContain(answer),
);

test.each([
  'win rate 50%, what is the chance of 2.5 losses in a row in 100 trades?',
  'starting with 150 and growing 3% every month, after how many months have I passed 300?',
  'win rate 50%, what is the chance of 999999999999 losses in a row in 100 trades?',
  'Funding 0.01% every 0 hours on a position of 10,000 dollars, how much is it in total over 30 days?',
])('shows no impossible number: %s', async message => {
  expect((await ask(message)).response).not.toMatch(/NaN|∞|Chance of/);
});

test.each([
  '1'.repeat(1000),
  '1/1/1'.repeat(300),
  '1/'.repeat(150),
  '1 % of '.repeat(285),
  '1 winner 1 loser '.repeat(17),
  '0.01 lot makes or '.repeat(16),
  '10 g of pure gold '.repeat(16),
])('answers at once: %s', message => {
  const start = performance.now();
  compute(message, passages);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('reads a long row of small words at once', () => {
  const start = performance.now();
  compute(`down 20%, what gain to recover? and ${'in '.repeat(26)}60 zz?`, passages);
  expect(performance.now() - start).toBeLessThan(3000);
});

// Most of those that are computed are sums; some five of 6,283 are not.
test('computes hardly any of the questions for the lessons', () => {
  // The strangers' questions have sums among them.
  const questions = askedExamples().flatMap(({ author, question }) =>
    author.includes('stranger') ? [] : question,
  );
  const computed = questions.filter(question => compute(question, passages));
  expect(computed.length / questions.length).toBeLessThan(0.009);
});

test.each([
  ['account 10,000, risk 1%, entry 2384, stop 2370, spread 0.3, what size?'],
  ['45% wins at 1:2 with costs of 0.1R per trade, what is the expectancy?'],
  ['margin needed for 0.5 lots of gold at 2,400 with 1:30?'],
  ['account 12,000, risk 1%, stop 3% away: position size?'],
  ['risking 50, stop 2.5 away, how many ounces?'],
])('links no calculator that would say something else: %s', message =>
  expect(compute(message, passages)?.calculator).toBeNull(),
);

// The steps compute what the calculators compute.
test.each([
  ['down 35%, what gain to recover?', gainToRecover(0.35) * 100],
  ['which win rate do I need at 1:3 to break even?', breakEvenRate(3) * 100],
  ['win rate 40%, average win 240, average loss 100, expectancy?', expectancyOf(0.4, 240, 100)],
  ['entry 2384 stop 2370 target 2419, what ratio?', rewardToRisk({ entry: 2384, stop: 2370, target: 2419 })],
  [
    'account 10000, risk 1%, entry 2384, stop 2380, what size?',
    positionOf({ equity: 10_000, risk: 1, entry: 2384, stop: 2380 }).size,
  ],
])('computes as the calculators do: %s', (message, value) =>
  expect(compute(message, passages)?.response.split('\n')[0]).toContain(
    String(Math.round(value * 100) / 100),
  ),
);

test.each([
  'Could you look over my plan? Long BTC 64,200, target 69k, stop 62,900, one percent risk. What ratio?',
  'My bank pays 2.1 percent on the savings account since 2015 and I lose a little every year. Is gold the answer?',
  'My mother-in-law, who is eighty, was offered gold coins at fifteen percent above spot. How much is the risk, whether she should accept?',
])('an opinion beside numbers is no sum: %s', async message => {
  expect((await ask(message)).response).not.toContain('Formula:');
});

// Each pair has the same numbers: the first asks for a sum, the second for a decision.
test.each(
  Object.entries({
    '5,000 dollars, stop 10 away, how big can it be at 1 %?':
      '5,000 dollars, stop 10 away, should I risk 1 %?',
    'account 2000, risk 1%, stop 8 away: how many ounces?': 'account 2000, risk 1%, stop 8 away: good idea?',
    'account 2000, risk 2%, entry 2400 stop 2390, size?': 'account 2000, risk 2%, entry 2400 stop 2390, buy?',
    'I have 800, risk one percent, stop 4 away, what size?':
      'I have 800, stop 4 away, do you think one percent is ok?',
    'entry 2400 stop 2390 target 2430, what ratio?': 'entry 2400 stop 2390 target 2430, would you take it?',
    'entry 60000 stop 59000 target 63000, reward to risk?':
      'entry 60000 stop 59000 target 63000, should we go long?',
    'win rate 40%, wins 2R, what expectancy?': 'win rate 40%, wins 2R, is it a good time to go live?',
    'win rate 55% at 1:1, is it profitable on average?': 'win rate 55% at 1:1, do you recommend it?',
    'margin for 0.2 lots at 2400 with leverage 1:20?':
      'margin for 0.2 lots at 2400 with leverage 1:20, is it safe?',
    '0.1 lots, stop 12 away, how much do I lose?': '0.1 lots, stop 12 away, shall I hold?',
    'down 25%, what gain to recover?': 'down 25%, should I sell to recover?',
    'lost 40%, how much to get back?': 'lost 40%, tell me whether to double to get back',
    'six losses in a row at 2%, what is left?': 'six losses in a row at 2%, should I stop?',
    'account 1500, risk 1.5%, stop 6 away, how many ounces?':
      'account 1500, risk 1.5%, stop 6 away, which one is best for me?',
    'account 10k, risk 0.5%, stop 20 away, what position size?':
      'account 10k, risk 0.5%, stop 20 away, enter now?',
    'account 3000, risk 1%, bitcoin at 60000, stop 58000, size?':
      'account 3000, risk 1%, bitcoin at 60000, stop 58000, will it go up?',
    'I have 900, how much should I risk?': 'I have 900, should I risk it?',
    'what is 1% of 7000 risk?': 'is it wise to risk 1% of 7000?',
    'what does a move of 5 dollars cost on 0.3 lots?': 'a move of 5 dollars on 0.3 lots, is that too much?',
    'win rate 30%, average win 300, average loss 100, expectancy?':
      'win rate 30%, average win 300, average loss 100, what would you do?',
    'risking 50, stop 2.5 away, how many ounces?': 'risking 50, stop 2.5 away, what leverage should I use?',
    'kelly with 55 % wins and 2R?':
      'kelly: 55 % wins, 2R, how much of my 20,000 savings do i put on this gold trade',
    'account 900, risk 1%, stop 3 dollars away, how large?':
      'account 900, risk 1%, stop 3 dollars away, worth the risk?',
    'account 4000, risk 1%, entry 2350 stop 2340: calculate the size':
      'account 4000, risk 1%, entry 2350 stop 2340: do I buy?',
    'entry 2300 stop 2310 target 2270, what ratio?': 'entry 2300 stop 2310 target 2270, short?',
    'eight losses in a row at 1%, what drawdown?': 'eight losses in a row at 1%, do you suggest a pause?',
    'drawdown 50%, what gain to break even?': 'drawdown 50%, which coin gets me back to break even?',
  }),
)('computes "%s", and not "%s"', async (sum, decision) => {
  const { outcome, response } = await ask(sum);
  expect([outcome, response]).toEqual(['answer', expect.stringContaining('Formula:')]);
  expect((await ask(decision)).response).not.toContain('Formula:');
  expect(compute(decision, passages)).toBeUndefined();
});
