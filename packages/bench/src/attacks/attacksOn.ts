import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { aBooking } from 'gateway/testing/factories';
import type { MeasuredServer } from '../api/servers.ts';
import type { Act } from './visitors.ts';

interface Attack {
  name: string;
  /** How often at once. */
  count: number;
  act: Act;
}

/** What a stranger with a socket, or a user, can do to slow others down. */
export function attacksOn(gateway: MeasuredServer, cookie: string): Attack[] {
  const preflight = { 'apollo-require-preflight': '1' };
  const get = (path: string, headers = {}) => fetch(gateway.url + path, { headers, redirect: 'manual' });
  const post = (path: string, body: unknown) =>
    fetch(gateway.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const aliases = Array.from({ length: 15 }, (_, at) => `a${at}: services { id title features }`).join(' ');
  const nested = Array.from({ length: 15 }, (_, at) => `a${at}: glossary { id term definition lessons }`);
  const pages = [1, 2, 3, 4].map(at => `a${at}: consultations(limit: 100) { id message }`);
  const turns = Array.from({ length: 6 }, (_, at) => ({
    role: at % 2 ? 'assistant' : 'user',
    content: '{'.repeat(8_000),
  }));
  const question = { message: 'What is a stop loss?', level: 'beginner' };
  const attack = (name: string, act: Act, count = 1): Attack => ({ name, count, act });
  return [
    attack('GET with 1,000 parameters', () =>
      get(`/graphql?${'a&'.repeat(1_000)}query=${encodeURIComponent(`{ ${aliases} }`)}`, preflight),
    ),
    attack('15 aliases of a list of lists', () => post('/graphql', { query: `{ ${nested.join(' ')} }` })),
    attack('four pages of 100 bookings', () => post('/graphql', { query: `{ ${pages.join(' ')} }` })),
    attack('six turns of braces to the tutor', () => post('/api/ai-chat', { ...question, history: turns })),
    attack('2,000 braces to the tutor', () =>
      post('/api/ai-chat', { ...question, message: '{'.repeat(2_000) }),
    ),
    attack('booking', () => post('/api/consultations', aBooking()), 10),
    attack('body of 64 KB', () => post('/api/email-signup', { email: 'a@'.repeat(32_000) }), 10),
    attack('login', () => get('/api/login'), 10),
    attack('half-sent request', () => halfSent(gateway), 10),
    attack('headers of 15 KB', () => get('/api/services', { 'if-none-match': '"a",'.repeat(3_700) })),
  ];
}

/** A body of which half comes, and which is given up after a second. */
async function halfSent({ url }: MeasuredServer) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  socket.write(
    'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{"query":',
  );
  await sleep(1_000);
  socket.destroy();
}
