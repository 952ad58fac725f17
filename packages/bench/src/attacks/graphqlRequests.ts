import { gzipSync } from 'node:zlib';
import { hostileDocuments } from '../api/hostile.ts';

/** A request to /graphql, made from a document, a way in and an encoding. */
export interface GraphqlRequest {
  name: string;
  path: string;
  init: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: Buffer };
}

export const ordinaryRequest: GraphqlRequest = {
  name: 'ordinary',
  path: '/graphql',
  init: {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from('{"query":"{ services { id title description icon price features isVip } }"}'),
  },
};

/** Sends a request as a user; returns the size of the answer, or 0 where the connection was closed instead. */
export async function send(url: string, { path, init }: GraphqlRequest, cookie: string): Promise<number> {
  const { headers, body, method } = init;
  const request = { method, headers: { ...headers, cookie }, ...(body && { body: new Uint8Array(body) }) };
  const response = await fetch(url + path, request).catch(() => undefined);
  return response ? (await response.arrayBuffer()).byteLength : 0;
}

type Random = () => number;

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

// What the schema has, what it has not, and what every schema has.
const leaves = ['id', 'title', 'features', 'description', '__typename', 'nothing', 'content', 'definition'];
const roots = [
  'services',
  'testimonials',
  'glossary',
  'currentUser',
  'consultations(limit: 100)',
  'lesson(level: beginner, module: 1)',
  '__schema { types { name fields { name } } } x:services',
];

// Selections that are answered, as large as they get.
const answered = [
  'services { id title description icon price features isVip __typename }',
  'testimonials { id name role content avatar rating }',
  'glossary { id term definition }',
  'consultations(limit: 100) { id name email phone service message createdAt }',
  'currentUser { id email firstName lastName }',
];

/** A random valid document: lists by many aliases, mostly near the limits. */
function answeredDocument(random: Random): string {
  const fields = Array.from({ length: 1 + Math.floor(random() * 16) }, (_, at) => {
    return `r${at}: ${answered[Math.floor(random() * answered.length)]}`;
  });
  return `query Q { ${fields.join(' ')} }`;
}

/** A random document: nested, aliased, repeated, in fragments and with directives, mostly near the limits. */
function randomDocument(random: Random): string {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const count = (most: number) => 1 + Math.floor(random() ** 2 * most);
  const selection = (depth: number): string => {
    const fields = Array.from({ length: count(depth > 3 ? 4 : 40) }, (_, at) => {
      const alias = random() < 0.3 ? `a${at}: ` : '';
      const directive = random() < 0.1 ? ' @include(if: true)' : '';
      const inside = depth > 0 && random() < 0.2 ? ` { ${selection(depth - 1)} }` : '';
      return random() < 0.1 ? '...F' : `${alias}${pick(leaves)}${directive}${inside}`;
    });
    return fields.join(' ');
  };
  const fields = Array.from(
    { length: count(20) },
    (_, at) => `r${at}: ${pick(roots)} { ${selection(count(6))} }`,
  );
  const operation = random() < 0.1 ? 'mutation' : 'query';
  return `${operation} Q { ${fields.join(' ')} } fragment F on Service { ${selection(2)} }`;
}

const json = (query: string) => ({ operationName: null, query, variables: { a: '1'.repeat(100) } });
const JSON_TYPE = 'application/json';
const MAX_URL = 15_000;

const get = (query: string, before = '', after = '') => ({
  path: `/graphql?${before}query=${encodeURIComponent(query).slice(0, MAX_URL)}${after}`,
  init: { method: 'GET' as const, headers: { 'apollo-require-preflight': '1' } },
});
const post = (body: unknown, type = JSON_TYPE, path = '/graphql') => ({
  path,
  init: {
    method: 'POST' as const,
    headers: { 'content-type': type },
    body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  },
});

type Way = (query: string) => Omit<GraphqlRequest, 'name'>;
const ways: Record<string, Way> = {
  POST: query => post(json(query)),
  'POST, other type': query => post(json(query), 'application/graphql+json'),
  'POST, document as body': query => post(query, 'application/graphql'),
  'POST, form': query => post(`query=${encodeURIComponent(query)}`, 'application/x-www-form-urlencoded'),
  'POST, batch of ten': query => post(Array.from({ length: 10 }, () => json(query))),
  'POST, excess parameters': query => post(json(query), JSON_TYPE, `/graphql?query=${'{__typename}'}&a=b`),
  'POST, key twice': query => post(`{"query":"{__typename}","query":${JSON.stringify(query)}}`),
  GET: query => get(query),
  'GET, 1,000 parameters': query => get(query, 'a&'.repeat(1_000)),
  'GET, parameter twice': query =>
    get('{__typename}', '', `&query=${encodeURIComponent(query).slice(0, MAX_URL)}`),
};

type Encoding = (request: GraphqlRequest['init']) => GraphqlRequest['init'];
const encoded = (name: string, encode: (body: Buffer) => Buffer, header = 'content-encoding'): Encoding => {
  return ({ body, headers, ...init }) =>
    body ? { ...init, body: encode(body), headers: { ...headers, [header]: name } } : { ...init, headers };
};
const escape = (text: string) =>
  text.replace(/[a-z]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
const encodings: Record<string, Encoding> = {
  plain: init => init,
  gzip: encoded('gzip', body => gzipSync(body)),
  'gzip of spaces': encoded('gzip', body => gzipSync(Buffer.concat([Buffer.alloc(10_000_000, ' '), body]))),
  'UTF-16': encoded(
    `${JSON_TYPE}; charset=utf-16le`,
    body => Buffer.from(String(body), 'utf16le'),
    'content-type',
  ),
  'JSON escapes': encoded(
    JSON_TYPE,
    body => Buffer.from(String(body).replace(/"query":"[^"]*/, escape)),
    'content-type',
  ),
};

/** As many different requests as asked for: documents by ways in by encodings, the same for the same count. */
export function* graphqlRequests(count: number): Generator<GraphqlRequest> {
  const random = randomFrom(count);
  const documents = Object.entries(hostileDocuments);
  for (let made = 0, round = 0; ; round += 1) {
    const generated = round % 2 ? answeredDocument(random) : randomDocument(random);
    const [what, query] = documents[round] ?? [`random ${round}`, generated];
    for (const [way, makeRequest] of Object.entries(ways))
      for (const [encoding, encode] of Object.entries(encodings)) {
        if (made === count) return;
        const { path, init } = makeRequest(query);
        yield { name: `${what} | ${way} | ${encoding}`, path, init: encode(init) };
        made += 1;
      }
  }
}
