import { replyOf, type TutorReply } from '../reply.ts';
import { citationsOf, type Passage } from '../retrieval/passages.ts';
import { ASKED, isLent, isNoSum } from './decisions.ts';
import { inWords } from './expressions.ts';
import { quantitiesIn, shownAs, type Quantity } from './quantities.ts';
import { changed, isSaid, severalOf } from './questions.ts';
import { foreignOf, lacking, meantBy, type Read } from './reading.ts';
import type { Role } from './roles.ts';
import type { Sum } from './sums.ts';
import { isAway, type Question } from './values.ts';
import { hasNumber } from './wordings.ts';
import { formulaOf } from './work.ts';

const IN_A_ROW =
  /\b(?:on the (?:trot|bounce)|in row|followed|successive|back to back|one after (?:the other|another))\b/g;
/** The number of a lesson is none of a sum. */
const OF_LESSON = /\b(lesson|level|module|chapter|section|quiz|question) \d+\b/g;
/** A reason that is asked for beside a sum; a number in it is what somebody thought. */
const WHY =
  /(?<=.)(?:[.?!,;]|\band)+ ?(?:and |but )?(?:please |tell me |explain |also |say )*why (?:do|does|is|are|would|not|this|that|it|isn.?t|don.?t)\b(?:[^.?!]|[.]\d)*(?:[.?!]+|$)/;
/** "Why is it so, if I win half of the time how much do I have?" asks for a sum, too. */
const WHY_FIRST = /^\W*why ([^.?!,]*)(?=, (?:if|when|and|so)\b[^.?!]*\bhow (?:much|many)\b)/;
/** What is asked before a sum, and is none. */
const MEANING_FIRST =
  /^\W*(what (?:does|do|is|are) [a-z -]+ (?:measure|mean)|what is the difference between [a-z -]+?)(?=\?|,? and\b(?! [\w ]+, and))/;
const MOST = 1e9;
/** What the lessons say of money that is lent. */
const AFFORDABLE = {
  passage: 'beginner/2/risk-per-trade',
  rule: 'Only money that you can afford to lose belongs in a trading account. Rent, savings for emergencies and borrowed money do not.',
};
/** What may be asked for, by what is missing. */
const NAMES: Partial<Record<Role, string>> = {
  stop: 'the distance of the stop, or entry and stop price',
  equity: 'the size of the account',
  amount: 'the risk, as a percentage of the account or as a sum',
  entry: 'the price of the entry',
  exit: 'the price at which it is closed',
  leverage: 'the leverage',
  size: 'the size in lots, ounces or coins',
  target: 'the target',
};
/** The quantities of the education page's calculators, with the values that fill them in. */
const TOOLS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'position-size': {
    equity: ['equity'],
    risk: ['risk', 'riskShare'],
    entry: ['entry', 'exampleEntry'],
    stop: ['stopPrice', 'exampleStop'],
  },
  'risk-to-reward': { entry: ['entry'], stop: ['stopPrice'], target: ['target'] },
  expectancy: { winRate: ['winRate'], win: ['won'], loss: ['lost'] },
  recovery: { equity: ['equity', 'from'], drawdown: ['drawdown', 'fell'] },
};
const NOT_IN_TOOLS = ['spread', 'feeRate', 'fee', 'cost', 'rate', 'perDollar', 'atr'] as const;

/** A story with numbers is no sum. */
const LONGEST = 300;
/** What has more numbers is none, either. */
const MOST_NUMBERS = 14;
/** What a message asks with its own numbers; undefined where it asks for no sum. */
function readingOf(message: string) {
  if (message.length > LONGEST) return undefined;
  const told = message.toLowerCase().replace(/zł(?:ot\w+)?/g, 'zloty');
  if (!hasNumber(told)) return undefined;
  const why = WHY.exec(told)?.[0] ?? WHY_FIRST.exec(told)?.[0];
  const text = told
    .replace(WHY, '. ')
    .replace(WHY_FIRST, '$1')
    .replace(IN_A_ROW, 'in a row')
    .replace(OF_LESSON, '$1');
  if (isNoSum(text) || (/\d/.test(why ?? '') && !ASKED.test(text))) return undefined;
  const quantities = quantitiesIn(text);
  if (quantities.length > MOST_NUMBERS) return undefined;
  const { all, guess } = withoutGuess(quantities);
  const several = severalOf(text, all);
  const only = several.found.length > 1 ? undefined : meantBy(text, text, all);
  const isLess = several.isInOne && only && !isSaid(several.found[0]!.worked.result!, only.worked.result!);
  const whole = isLess ? undefined : only;
  const asked = whole ? [whole] : several.found;
  const lack = asked.length > 0 ? undefined : lacking(text, all);
  const meant = lack ? [lack] : asked;
  return meant.length > 0 ? { text, why, all, guess, open: several.open, whole, meant } : undefined;
}
type Reading = NonNullable<ReturnType<typeof readingOf>>;

