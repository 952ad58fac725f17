import { z } from 'zod';
import type { ReleaseStore } from '../store/releaseStore.ts';

const PLACE = 'judge.json';
/** So long after its last sign another host judges. */
const LEASE_MS = 10_000;

const leaseSchema = z.object({ host: z.string(), until: z.iso.datetime() });

/**
 * Whether this host is the one that judges, for now. Two may think so for a moment: a decision is written only while
 * the registry is as it was judged, so that the second one changes nothing.
 */
export async function holdLease(
  store: Pick<ReleaseStore, 'readFile' | 'writeFile'>,
  host: string,
  now: Date,
): Promise<boolean> {
  const held = await readLease(store);
  const left = held ? Date.parse(held.until) - now.getTime() : 0;
  // One that ends later than any lease can is from a clock that is wrong.
  if (held && held.host !== host && left > 0 && left <= 2 * LEASE_MS) return false;
  if (held?.host !== host || left < LEASE_MS / 2) {
    const until = new Date(now.getTime() + LEASE_MS).toISOString();
    await store.writeFile(PLACE, JSON.stringify({ host, until }));
  }
  return true;
}

async function readLease(store: Pick<ReleaseStore, 'readFile'>) {
  const text = await store.readFile(PLACE);
  try {
    return leaseSchema.parse(JSON.parse(String(text)));
  } catch {
    return null;
  }
}
