import type { Texts } from './text.ts';

export const beginner = {
  'beginner-1': {
    'two-quotes': {
      title: 'Two quotes and what they mean',
      caption:
        'Each quote is the price of one unit in US dollars. When it rises, the unit costs more dollars; when it falls, it costs fewer. Nobody has to trade a whole one.',
      alternative:
        'Two equations. XAU/USD 2,500: one troy ounce of gold, 31.1035 grams, costs $2,500. BTC/USD 50,000: one bitcoin, 100,000,000 satoshis, costs $50,000.',
    },
    'trading-hours': {
      title: 'Trading hours around the clock',
      caption:
        'Gold trades about 23 hours a day, with a pause of about one hour; Bitcoin has no pause. Move the hour through a weekday and see which sessions are open. The hours of the sessions are typical ones and shift with summer time.',
      alternative:
        'A clock of 24 hours, New York time. The ring of Bitcoin is closed; the ring of gold has a gap from 17:00 to 18:00. Inside are the Asian session from 19:00 to 4:00, London from 3:00 to 12:00 and New York from 8:00 to 17:00, so that London and New York overlap from 8:00 to 12:00.',
    },
    'weekend-gap': {
      title: 'A weekend’s gap',
      caption:
        'Gold closes on Friday and opens on Sunday evening at another price. The stop-loss lies inside the gap, so it is filled at the first price after it. Bitcoin trades through the weekend and shows the same news as it comes.',
      alternative:
        'Two charts of the same weekend. Gold has no candles from Friday to Sunday evening and then opens far lower, below a stop-loss, which is filled at the opening price. Bitcoin falls step by step through the weekend.',
      isSimulated: true,
    },
    'ordinary-day': {
      title: 'The same money on ordinary days',
      caption:
        'Forty days of gains and losses on a holding of $5,000, on one scale. An ordinary day moves the gold by $50 and the bitcoin by $150, up or down.',
      alternative:
        'Two rows of bars above and below zero. Those of gold mostly stay near 50 dollars, those of Bitcoin are about three times as long.',
      isSimulated: true,
    },
  },
  'beginner-2': {
    'stop-and-size': {
      title: 'The stop sets the size',
      caption:
        'The account has $5,000 and risks 1%, which is $50. Move the stop: the box at the right is as high as the stop distance and as wide as the position. Its area is the loss, and stays the same.',
      alternative:
        'A chart of gold with an entry at 2,500 and a target at 2,520. A stop below the entry can be moved. Beside it a box shows the position in ounces times the distance to the stop: at a stop of 2,490 it is 5 ounces times 10 dollars.',
      isSimulated: true,
    },
    'reward-to-risk': {
      title: 'One unit of risk, two of reward',
      caption:
        'The distance to the target is twice the distance to the stop: a ratio of 1 to 2. One gain then pays for two losses, so without costs one trade in three has to win.',
      alternative:
        'An entry at 2,500 with a stop $10 below it and a target $20 above it. Below, a bar of wins and losses: the trade breaks even if one in three wins.',
    },
    recovery: {
      title: 'What recovers a loss',
      caption:
        'The gain is earned on what is left, so it grows faster than the loss: a loss of 10% needs 11.1%, 20% needs 25% and 50% needs 100%. Move the loss and watch how the two part.',
      alternative:
        'A curve of the gain that recovers a loss, against the loss. It is almost as flat as the loss at first and then steepens: 10% needs 11.1%, 20% needs 25%, 50% needs 100%.',
    },
    'margin-call': {
      title: 'Leverage and a margin call',
      caption:
        'The price falls a little, the money put down falls by a multiple of it: with leverage of 10 to 1, a 1% move changes the money by 10%. Move the leverage and see when the broker asks for more. Here that is when half the money is gone.',
      alternative:
        'Two lines through the same days. The price falls slowly by six percent. The money put down falls by as many times more as the leverage says, through a line at half of the money, where the margin call comes.',
      isSimulated: true,
    },
  },
  beginner: {
    'candle-anatomy': {
      title: 'The parts of a candle',
      caption:
        'A hollow candle closed above its open, a filled one below it. The third is the example of the lesson: a body of $2, a lower wick of $20, which is 83% of the whole range. That makes it a pin bar.',
      alternative:
        'Three candles. A bullish one with its high, close, open and low named from top to bottom. A bearish one, where the open is above the close. A pin bar with a high of 2,514, a close of 2,512, an open of 2,510 and a low of 2,490.',
    },
    'false-breakout': {
      title: 'A zone and a false breakout',
      caption:
        'Three turns make a zone from $2,498 to $2,503. A candle closes above it at $2,507 and a buyer enters. Then the price returns through the zone and reaches the stop at $2,495.',
      alternative:
        'Candles turn down three times in a zone between 2,498 and 2,503, then one closes above it at 2,507. Soon the price falls back through the zone to a stop at 2,495 below it.',
      isSimulated: true,
    },
    'trade-cost': {
      title: 'What one gold trade costs',
      caption:
        'Ten ounces, four costs: spread $3.00, commission $0.70, two nights of swap $1.20, slippage $1.00. Together $5.90, before the price has moved.',
      alternative:
        'Four bars that begin where the one before ends: spread 3.00, commission 0.70, swap 1.20 and slippage 1.00 dollars. A fifth bar shows their sum, 5.90 dollars.',
    },
    'demo-test': {
      title: 'Fifty demo trades against the test',
      caption:
        'Of 50 trades 22 won and 28 lost. What decides is the ring: four trades broke a rule, so 92% were within the rules, and the test asks for 95%.',
      alternative:
        'Fifty marks, 22 filled for gains and 28 hollow for losses; four of them are ringed because they broke a rule. Below, a bar reaches 92% and falls short of a mark at 95%.',
    },
  },
} satisfies Texts;
