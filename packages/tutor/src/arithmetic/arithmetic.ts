import { replyOf, type TutorReply } from '../reply.ts';
import { citationsOf, type Passage } from '../retrieval/passages.ts';
import { inNights, isAway, type Question } from './formulas.ts';
import { hasNumber, IS_FOREIGN, quantitiesIn, type Quantity } from './quantities.ts';
import { assign, nearestRole, type Role, type Sources, type Values } from './roles.ts';
import type { Sum } from './rows.ts';
import { sums } from './sums.ts';
import { formulaOf, work } from './work.ts';

/** What wants a decision or an opinion is no sum, whatever numbers it has; "how big should it be" wants a number. */
const DECISION = new RegExp(
  [
    '(?<!\\b(?:how (?:far|wide|close|near|tight|big|large)|what (?:lot|position|size))\\b[^.?!]{0,30})\\b(?:(?:should|shall|ought) (?:i|we|he|she|they|my \\w+)|i (?:should|ought))\\b(?! (?:expect|get|be (?:left|shocked|surprised|worried)|end up|see|arrive))',
    '\\b(?:tonight|need it back)\\b|\\bdo i (?:bet|switch|quit|continue|carry on|buy|sell|hold|enter|exit|close|add|(?<!(?:what|much) do i )(?:take|keep)|go (?:long|short|in|out))\\b|\\b(?:what|which \\w+) (?:now|do i (?:do|open)|(?:stop|target|leverage|entry) (?:do|should|would|to))\\b',
    '\\bwould you\\b|\\byou (?:would|decide)\\b|\\bdo you (?:think|recommend|suggest)|\\brecommend|\\badvi[sc]e|\\btell me (?:to|whether|if)|\\bwhether (?:i|he|she|they|we) \\w+|\\bwant (?:me|you) to\\b',
    '\\b(?:(?:is|was) (?:it|its|that|this|my (?:\\w+ ){1,2})|if its?|how) ?(?:a )?(?:good|wise|smart|safe|ok|okay|sensible|prudent|justified|too (?:much|big|risky))\\b',
    '\\b(?:good|safe|right|bad) (?:idea|time|trade|entry|bet|move)\\b|\\bworth (?:buying|it|the risk)|\\b(?:best|right|good|safe|ok|enough|suitable|too \\w+) for (?:me|us|my)\\b',
    '\\bwhich (?:coin|lot|size|leverage|broker)\\b(?! (?:is|was|have) )|\\bwhich one (?:is (?:best|better|right)|do|to)\\b|\\bbest (?:stop|target|size|lot|leverage|entry)',
    '\\bwill (?:it|gold|btc|bitcoin|the price) (?:go|hit|reach|rise|fall|drop)|\\b(?:approve|reject|grade|confirm|hedge) my\\b',
    '(?<!how (?:many|much)\\b[^.?!]*)\\b(?:buy|sell|hold|short|long|enter|go in|close|safe|ok|okay|wise)(?: (?:now|it|here|or \\w+))?\\s*\\?|\\b(?:good|valid)\\s*(?:[?!]|$)',
  ].join('|'),
);
/** A question about a meaning or a reason is answered by the lessons. */
const EXPLAINED =
  /^\W*(?:why|explain|what does .* mean|what is an? (?!pip|point|tick|tola|gram|kilo))|\bwhy (?:do|does|is|are|would)\b|\bmeans? what\b|\bmore important\b|\bunder (?:which|what) (?:condition|circumstance)|\bwhat is meant\b/;
const IN_A_ROW =
  /\b(?:on the (?:trot|bounce)|in row|followed|successive|back to back|one after (?:the other|another))\b/g;
/** A reason that is asked for beside a sum; a number in it is what somebody thought. */
const WHY =
  /(?<=.)(?:[.?!,;]|\band)+ ?(?:and |but )?(?:please |tell me |explain |also |say )*why (?:do|does|is|are|would|not|this|that|it|isn.?t|don.?t)\b(?:[^.?!]|[.]\d)*(?:[.?!]+|$)/;
