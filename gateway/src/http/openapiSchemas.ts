import { aiChatRule, consultationRule, emailSignupRule, progressRule } from '@site/validation';
import { isEnumType, isListType, isNonNullType, isObjectType, type GraphQLOutputType } from 'graphql';
import { z } from 'zod';
import { createSchema } from '../graphql/schema.ts';

const bodies: Record<string, z.ZodType> = {
  EmailSignupInput: emailSignupRule,
  ConsultationInput: consultationRule,
  ConsultationChanges: consultationRule.partial(),
  ProgressInput: progressRule([], []),
  AiChatInput: aiChatRule,
};

/** What REST answers: the fields that GraphQL has of it. */
const answers = [
  ...['User', 'Service', 'Testimonial', 'EmailSignup', 'Consultation'],
  ...['ModuleProgress', 'ProgressCheck', 'ProgressAttempt'],
  ...['AiChatReply', 'Citation', 'Calculation', 'CalculationValue'],
];

const scalars: Record<string, object> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
};

const bodySchema = (rule: z.ZodType) => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(rule, { io: 'input' });
  return schema;
};

function valueSchema(type: GraphQLOutputType): object | undefined {
  if (isListType(type)) return { type: 'array', items: fieldSchema(type.ofType) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  return isObjectType(type) ? { $ref: `#/components/schemas/${type.name}` } : scalars[String(type)];
}
const fieldSchema = (type: GraphQLOutputType) =>
  isNonNullType(type) ? valueSchema(type.ofType) : { anyOf: [valueSchema(type), { type: 'null' }] };

/** What openapi.json says of request bodies and of answers. */
export function openapiSchemas(): Record<string, object> {
  const schema = createSchema();
  const answerSchema = (name: string) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`GraphQL has no ${name}`);
    const fields = Object.entries(type.getFields()).map(([field, { type: of }]) => [field, fieldSchema(of)]);
    const properties = Object.fromEntries(fields);
    return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
  };
  return Object.fromEntries([
    ...Object.entries(bodies).map(([name, rule]) => [name, bodySchema(rule)]),
    ...answers.map(name => [name, answerSchema(name)]),
  ]);
}
