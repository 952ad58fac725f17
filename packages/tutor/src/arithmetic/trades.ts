import { breakEvenRate, positionOf, rewardToRisk } from '@site/curriculum/arithmetic';
import type { Values } from './roles.ts';
import {
  COSTS,
  costsOf,
  isShort,
  lotOf,
  money,
  OUNCES_A_LOT,
  PIP,
  share,
  short,
  stepOf,
  UNITS,
  unitsOf,
  unitsStep,
  type Asked,
  type Sum,
} from './sum.ts';

const riskOf = ({ equity, risk, amount }: Values) => amount ?? (equity! * risk!) / 100;
const riskStep = (values: Values, { sign }: Asked) =>
  values.amount === undefined
    ? `Risk: ${short(values.risk!)} % of ${money(values.equity!, sign)} = ${money(riskOf(values), sign)}`
    : `Risk: ${money(values.amount, sign)}`;

/** Whether a stop or target is a distance and no price. */
const isDistance = (role: 'stop' | 'target', values: Values, { sources }: Asked) => {
  const [value, entry, source] = [values[role]!, values.entry, sources[role]!];
  return (
    source.unit !== '' ||
    entry === undefined ||
    value < entry * 0.3 ||
    /^\s*(?:points? |dollars? )?(?:away|wide)/.test(source.after)
  );
};
/** How far a stop or target is from the entry, in dollars. */
function distanceOf(role: 'stop' | 'target', values: Values, asked: Asked): number {
  const { entry, atr } = values;
  const unit = asked.sources[role]?.unit;
  if (role === 'stop' && atr !== undefined)
    return atr * (values.multiple ?? (unit === 'atr' || (values.stop ?? atr) < atr ? (values.stop ?? 1) : 1));
  if (unit === '%') return (entry! * values[role]!) / 100;
  return isDistance(role, values, asked) ? stepOf(role, values, asked) : Math.abs(entry! - values[role]!);
}
function distanceStep(role: 'stop' | 'target', values: Values, asked: Asked): string {
  const [{ entry, atr }, { sign, sources }] = [values, asked];
  const distance = distanceOf(role, values, asked);
  const name = role === 'stop' ? 'Stop distance' : 'Target distance';
  if (role === 'stop' && atr !== undefined)
    return `${name}: ${short(distance / atr)} × ATR ${short(atr)} = ${money(distance, sign)}`;
  if (sources[role]?.unit === '%')
    return `${name}: ${short(values[role]!)} % of ${money(entry!, sign)} = ${money(distance, sign)}`;
  if (sources[role]?.unit === 'pip')
    return `${name}: ${short(values[role]!)} pips of ${money(PIP, sign)} = ${money(distance, sign)}; where a pip is a cent, it is a tenth`;
  return isDistance(role, values, asked)
    ? `${name}: ${money(distance, sign)}`
    : `${name}: from ${money(entry!, sign)} to ${money(values[role]!, sign)} = ${money(distance, sign)}`;
}
/** What a bought or sold unit costs at most: the distance of the stop and the costs. */
function lossOf(values: Values, asked: Asked) {
  const distance = distanceOf('stop', values, asked);
  const costs = costsOf(
    {
      ...values,
      lots: undefined!,
      fee: values.fee && asked.sources.fee?.per === 'lot' ? values.fee : undefined!,
    },
    asked,
    1,
    (values.entry ?? 0) - distance,
  );
  return { loss: distance + costs.total, steps: costs.steps };
}

const STOP_AWAY = [['stop', 'atr']] as const;
const STOP_USES = ['entry', 'multiple', ...COSTS] as const;