/** "Why is it so, if I win half of the time how much do I have?" asks for a sum, too. */
const WHY_FIRST = /^\W*why ([^.?!,]*)(?=, (?:if|when|and|so)\b[^.?!]*\bhow (?:much|many)\b)/;
/** What is asked before a sum, and is none. */
const MEANING_FIRST =
  /^\W*(what (?:does|do|is|are) [a-z -]+ (?:measure|mean)|what is the difference between [a-z -]+?)(?=\?|,? and\b(?! [\w ]+, and))/;
/** Lots and pips of currencies, of which no lesson speaks; a rate beside gold or bitcoin is none. */
const CURRENCIES =
  /^(?!.*(?:gold|ounce|\boz|xau|btc|bitcoin)).*\b(?:eur|gbp|aud|usd)\/?(?:usd|jpy|chf|cad)\b/s;
const NONSENSE = /\b(?:nan|infinity|infinite)\b/;
const MOST = 1e9;
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
  'position-size': { equity: ['equity'], risk: ['risk', 'riskShare'], entry: ['entry'], stop: ['stopPrice'] },
  'risk-to-reward': { entry: ['entry'], stop: ['stopPrice'], target: ['target'] },
  expectancy: { winRate: ['winRate'], win: ['won'], loss: ['lost'] },
  recovery: { equity: ['equity', 'from'], drawdown: ['drawdown', 'fell'] },
};
const NOT_IN_TOOLS = ['spread', 'feeRate', 'fee', 'cost', 'rate', 'perDollar', 'atr'] as const;

/** Where the guardrail would refuse, only a short question is a sum. */
const PLAIN_LENGTH = 200;
const ASKED = /\?|\b(?:how|what|whats|which|where|calculate|compute|work out|do the (?:maths?|sum)|show)\b/;
/** A story with numbers is no sum. */
const LONGEST = 300;
/** What has more numbers is none, either. */
const MOST_NUMBERS = 24;
const MOST_QUESTIONS = 4;
const JUDGED =
  /\blook (?:over|at my)|\bmy plan|\bopinion|\bthoughts\b|\brate (?:my|this)|\bwhat do you (?!do\b)|\byour view|\bwhether (?:i|we|he|she|they)\b|\banything (?:wrong|missing)/;

/** Whether a message is nothing but the question for a number. */
export const isPlainSum = (message: string): boolean => {
  const text = message.toLowerCase();
  return text.length <= PLAIN_LENGTH && ASKED.test(text) && !JUDGED.test(text);
};

/** Whether a message wants somebody to decide, with or without numbers. */
export const wantsDecision = (message: string): boolean => DECISION.test(message.toLowerCase());

type Read = ReturnType<typeof read>;

