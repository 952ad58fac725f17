import type { ApolloServerPlugin } from '@apollo/server';
import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { IsAllowed } from './operationAllowList.ts';
import type { Context } from './context.ts';
import { limitErrors, validationError } from './errors.ts';
import { CHEAP_COST, costOf, largeFields, MAX_COST, MAX_LARGE_FIELDS, readsMemoryOnly } from './queryCost.ts';
import { exceededLimit, MAX_DOCUMENT_LENGTH } from './queryLimits.ts';
import { QUERY_TIMEOUT_MS } from './responseBudget.ts';
import { variablesError } from './variableValues.ts';

const MAX_ERRORS = 5;

interface Options {
  production: boolean;
  /** Whether a document may be executed at all; undefined allows every document. */
  isAllowed: IsAllowed | undefined;
}

/**
 * Checks the document that Apollo Server is about to execute, in this order: length, limits, validation, cost,
 * allow-list, variables. It replaces Apollo's own validation, which would run before the limits. The result is kept with the
 * parsed document, which Apollo Server caches.
 */
export function documentPlugin({ production, isAllowed }: Options): ApolloServerPlugin<Context> {
  const results = new WeakMap<DocumentNode, GraphQLError | 'valid' | 'cheap'>();
  const rules = production ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;
  const check = (schema: GraphQLSchema, source: string, document: DocumentNode) => {
    const limit =
      source.length > MAX_DOCUMENT_LENGTH
        ? `The document is longer than ${MAX_DOCUMENT_LENGTH} characters.`
        : exceededLimit(document);
    if (limit) return validationError(limit);
    const options = { maxErrors: MAX_ERRORS, hideSuggestions: production };
    const [error] = validate(schema, document, rules, options);
    if (error) return validationError(error.message, error.nodes);
    if (largeFields(document) > MAX_LARGE_FIELDS)
      return validationError(
        `The document has more than ${MAX_LARGE_FIELDS} fields that read rows or long texts.`,
      );
    const cost = costOf(schema, document);
    if (cost > MAX_COST)
      return validationError(`The document asks for too much: its cost is ${cost}, the limit ${MAX_COST}.`);
    return cost <= CHEAP_COST && readsMemoryOnly(document) ? 'cheap' : 'valid';
  };
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ schema, source, document, operation, request, contextValue }) => {
        const known = results.get(document);
        const result = known ?? check(schema, source, document);
        results.set(document, result);
        if (result instanceof GraphQLError) throw result;
        contextValue.document.fromMemory = result === 'cheap';
        if (isAllowed && !(await isAllowed(document)))
          throw validationError('This document is not part of a published version.');
        // The first time the document had to be checked.
        if (known === 'cheap') contextValue.deps.requestLimit.uncountAddress(contextValue.req);
        const { variables = {} } = request;
        const error = operation && variablesError(schema, operation, variables, production);
        if (error) throw error;
        if (operation?.operation === OperationTypeNode.QUERY) contextValue.stopAfter(QUERY_TIMEOUT_MS);
      },
      // A stopped request has many errors and half its data: one error replaces them.
      willSendResponse: async ({ response, contextValue: { budget } }) => {
        if (response.body.kind !== 'single') return;
        response.body.singleResult = limitErrors(response.body.singleResult);
        const { error } = budget;
        if (!error) return;
        response.body.singleResult = { errors: [error.toJSON()] };
        response.http.status = (error.extensions['http'] as { status: number }).status;
      },
    }),
  };
}
