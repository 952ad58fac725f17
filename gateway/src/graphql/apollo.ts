import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { Logger } from 'pino';
import type { Dependencies } from '../dependencies.ts';
import type { Context } from './context.ts';
import { MAX_TOKENS } from './documentBounds.ts';
import { formatError, legacyStatusPlugin, resolverErrorsPlugin } from './errors.ts';
import { createSchema } from './schema.ts';
import { tracePlugin } from './tracePlugin.ts';

const MAX_ERRORS = 5;

/** The GraphQL server: bounded documents, no introspection in production, errors as CONTRACT section 4 writes them. */
export const createApollo = ({
  env,
  log,
  tracing,
}: Pick<Dependencies, 'env' | 'log' | 'tracing'>): ApolloServer<Context> =>
  new ApolloServer<Context>({
    schema: createSchema(),
    introspection: env.NODE_ENV !== 'production',
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationOptions: { maxErrors: MAX_ERRORS },
    formatError,
    // The process stops itself, in the order that main.ts knows.
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

// Apollo writes free text, which may quote what somebody sent: only that it complained is kept.
function quiet(log: Logger) {
  const complain = () => log.warn('The GraphQL server reported a problem.');
  return { debug() {}, info() {}, warn: complain, error: complain };
}
