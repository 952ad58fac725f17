import { setImmediate, setTimeout } from 'node:timers/promises';
import { compute } from './arithmetic/arithmetic.ts';
import { isPlainSum, wantsDecision } from './arithmetic/decisions.ts';
import { askCheck, judgeAnswer, wantsCheck } from './engines/quiz.ts';
import type { ChatMessage, Emit } from './engines/engine.ts';
import { FIT, lessonSearch, nothingFits, passagesOfHits, quote } from './engines/lessonSearch.ts';
import { isFollowUp, refersBack, subjectOf, wantsExample, withSubject } from './followUp.ts';
import {
  createInputGuardrail,
  type InputGuardrail,
  type RefusalTopic,
  type Verdict,
} from './guardrail/input.ts';
import { readCrisisLines } from './guardrail/crisisLines.ts';
import { emergencyReply, supportReply, withHelp } from './guardrail/distress.ts';
import { refuse } from './guardrail/refusal.ts';
import { loadModels } from './models.ts';
import { passagesOf, type Passage } from './retrieval/passages.ts';
import { subjectOfAnswer } from './retrieval/subjectClassifier.ts';
import { stemsOf } from './retrieval/words.ts';
import { createRetrieval, isOfSite, type Findings } from './retrieval/retrieval.ts';
import { replyOf, type Level, type TutorReply } from './reply.ts';

/** What somebody asks, checked by `aiChatRule`. */
export interface TutorQuestion {
  message: string;
  level: Level;
  history?: readonly ChatMessage[] | null | undefined;
}

/** Somebody who waits for an answer. */
export interface Asker {
  /** Aborts when they leave before the answer is complete. */
  signal: AbortSignal;
  /** @throws where they get no answer but to a hint at danger to life */
  admit: () => Promise<void>;
}

/** Answers one question; `emit` gets the pieces of an answer that takes its time. */
export interface Tutor {
  /** @throws what `admit` throws */
  ask: (question: TutorQuestion, asker: Asker, emit?: Emit) => Promise<TutorReply>;
}

/** Characters of a turn that are read; of a user's turn as many at its end are judged, too. */
const TURN_MAX = 500;
const REST_MS = 3;
/** What a user said before that long is no part of a sum. */
const SUM_TURNS = 3;

const UNSURE =
  'This is what the lessons say on the subject. It is not an answer to your own case, and not advice.';
const OTHER_NUMBERS =
  'The numbers below are from a lesson, not yours. It is not an answer to your own case, and not advice.';
const UNCLEAR =
  'I do not know what you mean. Please ask in one sentence that names the thing, such as “What is a pip?”; for a sum, with ' +
  'its numbers.';
