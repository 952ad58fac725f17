import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { openApiDocument } from './document.ts';

const document = JSON.parse(JSON.stringify(openApiDocument()));
const { schemas } = document.components;

test('openapi.json is what the code says; after a wanted change run "pnpm build" and "pnpm run schema"', async () => {
  const committed = await readFile(path.join(import.meta.dirname, '../../openapi.json'), 'utf8');
  expect(document).toEqual(JSON.parse(committed));
});

test('inputs are the zod rules, bounds included', () => {
  expect(schemas.ConsultationInput.properties).toMatchObject({
    name: { type: 'string', minLength: 1, maxLength: 100 },
    phone: { minLength: 5, maxLength: 32 },
    service: { enum: ['signals', 'management', 'coaching', 'vip'] },
  });
  expect(schemas.ConsultationInput.required).toEqual(['name', 'email', 'phone', 'service']);
});

test('outputs are the fields of the entities', () => {
  expect(schemas.Testimonial.required).toEqual(['id', 'name', 'role', 'content', 'avatar', 'rating']);
  expect(schemas.Service.properties.price).toEqual({ type: ['string', 'null'] });
  expect(schemas.Consultation.properties.createdAt).toEqual({ type: 'string', format: 'date-time' });
});

test('the tutor is described: its rule, its reply, each event of its stream, each refusal', () => {
  expect(schemas.AiChatInput.required).toEqual(['message', 'level']);
  expect(schemas.AiChatInput.properties).toMatchObject({
    message: { minLength: 1, maxLength: 2000 },
    level: { enum: ['beginner', 'intermediate', 'expert'] },
  });
  const outcomes = ['answer', 'unsure', 'refusal', 'support', 'not_found'];
  expect(schemas.AiChatReply.properties.outcome.enum).toEqual(outcomes);
  expect(schemas.AiChatReply.properties.citations.items).toEqual({ $ref: '#/components/schemas/Citation' });
  const { responses } = document.paths['/ai-chat'].post;
  expect(Object.keys(responses[200].content)).toEqual(['application/json', 'text/event-stream']);
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '401', '429', '503']));
});

test('every reference leads somewhere', () => {
  const names = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
    ([, name]) => name!,
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter(name => !(name in schemas))).toEqual([]);
});
