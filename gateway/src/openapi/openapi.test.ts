import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { restRoutes } from '../app.ts';
import type { Dependencies } from '../dependencies.ts';
import { readEnv } from '../env.ts';
import { openApiDescription } from './description.ts';

const description = JSON.parse(JSON.stringify(openApiDescription()));
const { schemas } = description.components;

test('openapi.json is up to date ("npm run codegen" writes it)', async () => {
  const committed = await readFile(path.join(import.meta.dirname, '../../openapi.json'), 'utf8');
  expect(description).toEqual(JSON.parse(committed));
});

test('describes inputs by their zod rules', () => {
  expect(schemas.ConsultationInput.properties).toMatchObject({
    name: { type: 'string', minLength: 1, maxLength: 100 },
    phone: { minLength: 5, maxLength: 32 },
    service: { enum: ['signals', 'management', 'coaching', 'vip'] },
  });
  expect(schemas.ConsultationInput.required).toEqual(['name', 'email', 'phone', 'service']);
});

test('describes outputs by the fields of the entities', () => {
  expect(schemas.Testimonial.required).toEqual(['id', 'name', 'role', 'content', 'avatar', 'rating']);
  expect(schemas.Service.properties.price).toEqual({ type: ['string', 'null'] });
  expect(schemas.Consultation.properties.createdAt).toEqual({ type: 'string', format: 'date-time' });
});

test('describes the tutor with its events and errors', () => {
  expect(schemas.AiChatInput.required).toEqual(['message', 'level']);
  expect(schemas.AiChatInput.properties).toMatchObject({
    message: { minLength: 1, maxLength: 2000 },
    level: { enum: ['beginner', 'intermediate', 'expert'] },
  });
  const outcomes = ['answer', 'unsure', 'refusal', 'support', 'emergency', 'not_found'];
  expect(schemas.AiChatReply.properties.outcome.enum).toEqual(outcomes);
  expect(schemas.AiChatReply.properties.citations.items).toEqual({ $ref: '#/components/schemas/Citation' });
  const { responses } = description.paths['/ai-chat'].post;
  expect(Object.keys(responses[200].content)).toEqual(['application/json', 'text/event-stream']);
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '401', '429', '503']));
});

/** METHOD and path of every Express route below a router, in OpenAPI's notation. */
function routesOf({ stack }: { stack: unknown[] }): string[] {
  return (stack as Layer[]).flatMap(({ route, handle }) => {
    if (!route) return 'stack' in handle ? routesOf(handle) : [];
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    return [...new Set(route.stack.map(({ method }) => method))]
      .filter(method => method !== undefined)
      .map(method => `${method.toUpperCase()} ${path}`);
  });
}
interface Layer {
  route?: { path: string; stack: { method?: string }[] };
  handle: { stack: unknown[] };
}

test('describes every REST route, and no other', () => {
  const deps = { env: readEnv({}), metrics: {}, poolMonitor: {}, migrations: {} } as unknown as Dependencies;
  const described = Object.entries(description.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  );
  const routes = routesOf(restRoutes(deps)).filter(route => route !== 'GET /openapi.json');
  expect(described.sort()).toEqual(routes.sort());
});

test('every reference resolves', () => {
  const names = [...JSON.stringify(description).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
    ([, name]) => name!,
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter(name => !(name in schemas))).toEqual([]);
});