/** The last sum with what a follow-up changes. */
function goOn({ meant }: Reading, message: string): Reading | undefined {
  const last = meant.at(-1)!;
  const text = message.toLowerCase();
  const isLong = last.question.text.length + text.length > LONGEST;
  const whole = isLong || isNoSum(text) ? undefined : changed(last, text);
  return (
    whole && {
      text,
      why: undefined,
      all: whole.question.all,
      guess: undefined,
      open: [],
      whole,
      meant: [whole],
    }
  );
}

/**
 * Computes what a message asks with its own numbers; undefined where it asks for no sum.
 * @param earlier what the user said before: a follow-up takes from the last sum there what it leaves out
 */
export function compute(
  message: string,
  passages: readonly Passage[],
  earlier: readonly string[] = [],
): TutorReply | undefined {
  const own = readingOf(message);
  if (own && (own.meant[0]!.missing.length === 0 || earlier.length === 0))
    return replyTo(message, own, passages);
  const before = earlier.reduce<Reading | undefined>(
    (last, said) => readingOf(said) ?? (last && goOn(last, said)) ?? last,
    undefined,
  );
  const reading = (before && goOn(before, message)) ?? own;
  return reading && replyTo(message, reading, passages);
}

function replyTo(message: string, reading: Reading, passages: readonly Passage[]): TutorReply {
  const { text, why, all, guess, open: others, whole, meant } = reading;
  const told = message.toLowerCase();
  const ids = [...new Set(meant.map(({ sum }) => sum.passage))];
  const cited = isLent(told) ? [...new Set([...ids, AFFORDABLE.passage])] : ids;
  const citations = citationsOf(cited.flatMap(wanted => passages.filter(({ id }) => id === wanted)));
  const wrong = meant.map(each => nonsenseOf(each.question, each.worked.result)).find(Boolean);
  if (wrong) return replyOf({ response: wrong, outcome: 'answer', citations });
  const [{ sum, question, missing, worked }] = meant as [Read];
  const calculator = calculatorOf(sum, question, worked.find);
  const address = calculator?.values.map(({ name, value }) => `&${name}=${value}`).join('');
  const isExample = Boolean(address?.includes('&entry=')) && question.values.entry === undefined;
  const paragraphs =
    missing.length > 0
      ? [`To compute that I need one number more: ${NAMES[missing[0]!]}.`, `Formula: ${formulaOf(sum)} [1]`]
      : written(meant, ids);
  const because = why && meant.map(each => each.sum.why).find(Boolean);
  if (because) paragraphs.push(because);
  if (guess && !meant.some(({ worked: { has } }) => has(guess) || has({ ...guess, unit: '%' })))
    paragraphs.push(`So it is not ${shownAs(guess)}.`);
  const isRead = (each: Quantity) => meant.some(({ uses, worked: { has } }) => uses(each.value) || has(each));
  const meaning = MEANING_FIRST.exec(text)?.[1];
  const open = [meaning, ...others, because ? undefined : why].filter(each => each !== undefined);
  if (missing.length === 0 && open.length > 0)
    paragraphs.push(
      `Not in this sum: ${open.map(clause => `“${clause.replace(/^[\s,.;?!]+/, '').trim()}”`).join(', ')}.`,
    );
  else if (!whole && missing.length === 0 && !all.every(isRead))
    paragraphs.push('The rest of the message is not in this sum.');
  const kept = namesOf(meant[0]!, meant[0]!.kept);
  if (kept) paragraphs.push(`Kept from before: ${kept}.`);
  if (calculator)
    paragraphs.push(
      `[Open the calculator with these numbers](/education?tool=${calculator.tool}${address})${isExample ? ' Its entry is an example; the distance of the stop is yours.' : ''}`,
    );
  if (isLent(told)) paragraphs.push(`${AFFORDABLE.rule} [${cited.indexOf(AFFORDABLE.passage) + 1}]`);
  paragraphs.push('This is arithmetic, not advice on the trade.');
  return replyOf({ response: paragraphs.join('\n\n'), outcome: 'answer', citations, calculator });
}

