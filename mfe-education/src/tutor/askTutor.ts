import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { LevelId } from '@site/curriculum';
import { ApiError } from '@site/platform';
import { fromResponse } from '@site/platform/data';

export interface Citation {
  number: number;
  level: LevelId;
  module: number;
  title: string;
  section: string;
  /** The id of an entry of the glossary, null for a section. */
  term?: string | null;
}

/** The gateway's answer (docs/specification.md#rest). */
export interface Reply {
  response: string;
  /** `unsure`: lesson text that does not answer the user's own case. */
  outcome: 'answer' | 'unsure' | 'refusal' | 'support' | 'emergency' | 'not_found';
  engine: 'lessons' | 'model';
  citations: Citation[];
  /** Figures of the lessons that belong to the answer. */
  figures?: string[];
}

export interface Question {
  message: string;
  level: LevelId;
  history: { role: 'user' | 'assistant'; content: string }[];
}

/**
 * Asks once, never again. `onText` gets each piece of the answer as it is written.
 * @throws {ApiError} for a refused, failed or cut off answer; what `fetch` throws for a broken connection or an abort
 */
export async function askTutor(
  question: Question,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<Reply> {
  const response = await fetch('/api/ai-chat', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(question),
    signal,
  });
  if (!response.ok) throw fromResponse(response, await response.text());
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) return (await response.json()) as Reply;
  return readReply(response.body, onText);
}

async function readReply(body: ReadableStream<BufferSource>, onText: (text: string) => void): Promise<Reply> {
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (let next = await events.read(); !next.done; next = await events.read()) {
    const { event, data } = next.value;
    if (event === 'delta') onText((JSON.parse(data) as { text: string }).text);
    if (event === 'done') return JSON.parse(data) as Reply;
    if (event === 'error') {
      const { status, detail } = JSON.parse(data) as { status: number; detail: string };
      throw new ApiError(status, detail);
    }
  }
  throw ApiError.unreachable();
}
