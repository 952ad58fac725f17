import { replyOf, type TutorReply } from '../reply.ts';
import { citationsOf } from '../retrieval/cite.ts';
import type { Passage } from '../retrieval/passages.ts';
import { readValues, type Role, type Values } from './roles.ts';
import { sized, sums, type Sum } from './sums.ts';

/** What wants a decision or an opinion is no sum, whatever numbers it has. */
const DECISION = new RegExp(
  [
    '(?<!\\bhow (?:far|wide|close|near|tight|big|large)\\b[^.?!]{0,30})\\b(?:should|shall|ought) (?:i|we|he|she|they|my \\w+)\\b|\\bdo i (?:buy|sell|hold|enter|exit|close|add|take|keep)\\b',
    '(?<!\\bhow (?:many|much|big|large)\\b[^.?!]{0,30})\\bdo i go\\b|\\bok or not|\\bwant (?:me|you) to\\b|\\bwhether (?:he|she|they|we) \\w+|\\bwould you\\b|\\bdo you (?:think|recommend|suggest)|\\brecommend|\\badvi[sc]e|\\btell me (?:to|whether|if)',
    '\\b(?:is|was) (?:it|that|this) (?:good|wise|smart|safe|ok|okay|sensible|a good|too (?:much|big|risky))',
    '\\b(?:good|safe|right|bad) (?:idea|time|trade|entry|bet|move)\\b|\\bworth (?:buying|it|the risk)|\\bfor me\\b',
    '\\bwhich (?:one|coin|lot|size|leverage|broker)\\b|\\bbest (?:stop|target|size|lot|leverage|entry)',
    '\\bwill (?:it|gold|btc|bitcoin|the price) (?:go|hit|reach|rise|fall|drop)|\\bwhat (?:stop|target|leverage|lot size|entry) (?:do|should|would|to)\\b',
    '\\b(?:buy|sell|hold|short|long|enter|go in|close|safe|ok|okay|wise|yolo)(?: (?:now|it|here|or \\w+))?\\s*\\?',
  ].join('|'),
);
/** A question about a meaning or a reason is answered by the lessons. */
const EXPLAINED =
  /^\W*(?:why|explain|what does .* mean|what is an? (?!pip|point|tick))|\bwhy (?:do|does|is|are|would)\b/;
const NONSENSE = /\b(?:nan|infinity|infinite)\b/;
const MOST = 1e9;
/** What may be asked for, by what is missing. */
const NAMES: Partial<Record<Role, string>> = {
  distance: 'the distance of the stop, or entry and stop price',
  stop: 'the price of the stop',
  equity: 'the size of the account',
  amount: 'the risk, as a percentage of the account or as a sum',
  risk: 'the risk in percent',
  entry: 'the price',
  leverage: 'the leverage',
  size: 'the size in lots or ounces',
  target: 'the target',
  win: 'the average win',
};
/** The quantities of the education page's calculators. */
const SHARED: readonly Role[] = [
  'equity',
  'risk',
  'entry',
  'stop',
  'target',
  'winRate',
  'win',
  'loss',
  'drawdown',
];

/** Where the guardrail would refuse, only a short message that plainly asks for a number is a sum. */
const PLAINLY_ASKED =
  /\bhow (?:big|large|many|much)\b|\b(?:what|which) (?:size|ratio|expectancy|gain|drawdown|risk)\b|\bsize\b|calculat|comput|\bratio\b|expectancy|\bmargin\b/;
const PLAIN_LENGTH = 160;
/** A story with numbers is no sum. */
const LONGEST = 240;
const JUDGED =
  /\blook over|\bmy plan|\bopinion|\bthoughts\b|\brate (?:my|this)|\bwhat do you|\byour view|\bwhether (?:i|we|he|she|they)\b|\banything (?:wrong|missing)/;

/** Whether a message is nothing but the question for a number. */
export const isPlainSum = (message: string): boolean => {
  const text = message.toLowerCase();
  return text.length <= PLAIN_LENGTH && PLAINLY_ASKED.test(text) && !JUDGED.test(text);
};

/** Whether a message wants somebody to decide, with or without numbers. */
export const wantsDecision = (message: string): boolean => DECISION.test(message.toLowerCase());

