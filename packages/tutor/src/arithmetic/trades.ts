import type { Sum } from './sum.ts';

const COSTS = ['spread', 'feeRate', 'fee'] as const;
const STOP_USES = ['entry', 'multiple', ...COSTS] as const;

/** How large a position is. */
export const sized: Sum = {
  passage: 'beginner/2/position-size',
  tool: 'position-size',
  asks: /size|how (?:big|large|many|much)|\blots?\b|ounces?|\boz\b|units|contracts?|position|coins?|sum|calculat|comput|work out|check|\?/,
  asksFor:
    /^(?=.*(?:\brisk|\bstop|\bsl\b|\blose)).*(?:(?:position|lot|what|the) size|how (?:big|large)|how many (?:ounces|oz|lots?|coins|contracts|units|btc|bitcoin)|what lot)/,
  needs: [
    ['amount', 'risk'],
    ['equity', 'amount'],
    ['stop', 'atr'],
  ],
  uses: [...STOP_USES, 'rate', 'equity', 'amount', 'risk', 'size'],
  // A size is what a contract covers, or it is known.
  fits: ({ size, spread, feeRate }, { text }) =>
    size === undefined || (/contracts?\b|\blots?\b/.test(text) && (spread ?? feeRate) === undefined),
  steps: [
    '$risked = amount',
    '$risked = equity × risk',
    '$lossOfOne = distance + costs',
    '$lossOfOne = distance',
    '$forTheMove = risked − flatFee',
    '#position = forTheMove ÷ lossOfOne',
    '#position = risked ÷ lossOfOne',
    'inLots = position ÷ aLot',
    'inContracts = position ÷ contracts',
  ],
  says: ['Position size: {position}[ ({inLots} lots of 100 ounces)][, {inContracts} contracts]'],
};

