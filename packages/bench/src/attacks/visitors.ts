import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AttackerData } from './attacker.ts';
import { quantile } from '../median.ts';

const PAIRS = 80;
const READS = 32;
const READ_EVERY_MS = 8;

/** How long a visitor waits beside an attack: in milliseconds, and as ratios to the wait beside ordinary requests. */
export interface Waits {
  ms: number;
  ratio: number;
  /** A quarter of the pairs are below the first, and a quarter above the second. */
  quartiles: [number, number];
}

/**
 * What another visitor waits for a read while a client attacks, beside what they wait while it sends as many ordinary
 * requests. The client is a thread with connections of its own. The visitor starts a read every 8 ms, whether the last
 * one was answered or not. A pair is a quarter of a second of each, in alternating order; the median of the pairs
 * counts, so that other load on the machine matters little.
 */
export async function compareWaits(data: AttackerData): Promise<Waits> {
  const attacker = new Worker(new URL('./attacker.ts', import.meta.url), { workerData: data });
  const agent = new Agent({ keepAlive: true });
  const wait = async (act: 'ordinary' | 'attack') => {
    const done = once(attacker, 'message');
    attacker.postMessage(act);
    const mean = await meanWait(`${data.url}/api/services`, agent);
    await done;
    return mean;
  };
  try {
    await wait('ordinary');
    await wait('attack');
    const pairs: { ms: number; ratio: number }[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const first = pair % 2 ? 'attack' : 'ordinary';
      const waits = [await wait(first), await wait(first === 'attack' ? 'ordinary' : 'attack')];
      const [ordinary, attack] = first === 'attack' ? waits.reverse() : waits;
      pairs.push({ ms: attack!, ratio: attack! / ordinary! });
    }
    const ratios = pairs.map(({ ratio }) => ratio);
    const ms = quantile(
      pairs.map(pair => pair.ms),
      0.5,
    );
    return { ms, ratio: quantile(ratios, 0.5), quartiles: [quantile(ratios, 0.25), quantile(ratios, 0.75)] };
  } finally {
    agent.destroy();
    await attacker.terminate();
  }
}

async function meanWait(url: string, agent: Agent): Promise<number> {
  const start = performance.now();
  const reads: Promise<number>[] = [];
  for (let read = 0; read < READS; read += 1) {
    await sleep(Math.max(0, start + read * READ_EVERY_MS - performance.now()));
    reads.push(waitOf(url, agent));
  }
  const waits = await Promise.all(reads);
  return waits.reduce((sum, ms) => sum + ms, 0) / READS;
}

/** Milliseconds until a GET is answered. */
function waitOf(url: string, agent: Agent): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, response => {
      response.resume().on('end', () => resolve(performance.now() - start));
    }).on('error', reject);
  });
}
