import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Env } from '../settings.ts';
import { routeOf } from '../http/log.ts';

const SEND_EVERY_MS = 1_000;
const LAST_SEND_MS = 2_000;

type TracingEnv = Env & { OTEL_EXPORTER_OTLP_ENDPOINT: string };

/**
 * Creates the process's tracer. Imported only if an OTLP endpoint is configured. Spans hold routes, status codes and statement
 * kinds only: no user input and no personal data.
 */
export function createTracing(env: TracingEnv, log: Logger) {
  const provider = createProvider(env);
  const tracer = provider.getTracer('gateway');
  /** The span of the request under way. */
  const current = new AsyncLocalStorage<Span>();
  logExportFailures(log);

  /** One span for each request, with its request id. */
  const traceRequests: RequestHandler = (req, res, next) => {
    const attributes = { 'http.request.method': req.method, 'gateway.request_id': req.id };
    // A trace header is left out: proxies pass on what strangers send, who could switch sampling on.
    const span = tracer.startSpan(req.method, { kind: SpanKind.SERVER, attributes });
    res.on('close', () => {
      const route = routeOf(req);
      span.updateName(`${req.method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': res.statusCode });
      // OpenTelemetry's semantic conventions: a 4xx is no server error.
      if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    current.run(span, next);
  };

  return {
    traceRequests,
    /** Starts a span for one SQL statement, which is ended with the error if it failed; undefined outside a traced request. */
    beginStatement: (sql: string) => {
      const request = current.getStore();
      if (!request) return undefined;
      const attributes = { 'db.system.name': 'postgresql' };
      const parent = trace.setSpan(ROOT_CONTEXT, request);
      const span = tracer.startSpan(statementName(sql), { kind: SpanKind.CLIENT, attributes }, parent);
      return (error?: unknown) => {
        if (error) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    /** Does work whose statements are in no trace. */
    hide: <Result>(work: () => Result): Result => current.exit(work),
    /** Adds attributes to the span of the current request. */
    describe: (attributes: Record<string, string | string[]>) =>
      void current.getStore()?.setAttributes(attributes),
    /** Exports pending spans, within two seconds. */
    stop: () =>
      Promise.race([provider.shutdown().catch(() => {}), sleep(LAST_SEND_MS, undefined, { ref: false })]),
  };
}

function createProvider(env: TracingEnv): TracerProvider {
  const url = `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url });
  return new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: SEND_EVERY_MS })],
  });
}

// The library's message may contain an address with credentials, so it is not logged.
function logExportFailures(log: Logger): void {
  const warn = () => log.warn('Trace export failed.');
  const ignore = () => {};
  diag.setLogger(
    { error: warn, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    DiagLogLevel.ERROR,
  );
}

const kinds = /^\s*(select|insert|update|delete|begin|start|commit|rollback|savepoint|release|set|lock)\b/i;
const table = /\b(?:from|into|update)\s+"?([a-z_]+)/i;

/** What a statement does and to which table, such as "SELECT services": never a value, which the SQL text may contain. */
export function statementName(sql: string): string {
  // Values are in quotes, and whatever follows the first of them may be one.
  const [start = ''] = sql.split(`'`, 1);
  const kind = kinds.exec(start)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const name = table.exec(start)?.[1];
  return name ? `${kind} ${name}` : kind;
}
