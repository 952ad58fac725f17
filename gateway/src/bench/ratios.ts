import { repeat, send, sendMany, type Sample } from './load.ts';
import type { MeasuredServer } from './servers.ts';

const LINES = 8;
const WARM_UP = 3_000;
const ROUNDS = 7;
const ROUND = 1_500;

/** Something whose CPU a request is measured. */
export interface Contestant {
  name: string;
  server: MeasuredServer;
  sample: Sample;
  /** Makes each request another one. */
  vary?: (sample: Sample) => Sample;
  /** Whose bytes must be the same. */
  sameAs?: string;
}

/** @returns microseconds of the server's CPU a request, by name: medians of rounds in which all took turns. */
export async function cpuPerRequest(contestants: Contestant[]): Promise<Map<string, number>> {
  await compareAnswers(contestants);
  const rounds = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  for (const { sample, vary } of contestants) await sendMany(LINES, repeat(sample, WARM_UP, vary), 200);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, server, sample, vary } of contestants) {
      const before = await server.usage();
      await sendMany(LINES, repeat(sample, ROUND, vary), 200);
      const after = await server.usage();
      rounds.get(name)!.push((after.cpuUs - before.cpuUs) / ROUND);
    }
  }
  return new Map([...rounds].map(([name, list]) => [name, median(list)]));
}

/** @throws when two answers that must be the same differ in a byte. */
async function compareAnswers(contestants: Contestant[]): Promise<void> {
  const bodies = new Map<string, Buffer>();
  for (const { name, sample } of contestants) bodies.set(name, (await send(sample)).body);
  for (const { name, sameAs } of contestants) {
    // Some end with a newline.
    const [one, other] = [name, sameAs ?? name].map(each => String(bodies.get(each)).trimEnd());
    if (one !== other) throw new Error(`${name} answers other bytes than ${sameAs}.`);
  }
}

/** The middle of a list. */
export function median(list: number[]): number {
  const sorted = [...list].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
