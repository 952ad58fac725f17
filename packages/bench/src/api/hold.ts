import { median } from '../median.ts';
import { hostileDocuments } from './hostile.ts';
import { send, type Sample } from './requests.ts';
import type { MeasuredServer } from './servers.ts';

const WARM_UP = 5;
const TRIES = 15;

/** How long one hostile document kept the event loop busy, in milliseconds, and how it was answered. */
export interface Hold {
  name: string;
  ms: number;
  status: number;
}

/** Each hostile document, sent alone and several times; the most expensive first. */
export async function eventLoopHolds(server: MeasuredServer): Promise<Hold[]> {
  const holds: Hold[] = [];
  for (const [name, query] of Object.entries(hostileDocuments)) {
    const sample: Sample = {
      url: `${server.url}/graphql`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    };
    const busy: number[] = [];
    let status = 0;
    for (let attempt = 0; attempt < WARM_UP + TRIES; attempt += 1) {
      const before = await server.usage();
      ({ status } = await send(sample));
      const after = await server.usage();
      if (attempt >= WARM_UP) busy.push(after.activeMs - before.activeMs);
    }
    holds.push({ name, ms: median(busy), status });
  }
  return holds.sort((one, other) => other.ms - one.ms);
}
