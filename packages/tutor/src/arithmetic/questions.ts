import { ASKED } from './decisions.ts';
import { quantitiesIn, shownAs, type Quantity } from './quantities.ts';
import { isComplete, lacking, meantBy, read, type Read } from './reading.ts';
import { nearestRole, type Role } from './roles.ts';

const MOST_QUESTIONS = 4;
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
const isBare = (clause: string) => clause.split(/[^a-z']+/).every(word => BARE.test(word));

/** The questions of a message, each with the numbers so far; one without a sum of its own asks the last once more. */
export function severalOf(text: string, whole: readonly Quantity[]) {
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
    const isOwn = own && own.sum !== last?.sum && own.question.rest === 0 && HOW.test(clause);
    const other = last && isMore && !isOwn ? again(last, fresh, said, clause) : undefined;
    if (other) all.slice(known).forEach((_, index) => gone.add(known + index));
    if (other && first) found.push(first);
    const next = other ?? own;
    const isSame = next && last && isSaid(last.worked.result!, next.worked.result!);
    // What is said once more with more numbers is said once.
    if (isSame) [isInOne] = [next.question.rest === 0, found.splice(-1, 1, { ...next, of: [] })];
    else if (next && !found.some(({ worked }) => isSaid(next.worked.result!, worked.result!)))
      found.push(next);
    const isBeside = /[?.;]\s*$/.test(before) || ASKS_ON.test(clause);
    if (!next && found.length > 0 && isBeside && isOpen(clause)) open.push(clause);
    [from, known] = [to, all.length];
  }
  return { found, open, isInOne };
}

const numbersOf = (result: string): string[] => result.match(/\d(?:[\d.,]*\d)?/g) ?? [];
export const isSaid = (result: string, before: string) =>
  numbersOf(result).every(number => numbersOf(before).includes(number));

const OF_OTHER = /\b(?:gain|win|won|profit|fees?|spread|cost|grow|rise|rose|inflation|tax)/;
/** The same sum with other numbers, or with more of them. */
function again({ sum, question }: Read, fresh: readonly Quantity[], text: string, clause: string) {
  const { all, list, sources, rest } = question;
  const roles = [...sum.needs.flat(), ...sum.uses].sort(
    (one, other) => Number(other in sources) - Number(one in sources),
  );
  const used = [...list, ...Object.values(sources)];
  const changed = fresh.reduce<readonly Quantity[]>((numbers, each) => {
    const near = nearestRole(each, roles);
    const alike = used.filter(({ unit }) => unit === each.unit);
    // "7 losses in 7 trades, and over 500 trades?"
    const isOnly = each.unit !== '' && alike.length === 1 && !OF_OTHER.test(clause);
    const isOther = near && sources[near] && sources[near].unit !== each.unit;
    // "And with 2,000?" after an account of 800 and a stop of 5.
    const apart = ({ value }: Quantity) => Math.abs(Math.log(value / each.value));
    const bare =
      alike.toSorted((one, other) => apart(other) - apart(one)).at(-1) ??
      (each.unit === '' ? used.at(-1) : undefined);
    const old = near && !(isOther && isOnly) ? sources[near] : isOnly || isBare(clause) ? bare : undefined;
    if (!old) return [...numbers, each];
    // Its own words tell whether a stop is a distance or a price.
    const isStop = old === sources.stop && near === 'stop';
    return numbers.map(one =>
      one === old ? { ...(isStop ? each : one), value: each.value, unit: each.unit || old.unit } : one,
    );
  }, all);
  const other = read(sum, changed, text);
  return other && isComplete(other) && other.question.rest <= rest ? { ...other, of: fresh } : undefined;
}

const CHANGES =
  /^\W*(?:and|but|so|ok(?:ay)?|now|then|also|same|if|with|at|for|what (?:about|if|would)|how about|make it|say|suppose|\W?\d|how (?:big|large|many|much))\b/;
const SAME =
  /\bhow (?:much|many|big|large)\b[^.?!]{0,20}\b(?:it|that|this)\b|\bwhat(?:.?s| is) (?:it|that|this) (?:in|worth)\b|^\W*(?:and )?in (?:dollars|euros|money|lots|ounces|coins)\b/;
const EXPLAINED = /\b(?:why|means?|rules?|explain\w*|called)\b/;
/** A stop that is so many times as far is a price. */
const MOST_TIMES_FAR = 50;

/**
 * The last sum with what a follow-up changes, or another sum that takes from it what it leaves out; one without numbers
 * that points back asks for the same once more.
 */
export function changed(last: Read, text: string): Read | undefined {
  const { all, values: before, text: said } = last.question;
  const fresh = quantitiesIn(text);
  if (!(fresh.length > 0 ? CHANGES : SAME).test(text) || EXPLAINED.test(text)) return undefined;
  const [joined, both] = [`${said} ${text}`, [...all, ...fresh]];
  const isUsed = ({ sum: { needs, uses }, question: { values }, ...each }: Read) =>
    fresh.every(quantity => {
      const named = nearestRole(
        quantity,
        [...needs.flat(), ...uses].filter(role => role in values),
      );
      return each.uses(quantity.value) && (!named || values[named] === quantity.value);
    });
  const isNear = ({ worked: { find } }: Read) =>
    (find('stopDistance') ?? 0) <= MOST_TIMES_FAR * (last.worked.find('stopDistance') ?? Infinity);
  // A price beside a size changes nothing.
  const isOther = ({ worked: { result } }: Read) => fresh.length === 0 || result !== last.worked.result;
  const other = [again(last, fresh, joined, text), meantBy(text, joined, both), lacking(joined, both)].find(
    each => each && isUsed(each) && isNear(each) && isOther(each),
  );
  if (!other) return undefined;
  const { sources, all: told } = other.question;
  const roles = (Object.keys(sources) as Role[])
    .filter(role => other.worked.read.has(role))
    .sort((one, another) => told.indexOf(sources[one]!) - told.indexOf(sources[another]!));
  const isKept = (role: Role) => other.question.values[role] === before[role];
  return { ...other, of: [], changed: roles.filter(role => !isKept(role)), kept: roles.filter(isKept) };
}
