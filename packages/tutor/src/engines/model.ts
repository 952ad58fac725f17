import { BrokenCircuitError, CircuitState, type CircuitBreakerPolicy } from 'cockatiel';
import { createOutputGuardrail, NotInLessonsError, UnfitAnswerError } from '../guardrail/output.ts';
import { citedNumbers, type IsFit } from '../guardrail/sentence.ts';
import { citationsOf } from '../retrieval/passages.ts';
import { replyOf, type TutorReply } from '../reply.ts';
import { isTransient, retryAfterMs, withDeadlines, type Complete, type EndpointLimits } from './endpoint.ts';
import type { Emit, Engine, Question } from './engine.ts';
import { nothingFits, passagesOfHits, quote } from './lessonSearch.ts';
import { promptFor } from './prompt.ts';

export const modelLimits: EndpointLimits = { totalMs: 15_000, firstTokenMs: 7_000, stallMs: 6_000 };
const PASSAGES = 10;
const ATTEMPTS = 2;

const UNAVAILABLE = 'The AI model could not be reached, so this answer comes from lesson search.';
const UNFIT = "The AI model's answer did not keep to the lessons, so this one comes from lesson search.";

interface ModelDependencies {
  complete: Complete;
  breaker: CircuitBreakerPolicy;
  isFit: IsFit;
  limits?: EndpointLimits;
  onFailure?: (error: unknown) => void;
}

interface Attempt {
  question: Question;
  emit: Emit;
  signal: AbortSignal;
  /** Whether the endpoint sent a part of an answer. */
  begun: boolean;
}

/** Answers with a model from the same sections; every failure falls back to lesson search, and says so. */
export function createModelEngine({
  complete,
  breaker,
  isFit,
  limits = modelLimits,
  onFailure,
}: ModelDependencies): Engine {
  return async (question, emit, signal) => {
    // One call probes a half-open circuit; the others do not wait for its result.
    if (breaker.state === CircuitState.HalfOpen) return fallback(question, UNAVAILABLE);
    const deadline = AbortSignal.timeout(limits.totalMs);
    const attempt = { question, emit, signal: AbortSignal.any([signal, deadline]), begun: false };
    try {
      return await breaker.execute(() => answerWithRetry(attempt, complete, isFit, limits));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof NotInLessonsError) return nothingFits(question);
      if (!(error instanceof BrokenCircuitError)) onFailure?.(error);
      holdOpen(breaker, retryAfterMs(error));
      // Where a part of an answer was sent, the whole reply replaces it.
      return fallback(question, error instanceof UnfitAnswerError ? UNFIT : UNAVAILABLE);
    }
  };
}

function holdOpen(breaker: CircuitBreakerPolicy, ms: number | undefined): void {
  if (ms === undefined) return;
  const hold = breaker.isolate();
  setTimeout(hold.dispose, ms).unref();
}

async function answerWithRetry(attempt: Attempt, complete: Complete, isFit: IsFit, limits: EndpointLimits) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await answerOnce(attempt, complete, isFit, limits);
    } catch (error) {
      if (tried === ATTEMPTS || attempt.begun || attempt.signal.aborted || !isTransient(error)) throw error;
    }
  }
}

async function answerOnce(attempt: Attempt, complete: Complete, isFit: IsFit, limits: EndpointLimits) {
  const { question, emit, signal } = attempt;
  // Of a locked lesson a model could repeat every word; the glossary is open.
  const passages = passagesOfHits(question.findings.hits)
    .filter(({ kind, isLocked }) => kind === 'term' || !isLocked)
    .slice(0, PASSAGES);
  const output = createOutputGuardrail(isFit, passages.length, emit);
  for await (const piece of withDeadlines(complete, promptFor(question, passages), limits, signal)) {
    attempt.begun = true;
    output.add(piece);
  }
  const response = output.end();
  const cited = citedNumbers(response);
  const citations = citationsOf(passages).filter(({ number }) => cited.includes(number));
  return replyOf({
    response,
    outcome: 'answer',
    engine: 'model',
    citations,
    figures: quote(question).figures,
  });
}

function fallback(question: Question, reason: string): TutorReply {
  const reply = quote(question);
  return { ...reply, response: `${reason}\n\n${reply.response}` };
}
