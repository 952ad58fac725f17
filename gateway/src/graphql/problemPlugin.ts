import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { Problem } from '../http/problem.ts';
import { toProblem } from '../http/toProblem.ts';
import type { Context } from './context.ts';
import { codeOf } from './errorCodes.ts';

/** Gives what a resolver threw its code and status, and logs what is our fault. */
export const problemPlugin = (log: Logger): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue }) => {
      const requestId = contextValue.req.id;
      for (const error of errors) {
        const thrown = error.originalError;
        if (thrown === undefined || thrown instanceof GraphQLError) continue;
        const problem = toProblem(thrown, requestId);
        if (problem.status >= 500) log.error({ err: thrown, requestId }, 'resolver failed');
        explain(error, problem, requestId);
      }
    },
  }),
});

function explain(error: GraphQLError, problem: Problem, requestId: string): void {
  const code = codeOf(problem.status);
  const headers = new HeaderMap(Object.entries(problem.headers));
  if (!code) {
    error.message = 'Something went wrong.';
    Object.assign(error.extensions, {
      code: 'INTERNAL_SERVER_ERROR',
      http: { status: 500, headers },
      requestId,
    });
    return;
  }
  const { status, message, errors } = problem;
  error.message = message;
  Object.assign(error.extensions, { code, http: { status, headers }, ...(errors && { errors }) });
}
