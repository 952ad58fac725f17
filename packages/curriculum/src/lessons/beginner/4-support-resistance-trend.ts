import type { Lesson } from '../lesson.ts';

export const supportResistanceTrend: Lesson = {
  level: 'beginner',
  module: 4,
  title: 'Support, Resistance and Trend',
  summary: 'How turning points form zones, what makes a trend, and what happens when a zone breaks.',
  sections: [
    {
      id: 'swing-points',
      title: 'Swing highs and swing lows',
      paragraphs: [
        'A swing high is a peak on the chart with lower highs on both sides. A swing low is a trough with higher lows on both sides. Together they are called swing points, and every other idea in this lesson is built on them.',
        'A swing point is known only afterwards, when the price has already turned. A common rule asks for two candles on each side. A stricter rule finds fewer and larger swings, but finds them later.',
      ],
    },
    {
      id: 'zones-not-lines',
      title: 'Support and resistance as zones',
      paragraphs: [
        'Support is an area below the price where falls have stopped before. Resistance is an area above the price where rises have stopped before. They exist because some traders remember those prices and have orders waiting there.',
        'Support and resistance are drawn as zones rather than lines, because buyers and sellers do not all act at one exact price. A zone can run from the lowest wick to the nearby candle bodies of several turns. If a zone needs to cover half the chart, it says nothing.',
      ],
    },
    {
      id: 'uptrend-and-downtrend',
      title: 'Uptrend and downtrend',
      paragraphs: [
        'An uptrend is a series of higher swing highs and higher swing lows. A downtrend is a series of lower swing highs and lower swing lows. When neither series holds, the market is moving sideways.',
        'A trend can end at any time, and the last trade made with it usually loses. The trend also depends on the timeframe: gold can rise on the daily chart while it falls on the hourly chart.',
      ],
    },
    {
      id: 'trend-lines',
      title: 'Trend lines and channels',
      paragraphs: [
        'A rising trend line joins two or more swing lows, and a falling one joins two or more swing highs. Any two points make a line, and only a third touch suggests that others look at it too. A channel adds a parallel line through the opposite swings, so that the price moves between the two.',
        'The choice of points decides the line: wicks or closes, linear or logarithmic scale, this swing or the next. Two people rarely draw the same one. A close beyond the line says that the pace of the trend has changed. It does not say that the trend has turned; for that a swing point has to break.',
      ],
    },
    {
      id: 'breakouts',
      title: 'Breakout and false breakout',
      paragraphs: [
        'A breakout is a move through support or resistance that holds beyond it. Many traders ask for a candle that closes outside the zone, not only a wick.',
        'A false breakout goes through the zone and then returns inside it. Those who entered on the break are left with a loss, and their stop orders push the price further back. No rule removes false breakouts; waiting for a close avoids some of them and enters later at a worse price.',
      ],
    },
    {
      id: 'role-reversal',
      title: 'Role reversal and round numbers',
      paragraphs: [
        'Role reversal means that broken resistance later acts as support, or that broken support later acts as resistance. It is common enough to watch and unreliable enough to need a stop-loss.',
        'Round numbers, such as $2,500 in gold or $50,000 in Bitcoin, attract orders because people think in them. Prices often pause there, and stop orders placed exactly on a round number are easily reached.',
      ],
    },
    {
      id: 'why-roles-change',
      title: 'Why a broken level changes its role',
      paragraphs: [
        'A broken level changes its role because the people at it change sides. Take a support zone at $2,400 where many have bought. When the price falls through it, these buyers hold a loss, and many wait to sell without one as soon as the price is back at $2,400. Those who missed the fall see a second chance to sell there. So the zone that held buyers now holds sellers, and support has become resistance. Broken resistance becomes support in the same way, with the sides exchanged.',
        'That is an explanation and no law. If the break was long ago, or if new buyers are stronger, nobody waits there and the level does nothing.',
      ],
    },
    {
      id: 'triangles-and-flags',
      title: 'Triangles, flags and wedges',
      paragraphs: [
        'A triangle is a range that narrows. In an ascending triangle the highs are level and the lows rise, in a descending one the lows are level and the highs fall, and in a symmetrical one both close in. The textbook enters after a close outside, puts the stop behind the last swing inside, and measures the target as the height of the triangle at its widest, counted from the break.',
        'A flag is a short, slightly slanted pause after a fast move, and a pennant is a small triangle in the same place. Their textbook target repeats the move before. A wedge has two lines that slant the same way and come together, and is read as a move that tires. Such breaks often fail.',
      ],
    },
    {
      id: 'tops-and-cups',
      title: 'Double tops, head and shoulders, cup and handle',
      paragraphs: [
        'A double top is two peaks near one price with a low between them; a double bottom is its mirror image. Head and shoulders has three peaks, of which the middle one is highest, above a neckline through the lows. In the textbook both are confirmed by a close beyond that low or neckline. The measured target is the height from the top to the neckline, counted from the break: with a head at $2,460 and a neckline at $2,400 it lies at 2,400 − 60 = $2,340.',
        'A cup and handle is a rounded low back up to the old high, then a small dip before a break upwards. William O’Neil described it in 1988. Many patterns never reach their target, and before confirmation each is only a shape.',
      ],
    },
  ],
  example: {
    title: 'Worked example: a zone, a break and a failure',
    paragraphs: [
      'Example prices: gold turned down at $2,498, $2,503 and $2,501. The zone runs from $2,498 to $2,503, so it is $5 wide and contains the round number $2,500. An hourly candle then closes at $2,507, which is $4 above the zone.',
      'A trader buys 3 ounces at $2,507 with a stop at $2,495, below the zone. The risk is 2,507 − 2,495 = $12 an ounce, or $36. If the price falls back through the zone it was a false breakout and the loss is about $36. If it holds and reaches $2,531, the gain is 24 × 3 = $72, before costs.',
    ],
  },
  terms: [
    { term: 'Swing high', definition: 'A peak on the chart with lower highs on both sides.' },
    { term: 'Swing low', definition: 'A trough on the chart with higher lows on both sides.' },
    { term: 'Support', definition: 'A zone below the price where falls have stopped before.' },
    { term: 'Resistance', definition: 'A zone above the price where rises have stopped before.' },
    { term: 'Breakout', definition: 'A move through support or resistance that holds beyond the zone.' },
    {
      term: 'False breakout',
      definition: 'A move through support or resistance that soon returns inside the zone.',
    },
    {
      term: 'Role reversal',
      definition: 'Broken resistance acting as support, or broken support acting as resistance.',
    },
  ],
  checks: [
    {
      id: 'uptrend-series',
      question: 'Which series describes an uptrend?',
      choices: [
        'Higher swing highs and higher swing lows',
        'Equal swing highs and lower swing lows',
        'Lower swing highs and lower swing lows',
      ],
      answer: 0,
      explanation: 'Both the peaks and the troughs must rise; otherwise the market falls or moves sideways.',
    },
    {
      id: 'zone-not-line',
      question: 'Why is support drawn as a zone?',
      choices: [
        'Because charts cannot draw lines',
        'Because buyers do not all act at one exact price',
        'Because a zone can never be broken',
      ],
      answer: 1,
      explanation:
        'Orders are spread over nearby prices, so earlier turns seldom happened at exactly one level.',
    },
    {
      id: 'false-breakout',
      question: 'Price closes above resistance, then falls back inside the zone. What is that?',
      choices: ['A role reversal', 'A swing low', 'A confirmed breakout', 'A false breakout'],
      answer: 3,
      explanation: 'The break did not hold, so those who entered on it are left with a loss.',
    },
  ],
  figures: [{ after: 'breakouts', figure: 'false-breakout' }],
  seeAlso: [
    { level: 'beginner', module: 3 },
    { level: 'intermediate', module: 1 },
    { level: 'expert', module: 5 },
  ],
};