/** How large a position is. */
export const sized: Sum = {
  passage: 'beginner/2/position-size',
  tool: 'position-size',
  asks: /size|how (?:big|large|many|much)|\blots?\b|ounces?|\boz\b|units|contracts?|position|coins?|sum|calculat|comput|work out|check|\?/,
  needs: [['amount', 'risk'], ['equity', 'amount'], ...STOP_AWAY],
  uses: [...STOP_USES, 'rate', 'equity', 'amount', 'risk', 'size'],
  asksFor:
    /^(?=.*(?:\brisk|\bstop|\bsl\b|\blose)).*(?:position|lot|what|the) size|how (?:big|large)|how many (?:ounces|oz|lots?|coins|contracts|units|btc|bitcoin)|what lot/,
  formula: 'position size = equity × risk % ÷ stop distance',
  compute: (values, asked) => {
    const { unit, sign, text } = asked;
    // A size is what a contract covers, or the size is known.
    if (values.size !== undefined && !/contracts?\b|\blots?\b/.test(text)) return undefined;
    const covered = values.size ?? lotOf(text);
    const risked = riskOf(values);
    const { loss, steps } = lossOf(values, asked);
    // The calculator's own formula; the price cancels out where only a distance is known.
    const { size } = positionOf({ equity: risked, risk: 100, entry: loss, stop: 0 });
    const inLots = unit === 'ounces' ? ` (${short(size / OUNCES_A_LOT)} lots of ${OUNCES_A_LOT} ounces)` : '';
    const lot = /contract/.test(text)
      ? [`${short(size)} ÷ ${short(covered)} ${unit} a contract = ${short(size / covered)} contracts`]
      : [];
    return [
      `Position size: ${short(size)} ${unit}${inLots}`,
      riskStep(values, asked),
      distanceStep('stop', values, asked),
      ...steps,
      `${money(risked, sign)} ÷ ${money(loss, sign)} = ${short(size)} ${unit}`,
      ...lot,
    ];
  },
};

export const profit: Sum = {
  passage: 'beginner/1/long-and-short',
  asks: /profit|\bloss\b|\blose|\blost|\bmade?\b|\bmake|\bgain|\bearn|\bnet\b|p ?(?:&|n|and|\/) ?l\b|\bpnl\b|result|\bwin\b|come out|up or down|left over|in my pocket|money|worth to me|\bpay/,
  needs: [['entry'], ['exit'], ['size', 'lots', 'notional', 'deposit']],
  uses: [...COSTS, 'stop', 'leverage', 'swap', 'days', 'lots', 'size'],
  asksFor: /profit|\bpnl\b|how much (?:did|do|would|have) i (?:make|made|lose|lost|earn)/,
  formula: 'result = (exit − entry) × size − costs; a short turns the sign',
  compute: (values, asked) => {
    const { entry, exit, stop } = values;
    const { unit, sign, text } = asked;
    const units = unitsOf(values, asked);
    const move = (exit - entry) * (isShort(text) ? -1 : 1);
    const { total, steps } = costsOf(values, asked, units, exit);
    const net = units * move - total;
    const risk = stop === undefined ? 0 : units * distanceOf('stop', values, asked);
    return [
      `${net < 0 ? 'Loss' : 'Profit'}: ${money(Math.abs(net), sign)}${steps.length > 0 ? ', after costs' : ', before costs'}`,
      ...unitsStep(values, asked),
      isShort(text)
        ? `Short: ${money(entry, sign)} − ${money(exit, sign)} = ${money(move, sign)}`
        : `${money(exit, sign)} − ${money(entry, sign)} = ${money(move, sign)}`,
      `${short(units)} ${unit} × ${money(move, sign)} = ${money(units * move, sign)}`,
      ...steps,
      ...(total > 0 ? [`${money(units * move, sign)} − ${money(total, sign)} = ${money(net, sign)}`] : []),
      ...(risk > 0 ? [`In R: ${money(net, sign)} ÷ ${money(risk, sign)} = ${short(net / risk)} R`] : []),
    ];
  },
};