/** Computes what a message asks with its own numbers; undefined where it asks for no sum. */
export function compute(message: string, passages: readonly Passage[]): TutorReply | undefined {
  if (message.length > LONGEST) return undefined;
  const told = message.toLowerCase().replace(/zł(?:ot\w+)?/g, 'zloty');
  if (!hasNumber(told)) return undefined;
  const why = WHY.exec(told)?.[0] ?? WHY_FIRST.exec(told)?.[0];
  const text = inNights(told.replace(WHY, '. ').replace(WHY_FIRST, '$1').replace(IN_A_ROW, 'in a row'));
  const isOther = [EXPLAINED, JUDGED, CURRENCIES, DECISION].some(each => each.test(text));
  if (isOther || (/\d/.test(why ?? '') && !ASKED.test(text))) return undefined;
  const quantities = quantitiesIn(text);
  if (quantities.length > MOST_NUMBERS) return undefined;
  const { all, guess } = withoutGuess(quantities);
  const several = severalOf(text, all);
  const only = several.found.length > 1 ? undefined : meantBy(text, text, all);
  const isLess = several.isInOne && only && !isSaid(several.found[0]!.worked.result!, only.worked.result!);
  const whole = isLess ? undefined : only;
  const each = whole || several.found.length > 1 || several.found[0]?.rest === 0 ? [] : forEach(text, all);
  const asked = whole ? [whole] : each.length > 0 ? each : several.found;
  const meant = asked.length > 0 ? asked : lacking(text, all);
  if (meant.length === 0) return undefined;
  const ids = [...new Set(meant.map(({ sum }) => sum.passage))];
  const citations = citationsOf(ids.flatMap(wanted => passages.filter(({ id }) => id === wanted)));
  const wrong = NONSENSE.test(text)
    ? 'A sum needs numbers.'
    : meant.map(each => nonsenseOf(each.question, each.worked.result)).find(Boolean);
  if (wrong) return replyOf({ response: wrong, outcome: 'answer', citations });
  const [{ sum, question, missing, worked }] = meant as [Read];
  const calculator = calculatorOf(sum, question, worked.find);
  const address = calculator?.values.map(({ name, value }) => `&${name}=${value}`).join('');
  const paragraphs =
    missing.length > 0
      ? [`To compute that I need one number more: ${NAMES[missing[0]!]}.`, `Formula: ${formulaOf(sum)} [1]`]
      : written(meant, ids);
  const because = why && meant.map(each => each.sum.because).find(Boolean);
  if (because) paragraphs.push(because);
  if (guess && !meant.some(({ worked: { has } }) => has(guess) || has({ ...guess, unit: '%' })))
    paragraphs.push(`So it is not ${shownAs(guess)}.`);
  const isRead = (each: Quantity) => meant.some(({ uses, worked: { has } }) => uses(each.value) || has(each));
  const meaning = MEANING_FIRST.exec(text)?.[1];
  const beside = [meaning, ...several.open, because ? undefined : why].filter(each => each !== undefined);
  const open = missing.length > 0 ? [] : beside;
  if (open.length > 0)
    paragraphs.push(
      `Not in this sum: ${open.map(clause => `“${clause.replace(/^[\s,.;?!]+/, '').trim()}”`).join(', ')}.`,
    );
  else if (!whole && missing.length === 0 && !all.every(isRead))
    paragraphs.push('The rest of the message is not in this sum.');
  if (calculator)
    paragraphs.push(`[Open the calculator with these numbers](/education?tool=${calculator.tool}${address})`);
  paragraphs.push('This is arithmetic, not advice on the trade.');
  return replyOf({ response: paragraphs.join('\n\n'), outcome: 'answer', citations, calculator });
}

/** Those that a question asks for, first the one that leaves the fewest numbers over. */
const candidatesOf = (question: string, text: string, all: readonly Quantity[]) =>
  sums
    .filter(({ asks }) => asks.test(question) && asks.test(text))
    .map(sum => read(sum, all, text))
    .sort((one, other) => one.rest - other.rest);
const isComplete = (each: Read) =>
  each.missing.length === 0 &&
  (each.sum.fits?.(each.question) ?? true) &&
  Boolean(each.worked.result) &&
  isPlausible(each);
