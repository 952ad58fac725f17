const FRAMES = 8;

/**
 * What a log may say of an error: type, code and where. Never its message: a driver's message carries the row
 * it refused, a parser's the text it could not read.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = error.stack?.split('\n').filter(line => /^\s+at /.test(line)) ?? [];
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    at: frames.map(line => line.trim()).slice(0, FRAMES),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
