import type { Texts } from './text.ts';

export const intermediate = {
  'intermediate-1': {
    'broken-structure': {
      title: 'When structure breaks',
      caption:
        'The last higher low, 2,345, is the line that matters. Move the last close: above the line the uptrend stands, below it the series of higher lows is over, and that is not yet a downtrend.',
      alternative:
        'A line through the swings of a daily chart: a low at 2,310, a high at 2,390, a higher low at 2,345, a higher high at 2,430, and then a last close that can be moved above and below the line at 2,345.',
      isSimulated: true,
    },
    'three-frames': {
      title: 'One market, three time frames',
      caption:
        'The daily chart says which side: an uptrend while no day closes below 2,345. The four-hour chart says where: a pullback to the old high at 2,390. The fifteen-minute chart says when: a lower high is broken upwards, and the stop stands at 2,384. Each box is the whole of the next chart.',
      alternative:
        'Three charts of gold. Daily: a low at 2,310, highs at 2,390 and 2,430, a higher low at 2,345, and a small box around the last days. Four hours: the fall from 2,430 to the zone at 2,390, and a box around its end. Fifteen minutes: a low at 2,386, a broken lower high, an entry at 2,392 and a stop at 2,384.',
      isSimulated: true,
      isTall: true,
    },
    'near-and-far-stop': {
      title: 'A near stop or a far one',
      caption:
        'The same entry at 2,392 and the same target at 2,430. With the stop of the small chart at 2,384 the target is worth 4.75 times the risk, with the daily one at 2,343 only 0.78 times. Move the stop and see what you are paid for being stopped less often.',
      alternative:
        'An entry at 2,392, a target 38 dollars above it and a stop below it that can be moved, with the risk and the reward as boxes. At a stop of 2,384 the reward is 4.75 times the risk.',
    },
  },
  'intermediate-2': {
    'moving-average': {
      title: 'Calmer and later',
      caption:
        'The simple moving average is the mean of the last closes. Make it longer: it is crossed less often in the range, and it turns later after the high.',
      alternative:
        'A price that rises, moves sideways and falls, with its moving average as a smooth line that follows behind. The high of the price and the later high of the average are marked.',
      isSimulated: true,
    },
    rsi: {
      title: 'How one-sided: RSI',
      caption:
        'RSI compares the average gain with the average loss and runs from 0 to 100. Above 70 is called overbought, below 30 oversold. In the rise it stays high while the price goes on. Make it longer and it leaves the middle less often.',
      alternative:
        'Above, a price that rises, moves sideways and falls. Below, the RSI of the same days, with lines at 70 and 30. It is above 70 on many days of the rise, while the price goes on rising.',
      isSimulated: true,
      isTall: true,
    },
    atr: {
      title: 'How far is normal: ATR',
      caption:
        'The stop follows two ATR below the close, and the ATR stands below. In the wild days at the end the distance grows, and with a risk of $112 the position shrinks. A 14-day ATR of 28 dollars gives a stop 56 dollars away and 2 ounces.',
      alternative:
        'Above, candles with a line two ATR below the closes. Below, the ATR itself: low and flat at first, higher where the candles become longer.',
      isSimulated: true,
      isTall: true,
    },
  },
  intermediate: {
    'real-yield': {
      title: 'A real yield rises, gold falls',
      caption:
        'The yield rises from 4.2% to 4.5% while expected inflation stays at 2.4%. The real yield, what is left above it, rises from 1.8% to 2.1%, and gold falls from 2,400 to 2,364.',
      alternative:
        'Two bars before and after a report. Both contain 2.4 percent of expected inflation; the real yield on top grows from 1.8 to 2.1 percent. Beside them the price of gold falls from 2,400 to 2,364, which is 1.5 percent.',
    },
    halvings: {
      title: 'Fewer new coins with each halving',
      caption:
        'Every 210,000 blocks, roughly four years, the subsidy is halved. In April 2024 it fell from 6.25 to 3.125 coins. All coins together approach 21 million and never pass it.',
      alternative:
        'Steps that go down by half every 210,000 blocks, the last from 6.25 to 3.125 coins a block, and a line of all coins that rises ever more slowly towards 21 million.',
    },
    'hundred-trades': {
      title: 'A hundred trades, many ways',
      caption:
        'Thirteen accounts with the same plan: 42% of the trades win 1.9 R, the others lose 1 R, before costs. The order of wins and losses makes the difference. Change the win rate and the reward and see how far apart equal plans end.',
      alternative:
        'Thirteen lines from zero through a hundred trades, in units of risk, that fan out around a dashed straight line, the expectancy. With 42% and 1.9 R most end above zero.',
      isSimulated: true,
    },
    'mood-cost': {
      title: 'What a mood costs',
      caption:
        'By the plan 22 trades brought 4 R. The 8 that were marked as revenge cost 7 R. The month ends at −3 R, and nothing about the market analysis was wrong.',
      alternative:
        'Three bars from a line at zero: by the plan plus 4 R, revenge minus 7 R, the month minus 3 R.',
    },
  },
} satisfies Texts;
