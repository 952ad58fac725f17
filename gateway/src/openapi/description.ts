import { aiChatRule, consultationRule, emailSignupRule } from '@site/validation';
import { z } from 'zod';
import { createSchema } from '../graphql/schema.ts';
import { outputSchema } from './outputSchema.ts';
import { paths } from './paths.ts';

const outputs = ['User', 'Service', 'Testimonial', 'EmailSignup', 'Consultation', 'AiChatReply', 'Citation'];

/** What a rule takes, as JSON Schema; additional keys are dropped, so the description allows them. */
function inputSchema(rule: z.ZodType): unknown {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(rule, { io: 'input' });
  return schema;
}

const problem = {
  type: 'object',
  required: ['title', 'status', 'detail'],
  properties: {
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

function object(properties: Record<string, unknown>) {
  return { type: 'object', required: Object.keys(properties), properties, additionalProperties: false };
}

function event(name: string, data: unknown) {
  return object({ event: { const: name }, data });
}

/** One event of the streamed answer, as its name and its data (education.routes.ts writes them). */
const aiChatEvent = {
  oneOf: [
    event('delta', object({ text: { type: 'string' } })),
    event('done', { $ref: '#/components/schemas/AiChatReply' }),
    event('error', object({ status: { type: 'integer' }, detail: { type: 'string' } })),
  ],
};

/** The OpenAPI 3.1 description: inputs from the zod rules, outputs from the entities. */
export function openApiDescription(): object {
  const schema = createSchema();
  return {
    openapi: '3.1.0',
    info: { title: 'Gold and Bitcoin trading education', version: '1.0.0' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'ounce.sid' } },
      schemas: {
        ...Object.fromEntries(outputs.map(name => [name, outputSchema(schema, name)])),
        EmailSignupInput: inputSchema(emailSignupRule),
        ConsultationInput: inputSchema(consultationRule),
        AiChatInput: inputSchema(aiChatRule),
        AiChatEvent: aiChatEvent,
        Problem: problem,
      },
    },
  };
}
