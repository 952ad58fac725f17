import type { ApolloServerPlugin } from '@apollo/server';

const refusals = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

/** Whether a client takes application/json and does not know application/graphql-response+json. */
export const wantsPlainJson = (accept: string | undefined): boolean =>
  accept !== undefined && /\bapplication\/json\b/i.test(accept) && !/graphql-response\+json/i.test(accept);

/** GraphQL over HTTP: such a client reads 200 as "this is a GraphQL answer", even where the document was refused. */
export const plainJsonPlugin: ApolloServerPlugin = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response }) => {
      if (!wantsPlainJson(request.http?.headers.get('accept'))) return;
      const { body } = response;
      const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
      if (errors?.some(error => refusals.has(String(error.extensions?.['code'])))) response.http.status = 200;
    },
  }),
};
