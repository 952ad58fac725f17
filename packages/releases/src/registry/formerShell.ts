import { z } from 'zod';
import { integrityOf } from '@site/federation/build/integrity';
import { MANIFEST_FILE, manifestSchema } from '@site/federation/build/manifest';
import { listPrerendered, publish } from './publish.ts';
import { prerenderedEntrySchema, versionNameSchema, type Registry } from './registry.ts';
import type { ReleaseStore, StoredRegistry } from './releaseStore.ts';

/** Where checkouts of before record 0080 kept the live shell. New ones read it, and leave it to hosts of before. */
const PLACE = 'shell.json';

const formerShellSchema = z.object({
  version: versionNameSchema,
  /** Every version that was live at some time, oldest first. */
  promoted: z.array(versionNameSchema).default([]),
  prerendered: z.array(prerenderedEntrySchema).default([]),
});

type FormerShell = z.infer<typeof formerShellSchema>;
type FormerStore = Pick<ReleaseStore, 'readFile' | 'storedAt'>;

/** What a checkout of before says of the shell; null where there was none. */
export async function readFormerShell(store: Pick<ReleaseStore, 'readFile'>): Promise<FormerShell | null> {
  const text = await store.readFile(PLACE);
  return text && formerShellSchema.parse(JSON.parse(String(text)));
}

/**
 * Reads a registry that lists the shell: until the first change writes it there, with the versions that `shell.json`
 * names, so that no host is without a shell in between.
 */
export function listingFormerShell(store: FormerStore, read: ReleaseStore['read']): ReleaseStore['read'] {
  let last: { stored: StoredRegistry; former: string; complete: StoredRegistry } | undefined;
  return async () => {
    const stored = await read();
    if (Object.hasOwn(stored.registry.microFrontends, 'shell') || Object.hasOwn(stored.invalid, 'shell'))
      return stored;
    const shell = await readFormerShell(store);
    if (!shell) return stored;
    const former = JSON.stringify(shell);
    // The same object as long as nothing changes: whoever follows the store compares.
    if (last?.stored !== stored || last.former !== former)
      last = {
        stored,
        former,
        complete: { ...stored, registry: await withShell(store, stored.registry, shell) },
      };
    return last.complete;
  };
}

async function withShell(store: FormerStore, registry: Registry, shell: FormerShell): Promise<Registry> {
  let listed = registry;
  for (const version of [...shell.promoted.filter(one => one !== shell.version), shell.version])
    listed = await withVersion(store, listed, version);
  return shell.prerendered.reduceRight(
    (current, pages) => listPrerendered(current, 'shell', pages.shell, pages),
    listed,
  );
}

/** Makes a stored version the default; one whose files are gone is left out. */
async function withVersion(store: FormerStore, registry: Registry, version: string): Promise<Registry> {
  const bytes = await store.readFile(`shell/${version}/${MANIFEST_FILE}`);
  const manifest = bytes && manifestSchema.safeParse(JSON.parse(String(bytes))).data;
  if (!manifest) return registry;
  const publishedAt = (await store.storedAt('shell', version)) ?? new Date(0);
  return publish(registry, { ...manifest, integrity: integrityOf(bytes), publishedAt });
}
