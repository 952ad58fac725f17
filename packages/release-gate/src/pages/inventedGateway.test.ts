import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { projectRoot } from '@site/federation/build/workspace';
import { listen } from '@site/releases/testing/fixtures';
import { AMOUNT_COOKIE, inventedGateway, SESSION } from './inventedGateway.ts';

const SERVICES = 'query Services { services { id title price features isVip } }';
const LESSON =
  'query Lesson($at: Int!) { lesson(module: $at, level: expert) { module level checks { answer } } }';
const USER = 'query CurrentUser { currentUser { email firstName } }';

interface Answer {
  services: Record<string, unknown>[];
  lesson: object;
  currentUser: { email: string };
}

let url: string;
beforeEach(async () => {
  const schema = await readFile(path.join(projectRoot, 'gateway/schema.graphql'), 'utf8');
  url = await listen(createServer(inventedGateway(schema)));
});

async function ask(query: string, variables = {}, cookie = `ounce.sid=${SESSION}`) {
  const body = JSON.stringify({ query, variables });
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { cookie }, body });
  return {
    status: response.status,
    ...((await response.json()) as { data: Answer; errors?: { message: string }[] }),
  };
}

test('invents values of each type of the live schema, and repeats what it was asked for', async () => {
  const { data, errors } = await ask(SERVICES.replace('id title', 'id __typename title'));
  expect(errors).toBeUndefined();
  expect(data.services.length).toBeGreaterThan(3);
  expect(new Set(data.services.map(({ id }) => id)).size).toBe(data.services.length);
  expect(data.services[0]).toMatchObject({ __typename: 'Service', title: expect.any(String), isVip: false });
  const { lesson } = (await ask(LESSON, { at: 5 })).data;
  expect(lesson).toMatchObject({ module: 5, level: 'expert' });
});

test('has empty lists and null for a browser that wants little', async () => {
  const little = `ounce.sid=${SESSION}; ${AMOUNT_COOKIE}=sparse`;
  expect((await ask(SERVICES, {}, little)).data).toEqual({ services: [] });
  expect((await ask(LESSON, { at: 1 }, little)).data).toEqual({ lesson: null });
  expect((await ask(USER, {}, little)).data.currentUser.email).toContain('@');
});

test('knows who is logged in by the cookie', async () => {
  expect((await ask(USER, {}, '')).data).toEqual({ currentUser: null });
  expect((await fetch(`${url}/api/auth/user`)).status).toBe(401);
});

test('refuses what the live gateway would refuse, and says why', async () => {
  const { status, errors } = await ask('{ services { colour } }');
  expect(status).toBe(400);
  expect(errors?.[0]?.message).toContain('Cannot query field "colour"');
  expect((await fetch(`${url}/api/unknown`)).status).toBe(404);
});