/** Takes out the result that somebody wants checked: "I got 1.85, correct?" */
function withoutGuess(all: readonly Quantity[]) {
  const last = all.at(-1);
  const isGuess =
    last &&
    (/^[^#]*\b(?:correct|right|yes|true|agree|in my head)\b\W*$|^,? i (?:guess|suppose|think)\b/.test(
      last.after,
    ) ||
      /\bi (?:guess|suppose|think),? not $/.test(last.before)) &&
    !/\^\s*$|\bnot (?:just|only) \S*$/.test(last.before) &&
    (all.length > 2 || last.before.includes('?'));
  return isGuess ? { all: all.slice(0, -1), guess: last } : { all, guess: undefined };
}

function nonsenseOf(question: Question, result = ''): string | undefined {
  const { entry, stop, target, risk, winRate, drawdown, swap, funding, correlation } = question.values;
  const above = 'A sum needs numbers above zero, so this one has no answer.';
  for (const value of Object.values(question.values)) {
    if (!(value > 0) && ![winRate, swap, funding, correlation].includes(value)) return above;
    if (!(value <= MOST))
      return 'One of the numbers is too large to be meant. Write it once more, in digits.';
  }
  if ([risk, winRate, drawdown].some(part => part !== undefined && part > 100) || drawdown === 100)
    return 'A share of an account is more than 0 % and less than 100 %.';
  const isPrice = (role: 'stop' | 'target') => !isAway(role, question);
  if (entry === undefined || stop === undefined || !isPrice('stop')) return undefined;
  if (entry === stop) return 'Entry and stop are the same price: without a distance there is no size.';
  if (target !== undefined && isPrice('target') && (target - entry) * (stop - entry) > 0)
    return 'Stop and target must stand on opposite sides of the entry.';
  return /NaN|∞/.test(result) ? above : undefined;
}

const SIGNS: Readonly<Record<string, string>> = { '€': 'euros', '£': 'pounds' };
/** "account $800, risk 1 %". */
const namesOf = ({ worked }: Read, roles: readonly Role[]) =>
  roles.map(role => `${role === 'equity' ? 'account' : inWords(role)} ${worked.shown(role)}`).join(', ');

/** The answer in paragraphs: the results, then the steps of each. */
function written(meant: readonly Read[], ids: readonly string[]) {
  const [{ sum, question }] = meant as [Read];
  const { all, values } = question;
  const oneOf = (line: string) =>
    line.replace(/(?<![\d.,])1 (ounce|lot|contract|gram|kilo|day|night|trade|payment)s\b/g, '1 $1');
  const given = (each: Read) => {
    const named = namesOf(each, each.changed) || each.of.map(shownAs).join(' and ');
    return named && `With ${named}: `;
  };
  const steps = [...new Set(meant.flatMap(({ worked }) => worked.steps))];
  const formulas = [...new Set(meant.map(({ worked }) => worked.formula))];
  const paragraphs = [meant.map(each => oneOf(`**${given(each)}${each.worked.result!}**`)).join(' ')];
  if (steps.length > 0)
    paragraphs.push(steps.map((step, index) => `${index + 1}. ${oneOf(step)}`).join('\n'));
  paragraphs.push(`Formula: ${formulas.join('; ')} ${ids.map((_, index) => `[${index + 1}]`).join(' ')}`);
  if (all.some(({ unit }) => unit === 'pip'))
    paragraphs.push('A pip is counted as $0.10 here; some brokers count $0.01.');
  const foreign = foreignOf(all);
  if (foreign && sum.says.includes('{position}') && (values.rate ?? values.perDollar) === undefined)
    paragraphs.push(
      `Gold and Bitcoin are quoted in dollars. If the prices here are in dollars, I need the rate: how many dollars is one of your ${SIGNS[foreign] ?? foreign}? The size above holds for one to one; multiply it by the rate.`,
    );
  return paragraphs;
}

/** The calculator with the numbers; a calculator has no costs and no other currency. */
function calculatorOf(
  { tool, needs }: Sum,
  { values }: Question,
  find: (name: string) => number | undefined,
) {
  const hasMore = NOT_IN_TOOLS.some(role => values[role] !== undefined);
  if (!tool || hasMore) return null;
  const filled = Object.entries(TOOLS[tool]!).flatMap(([name, from]) => {
    const value = from.map(find).find(each => each !== undefined);
    const factor = ['risk', 'winRate', 'drawdown'].includes(name) ? 100 : 1;
    return value === undefined ? [] : [{ name, value: Number((value * factor).toPrecision(12)) }];
  });
  // A size with the example's own stop would be another one.
  const isWhole = !needs.flat().includes('stop') || filled.length === Object.keys(TOOLS[tool]!).length;
  return filled.length > 0 && isWhole && filled.every(each => each.value > 0)
    ? { tool, values: filled }
    : null;
}
