import { median } from '../median.ts';
import { send, sendMany, type Sample, type Vary } from './requests.ts';
import type { MeasuredServer } from './servers.ts';

const WARM_UP = 3_000;
const ROUNDS = 7;
const ROUND = 1_500;

/** Something whose CPU a request is measured. */
export interface Contestant {
  name: string;
  server: MeasuredServer;
  sample: Sample;
  /** Makes each request another one. */
  vary?: Vary;
  /** The contestant whose answer must have the same bytes. */
  sameAs?: string;
}

/** @returns microseconds of the server's CPU a request, by name: medians of rounds in which all took turns. */
export async function cpuPerRequest(contestants: Contestant[]): Promise<Map<string, number>> {
  await compareAnswers(contestants);
  const rounds = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  for (const { sample, vary } of contestants) await sendMany(sample, { amount: WARM_UP }, vary);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, server, sample, vary } of contestants) {
      const before = await server.usage();
      await sendMany(sample, { amount: ROUND }, vary);
      const after = await server.usage();
      rounds.get(name)!.push((after.cpuUs - before.cpuUs) / ROUND);
    }
  }
  return new Map([...rounds].map(([name, list]) => [name, median(list)]));
}

/** @throws when two answers that must be the same differ in a byte. */
async function compareAnswers(contestants: Contestant[]): Promise<void> {
  const bodies = new Map<string, string>();
  for (const { name, sample } of contestants) bodies.set(name, (await send(sample)).body);
  for (const { name, sameAs } of contestants) {
    // Some servers end with a newline.
    const [one, other] = [name, sameAs ?? name].map(each => bodies.get(each)?.trimEnd());
    if (one !== other) throw new Error(`${name} and ${sameAs} answer different bytes.`);
  }
}
