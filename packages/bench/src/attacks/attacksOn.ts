import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { aBooking } from 'gateway/testing/factories';

const HALF_SENT_MS = 200;

interface Attack {
  act: () => Promise<unknown>;
  /** How often at once. */
  count: number;
}

export const attackNames = [
  'GET with 1,000 parameters',
  '15 aliases of a list of lists',
  'two pages of 100 bookings',
  'four pages of 100 bookings',
  'six turns of 8,000 braces to the tutor',
  '2,000 braces to the tutor',
  'ten bookings at once',
  'ten bodies of 64 KB at once',
  'ten logins at once',
  'ten half-sent requests at once',
  'headers of 15 KB',
] as const;
export type AttackName = (typeof attackNames)[number];

/** What a stranger with a socket, or a user, can do to slow others down. */
export function attacksOn(url: string, cookie: string): Record<AttackName, Attack> {
  const preflight = { 'apollo-require-preflight': '1' };
  const get = (path: string, headers = {}) => fetch(url + path, { headers, redirect: 'manual' });
  const post = (path: string, body: unknown) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const aliases = Array.from({ length: 15 }, (_, at) => `a${at}: services { id title features }`).join(' ');
  const nested = Array.from({ length: 15 }, (_, at) => `a${at}: glossary { id term definition lessons }`);
  const pages = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => `a${at}: consultations(limit: 100) { id name message createdAt }`,
    );
  const turns = Array.from({ length: 6 }, (_, at) => ({
    role: at % 2 ? 'assistant' : 'user',
    content: '{'.repeat(8_000),
  }));
  const question = { message: 'What is a stop loss?', level: 'beginner' };
  const attack = (act: Attack['act'], count = 1): Attack => ({ act, count });
  const query = (fields: string[]) => attack(() => post('/graphql', { query: `{ ${fields.join(' ')} }` }));
  return {
    'GET with 1,000 parameters': attack(() =>
      get(`/graphql?${'a&'.repeat(1_000)}query=${encodeURIComponent(`{ ${aliases} }`)}`, preflight),
    ),
    '15 aliases of a list of lists': query(nested),
    'two pages of 100 bookings': query(pages(2)),
    'four pages of 100 bookings': query(pages(4)),
    'six turns of 8,000 braces to the tutor': attack(() =>
      post('/api/ai-chat', { ...question, history: turns }),
    ),
    '2,000 braces to the tutor': attack(() =>
      post('/api/ai-chat', { ...question, message: '{'.repeat(2_000) }),
    ),
    'ten bookings at once': attack(() => post('/api/consultations', aBooking()), 10),
    'ten bodies of 64 KB at once': attack(
      () => post('/api/email-signup', { email: 'a@'.repeat(32_000) }),
      10,
    ),
    'ten logins at once': attack(() => get('/api/login'), 10),
    'ten half-sent requests at once': attack(() => halfSent(url), 10),
    'headers of 15 KB': attack(() => get('/api/services', { 'if-none-match': '"a",'.repeat(3_700) })),
  };
}

/** A body of which half comes, and which is given up after a while. */
async function halfSent(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  socket.write(
    'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{"query":',
  );
  await sleep(HALF_SENT_MS);
  socket.destroy();
}