const PRICES_APART = 50;
/** A lower number is no price of it today. */
const LEAST_PRICE: Readonly<Record<string, number>> = { bitcoin: 500, ounces: 250 };
const ACCOUNTS = ['equity', 'deposit', 'amount', 'notional'] as const;
/** What is lost is no more than so many times the account, and no sum more than its square times all that is named. */
const MOST_TIMES = 50;
/** Numbers that were read for something else give an account of cents, prices far apart, or a stop below zero. */
function isPlausible({ question: { values, sources, unit, list }, worked }: Read): boolean {
  const { entry = 0, exit = 0, equity = 1, from = 0, to = 0 } = values;
  const isCents = equity > 0 && equity < 1;
  const isApart = (one: number, other: number) =>
    one > 0 && other > 0 && Math.max(one, other) > PRICES_APART * Math.min(one, other);
  const isFar = isApart(entry, exit) || isApart(from, to);
  const shares = ['share', 'chance', 'riskShare', 'priceMove', 'initial'];
  const isMoreThanAll = shares.some(name => (worked.find(name) ?? 0) > 1);
  const isBelowZero = (entry > 0 && (worked.find('stopPrice') ?? 0) < 0) || (worked.find('losses') ?? 0) < 0;
  const { size, entry: price } = sources;
  // Ten grams at so many rupees: each of them, or all.
  const isOfUnclearWeight =
    /^(?:k?g|tola|baht)$/.test(size?.unit ?? '') &&
    unit !== 'grams' &&
    !['', '$'].includes(price?.currency ?? '') &&
    !/^(?:oz|ounce)$/.test(price?.per ?? '');
  const named = [...list, ...Object.values(sources)].map(({ value }) => value);
  const account = Math.max(0, ...ACCOUNTS.map(role => values[role] ?? 0));
  const result = ['net', 'loss', 'atStop', 'lost', 'costs'].map(name => Math.abs(worked.find(name) ?? 0));
  const isOutOfProportion =
    worked.most > MOST_TIMES ** 2 * Math.max(...named) ||
    (account > 0 && Math.max(...result) > MOST_TIMES * account);
  const isTooCheap = entry > 0 && entry < (LEAST_PRICE[unit] ?? 0);
  const isNoNumber =
    (values.entry === undefined || values.entry !== values.stop) &&
    Object.values(values).every(value => value > 0) &&
    /NaN|∞/.test(worked.result!);
  return (
    !isCents &&
    !isOutOfProportion &&
    !isNoNumber &&
    !isFar &&
    !isMoreThanAll &&
    !isBelowZero &&
    !isTooCheap &&
    !isOfUnclearWeight
  );
}
/** The sum that is asked: it uses every number, or those that its own question adds. */
const meantBy = (question: string, text: string, all: readonly Quantity[], fresh: readonly Quantity[] = []) =>
  candidatesOf(question, text, all).find(
    each =>
      isComplete(each) && (each.rest === 0 || (!each.isTorn && fresh.some(({ value }) => each.uses(value)))),
  );
/** A sum that is plainly asked for and lacks one number. */
const lacking = (text: string, all: readonly Quantity[]) =>
  candidatesOf(text, text, all)
    .filter(
      ({ sum, missing, rest }) =>
        missing.length === 1 && rest === 0 && all.length > 1 && sum.asksFor?.test(text),
    )
    .slice(0, 1);

/** Where the next question of a message begins: "…? And for 60?", "how much is it and how many …". */
const NEXT =
  /(?<=[?;])\s+|\.\s+(?=[a-z])|,?\s+(?=(?:and|n|&|then|also|plus|vs\.?|versus)\s+(?:also|then|so|roughly|about|if|for|at|with|over|in|on|after|\d|how|what|whats|which|where)\b)|,\s*(?=(?:how|what|whats|which|where)\b)/g;
/** What people do, or what is at risk, is told by the lessons. */
const OF_PEOPLE =
  /\b(?:what|how|where|when|who) (?:do|does|would|can) (?:people|traders?|some(?:one|body)|they|an? \w+er)\b/;
const HOW = /\b(?:how|wh\w+)\b/;
/** A question for no number, after a sum. */
const isOpen = (clause: string) =>
  /^(?:(?:and|then|so|but|also) )*(?:how|what|which|where|who|when)\b/.test(clause) &&
  quantitiesIn(clause).length === 0 &&
  !/%|\b(?:much|many|percent\w*|price|far|big|left|total|rate|level|size|amount|share|leverage|i|my)\b/.test(
    clause,
  );
const ASKS_ON = /^and (?:what|how|who) (?:do|does|would|will|happens)\b/;
const GOES_ON = /^(?:and|n|&|then|also|plus|vs|versus|or|same|if|what (?:about|if)|how about)\b/;
/** "And if it were 60 %?" Word by word: one pattern for all could take very long. */
const BARE =
  /^(?:how'd|change|changes|would|does|do|that|look|and|n|then|also|plus|vs|versus|or|same|if|what|how|about|for|with|at|after|over|to|in|it|is|was|were|went|goes|be|i|it's|the|a|only|instead|just|say|percent|x|)$/;
