import type { ApolloServerPlugin } from '@apollo/server';
import { Kind } from 'graphql';
import type { Tracing } from '../tracing/tracing.ts';
import type { Context } from './context.ts';

/** Says in the trace what a document asked for: fields of our schema, never names that the client chose. */
export const tracePlugin = (tracing: Tracing): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation }) => {
      if (!operation) return;
      const fields = operation.selectionSet.selections.flatMap(node =>
        node.kind === Kind.FIELD ? [node.name.value] : [],
      );
      tracing.describe({ 'graphql.operation.type': operation.operation, 'gateway.graphql.fields': fields });
    },
  }),
});
