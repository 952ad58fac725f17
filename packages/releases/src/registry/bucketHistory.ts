import { z } from 'zod';
import type { Bucket } from './bucket.ts';
import { chainTo, changeSchema, parseChanges, type Change } from './history.ts';

/** Changes in one object. A longer one is written more slowly, a shorter one makes more of them to read. */
const MAX_CHANGES = 50;

const segmentSchema = z.object({
  /** Changes that follow each other, oldest first. */
  changes: z.array(changeSchema).min(1),
  /** Names the registry before the first of them, whose object goes on from there; null at the beginning. */
  before: z.string().nullable(),
});
type Segment = z.infer<typeof segmentSchema>;

/** The object is named by the registry that the last change led to: only what was really written is ever looked up. */
const keyOf = (etag: string) => `history/${etag}.json`;
/** The history of a folder whose files were copied into the bucket. */
const FOLDER_HISTORY = 'registry.history.jsonl';

/**
 * The history of a registry in a bucket. Each write of the registry has an object of its own, so no writer can be in
 * another one's way: one that died before it wrote the registry leaves an object that nothing names.
 */
export function bucketHistory(bucket: Bucket) {
  // Objects of registries that were once stored do not change; the newest one is asked for again and again.
  let newest: { etag: string; segment: Segment } | undefined;

  async function read(etag: string): Promise<Segment | null> {
    if (newest?.etag === etag) return newest.segment;
    const found = await bucket.get(keyOf(etag));
    if (!found || found === 'unchanged') return null;
    return segmentSchema.parse(JSON.parse(found.bytes.toString()));
  }

  return {
    /** Writes a change, before the registry that it leads to is written. */
    async append(change: Change): Promise<void> {
      const last = change.from === null ? null : await read(change.from);
      const segment =
        last && last.changes.length < MAX_CHANGES
          ? { ...last, changes: [...last.changes, change] }
          : { before: change.from, changes: [change] };
      await bucket.put(keyOf(change.to), Buffer.from(JSON.stringify(segment)));
      newest = { etag: change.to, segment };
    },

    /** The changes that led to the registry that `etag` names, oldest first. */
    async chain(etag: string | null): Promise<Change[]> {
      const changes: Change[] = [];
      let wanted = etag;
      while (wanted !== null) {
        const segment: Segment | null = await read(wanted);
        if (!segment) return [...(await folderChain(bucket, wanted)), ...changes];
        changes.unshift(...segment.changes);
        wanted = segment.before;
      }
      return changes;
    },
  };
}

async function folderChain(bucket: Bucket, etag: string) {
  const found = await bucket.get(FOLDER_HISTORY);
  return found && found !== 'unchanged' ? chainTo(etag, parseChanges(found.bytes.toString())) : [];
}
