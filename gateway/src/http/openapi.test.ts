import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { restRoutes } from '../app.ts';
import type { Dependencies } from '../dependencies.ts';
import { readEnv } from '../env.ts';
import { openapiSchemas } from './openapiSchemas.ts';

const description = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../openapi.json'), 'utf8'));
const { schemas } = description.components;

test('describes bodies and answers as the rules and GraphQL types do', () =>
  expect({ ...schemas, ...openapiSchemas() }).toEqual(schemas));

test('describes the tutor with its events and errors', () => {
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
  const routes = routesOf(restRoutes(deps));
  expect(described.sort()).toEqual(routes.sort());
});

test('every reference resolves', () => {
  const references = [...JSON.stringify(description).matchAll(/#\/components\/(\w+)\/(\w+)/g)];
  expect(references.length).toBeGreaterThan(20);
  expect(references.filter(([, kind, name]) => !Object.hasOwn(description.components[kind!], name!))).toEqual(
    [],
  );
});
