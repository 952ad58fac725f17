import { setTimeout as sleep } from 'node:timers/promises';
import { appNames } from '@site/federation/build/workspace';
import type { ReleaseStore } from '@site/federation/registry/releaseStore';
import { parse, print, visit, type DocumentNode } from 'graphql';
import { z } from 'zod';

const REFRESH_MS = 10_000;
// An unknown document may be that of a version published a moment ago; it waits for a scan, of which hostile
// requests cause this many at most.
const BETWEEN_SCANS_MS = 200;
const contractRule = z.object({ operations: z.array(z.string()) });

/** Whether a published version of the shell or of a microfrontend sends this document. */
export type IsAllowed = (document: DocumentNode) => Promise<boolean>;

type Releases = Pick<ReleaseStore, 'versions' | 'readFile'>;

/**
 * Reads the documents of all published versions: `operations` of every NAME/VERSION/contract.json in the release
 * store. Versions never change, so each file is read once; a pruned version's documents are forgotten.
 */
export function createOperationAllowList(opening: Promise<Releases>): IsAllowed {
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
    const store = await opening;
    const found = new Map<string, string[]>();
    for (const version of await versionsIn(store)) {
      const known = operations.get(version) ?? (await readOperations(store, version));
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

/** Places of all versions in the store: `NAME/VERSION`. */
async function versionsIn(store: Releases): Promise<string[]> {
  const versions = appNames.map(async name =>
    (await store.versions(name)).map(version => `${name}/${version}`),
  );
  return (await Promise.all(versions)).flat();
}

/** Normalized operations of a version, or undefined for what is not a complete version. */
async function readOperations(store: Releases, version: string): Promise<string[] | undefined> {
  const contract = await store.readFile(`${version}/contract.json`);
  try {
    return contractRule
      .parse(JSON.parse(String(contract)))
      .operations.map(operation => normalized(parse(operation)));
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
