import type { Logger } from 'pino';
import type { Env } from '../settings.ts';
import type { createTracing } from './openTelemetry.ts';

export type Tracing = ReturnType<typeof createTracing>;

/** @returns traces if OTEL_EXPORTER_OTLP_ENDPOINT is set; otherwise OpenTelemetry is not even loaded. */
export async function startTracing(env: Env, log: Logger): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  if (!endpoint) return undefined;
  const { createTracing: create } = await import('./openTelemetry.ts');
  return create({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, log);
}
