import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import {
  buildSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  parse,
  validate,
  type GraphQLSchema,
} from 'graphql';
import { z } from 'zod';
import { normalizedDocument } from '../documents.ts';
import { answerInvented, type Amount } from './inventedData.ts';

/** What a browser of the release gate sends to be a user. */
export const SESSION = 'release-gate';
/** A browser says by this cookie how much data it wants. */
export const AMOUNT_COOKIE = 'release-gate.amount';

const user = {
  id: '00000000-0000-4000-8000-000000000000',
  email: 'maximiliane.mustermann@example.com',
  firstName: 'Maximiliane',
  lastName: 'Mustermann',
  profileImageUrl: null,
};

const bodyRule = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

export interface InventedGatewayOptions {
  /** The live gateway's public schema. */
  schema: string;
  /** The documents that the live gateway would execute: those of the shell and of the build. */
  operations: readonly string[];
}

/**
 * Stands in for the gateway while pages are opened: answers GraphQL of the live schema with invented data, refuses what
 * the live one would refuse, and answers the few REST addresses that pages read.
 */
export function inventedGateway({ schema: text, operations }: InventedGatewayOptions): RequestListener {
  const schema = buildSchema(text);
  const known = new Set(operations.map(operation => normalizedDocument(parse(operation))));

  async function graphql(request: Parameters<RequestListener>[0]) {
    const { query, variables } = bodyRule.parse(await json(request));
    const document = parse(query);
    const [invalid] = validate(schema, document);
    if (invalid) return refusal(`the live gateway rejects an operation: ${invalid.message}`);
    if (!known.has(normalizedDocument(document)))
      return refusal('an operation is not among the generated documents of the build');
    const { isUser, amount } = browserOf(request.headers.cookie);
    const answer = await answerInvented(schema, amount, {
      document,
      variables: variables ?? {},
      user: isUser ? user : null,
    });
    return { status: 200, body: answer };
  }

  async function answer(request: Parameters<RequestListener>[0]) {
    const { pathname } = new URL(request.url ?? '/', 'http://gateway');
    if (pathname === '/graphql') return graphql(request);
    const { isUser, amount } = browserOf(request.headers.cookie);
    const known = rest(`${request.method} ${pathname}`, isUser, amount);
    if (known) return known;
    const document = request.method === 'GET' ? readOf(schema, pathname) : undefined;
    if (!document) return { status: 404, body: { title: 'Not Found', status: 404 } };
    const { data = {} } = await answerInvented(schema, amount, { document, user });
    return { status: 200, body: Object.values(data ?? {})[0] };
  }

  return (request, response) => {
    const send = ({ status, body }: Answer) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
        .end(body === undefined ? undefined : JSON.stringify(body));
    answer(request).then(send, (error: unknown) => send(refusal(String(error))));
  };
}

interface Answer {
  status: number;
  body?: unknown;
}

const refusal = (message: string): Answer => ({ status: 400, body: { errors: [{ message }] } });

function browserOf(cookies = ''): { isUser: boolean; amount: Amount } {
  const amount = cookies.includes(`${AMOUNT_COOKIE}=sparse`) ? 'sparse' : 'full';
  return { isUser: cookies.includes(`sid=${SESSION}`), amount };
}

const login = {
  id: '00000000-0000-4000-8000-000000000001',
  createdAt: '2026-01-01T12:00:00.000Z',
  lastSeenAt: '2026-01-02T12:00:00.000Z',
};

function rest(request: string, isUser: boolean, amount: Amount): Answer | undefined {
  if (request === 'GET /api/auth/user') return isUser ? { status: 200, body: user } : { status: 401 };
  if (request === 'GET /api/sessions') {
    const own = { ...login, current: true, browser: 'Chrome on Linux' };
    const other = { ...login, id: `${login.id}2`, current: false, browser: 'Firefox on Windows' };
    return { status: 200, body: amount === 'full' ? [own, other] : [own] };
  }
  return undefined;
}

/** A REST address that reads what a field of the schema reads: /api/services answers the plain fields of `services`. */
function readOf(schema: GraphQLSchema, pathname: string) {
  const [, name = ''] = /^\/api\/([a-z]+)$/.exec(pathname) ?? [];
  const field = schema.getQueryType()?.getFields()[name];
  const type = field && getNamedType(field.type);
  if (!isObjectType(type)) return undefined;
  const plain = Object.values(type.getFields()).filter(one => isLeafType(getNamedType(one.type)));
  return parse(`{ ${name} { ${plain.map(one => one.name).join(' ')} } }`);
}
