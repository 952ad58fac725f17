import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, Kind, type ValidationRule } from 'graphql';
import type { Logger } from 'pino';
import type { Dependencies } from '../dependencies.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Context } from './context.ts';
import { formatError, legacyStatusPlugin, resolverErrorsPlugin } from './errors.ts';
import { createSchema } from './schema.ts';

const MAX_TOKENS = 1000;
/** Bounds of documents that anybody may write; published ones need none. */
const bounds = () =>
  new ApolloArmor({
    maxDepth: { n: 10 },
    maxAliases: { n: 5 },
    maxDirectives: { n: 10 },
    costLimit: { maxCost: 300 },
  }).protect().validationRules;

export function createApollo({ env, log, operations, tracing }: Dependencies): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema: createSchema(),
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    introspection: env.NODE_ENV !== 'production',
    persistedQueries: false,
    // Apollo's cache of parsed documents does not count their texts: a stranger's would fill the memory, and so would a
    // published one with other spaces each time.
    documentStore: null,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationOptions: { maxErrors: 5 },
    validationRules: [...(operations ? [] : bounds()), oneMutationField],
    hideSchemaDetailsFromClientErrors: env.NODE_ENV === 'production',
    formatError,
    // main.ts ends the process.
    stopOnTerminationSignals: false,
    logger: quiet(log),
    plugins: [
      resolverErrorsPlugin(log),
      legacyStatusPlugin,
      ...(tracing ? [tracePlugin(tracing)] : []),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
}

/** Two writes in one request would share its limits and its answer. */
const oneMutationField: ValidationRule = context => ({
  OperationDefinition: node => {
    const fields = node.operation === 'mutation' ? node.selectionSet.selections : [];
    const isOne = fields.length <= 1 && fields.every(({ kind }) => kind === Kind.FIELD);
    if (!isOne) context.reportError(new GraphQLError('A mutation has one field.', { nodes: node }));
  },
});

/** Says in the trace what a document asked for: fields of our schema, never names that the client chose. */
const tracePlugin = (tracing: Tracing): ApolloServerPlugin<Context> => ({
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

// Apollo's messages may quote user input, so they are not logged.
function quiet(log: Logger) {
  const warn = () => log.warn('GraphQL server error');
  return { debug() {}, info() {}, warn, error: warn };
}
