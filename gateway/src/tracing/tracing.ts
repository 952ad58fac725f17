import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';

/** Called when the work of a span is over; with the error that ended it, if one did. */
export type EndSpan = (error?: unknown) => void;

/** Traces of requests. No span carries what a client made up or a person wrote: routes, statuses, statements' kinds. */
export interface Tracing {
  /** The step that makes a span of each request, with its request id. */
  traceRequests: RequestHandler;
  /** Begins a span of one statement for the database, or undefined outside of a traced request. */
  beginStatement: (sql: string) => EndSpan | undefined;
  /** Says more of the current request. */
  describe: (attributes: Record<string, string | string[]>) => void;
  /** Sends what was not sent yet, two seconds at most. */
  stop: () => Promise<void>;
}

/** @returns traces, where OTEL_EXPORTER_OTLP_ENDPOINT says who receives them; nothing of OpenTelemetry is loaded else. */
export async function startTracing(env: Env, log: Logger): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  if (!endpoint) return undefined;
  const { createTracing } = await import('./openTelemetry.ts');
  return createTracing({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, log);
}
