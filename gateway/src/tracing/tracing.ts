import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Env } from '../settings.ts';

/** Ends a span; pass the error if the work failed. */
export type EndSpan = (error?: unknown) => void;

/** Request traces. Spans hold routes, status codes and statement kinds only: no user input and no personal data. */
export interface Tracing {
  /** Express middleware: one span for each request, with its request id. */
  traceRequests: RequestHandler;
  /** Starts a span for one SQL statement; undefined outside a traced request. */
  beginStatement: (sql: string) => EndSpan | undefined;
  /** Does work whose statements are in no trace. */
  hide: <Result>(work: () => Result) => Result;
  /** Adds attributes to the span of the current request. */
  describe: (attributes: Record<string, string | string[]>) => void;
  /** Exports pending spans, within two seconds. */
  stop: () => Promise<void>;
}

/** @returns traces if OTEL_EXPORTER_OTLP_ENDPOINT is set; otherwise OpenTelemetry is not even loaded. */
export async function startTracing(env: Env, log: Logger): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  if (!endpoint) return undefined;
  const { createTracing } = await import('./openTelemetry.ts');
  return createTracing({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, log);
}
