import type { RequestHandler } from 'express';

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
