import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import {
  buildSchema,
  execute,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
} from 'graphql';
import { z } from 'zod';

/** What a browser of the release gate sends to be a user. */
export const SESSION = 'release-gate';
/** A browser says by this cookie how much data it wants. */
export const AMOUNT_COOKIE = 'release-gate.amount';
/** `full`: long texts, lists with many entries. `sparse`: empty lists, and null wherever the schema allows it. */
export type Amount = 'full' | 'sparse';

const user = {
  id: '00000000-0000-4000-8000-000000000000',
  email: 'maximiliane.mustermann@example.com',
  firstName: 'Maximiliane',
  lastName: 'Mustermann',
  profileImageUrl: null,
};

const session = {
  id: '00000000-0000-4000-8000-000000000001',
  current: true,
  createdAt: '2026-01-01T12:00:00.000Z',
  lastSeenAt: '2026-01-02T12:00:00.000Z',
  browser: 'Chrome on Linux',
};

const otherSession = { ...session, id: `${session.id}2`, current: false, browser: 'Firefox on Windows' };

const bodyRule = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).nullish() });

interface Answer {
  status: number;
  body?: unknown;
}

const refusal = (message: string): Answer => ({ status: 400, body: { errors: [{ message }] } });

/** Answers GraphQL of the live schema with data that nobody has entered, and the few REST addresses that pages read. */
export function inventedGateway(publicSchema: string): RequestListener {
  const schema = buildSchema(publicSchema);

  async function answer(request: Parameters<RequestListener>[0]): Promise<Answer> {
    const { headers, method, url } = request;
    const isUser = headers.cookie?.includes(`sid=${SESSION}`) ?? false;
    const amount = headers.cookie?.includes(`${AMOUNT_COOKIE}=sparse`) ? 'sparse' : 'full';
    if (url === '/api/auth/user') return isUser ? { status: 200, body: user } : { status: 401 };
    if (method === 'GET' && url === '/api/services') return { status: 200, body: [] };
    if (method === 'GET' && url === '/api/sessions')
      return { status: 200, body: amount === 'full' ? [session, otherSession] : [session] };
    if (url !== '/graphql') return { status: 404, body: { title: 'Not Found', status: 404 } };
    const { query, variables } = bodyRule.parse(await json(request));
    const document = parse(query);
    const [invalid] = validate(schema, document);
    if (invalid) return refusal(`the live gateway rejects an operation: ${invalid.message}`);
    const rootValue = { currentUser: isUser ? user : null };
    const fieldResolver = inventField(amount);
    const variableValues = variables ?? {};
    return {
      status: 200,
      body: await execute({ schema, document, variableValues, rootValue, fieldResolver }),
    };
  }

  return (request, response) => {
    const send = ({ status, body }: Answer) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
        .end(body === undefined ? undefined : JSON.stringify(body));
    answer(request).then(send, (error: unknown) => send(refusal(String(error))));
  };
}

interface Wish {
  amount: Amount;
  fieldName: string;
  /** What was sent along, and the place in a list, so that entries differ: by a name that no field can have. */
  sent: { __at: number };
}

/** What the client asked for is answered with what it sent: the lesson of module 2 is the lesson of module 2. */
const inventField =
  (amount: Amount): GraphQLFieldResolver<Record<string, unknown>, unknown> =>
  (source, args, _context, { fieldName, returnType }) => {
    if (source[fieldName] !== undefined) return source[fieldName];
    const sent = { __at: Number(source['__at'] ?? 0), ...args, ...(args['input'] as object | undefined) };
    return valueOf(returnType, { amount, fieldName, sent });
  };

const ENTRIES = 7;
/** Addresses would be requested from other origins. */
const ADDRESS = /url|avatar|image|picture/i;

function valueOf(type: GraphQLOutputType, wish: Wish): unknown {
  const { amount, fieldName, sent } = wish;
  if (!isNonNullType(type) && (amount === 'sparse' || ADDRESS.test(fieldName))) return null;
  const inner = getNullableType(type) as GraphQLOutputType;
  if (isListType(inner)) {
    const entry = (at: number) =>
      valueOf(inner.ofType as GraphQLOutputType, { ...wish, sent: { ...sent, __at: at } });
    return Array.from({ length: amount === 'sparse' ? 0 : ENTRIES }, (_, at) => entry(at));
  }
  if (isObjectType(inner)) return sent;
  if (isEnumType(inner)) return inner.getValues()[sent.__at % inner.getValues().length]?.value;
  return scalarOf(String(inner), fieldName, sent.__at);
}

function scalarOf(type: string, fieldName: string, at: number): unknown {
  if (type === 'ID') return `${fieldName}-${at + 1}`;
  if (type === 'Int') return 1 + (at % 4);
  if (type === 'Float') return 1.5 + at;
  if (type === 'Boolean') return at % 2 === 1;
  if (type === 'DateTime') return new Date(Date.UTC(2026, 0, 1 + at, 12)).toISOString();
  if (/description|content|text|paragraph|explanation|summary|message|definition/i.test(fieldName))
    return 'A sentence of an ordinary length that wraps on a narrow screen. '.repeat(3 + at).trim();
  return `Invented ${fieldName} ${at + 1} of some length`;
}
