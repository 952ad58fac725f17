import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { FieldError } from '../http/problem.ts';

// Apollo's own codes come with their status; these are the ones it leaves without.
const statuses: Record<string, number> = { BAD_USER_INPUT: 400 };

/** The last look at an error before it is sent: its status stands in it, and no stack does (CONTRACT section 4). */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { stacktrace: _stacktrace, ...extensions } = formatted.extensions ?? {};
  const code = String(extensions['code']);
  const status = httpStatus(error) ?? statuses[code] ?? 500;
  const errors =
    extensions['errors'] ?? (code === 'BAD_USER_INPUT' ? [coercionError(formatted.message)] : undefined);
  return { ...formatted, extensions: { ...extensions, http: { status }, ...(errors ? { errors } : {}) } };
}

function httpStatus(error: unknown): number | undefined {
  const http = error instanceof GraphQLError ? error.extensions['http'] : undefined;
  return (http as { status?: number } | undefined)?.status;
}

// A variable of the wrong type never reaches a rule: graphql names its path in the text alone.
function coercionError(message: string): FieldError {
  const path = /at "(?:\w+\.)?([\w.[\]]+)"/.exec(message)?.[1] ?? '';
  return { path, message };
}