/** The sums of one trade. */
export const trades: readonly Sum[] = [
  {
    passage: 'beginner/2/counting-in-r',
    asks: /\bin r\b|how many r\b|r[- ]multiple|\bmultiple of|what r\b|\br (?:is|was|did|have)\b|times (?:my|the) risk/,
    needs: [['entry'], ['exit'], ['stop']],
    uses: ['spread', 'size', 'lots'],
    formula: 'result in R = result ÷ distance to the stop',
    compute: (values, asked) => {
      const { entry, exit, stop, spread = 0 } = values;
      const [result, risk] = [
        (exit - entry) *
          Math.sign(isDistance('stop', values, asked) ? (isShort(asked.text) ? -1 : 1) : entry - stop) -
          spread,
        distanceOf('stop', values, asked),
      ];
      return [
        `Result: ${short(result / risk)} R`,
        distanceStep('stop', values, asked),
        `Result: from ${money(entry, asked.sign)} to ${money(exit, asked.sign)}${spread > 0 ? ` less ${money(spread, asked.sign)} spread` : ''} = ${money(result, asked.sign)}`,
        `${money(result, asked.sign)} ÷ ${money(risk, asked.sign)} = ${short(result / risk)} R`,
      ];
    },
  },
  {
    passage: 'beginner/2/counting-in-r',
    asks: /\bin r\b|how many r\b|r[- ]multiple|what r\b|\d ?r\b.*(?:dollar|money|euro|how much|\$)|\b1 ?r (?:is|=)/,
    needs: [['amount'], ['result']],
    uses: ['fee'],
    formula: 'result in R = result ÷ what was risked',
    compute: ({ amount, result, fee = 0 }, { sign, sources, text }) => {
      if (sources.result?.unit === 'r')
        return [
          `${short(result)} R is ${money(result * amount - fee, sign)}`,
          `${short(result)} × ${money(amount, sign)} = ${money(result * amount, sign)}`,
          ...(fee > 0 ? [`Less costs of ${money(fee, sign)}`] : []),
        ];
      const net =
        (/\blo(?:st|ss|se)\b/.test(text) && !/\b(?:made|won|profit|gain)/.test(text) ? -result : result) -
        fee;
      return [
        `Result: ${short(net / amount)} R`,
        ...(fee > 0 ? [`After costs of ${money(fee, sign)}: ${money(net, sign)}`] : []),
        `${money(net, sign)} ÷ ${money(amount, sign)} = ${short(net / amount)} R`,
      ];
    },
  },
  {
    passage: 'beginner/5/commission-and-swap',
    asks: /break ?-?even(?! (?:win|rate|hit))(?!.*win rate)|get (?:out )?(?:even|flat)|cover (?:the |my )?(?:fees|costs|spread)|not lose|zero (?:profit|out)/,
    needs: [['entry'], ['feeRate', 'fee', 'spread']],
    uses: [...COSTS, ...UNITS],
    formula: 'break-even price = entry price + costs of both sides',
    compute: (values, asked) => {
      const { entry, feeRate = 0, fee, spread } = values;
      if (values.fee !== undefined && values.size === undefined && values.lots === undefined)
        return undefined;
      const units = values.size === undefined && values.lots === undefined ? 1 : unitsOf(values, asked);
      const { total, steps } = costsOf({ ...values, feeRate: undefined! }, asked, units);
      const [direction, rate] = [isShort(asked.text) ? -1 : 1, feeRate / 100];
      const isOnce = /\bround|in total|all in/.test(asked.text);
      const price = isOnce
        ? entry * (1 + direction * rate) + (direction * total) / units
        : (entry * (1 + direction * rate) + (direction * total) / units) / (1 - direction * rate);
      return [
        `Break-even price: ${money(price, asked.sign)}`,
        ...(fee !== undefined || spread !== undefined ? steps : []),
        ...(feeRate > 0
          ? [
              isOnce
                ? `${money(entry, asked.sign)} × ${short(1 + direction * rate)}`
                : `${money(entry, asked.sign)} × ${short(1 + direction * rate)} ÷ ${short(1 - direction * rate)}, as the fee is paid on both prices`,
            ]
          : []),
        `The price has to move by ${money(Math.abs(price - entry), asked.sign)}, ${share(Math.abs(price - entry) / entry)}`,
      ];
    },
  },
  {
    passage: 'beginner/5/cost-of-trading-often',
    asks: /(?:share|part|fraction|percent|per cent|%|how much) (?:of|in) (?:my |the |a |1 ?)?(?:risk|stop|r\b)|in (?:terms of )?r\b|eat|of my risk|of the stop/,
    needs: [
      ['spread', 'fee'],
      ['stop', 'amount'],
    ],
    uses: [...UNITS, 'spread', 'fee', 'entry'],
    formula: 'share of the risk = costs ÷ what the stop costs',
    compute: (values, asked) => {
      const hasSize = values.size !== undefined || values.lots !== undefined;
      const units = hasSize ? unitsOf(values, asked) : 1;
      if (!hasSize && (values.fee === undefined) === (values.stop === undefined)) return undefined;
      const { total, steps } = costsOf({ ...values, entry: 0 }, asked, units);
      const risked = values.amount ?? units * distanceOf('stop', values, asked);
      return [
        `The costs are ${share(total / risked)} of the risk, ${short(total / risked)} R`,
        ...(hasSize ? unitsStep(values, asked) : []),
        ...steps,
        `Risk: ${money(risked, asked.sign)}`,
        `${money(total, asked.sign)} ÷ ${money(risked, asked.sign)} = ${share(total / risked)}`,
      ];
    },
  },
  {
    passage: 'beginner/2/reward-and-recovery',
    asks: /where|(?:what|which) (?:target|tp)|target price|(?:target|tp|take[- ]?profit)(?: price)? (?:be|is|at|go)\b/,
    needs: [['entry'], ['stop'], ['reward']],
    formula: 'target = entry + reward to risk × distance to the stop',
    compute: (values, asked) => {
      const { entry, stop, reward } = values;
      const distance = distanceOf('stop', values, asked);
      const isBelow = isDistance('stop', values, asked) ? isShort(asked.text) : stop > entry;
      const target = entry + (isBelow ? -1 : 1) * reward * distance;
      return [
        `Target: ${money(target, asked.sign)}`,
        distanceStep('stop', values, asked),
        `${short(reward)} × ${money(distance, asked.sign)} = ${money(reward * distance, asked.sign)}`,
        `${money(entry, asked.sign)} ${isBelow ? '−' : '+'} ${money(reward * distance, asked.sign)} = ${money(target, asked.sign)}`,
      ];
    },
  },
  {
    passage: 'beginner/2/reward-and-recovery',
    tool: 'risk-to-reward',
    asks: /reward|ratio|r ?: ?r|\brr\b|\brrr\b|break ?even|multiple|target|\btp\b|risk to/,
    needs: [['entry'], ['stop'], ['target']],
    uses: ['spread', ...UNITS],
    asksFor: /reward[- ](?:to|risk)|risk[- ]?(?:to|\/)?[- ]?reward|\brr\b|what ratio|which ratio/,
    formula: 'reward to risk = distance to the target ÷ distance to the stop',
    compute: (values, asked) => rewardOf(values, asked),
  },
  {
    passage: 'beginner/2/reward-and-recovery',
    asks: /reward|ratio|r ?: ?r|\brr\b|\brrr\b/,
    needs: [['stop'], ['target']],
    uses: ['spread'],
    formula: 'reward to risk = distance to the target ÷ distance to the stop',
    compute: (values, asked) => rewardOf(values, asked),
  },
  {
    passage: 'glossary/averaging-down',
    asks: /average|avg|mean price/,
    needs: [['entry']],
    readsAll: true,
    formula: 'average price = what was paid in all ÷ what was bought in all',
    compute: (_values, { all, sign, unit, text }) => {
      const pairs = all.flatMap(({ value, unit: each, before }, at) => {
        const bought = all[at - 1];
        if (!bought || each !== '' || !/(?:\bat|@)\s*[$€£]?\s*$/.test(before)) return [];
        return [[bought.currency ? bought.value / value : bought.value, value] as const];
      });
      const [bought, paid] = [
        pairs.reduce((sum, [size]) => sum + size, 0),
        pairs.reduce((sum, [size, price]) => sum + size * price, 0),
      ];
      if (pairs.length < 2 || !(paid > 0)) return undefined;
      return [
        `Average price: ${money(paid / bought, sign)}`,
        `Paid: ${pairs.map(([size, price]) => `${short(size)} × ${money(price, sign)}`).join(' + ')} = ${money(paid, sign)}`,
        `Bought: ${pairs.map(([size]) => short(size)).join(' + ')} = ${short(bought)} ${/\blots?\b/.test(text) ? 'lots' : unit}`,
        `${money(paid, sign)} ÷ ${short(bought)} = ${money(paid / bought, sign)}`,
      ];
    },
  },
  profit,
  sized,
  {
    passage: 'beginner/2/risk-per-trade',
    asks: /lose|loss|risk|cost|\bhits?\b/,
    needs: [UNITS, ...STOP_AWAY],
    uses: [...STOP_USES, 'equity', 'size', 'lots'],
    formula: 'loss at the stop = size × stop distance',
    compute: (values, asked) => {
      const [units, distance] = [unitsOf(values, asked), distanceOf('stop', values, asked)];
      const { total, steps } = costsOf(values, asked, units, (values.entry ?? 0) - distance);
      const lost = units * distance + total;
      return [
        `Loss at the stop: ${money(lost, asked.sign)}, ${total > 0 ? 'with' : 'before'} costs`,
        ...unitsStep(values, asked),
        distanceStep('stop', values, asked),
        `${short(units)} ${asked.unit} × ${money(distance, asked.sign)} = ${money(units * distance, asked.sign)}`,
        ...steps,
        ...(values.equity === undefined
          ? []
          : [`That is ${share(lost / values.equity)} of ${money(values.equity, asked.sign)}`]),
      ];
    },
  },
  {
    passage: 'intermediate/2/atr-multiples',
    asks: /atr/,
    needs: [['atr'], ['multiple']],
    uses: ['entry'],
    formula: 'stop distance = multiple × ATR',
    compute: (values, asked) => {
      const distance = values.atr * values.multiple;
      if (values.multiple > 10) return undefined;
      const at =
        values.entry === undefined
          ? []
          : [
              `From ${money(values.entry, asked.sign)}: ${money(values.entry - distance, asked.sign)} for a long, ${money(values.entry + distance, asked.sign)} for a short`,
            ];
      return [
        `Stop distance: ${money(distance, asked.sign)}`,
        `${short(values.multiple)} × ${short(values.atr)} = ${short(distance)}`,
        ...at,
      ];
    },
  },
  {
    passage: 'beginner/2/risk-per-trade',
    tool: 'position-size',
    asks: /(?:%|per ?cent|pct) (?:risk )?(?:of|from|on)\b|\brisk (?:amount|per trade)|how (?:much|many)\b.*\b(?:lose|risk|dollars|money|euros)/,
    needs: [['equity'], ['risk']],
    formula: 'risk = equity × risk %',
    compute: (values, asked) =>
      values.equity < 50
        ? undefined
        : [`Risk: ${money(riskOf(values), asked.sign)} a trade`, riskStep(values, asked)],
  },
  {
    passage: 'beginner/5/pip-value',
    asks: /\b(?:pips?|points?|ticks?|cents?|dollars?|moves?|worth|value)\b/,
    needs: [['lots', 'size']],
    uses: ['move'],
    formula: 'value of a move = ounces × move',
    compute: (values, asked) => {
      const units = unitsOf(values, asked);
      // What one lot or ounce is worth is a question for the lessons.
      if (values.move === undefined && (values.lots ?? 1) === 1) return undefined;
      const step = asked.sources.move === undefined ? 1 : stepOf('move', values, asked);
      const pips =
        asked.unit === 'bitcoin'
          ? []
          : [
              `A pip of ${money(PIP, asked.sign)} is worth ${money(units * PIP, asked.sign)}, one of ${money(PIP / 10, asked.sign)} ${money((units * PIP) / 10, asked.sign)}: brokers differ`,
            ];
      const pip =
        /pip/.test(asked.text) && values.move === undefined
          ? `, a pip of ${money(PIP, asked.sign)} ${money(units * PIP, asked.sign)}`
          : '';
      return [
        `A move of ${money(step, asked.sign)} is worth ${money(units * step, asked.sign)}${pip}`,
        ...unitsStep(values, asked),
        `${short(units)} ${asked.unit} × ${money(step, asked.sign)} = ${money(units * step, asked.sign)}`,
        ...pips,
      ];
    },
  },
];

function rewardOf(values: Required<Values>, asked: Asked): [string, ...string[]] {
  const { entry = 0, spread = 0 } = values;
  const [risk, reward] = [
    distanceOf('stop', values, asked) + spread,
    distanceOf('target', values, asked) - spread,
  ];
  const ratio = rewardToRisk({ entry: 0, stop: risk, target: reward });
  const { sign } = asked;
  return [
    `Reward to risk: ${short(ratio)} to 1`,
    distanceStep('stop', values, asked).replace('Stop distance', entry > 0 ? 'Risk' : 'Stop distance'),
    distanceStep('target', values, asked).replace(
      'Target distance',
      entry > 0 ? 'Reward' : 'Target distance',
    ),
    ...(spread > 0
      ? [`The spread of ${money(spread, sign)} adds to the risk and takes from the reward`]
      : []),
    `${money(reward, sign)} ÷ ${money(risk, sign)} = ${short(ratio)}`,
    `It breaks even at a win rate of ${share(breakEvenRate(ratio))}, before ${spread > 0 ? 'other ' : ''}costs`,
  ];
}
