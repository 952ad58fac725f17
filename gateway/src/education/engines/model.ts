import { cite, type AiChatReply } from '../reply.ts';
import type { Breaker } from './breaker.ts';
import { isPassing, pauseAskedFor, withDeadlines, type Complete, type EndpointLimits } from './endpoint.ts';
import type { Emit, Engine, Question } from './engine.ts';
import { ENOUGH_COVERAGE, lessonSearch, nothingFits } from './lessonSearch.ts';
import { promptFor } from './prompt.ts';
import { createScreened, NotInLessonsError, UnfitError } from './screened.ts';
import { citedNumbers } from './screen.ts';

export const modelLimits: EndpointLimits = { totalMs: 15_000, firstTokenMs: 7_000, stallMs: 6_000 };
const PASSAGES = 4;
const TRIES = 2;

const AWAY = 'The AI model could not be reached, so this answer comes from lesson search.';
const UNFIT = "The AI model's answer did not keep to the lessons, so this one comes from lesson search.";

interface ModelDependencies {
  complete: Complete;
  breaker: Breaker;
  limits?: EndpointLimits;
  /** Told of each failed answer. */
  onFailure?: (error: unknown) => void;
}

/** Answers with a model from the same sections; every failure ends in lesson search, and says so. */
export function createModelEngine({
  complete,
  breaker,
  limits = modelLimits,
  onFailure,
}: ModelDependencies): Engine {
  return async (question, emit, signal) => {
    // Nothing to answer from: a model could only invent.
    if (question.findings.coverage < ENOUGH_COVERAGE) return lessonSearch(question, emit, signal);
    if (!breaker.allows()) return instead(question, AWAY, signal, emit);
    const deadline = AbortSignal.timeout(limits.totalMs);
    const attempt = { question, emit, signal: AbortSignal.any([signal, deadline]), begun: false };
    try {
      const reply = await tryTwice(attempt, complete, limits);
      breaker.succeeded();
      return reply;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof NotInLessonsError) {
        breaker.succeeded();
        return withText(nothingFits(question), emit);
      }
      onFailure?.(error);
      if (error instanceof UnfitError) breaker.succeeded();
      else breaker.failed(pauseAskedFor(error));
      const reason = error instanceof UnfitError ? UNFIT : AWAY;
      // Once part of an answer was shown, the whole reply at the end replaces it.
      return instead(question, reason, signal, attempt.begun ? undefined : emit);
    }
  };
}

interface Attempt {
  question: Question;
  emit: Emit;
  signal: AbortSignal;
  begun: boolean;
}

async function tryTwice(attempt: Attempt, complete: Complete, limits: EndpointLimits) {
  let tokens = 0;
  const counted: Complete = async function* (messages, signal) {
    for await (const token of complete(messages, signal)) {
      tokens += 1;
      yield token;
    }
  };
  for (let tried = 1; ; tried += 1) {
    try {
      return await answerOnce(attempt, counted, limits);
    } catch (error) {
      if (tried === TRIES || tokens > 0 || attempt.signal.aborted || !isPassing(error)) throw error;
    }
  }
}

async function answerOnce(attempt: Attempt, complete: Complete, limits: EndpointLimits) {
  const { question, signal } = attempt;
  const passages = question.findings.hits.slice(0, PASSAGES).map(({ passage }) => passage);
  const screened = createScreened(passages.length, text => {
    attempt.begun = true;
    attempt.emit(text);
  });
  for await (const piece of withDeadlines(complete, promptFor(question, passages), limits, signal)) {
    screened.add(piece);
  }
  const response = screened.end();
  const citations = citedNumbers(response).map(number => cite(passages[number - 1]!, number));
  return { response, outcome: 'answer' as const, engine: 'model' as const, citations };
}

async function instead(question: Question, reason: string, signal: AbortSignal, emit: Emit = () => {}) {
  const reply = await lessonSearch(question, () => {}, signal);
  return withText({ ...reply, response: `${reason}\n\n${reply.response}` }, emit);
}

function withText(reply: AiChatReply, emit: Emit): AiChatReply {
  emit(reply.response);
  return reply;
}
