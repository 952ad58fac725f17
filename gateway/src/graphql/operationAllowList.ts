import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse, print, visit, type DocumentNode } from 'graphql';
import { z } from 'zod';

const REFRESH_MS = 10_000;
// An unknown document may be that of a version published a moment ago; it waits for a scan, of which hostile
// requests cause this many at most.
const BETWEEN_SCANS_MS = 200;
const contractRule = z.object({ operations: z.array(z.string()) });

/** Whether a published version of the shell or of a microfrontend sends this document. */
export type IsAllowed = (document: DocumentNode) => Promise<boolean>;

/**
 * Reads the documents of all published versions: `operations` of every NAME/VERSION/contract.json in the release
 * store. Versions never change, so each file is read once; a pruned version's documents are forgotten.
 */
export function createOperationAllowList(releasesDir: string): IsAllowed {
  let operations = new Map<string, string[]>();
  let allowed = new Set<string>();
  let scannedAt = -Infinity;
  let pendingScan: Promise<void> | undefined;
  // Apollo Server keeps parsed documents, so a document that comes again is the same object.
  const texts = new WeakMap<DocumentNode, string>();
  const textOf = (document: DocumentNode) => {
    const text = texts.get(document) ?? normalized(document);
    texts.set(document, text);
    return text;
  };
  const readAll = async () => {
    await sleep(Math.max(0, scannedAt + BETWEEN_SCANS_MS - performance.now()));
    scannedAt = performance.now();
    const found = new Map<string, string[]>();
    for (const version of await versionsIn(releasesDir)) {
      const known = operations.get(version) ?? (await readOperations(path.join(releasesDir, version)));
      if (known) found.set(version, known);
    }
    operations = found;
    allowed = new Set([...found.values()].flat());
  };
  // A store that cannot be read leaves the last known documents in use.
  const scan = () =>
    (pendingScan ??= readAll()
      .catch(() => {})
      .finally(() => (pendingScan = undefined)));
  return async document => {
    const text = textOf(document);
    if (!allowed.has(text) || performance.now() - scannedAt > REFRESH_MS) await scan();
    return allowed.has(text);
  };
}

/** Names with a dot in front are the store's own: builds that are not published, or not yet. */
const isPublic = (name: string) => !name.startsWith('.');

async function versionsIn(releasesDir: string): Promise<string[]> {
  const names = await readdir(releasesDir, { withFileTypes: true });
  const folders = names.filter(entry => entry.isDirectory() && isPublic(entry.name)).map(({ name }) => name);
  const versions = folders.map(async name =>
    (await readdir(path.join(releasesDir, name))).filter(isPublic).map(version => path.join(name, version)),
  );
  return (await Promise.all(versions)).flat();
}

/** Normalized operations of a version, or undefined for a folder that is not a complete version. */
async function readOperations(folder: string): Promise<string[] | undefined> {
  try {
    const contract: unknown = JSON.parse(await readFile(path.join(folder, 'contract.json'), 'utf8'));
    return contractRule.parse(contract).operations.map(operation => normalized(parse(operation)));
  } catch {
    return undefined;
  }
}

/** One text for a document, with or without the `__typename` fields that Apollo Client adds. */
const normalized = (document: DocumentNode): string =>
  print(
    visit(document, {
      Field: node => (node.name.value === '__typename' && !node.alias ? null : undefined),
    }),
  );