/** Computes what a message asks with its own numbers; undefined where it asks for no sum. */
export function compute(message: string, passages: readonly Passage[]): TutorReply | undefined {
  const text = message.toLowerCase();
  const { values, count, currencies } = readValues(message);
  if (
    count < 1 ||
    message.length > LONGEST ||
    wantsDecision(message) ||
    EXPLAINED.test(text) ||
    JUDGED.test(text)
  )
    return undefined;
  const isAsked = ({ asks, needs }: Sum) =>
    asks.test(text) && (needs !== sized.needs || isSized(text) || count > 2);
  const wrong = NONSENSE.test(text) ? 'A sum needs numbers.' : nonsenseOf(values);
  const found = sums.find(each => isAsked(each) && each.needs.every(given(values)));
  const short =
    count > 1
      ? sums.find(each => each.isAskedFor && isAsked(each) && lacking(each, values).length === 1)
      : undefined;
  const sum = short && (!found || isSized(text)) && found !== sized ? short : found;
  if (!sum) return undefined;
  const cited = passages.filter(({ id }) => id === sum.passage);
  if (wrong) return replyOf({ response: wrong, outcome: 'answer', citations: citationsOf(cited) });
  const [missing] = lacking(sum, values);
  const result = missing
    ? `To compute that I need one number more: ${NAMES[missing[0]!]}.\n\nFormula: ${sum.formula} [1]`
    : written(sum, values, text, currencies);
  return answer(result, sum, values, cited);
}

const given = (values: Values) => (roles: readonly Role[]) =>
  roles.some(role => values[role] !== undefined && (role !== 'stop' || values.entry !== undefined));
const lacking = ({ needs }: Sum, values: Values) => needs.filter(roles => !given(values)(roles));
const isSized = (text: string) => /\bsize|how (?:big|large|many)|\blots?\b|ounces/.test(text);

function nonsenseOf(values: Values): string | undefined {
  const { entry, stop, target, risk, winRate, drawdown } = values;
  for (const [role, value] of Object.entries(values)) {
    if (!(value > 0) && !(role === 'winRate' && value === 0))
      return 'A sum needs numbers above zero, so this one has no answer.';
    if (!(value <= MOST))
      return 'One of the numbers is too large to be meant. Write it once more, in digits.';
  }
  if ([risk, winRate, drawdown].some(share => share !== undefined && share > 100) || drawdown === 100)
    return 'A share of an account is more than 0 % and less than 100 %.';
  if (entry !== undefined && entry === stop)
    return 'Entry and stop are the same price: without a distance there is no size.';
  if (
    entry !== undefined &&
    stop !== undefined &&
    target !== undefined &&
    (target - entry) * (stop - entry) > 0
  )
    return 'Stop and target must stand on opposite sides of the entry.';
  return undefined;
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'euros', '£': 'pounds' };

function written(sum: Sum, values: Values, text: string, currencies: ReadonlySet<string>): string {
  const unit = /\b(?:btc|bitcoins?|coins?)\b/.test(text)
    ? 'bitcoin'
    : /\b(?:gold|ounces?|oz|xau\S*|lots?)\b/.test(text)
      ? 'ounces'
      : 'units';
  const foreign = [...currencies].find(currency => currency !== '$');
  const usesPrice = values.distance !== undefined || values.stop !== undefined;
  // The rate between two currencies turns the account into the currency of the price.
  const isMixed = foreign !== undefined && usesPrice;
  const { rate } = values;
  const sign = isMixed && rate !== undefined ? '$' : (foreign ?? '$');
  const converted =
    isMixed && rate !== undefined
      ? {
          ...values,
          ...(values.equity && { equity: values.equity * rate }),
          ...(values.amount && { amount: values.amount * rate }),
        }
      : values;
  const [result, ...steps] = sum.compute(converted as Required<Values>, unit, sign);
  const note =
    isMixed &&
    rate === undefined &&
    `Gold and Bitcoin are quoted in dollars. If the prices here are in dollars, I need the rate: how many dollars is one of your ${SIGNS[foreign]}? The size above holds for one to one; multiply it by the rate.`;
  return [
    `**${result}**`,
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    `Formula: ${sum.formula} [1]`,
    note,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function answer(text: string, { tool }: Sum, values: Values, cited: readonly Passage[]): TutorReply {
  const { entry, distance, reward } = values;
  // A stop that is only so far away stands below the entry, a reward without sums is won for a loss of one.
  const all: Values = {
    ...(entry !== undefined && distance !== undefined && distance < entry && { stop: entry - distance }),
    ...(reward !== undefined && { win: reward, loss: 1 }),
    ...values,
  };
  const filled = SHARED.flatMap(name => (all[name] === undefined ? [] : [{ name, value: all[name] }]));
  const address = new URLSearchParams(
    Object.fromEntries(filled.map(({ name, value }) => [name, String(value)])),
  );
  return replyOf({
    response: [
      text,
      tool && `[Open the calculator with these numbers](/education?tool=${tool}&${address})`,
      'This is arithmetic, not advice on the trade.',
    ]
      .filter(Boolean)
      .join('\n\n'),
    outcome: 'answer',
    citations: citationsOf(cited),
    calculator: tool ? { tool, values: filled } : null,
  });
}
