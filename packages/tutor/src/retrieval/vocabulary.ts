/** Words that carry no subject. Stems are not listed: the check runs before stemming. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about all also am an and any are as at be because been but by can could d did do does doing don else ever ' +
    'every explain for from get give had has have having he her him his how i if in into is it its just know learn ' +
    'lesson let like ll m make makes many may me mean means meant might more most much must my need no not of on ' +
    'one or other our out over please re really s say says shall she should show so some something such t teach ' +
    'tell than that the their them then there these they thing things think this those to too trader traders ' +
    'understand up us use used using ve very want was we were what whats when where which while who whom whose why ' +
    'will with word words would you your example difference between happen happens called work works compare good'
  ).split(' '),
);

/** What people say (a pattern) and what the lessons call it. */
export const synonyms: readonly (readonly [said: string, meant: string])[] = [
  ['sl|stops?', 'stop-loss'],
  ['tp|take.?profit', 'target exit'],
  ['fomo', 'fear of missing out'],
  ['r ?: ?r|rr|risk.?reward|reward.?risk', 'risk-to-reward ratio'],
  ['lot size|trade size|how big|how large', 'position size'],
  // An amount that follows from a risk or a stop.
  [
    'how (?:many|much|big|large)\\b[^.?!]{1,60}\\b(?:stops?|risk\\w*|away|costs? me|lose)|(?:units|ounces|lots|quantity|amount)\\b[^.?!]{1,60}\\b(?:stops?|risk\\w*)',
    'position size position size formula',
  ],
  [
    '(?:fill\\w*|executed|closed) (?:at|for) (?:a |an )?(?:much |far )?(?:worse|different|higher|lower)|worse (?:price|fill)s?',
    'slippage fill',
  ],
  ['nfp|jobs report|jobs data|payrolls?', 'non-farm payrolls'],
  ['cpi', 'consumer price index inflation'],
  ['fed|fomc|rate decisions?', 'Federal Reserve'],
  ['dxy|greenback|dollar index', 'US dollar index'],
  ['interest rates?', 'yields real yield'],
  ['btc', 'Bitcoin'],
  ['xau', 'gold XAU/USD'],
  ['bullion|metal', 'gold'],
  ['candles?', 'candle candlestick'],
  ['shadow|tail', 'wick'],
  ['hammer|rejection candle', 'pin bar'],
  ['time ?frames?', 'timeframe'],
  ['fake.?outs?|bull trap|bear trap|failed breakouts?', 'false breakout'],
  ['flip\\w*', 'role reversal'],
  ['bos', 'break of structure'],
  ['sideways|consolidation|choppy', 'range'],
  ['retracement|dips?', 'pullback'],
  ['ma|sma|moving averages?', 'simple moving average averages'],
  ['ema', 'exponential moving average EMA averages'],
  ['golden cross|death cross|crossovers?', 'averages crossover'],
  ['relative strength index|overbought|oversold', 'RSI'],
  ['average true range', 'ATR'],
  ['rollover|overnight (?:fee|interest|financing|cost)s?', 'overnight swap'],
  ['fees?|costs?', 'commission cost'],
  ['paper (?:trading|account)|practice account|simulated', 'demo account'],
  ['diary|log ?book', 'journal'],
  ['anger|angry|furious|win (?:it|back|money)|get back|chase losses|make back', 'revenge trading tilt'],
  ['curve.?fit\\w*|over.?optimi\\w+', 'overfitting'],
  ['hindsight|future data|peek\\w*', 'look-ahead bias'],
  ['delisted|dead coins', 'survivorship bias'],
  ['walk.?forward|oos|holdout', 'walk-forward out-of-sample'],
  ['bootstrap|shuffl\\w+|simulations?', 'Monte Carlo resampling'],
  ['var', 'value at risk'],
  ['blow(?:ing)? up|go broke|bust', 'ruin'],
  ['perps?|perpetuals?|perpetual swaps?', 'perpetual future perpetuals'],
  ['liquidat\\w+|liq price', 'liquidation price margin'],
  ['level 2|dom|depth of market', 'order book depth'],
  ['iceberg', 'hidden orders book'],
  ['stop.?hunt\\w*', 'stop pools'],
  ['scams?|fraud|ponzi|fake gurus?', 'signal scam verification'],
  ['irs|tax(?:es)?', 'taxes'],
  ['exchange (?:hack|fail|collapse|bankrupt)\\w*|custody', 'venue risk'],
  ['addict\\w*|gambling', 'when to stop altogether'],
  ['edge', 'edge expectancy'],
  ['trend.?following', 'momentum'],
  ['fading|revert\\w*', 'mean reversion'],
  ['iv', 'implied volatility'],
  ['time decay', 'theta'],
  ['track records?|audited', 'verification verified track record'],
  ['usdt|usdc|tether', 'stablecoins'],
  ['nasdaq|tech stocks?|stocks?|equities', 'technology shares'],
  ['oi', 'open interest'],
  ['24/7|opening hours|market hours|closed|what time', 'trading hours sessions'],
  ['cfds?', 'derivatives contracts for difference'],
  ['borrow\\w*', 'leverage'],
  ['break ?even|win back|recover\\w*', 'recovering from a loss'],
];