const ASKS_LIMITS =
  /^\W*(?:and |but |so )?what (?:(?:can|do|will) you not|(?:cannot|(?:can|don|won)['’]?t) you)(?: (?:do|help|answer|know|tell)\b[^.?!]*)?\W*$/i;
const LIMITS =
  '**I name no trade, and give no advice, no signals and no forecasts.** I know only the lessons, the glossary and this ' +
  'site: no prices of today, and nothing about your account. I can be wrong, so read on where an answer says that it ' +
  'stands. For a person, there is the form on [Contact](/contact).';
const GUESS = 'I am not sure that this is what you ask. What comes nearest:';

/**
 * @param onMissing hears which passage comes nearest to a question that no answer fits
 *
 * In this order: danger to life, admission, retrieval, input guardrail, engine. A hint at danger is answered whatever
 * else fails; what the guardrail refuses reaches no engine. Where danger is possible, whom to call follows the answer.
 */
export function createTutor(
  engine = lessonSearch,
  models = loadModels(),
  lines = readCrisisLines(),
  onMissing: (nearest: string) => void = () => {},
): Tutor {
  const passages = passagesOf();
  const retrieve = createRetrieval(models.subjects, models.index);
  const findInFull = (joined: string, message: string) =>
    wantsExample(message) ? withExample(retrieve(joined), passages) : retrieve(joined);
  const guardrail = createInputGuardrail(models.classifier);
  const inTurn = oneAtATime();
  // Danger to life waits for no answer.
  const judgeInTurn = oneAtATime();
  const [emergency, support] = [emergencyReply(lines), supportReply(lines)];
  const answer = async (
    { message, level }: TutorQuestion,
    { said, found, alone }: { said: JudgedTurn[]; found: Findings; alone: Verdict },
    signal: AbortSignal,
    emit: Emit,
  ): Promise<TutorReply> => {
    const turns = said.filter(({ verdict }) => ['teach', 'unsure'].includes(verdict.kind));
    // "What can you do?" names no subject, and has one.
    const isWhole = isOfSite(found.hits[0]!.answer) && found.score >= FIT.sure && !refersBack(message);
    const pointsBack = isFollowUp(message) && !isWhole;
    const subject = pointsBack ? subjectOf(turns) : undefined;
    const judged = await inTurn(signal, () => withTurns(alone, message, turns, guardrail));
    if (judged.kind === 'support') return support;
    if (ASKS_LIMITS.test(message)) return replyOf({ response: LIMITS, outcome: 'answer' });
    const isSum = judged.kind !== 'refuse' || (OPEN_TO_CONTEXT.includes(judged.topic) && isPlainSum(message));
    const isAnswer = judged.kind !== 'refuse' || judged.topic === 'off-topic';
    const result = isAnswer && judgeAnswer(message, said.at(-1), passages);
    if (result) return result;
    const own = ownSizeOf(message, said);
    const asked = said.flatMap(({ role, content }) => (role === 'user' ? content : [])).slice(-SUM_TURNS);
    const sum =
      isSum &&
      (await inTurn(signal, () => compute(message, passages, asked) ?? (own && compute(own, passages))));
    if (sum) return sum;
    const joined = own ?? (subject && withSubject(message, subject));
    const [findings, verdict] =
      joined === undefined
        ? [found, judged]
        : await inTurn(signal, () => [findInFull(joined, message), inContext(judged, joined, guardrail)]);
    if (verdict.kind === 'refuse') {
      // Terms such as "stop-loss" are the same in many languages.
      const isNamed = verdict.topic === 'other-language' && findings.terms.length > 0;
      return refuse(verdict.topic, message, passages, isNamed ? passagesOfHits(findings.hits)[0] : undefined);
    }
    const question = { message, level, history: turns, findings };
    const {
      score,
      hits: [best],
    } = findings;
    const isUnclear = score < FIT.sure || stemsOf(message).length === 0;
    if (pointsBack && subject === undefined && isUnclear && refersBack(message))
      return replyOf({ response: UNCLEAR, outcome: 'not_found' });
    if (score < FIT.least) {
      onMissing(subjectOfAnswer(best!.answer));
      return nothingFits(question);
    }
    const about = best!.passages[0];
    const check = wantsCheck(message) && about ? askCheck(message, about) : undefined;
    if (check) return check;
    if (isOfSite(best!.answer)) return quote(question);
    const reply = await engine(question, emit, signal);
    if (reply.outcome !== 'answer') return reply;
    const isAfterSum = subject && (await inTurn(signal, () => compute(subject, passages)));
    if (own || isAfterSum) return unsure(OTHER_NUMBERS, reply.response, reply);
    if (score < FIT.sure && reply.engine === 'lessons') return unsure(GUESS, reply.response, reply);
    return verdict.kind === 'unsure' ? unsure(reply.response, UNSURE, reply) : reply;
  };
  return {
    ask: async (question, { admit, signal }, emit = () => {}) => {
      const { message, history } = question;
      // What is short waits for no other: it may hint at danger.
      const judge = async (text: string) =>
        text.length > TURN_MAX ? judgeInTurn(signal, () => guardrail(text)) : guardrail(text);
      const { kind } = await judge(message);
      if (kind === 'emergency') return emergency;
      // Who is not admitted costs no retrieval, and is heard in distress.
      const refusal = await admit().then(
        () => undefined,
        (error: unknown) => error,
      );
      if (refusal && kind === 'support') return support;
      if (refusal) throw refusal as Error;
      // Turns come from the client: a forged one is judged like a message.
      const turns = history ?? [];
      const lastSaid = turns.findLast(({ role }) => role === 'user');
      const last = lastSaid && (await judge(judgedOf(lastSaid)));
      // Whoever hints at danger and then asks about a trade gets the numbers once more.
      if (last?.kind === 'emergency') return emergency;
      const said: JudgedTurn[] = [];
      for (const turn of turns) {
        const verdict = turn === lastSaid ? last! : await inTurn(signal, () => guardrail(judgedOf(turn)));
        said.push({ role: turn.role, content: turn.content.slice(0, TURN_MAX), verdict });
      }
      const found = await inTurn(signal, () => retrieve(message));
      const ofSite = isOfSite(found.hits[0]!.answer);
      // Later, too, and after distress, unless they ask what a lesson answers.
      const isLesson = !ofSite && !isFollowUp(message) && found.whole >= FIT.sure;
      const hasHinted = said.some(({ role, verdict }) => role === 'user' && verdict.kind === 'emergency');
      if (hasHinted && !isLesson) return emergency;
      if (last?.kind === 'support' && !isLesson) return support;
      const alone = await inTurn(signal, () => guardrail(message, found.whole, ofSite));
      const reply = await answer(question, { said, found, alone }, signal, emit);
      const mayHint =
        alone.mayHint ||
        isUnread(alone, reply) ||
        said.some(({ role, verdict }) => role === 'user' && verdict.mayHint);
      return mayHint && reply !== support ? withHelp(reply, lines) : reply;
    },
  };
}

/** What is refused for these may be harmless beside what was said before, or a sum. */
const OPEN_TO_CONTEXT: readonly RefusalTopic[] = ['advice', 'forecast', 'vouching', 'off-topic'];

/** What no lesson is about may be a hint in words that nobody wrote before. */
const isUnread = (verdict: Verdict, { outcome }: TutorReply): boolean =>
  outcome === 'not_found' ||
  (outcome === 'refusal' &&
    verdict.kind === 'refuse' &&
    (verdict.topic === 'off-topic' || verdict.topic === 'other-language'));

// A follow-up means its subject, too.
function inContext(verdict: Verdict, joined: string, judge: InputGuardrail): Verdict {
  if (verdict.kind !== 'refuse' || !OPEN_TO_CONTEXT.includes(verdict.topic)) return verdict;
  const together = judge(joined);
  return ['teach', 'unsure'].includes(together.kind) && !wantsDecision(joined) ? together : verdict;
}

// The worked example of the lesson that a conversation is about.
function withExample(findings: Findings, passages: readonly Passage[]): Findings {
  const [best] = findings.answers;
  const [about] = best!.passages;
  const example = passages.find(
    ({ kind, level, module, isLocked }) =>
      kind === 'example' && !isLocked && level === about?.level && module === about.module,
  );
  if (!example) return findings;
  const { id, text } = example;
  const answer = { id, cites: [id], questions: [], text };
  return { ...findings, answers: [{ answer, passages: [example], score: best!.score }] };
}

// An instruction may be spread over turns, each harmless alone.
function withTurns(
  alone: Verdict,
  message: string,
  turns: readonly ChatMessage[],
  judge: InputGuardrail,
): Verdict {
  const earlier = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  if (alone.kind !== 'teach' || earlier.length === 0) return alone;
  const joined = judge([...earlier, message].join(' '));
  return joined.kind === 'refuse' && joined.topic === 'injection' ? joined : alone;
}

const ASKS_SIZE =
  /\b(?:how (?:big|large)|(?:how many|in) (?:lots?|ounces|oz|coins|contracts|units)|what (?:lot|size))\b/i;
const OWN_MONEY =
  /\b(?:i(?: only)? have|i['’]ve(?: got)?|my (?:\w+ )?(?:account|equity|balance|capital|deposit))\b.*\d/i;

/** The question for a size with one's own money, which may have been named in the turn before. */
function ownSizeOf(message: string, said: readonly JudgedTurn[]): string | undefined {
  if (!ASKS_SIZE.test(message)) return undefined;
  const before = said.findLast(({ role }) => role === 'user')?.content ?? '';
  return [message, `${before}. ${message}`].find(text => OWN_MONEY.test(text));
}

type JudgedTurn = ChatMessage & { verdict: Verdict };

// In what a user wrote a hint at danger may stand at the end.
const judgedOf = ({ role, content }: ChatMessage) =>
  role === 'user'
    ? `${content.slice(0, TURN_MAX)} ${content.slice(TURN_MAX).slice(-TURN_MAX)}`.trimEnd()
    : content.slice(0, TURN_MAX);

/** How much work a question is: 1 for most, more where it or what was said before is long. */
export const workOf = ({ message, history }: TutorQuestion): number =>
  Math.ceil([message, ...(history ?? []).map(judgedOf)].join('').length / 3000);

/**
 * Runs work that keeps the thread busy one piece after another, with a rest between two, in which the process takes
 * connections and answers other requests. It throws where the asker has left.
 */
function oneAtATime() {
  let rested: Promise<unknown> = Promise.resolve();
  // A timer counts from the beginning of a turn of the event loop, so it is set in the next one.
  const rest = async () => {
    await setImmediate();
    await setTimeout(REST_MS);
  };
  return <Result>(signal: AbortSignal, work: () => Result): Promise<Result> => {
    const done = rested.then(() => {
      signal.throwIfAborted();
      return work();
    });
    rested = done.then(rest, rest);
    return done;
  };
}

const unsure = (first: string, second: string, reply: TutorReply): TutorReply => ({
  ...reply,
  outcome: 'unsure',
  response: `${first}\n\n${second}`,
});
