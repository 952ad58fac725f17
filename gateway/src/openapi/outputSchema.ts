import {
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

type JsonSchema = Record<string, unknown>;

const scalars: Record<string, JsonSchema> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
};

/** The JSON Schema of an output type, read off the GraphQL schema: both doors show the same fields. */
export function outputSchema(schema: GraphQLSchema, name: string): JsonSchema {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`There is no output type ${name}.`);
  const fields = Object.values(type.getFields());
  const properties = Object.fromEntries(fields.map(field => [field.name, fieldSchema(field.type)]));
  return { type: 'object', required: Object.keys(properties), properties, additionalProperties: false };
}

function fieldSchema(type: GraphQLOutputType): JsonSchema {
  if (isNonNullType(type)) return nonNullSchema(type.ofType);
  const schema = nonNullSchema(type);
  return { ...schema, type: [schema['type'], 'null'] };
}

function nonNullSchema(type: GraphQLOutputType): JsonSchema {
  if (isListType(type)) return { type: 'array', items: fieldSchema(type.ofType) };
  const named = getNamedType(type);
  if (isEnumType(named)) return { type: 'string', enum: named.getValues().map(value => value.name) };
  if (isObjectType(named)) return { $ref: `#/components/schemas/${named.name}` };
  return scalars[named.name] ?? {};
}
