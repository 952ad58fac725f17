import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { Logger } from 'pino';
import type { Dependencies } from '../dependencies.ts';
import type { Context } from './context.ts';
import { documentPlugin } from './documentPlugin.ts';
import { formatError, legacyStatusPlugin, resolverErrorsPlugin } from './errors.ts';
import { MAX_TOKENS } from './queryLimits.ts';
import { meterFields, stringifyResult } from './responseBudget.ts';
import { createSchema } from './schema.ts';
import { tracePlugin } from './tracePlugin.ts';

/** The GraphQL server: limited documents and responses; in production no introspection and published documents only. */
export const createApollo = ({
  env,
  log,
  operations,
  tracing,
}: Pick<Dependencies, 'env' | 'log' | 'operations' | 'tracing'>): ApolloServer<Context> =>
  new ApolloServer<Context>({
    schema: meterFields(createSchema()),
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    // documentPlugin validates, after it has applied the limits.
    dangerouslyDisableValidation: true,
    hideSchemaDetailsFromClientErrors: env.NODE_ENV === 'production',
    formatError,
    stringifyResult,
    // main.ts ends the process.
    stopOnTerminationSignals: false,
    logger: quiet(log),
    plugins: [
      documentPlugin({ production: env.NODE_ENV === 'production', isAllowed: operations?.isAllowed }),
      resolverErrorsPlugin(log),
      legacyStatusPlugin,
      ...(tracing ? [tracePlugin(tracing)] : []),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  });

// Apollo's messages may quote user input, so they are not logged.
function quiet(log: Logger) {
  const warn = () => log.warn('GraphQL server error');
  return { debug() {}, info() {}, warn, error: warn };
}
