import { APIConnectionError, APIError } from 'openai/error';
import { UnfitAnswerError } from '../guardrail/output.ts';
import type { promptFor } from './prompt.ts';

export interface EndpointSettings {
  apiKey: string;
  baseURL: string | undefined;
  model: string;
}

export interface EndpointLimits {
  /** For the whole answer, both tries together. */
  totalMs: number;
  /** Until the first token of a try. */
  firstTokenMs: number;
  /** Between two tokens. */
  stallMs: number;
}

const OUTPUT_TOKENS = 500;

/** Streams the pieces of one completion; `signal` aborts the request upstream at once. */
export type Complete = (messages: ReturnType<typeof promptFor>, signal: AbortSignal) => AsyncIterable<string>;

/** Any endpoint that speaks OpenAI's chat completions. The library's own retries and ten-minute timeout are off. */
export function createEndpoint(
  { apiKey, baseURL, model }: EndpointSettings,
  { totalMs }: EndpointLimits,
): Complete {
  // Hundreds of modules, for those who have a model.
  const client = import('openai').then(
    ({ default: OpenAI }) =>
      new OpenAI({
        apiKey,
        baseURL: baseURL ?? null,
        maxRetries: 0,
        timeout: totalMs,
        logLevel: 'off',
        // A redirect could carry questions to another host.
        fetchOptions: { redirect: 'error' },
      }),
  );
  return async function* (messages, signal) {
    const request = { model, messages, stream: true as const, max_tokens: OUTPUT_TOKENS, temperature: 0.2 };
    const stream = await (await client).chat.completions.create(request, { signal });
    let reason: string | null | undefined;
    for await (const chunk of stream) {
      const choice = chunk.choices?.[0];
      if (choice?.delta?.content) yield choice.delta.content;
      reason ??= choice?.finish_reason;
    }
    // A connection that is cut ends the stream as quietly as a whole answer does.
    if (!reason) throw new Error('The answer of the model was cut off.');
    // Too long, or filtered.
    if (reason !== 'stop') throw new UnfitAnswerError(`The answer of the model ended by ${reason}.`);
  };
}

/** Whether the same request may succeed when it is sent again. */
export const isTransient = (error: unknown): boolean =>
  error instanceof APIConnectionError ||
  error instanceof SlowError ||
  (error instanceof APIError && typeof error.status === 'number' && error.status >= 500);

/** Short: a single 429 pauses the model for all askers. */
const RETRY_AFTER_MAX_MS = 5_000;

/** The `Retry-After` of a 429 in milliseconds, bounded; undefined for other errors. */
export function retryAfterMs(error: unknown): number | undefined {
  if (!(error instanceof APIError) || error.status !== 429) return undefined;
  const seconds = Number(error.headers?.get('retry-after'));
  return seconds > 0 ? Math.min(seconds * 1000, RETRY_AFTER_MAX_MS) : RETRY_AFTER_MAX_MS;
}

/** The endpoint took too long for the next token. */
export class SlowError extends Error {}

/** Passes tokens on; throws `SlowError` where one takes longer than its limit, and ends the request. */
export async function* withDeadlines(
  complete: Complete,
  messages: Parameters<Complete>[0],
  { firstTokenMs, stallMs }: EndpointLimits,
  signal: AbortSignal,
): AsyncIterable<string> {
  const stop = new AbortController();
  const ended = AbortSignal.any([signal, stop.signal]);
  // Rejects even where the request does not end.
  const aborted = new Promise<never>((_, reject) => {
    ended.addEventListener('abort', () => reject(ended.reason as Error), { once: true });
  });
  aborted.catch(() => {});
  const tokens = complete(messages, ended)[Symbol.asyncIterator]();
  try {
    for (let limit = firstTokenMs; ; limit = stallMs) {
      signal.throwIfAborted();
      const timer = setTimeout(() => stop.abort(new SlowError('The model was too slow.')), limit);
      const next = await Promise.race([tokens.next(), aborted]).finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    stop.abort();
  }
}