/** The sums of one trade. */
export const trades: readonly Sum[] = [
  {
    passage: 'beginner/2/counting-in-r',
    asks: /\bin r\b|how many r\b|r[- ]multiple|\bmultiple of|what r\b|\br (?:is|was|did|have)\b|times (?:my|the) risk/,
    needs: [['entry'], ['exit'], ['stop']],
    uses: ['spread'],
    steps: ['inR = (move − spreads) ÷ distance', 'inR = move ÷ distance'],
    says: ['Result: {inR} R'],
  },
  {
    passage: 'beginner/2/counting-in-r',
    asks: /\bin r\b|how many r\b|r[- ]multiple|what r\b|\d ?r\b.*(?:dollar|money|euro|how much|\$)|\b1 ?r (?:is|=)/,
    needs: [['amount'], ['result']],
    uses: ['fee'],
    steps: ['$money = amount × inRisks', 'inR = (gained − fee) ÷ amount', 'inR = gained ÷ amount'],
    says: ['{inRisks} R is {money}', 'Result: {inR} R'],
  },
  {
    passage: 'beginner/5/commission-and-swap',
    asks: /break ?-?even(?! (?:win|rate|hit))(?!.*win rate)|get (?:out )?(?:even|flat)|cover (?:the |my )?(?:fees|costs|spread)|zero (?:profit|out)/,
    needs: [['entry'], ['feeRate', 'fee', 'spread']],
    uses: [...COSTS, 'size', 'lots'],
    fits: ({ fee, size, lots }) => fee === undefined || size !== undefined || lots !== undefined,
    steps: [
      'long: $price = (entry × (1 + sideFee) + spreads) ÷ (1 − sideFee)',
      'short: $price = (entry × (1 − sideFee) − spreads) ÷ (1 + sideFee)',
      'long: $price = entry × (1 + sideFee) ÷ (1 − sideFee)',
      'short: $price = entry × (1 − sideFee) ÷ (1 + sideFee)',
      'long: $price = entry + costs ÷ units',
      'short: $price = entry − costs ÷ units',
      'long: $price = entry + costs',
      'short: $price = entry − costs',
    ],
    says: ['Break-even price: {price}'],
  },
  {
    passage: 'beginner/5/cost-of-trading-often',
    asks: /(?:share|part|fraction|percent|per cent|%|how much) (?:of|in) (?:my |the |a |1 ?)?(?:risk|stop|r\b)|in (?:terms of )?r\b|eat|of my risk|of the stop/,
    needs: [
      ['spread', 'fee'],
      ['stop', 'amount'],
    ],
    uses: ['size', 'lots', 'spread', 'fee', 'entry'],
    fits: ({ size, lots, fee, stop }) =>
      size !== undefined || lots !== undefined || (fee === undefined) !== (stop === undefined),
    steps: [
      '$risked = amount',
      '$risked = units × distance',
      '$risked = distance',
      '%share = costs ÷ risked',
    ],
    says: ['The costs are {share} of the risk'],
  },
  {
    passage: 'beginner/2/reward-and-recovery',
    tool: 'risk-to-reward',
    asks: /reward|ratio|r ?: ?r|\brr+\b|break ?even|multiple|target|\btp\b|risk to/,
    asksFor: /reward[- ](?:to|risk)|risk[- ]?(?:to|\/)?[- ]?reward|\brr\b|what ratio|which ratio/,
    needs: [['stop'], ['target']],
    uses: ['entry', 'spread'],
    fits: ({ entry }, { text }) => entry !== undefined || /reward|ratio|\br ?: ?r|\brr/.test(text),
    steps: [
      'ratio = (aim − spreads) ÷ (distance + spreads)',
      'ratio = aim ÷ distance',
      '%breakEven = 1 ÷ (1 + ratio)',
    ],
    says: ['Reward to risk: {ratio} to 1; it breaks even at a win rate of {breakEven}'],
  },
  {
    passage: 'glossary/averaging-down',
    asks: /average|avg|mean price/,
    needs: [['entry']],
    readsAll: true,
    steps: ['$average = paid ÷ bought'],
    says: ['Average price: {average}'],
  },
  {
    passage: 'beginner/1/long-and-short',
    asks: /profit|\bloss\b|\blose|\blost|\bmade?\b|\bmake|\bgain|\bearn|\bnet\b|p ?(?:&|n|and|\/) ?l\b|\bpnl\b|result|\bwin\b|come out|up or down|left over|in my pocket|money|\bpay/,
    asksFor: /profit|\bpnl\b|how much (?:did|do|would|have) i (?:make|made|lose|lost|earn)/,
    needs: [['entry'], ['exit'], ['size', 'lots', 'notional', 'deposit']],
    uses: [...COSTS, 'stop', 'leverage', 'lots', 'size'],
    fits: ({ entry, exit }) => entry !== exit,
    steps: [
      '$result = units × move',
      '$net = result − costs',
      'inR = net ÷ (units × distance)',
      'inR = result ÷ (units × distance)',
    ],
    says: ['Profit: {net}, after costs[, {inR} R]', 'Profit: {result}[, {inR} R]'],
  },
  sized,
  {
    passage: 'beginner/2/risk-per-trade',
    asks: /lose|loss|risk|cost|\bhits?\b/,
    needs: [
      ['size', 'lots'],
      ['stop', 'atr'],
    ],
    uses: [...STOP_USES, 'equity', 'size', 'lots'],
    steps: [
      '$atTheStop = units × distance',
      '$loss = atTheStop + costs',
      '$loss = atTheStop',
      '%share = loss ÷ equity',
    ],
    says: ['Loss at the stop: {loss}[, with costs of {costs}][, {share} of the account]'],
  },
  {
    passage: 'intermediate/2/atr-multiples',
    asks: /atr/,
    needs: [['atr'], ['multiple']],
    uses: ['entry'],
    fits: ({ multiple = 0 }) => multiple <= 10,
    steps: ['$away = distance', '$below = entry − away', '$above = entry + away'],
    says: ['Stop distance: {away}[: a long has it at {below}, a short at {above}]'],
  },
  {
    passage: 'beginner/2/risk-per-trade',
    tool: 'position-size',
    asks: /(?:%|per ?cent|pct) (?:risk )?(?:of|from|on)\b|\brisk (?:amount|per trade)|how (?:much|many)\b.*\b(?:lose|risk|dollars|money|euros)/,
    needs: [['equity'], ['risk']],
    fits: ({ equity = 0 }) => equity >= 50,
    steps: ['$risked = equity × risk'],
    says: ['Risk: {risked} a trade'],
  },
  {
    passage: 'beginner/5/pip-value',
    asks: /\b(?:pips?|points?|ticks?|cents?|dollars?|moves?|worth|value)\b/,
    needs: [['lots', 'size']],
    uses: ['move'],
    // What one lot or ounce is worth is a question for the lessons.
    fits: ({ move, lots = 1 }) => move !== undefined || lots !== 1,
    steps: ['$value = units × steps', '$pip = units × 0.1', '$cent = units × 0.01'],
    says: ['A move of {steps} is worth {value}, a pip of $0.10 {pip}, one of $0.01 {cent}: brokers differ'],
  },
];
