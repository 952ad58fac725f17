import { getVariableValues, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { cut } from './errors.ts';

const MAX_LENGTH = 200;

/**
 * Checks the variables of an operation before its execution, which would report every error with the whole value.
 * @returns the first error, with the path but without the value, or undefined.
 */
export function variablesError(
  schema: GraphQLSchema,
  { variableDefinitions }: OperationDefinitionNode,
  variables: Record<string, unknown>,
  hideSuggestions: boolean,
): GraphQLError | undefined {
  const options = { maxErrors: 1, hideSuggestions };
  const [error] = getVariableValues(schema, variableDefinitions ?? [], variables, options).errors ?? [];
  if (!error) return undefined;
  const { message, path } = withoutValue(error);
  return new GraphQLError(message, {
    nodes: error.nodes ?? null,
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 }, errors: [{ path, message }] },
  });
}

// graphql-js: `Variable "$input" got invalid value <value> at "input.email"; <reason>`, or no value and no reason.
function withoutValue({ message, originalError }: GraphQLError): { message: string; path: string } {
  const variable = /^Variable "\$(\w+)"/.exec(message);
  if (!originalError || !variable) return { message: cut(message, MAX_LENGTH), path: '' };
  const position = message.slice(0, -`; ${originalError.message}`.length);
  const path = / at "([^"]*)"$/.exec(position)?.[1];
  const at = path ? ` at "${path}"` : '';
  const reason = reasonWithoutValue(originalError.message);
  return {
    message: cut(`${variable[0]}${at}: ${reason}`, MAX_LENGTH),
    path: path?.slice(variable[1]!.length).replace(/^\./, '') ?? '',
  };
}

const reasonWithoutValue = (reason: string) =>
  reason.replace(/^Value ".*" does/s, 'The value does').replace(/( value): .*$/s, '$1.');