const isBareClause = (clause: string) => clause.split(/[^a-z']+/).every(word => BARE.test(word));

/** The questions of a message, each with the numbers so far; one without a sum of its own asks the last once more. */
function severalOf(text: string, whole: readonly Quantity[]) {
  const found: Read[] = [];
  /** The questions without a result. */
  const open: string[] = [];
  const gone = new Set<number>();
  const ends = [...text.matchAll(NEXT)].map(({ index }) => index).slice(0, MOST_QUESTIONS);
  let [from, known, isInOne] = [0, 0, false];
  for (const to of [...ends, text.length]) {
    const [before, said] = [text.slice(0, from), text.slice(0, to)];
    const clause = text.slice(from, to).replace(/^[\s.,]+/, '');
    const all = quantitiesIn(said).slice(0, whole.length);
    const old = all.slice(0, known).map(shownAs);
    const fresh = quantitiesIn(clause).filter(each => !old.includes(shownAs(each)));
    const isMore = fresh.length > 0 && GOES_ON.test(clause);
    // "Margin at 1:100, and at 1:20?" asks at its end.
    const first = isMore && found.length === 0 ? meantBy(before, before, quantitiesIn(before)) : undefined;
    const last = found.at(-1) ?? first;
    const left = all.filter((_, index) => !gone.has(index));
    const own =
      ASKED.test(clause) && !OF_PEOPLE.test(clause)
        ? (meantBy(clause, said, left, last && fresh) ?? (last ? undefined : meantBy(said, said, left)))
        : undefined;
    const isOwn = own && own.sum !== last?.sum && own.rest === 0 && HOW.test(clause);
    const other = last && isMore && !isOwn ? again(last, fresh, said, clause) : undefined;
    if (other) all.slice(known).forEach((_, index) => gone.add(known + index));
    if (other && first) found.push(first);
    const next = other ?? own;
    const isSame = next && last && isSaid(last.worked.result!, next.worked.result!);
    // What is said once more with more numbers is said once.
    if (isSame) [isInOne] = [next.rest === 0, found.splice(-1, 1, { ...next, of: [] })];
    else if (next && !found.some(({ worked }) => isSaid(next.worked.result!, worked.result!)))
      found.push(next);
    const isBeside = /[?.;]\s*$/.test(before) || ASKS_ON.test(clause);
    if (!next && found.length > 0 && isBeside && isOpen(clause)) open.push(clause);
    [from, known] = [to, all.length];
  }
  return { found, open, isInOne };
}

const WEIGHT = ['g', 'kg', 'tola', 'oz'];
const kindOf = ({ unit, before }: Quantity) => {
  if (/\bper $/.test(before)) return undefined;
  return WEIGHT.includes(unit) ? 'weight' : ['ratio', 'x', 'lot'].find(each => each === unit);
};
/** "Margin at 1:20 and 1:100", "a gram and a tola": where one number could be any of several, the sum for each. */
function forEach(text: string, all: readonly Quantity[]): Read[] {
  for (const { sum, question, missing, over } of candidatesOf(text, text, all)) {
    const kind = over[0] && kindOf(over[0]);
    const alike = Object.values(question.sources).filter(each => kindOf(each) === kind);
    if (missing.length > 0 || !kind || alike.length !== 1 || over.some(each => kindOf(each) !== kind))
      continue;
    const one = alike[0]!;
    const once = all.filter(each => !over.includes(each));
    const reads = [one, ...over].map(({ value, unit }) => ({
      ...read(
        sum,
        once.map(each => (each === one ? { ...one, value, unit } : each)),
        text,
      ),
      of: [{ ...one, value, unit }],
    }));
    const isOther = new Set(reads.map(({ worked }) => worked.result)).size > 1;
    if (isOther && reads.every(each => isComplete(each) && each.rest === 0)) return reads;
  }
  return [];
}

const numbersOf = (result: string): string[] => result.match(/\d(?:[\d.,]*\d)?/g) ?? [];
const isSaid = (result: string, before: string) =>
  numbersOf(result).every(number => numbersOf(before).includes(number));

const OF_OTHER = /\b(?:gain|win|won|profit|fees?|spread|cost|grow|rise|rose|inflation|tax)/;
/** The same sum with other numbers, or with more of them. */
function again({ sum, question, rest }: Read, fresh: readonly Quantity[], text: string, clause: string) {
  const { all, list, sources } = question;
  const isBare = isBareClause(clause);
  const roles = (sum.roles.match(/\w+/g) ?? []) as Role[];
  const used = [...list, ...Object.values(sources)];
  const changed = fresh.reduce<readonly Quantity[]>((numbers, each) => {
    const near = nearestRole(each, roles);
    const alike = used.filter(({ unit }) => unit === each.unit);
    // "7 losses in 7 trades, and over 500 trades?"
    const isOnly = each.unit !== '' && alike.length === 1 && !OF_OTHER.test(clause);
    const isOther = near && sources[near] && sources[near].unit !== each.unit;
    const bare =
      isOnly || isBare ? (alike.at(-1) ?? (each.unit === '' ? used.at(-1) : undefined)) : undefined;
    const old = near && !(isOther && isOnly) ? sources[near] : bare;
    const unit = each.unit || (old?.unit ?? '');
    return old
      ? numbers.map(one => (one === old ? { ...one, value: each.value, unit } : one))
      : [...numbers, each];
  }, all);
  const other = read(sum, changed, text);
  return isComplete(other) && other.rest <= rest ? { ...other, of: fresh } : undefined;
}

/** What may be named beside a sum: "the root of 252 or 365", "from zero". */
const CONSTANTS = [0, 252, 365];

const UNWORKED: ReturnType<typeof work> = {
  result: undefined,
  read: new Set(),
  steps: [],
  formula: '',
  find: () => undefined,
  most: 0,
  has: () => false,
};

function read(sum: Sum, all: readonly Quantity[], text: string) {
  const [needed, used = ''] = sum.roles.split(/ ?[[\]]/);
  const needs = (needed!.match(/\S+/g) ?? []).map(roles => roles.split('|') as Role[]);
  const list = sum.row?.(all) ?? [];
  const others = all.filter(each => !list.includes(each));
  const { sources, left } = assign(others, needs, (used.match(/\w+/g) ?? []) as Role[]);
  const values: Values = {};
  for (const [role, { value }] of Object.entries(sources)) values[role as Role] = value;
  const missing = needs
    .filter(roles => !roles.some(role => values[role] !== undefined))
    .map(([role]) => role);
  const told = { text, all, list, values, sources, isInR: isCountedInR(values, sources) };
  const question = {
    ...told,
    ...currenciesOf(text, all, told),
    rest: left.length,
    unit: unitOf(text, sources),
  };
  const worked = missing.length > 1 ? UNWORKED : work(sum, question);
  // What somebody guesses rightly is not left over.
  const isRead = (role: string) =>
    !worked.result || worked.read.has(role) || used.split(' ').includes(`${role}?`);
  const taken = Object.entries(sources).flatMap(([role, each]) => (isRead(role) ? [each] : []));
  const unread = Object.values(sources).filter(({ value }) => !taken.some(each => each.value === value));
  const over = [...left, ...unread].filter(
    each =>
      !worked.has(each) &&
      !list.some(({ value }) => value === each.value) &&
      each.value !== worked.find('risked') &&
      !CONSTANTS.includes(each.value) &&
      !(each.value === 1 && each.unit === 'r'),
  );
  const rest = over.length;
  // Of two ounces and three only the two would be counted.
  const isTorn = over.some(
    ({ unit }) => unit !== '' && others.some(each => !over.includes(each) && each.unit === unit),
  );
  const of: readonly Quantity[] = [];
  const uses = (value: number) => [...list, ...taken].some(each => each.value === value);
  return { sum, question: { ...question, rest }, missing, worked, rest, over, of, uses, isTorn };
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

const shownAs = ({ value, unit }: Quantity) => `${value} ${unit}`.trim();

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
const foreignOf = (all: readonly Quantity[]) =>
  all.find(({ currency }) => currency !== '' && currency !== '$')?.currency;
/** Gold that costs so little is sold by the gram. */
const MOST_A_GRAM = 500;
function unitOf(text: string, { size, entry }: Sources): string {
  const isOfGram = entry && (entry.value < MOST_A_GRAM || /^g/.test(entry.per));
  if (size?.unit === 'g' && isOfGram) return 'grams';
  const isGold = /\b(?:gold|ounces?|oz)\b/.test(text);
  if (!isGold && /\b(?:btc|bitcoins?|coins?|sats?|satoshis?)\b/.test(text)) return 'bitcoin';
  return isGold || /\b(?:xau\S*|lots?|grams?)\b/.test(text) ? 'ounces' : 'units';
}
/** Where the rate is given, all is counted in dollars, unless the price of the metal is in the other currency. */
function currenciesOf(
  text: string,
  all: readonly Quantity[],
  { values, sources }: Pick<Question, 'values' | 'sources'>,
) {
  const named = IS_FOREIGN.exec(text)?.[0] ?? '';
  const foreign =
    foreignOf(all) ??
    { euro: '€', euros: '€', pound: '£', pounds: '£' }[named] ??
    named.replace(/(rupee|dirham|peso|shilling|riyal|cedi)$/, '$1s');
  const isOfMetal = sources.spot && !['', '$'].includes(sources.spot.currency);
  const isInDollars = (values.rate ?? values.perDollar) !== undefined && !isOfMetal;
  return { sign: isInDollars ? '$' : (foreignOf(all) ?? '$'), foreign: isOfMetal ? '$' : foreign };
}

// Wins and losses without a currency, and small, are counted in R.
function isCountedInR({ win, loss = 1 }: Values, sources: Sources): boolean {
  const named = [sources.win, sources.loss, sources.cost].filter(each => each !== undefined);
  if (sources.loss?.currency || loss >= 10) return false;
  return (
    win === undefined ||
    named.some(({ unit }) => unit === 'r') ||
    (win < 10 && loss < 10 && named.every(({ currency }) => !currency))
  );
}

/** The answer in paragraphs: the results, then the steps of each. */
function written(meant: readonly Read[], ids: readonly string[]) {
  const [{ sum, question }] = meant as [Read];
  const { all, values } = question;
  const inWords = (line: string) =>
    line.replace(/(?<![\d.,])1 (ounce|lot|contract|gram|kilo|day|night|trade|payment)s\b/g, '1 $1');
  const given = ({ of }: Read) => (of.length > 0 ? `With ${of.map(shownAs).join(' and ')}: ` : '');
  const steps = [...new Set(meant.flatMap(({ worked }) => worked.steps))];
  const formulas = [...new Set(meant.map(({ worked }) => worked.formula))];
  const paragraphs = [meant.map(each => inWords(`**${given(each)}${each.worked.result!}**`)).join(' ')];
  if (steps.length > 0)
    paragraphs.push(steps.map((step, index) => `${index + 1}. ${inWords(step)}`).join('\n'));
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
function calculatorOf({ tool }: Sum, { values }: Question, find: (name: string) => number | undefined) {
  const hasMore = NOT_IN_TOOLS.some(role => values[role] !== undefined);
  if (!tool || hasMore) return null;
  const filled = Object.entries(TOOLS[tool]!).flatMap(([name, from]) => {
    const value = from.map(find).find(each => each !== undefined);
    const factor = ['risk', 'winRate', 'drawdown'].includes(name) ? 100 : 1;
    return value === undefined ? [] : [{ name, value: Number((value * factor).toPrecision(12)) }];
  });
  return filled.length === 0 ? null : { tool, values: filled };
}
