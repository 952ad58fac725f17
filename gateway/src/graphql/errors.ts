import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import type { ErrorRequestHandler } from 'express';
import { GraphQLError, OperationTypeNode, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { Problem } from '../http/problem.ts';
import { logRefusal } from '../http/securityEvents.ts';
import { toProblem } from '../http/errorHandler.ts';
import type { Context } from './context.ts';

const MAX_MESSAGE_LENGTH = 500;
const codes: Record<number, string> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  503: 'SERVICE_UNAVAILABLE',
};
const requestErrorCodes = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

/** Maps errors thrown by resolvers to code and status, and logs server errors. A query that takes too long is 503. */
export const resolverErrorsPlugin = (log: Logger): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, contextValue }) => {
      if (operation?.operation === OperationTypeNode.QUERY) contextValue.limitTime();
    },
    didEncounterErrors: async ({ errors, contextValue }) => {
      const requestId = contextValue.req.id;
      for (const error of errors) {
        const thrown = error.originalError;
        if (thrown === undefined || thrown instanceof GraphQLError) continue;
        const isLate = contextValue.signal.aborted;
        const problem = isLate ? tooSlow : toProblem(thrown, requestId);
        const { status, message, errors: fields, headers } = problem;
        const hasLeft = thrown.name === 'AbortError';
        if (status >= 500 && !hasLeft) log.error({ err: thrown, requestId }, 'resolver failed');
        logRefusal(log, contextValue.req, problem);
        const code = codes[status];
        error.message = code ? message : 'Something went wrong.';
        Object.assign(error.extensions, {
          code: code ?? 'INTERNAL_SERVER_ERROR',
          http: { status: code ? status : 500, headers: new HeaderMap(Object.entries(headers)) },
          ...(fields && { errors: fields }),
          ...(!code && { requestId }),
        });
      }
    },
  }),
});

const tooSlow = new Problem(503, 'The query takes too long.');

/** Formats an error for the response: adds `extensions.http.status`, removes stack traces, cuts long texts. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { stacktrace: _stacktrace, ...extensions } = formatted.extensions ?? {};
  const message = cut(formatted.message);
  const invalid = extensions['code'] === 'BAD_USER_INPUT';
  const http = error instanceof GraphQLError ? error.extensions['http'] : undefined;
  const status = (http as { status?: number } | undefined)?.status ?? (invalid ? 400 : 500);
  const errors = extensions['errors'] ?? (invalid && [{ path: cut(pathIn(formatted.message)), message }]);
  return {
    ...formatted,
    message,
    extensions: { ...extensions, http: { status }, ...(errors && { errors }) },
  };
}

/** Of graphql-js: `Variable "$input" got invalid value … at "input.email"; …`. */
const pathIn = (message: string): string => / at "\w+\.([^"]+)";/.exec(message)?.[1] ?? '';

/** Cuts a text that may quote the request. */
const cut = (text: string): string =>
  text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH - 1)}…` : text;

/**
 * GraphQL over HTTP: a client that accepts application/json, but not application/graphql-response+json,
 * gets 200 for request errors.
 */
export const legacyStatusPlugin: ApolloServerPlugin = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response }) => {
      if (!acceptsLegacyJsonOnly(request.http?.headers.get('accept'))) return;
      const { body } = response;
      const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
      if (errors?.some(error => requestErrorCodes.has(String(error.extensions?.['code']))))
        response.http.status = 200;
    },
  }),
};

const acceptsLegacyJsonOnly = (accept: string | undefined): boolean =>
  accept !== undefined && /\bapplication\/json\b/i.test(accept) && !/graphql-response\+json/i.test(accept);

/** Express error handler for /graphql: errors thrown before Apollo, in the GraphQL response format. */
export const graphqlErrorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const problem = toProblem(error, req.id);
    const { status, message: text, headers } = problem;
    const message = cut(text);
    if (status >= 500) log.error({ err: error, requestId: req.id }, 'request failed');
    logRefusal(log, req, problem);
    const code = codes[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR');
    res.status(status).set(headers).type('application/graphql-response+json');
    res.send(JSON.stringify({ errors: [{ message, extensions: { code, http: { status } } }] }));
  };
