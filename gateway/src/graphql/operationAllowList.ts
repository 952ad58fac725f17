import { setTimeout as sleep } from 'node:timers/promises';
import { CONTRACT_FILE } from '@site/federation/build/contract';
import { integrityOf } from '@site/federation/build/integrity';
import { MANIFEST_FILE, manifestSchema } from '@site/federation/build/manifest';
import { appNames } from '@site/federation/build/workspace';
import { forEachParallel } from '@site/releases/store/bucket';
import type { ReleaseSource, ReleaseStore } from '@site/releases/store/releaseStore';
import { parse, print, visit, type DocumentNode } from 'graphql';
import { z } from 'zod';
import { unavailable } from '../http/problem.ts';

/** How old a scan may be before a request begins the next one, in ms. */
const REFRESH_MS = 10_000;
/** An unknown document may be that of a version published a moment ago: it waits this long for a scan, in ms. */
const WAIT_MS = 2000;
/** Of scans, hostile requests cause one in this time at most, in ms. */
const BETWEEN_SCANS_MS = 200;
const contractRule = z.object({ operations: z.array(z.string()) });

/**
 * Whether a published version of the shell or of a microfrontend sends this document.
 * @throws {Problem} 503 with Retry-After for an unknown document, while the registry, or what it lists, could not be
 *   read: the document may well be published
 */
export type IsAllowed = (document: DocumentNode) => Promise<boolean>;

export interface OperationAllowList {
  isAllowed: IsAllowed;
  /** Whether the documents of every published version were read once: what a gateway is of no use without. */
  isReady(): boolean;
}

type Releases = Pick<ReleaseStore, 'read' | 'versions' | 'readFile'> & Pick<ReleaseSource, 'refresh'>;

export interface AllowListOptions {
  /** Opens the release store; `changed` is to be called when there is something new, if the store can tell. */
  open: (changed: () => void) => Promise<Releases>;
  /** Told after each scan: with null when it found everything. */
  report: (error: Error | null) => void;
  /** For tests. */
  refreshMs?: number;
}

/**
 * Reads the documents of all published versions: `operations` in the contract.json of whatever the registry lists. A
 * version that is only stored (its release goes on, was rejected or killed) does not count. Versions never change, so each file is read once; a pruned version's documents are forgotten. A known document
 * never waits for the store, an unknown one for WAIT_MS at most: a store may be silent for longer than a proxy waits.
 */
export function createOperationAllowList({
  open,
  report,
  refreshMs = REFRESH_MS,
}: AllowListOptions): OperationAllowList {
  const operations = new Map<string, string[]>();
  let allowed = new Set<string>();
  let scannedAt = -Infinity;
  let pendingScan: Promise<void> | undefined;
  let isReading = false;
  let isComplete = false;
  let wasComplete = false;
  const opening = open(() => void scan());
  // Apollo Server keeps parsed documents, so a document that comes again is the same object.
  const texts = new WeakMap<DocumentNode, string>();
  const textOf = (document: DocumentNode) => {
    const text = texts.get(document) ?? normalized(document);
    texts.set(document, text);
    return text;
  };
  const readAll = async () => {
    await sleep(Math.max(0, scannedAt + BETWEEN_SCANS_MS - performance.now()), undefined, { ref: false });
    isReading = true;
    const store = await opening;
    // A copy that follows its store is good enough to begin with; later somebody waits for what is newer than it.
    if (wasComplete) await store.refresh?.();
    const versions = await publishedIn(store);
    const failures: unknown[] = [];
    const read = (place: string, hash: string | undefined) =>
      store.readFile(place, hash ? copy => integrityOf(copy) === hash : undefined).catch((error: unknown) => {
        // The others are to be had, maybe from copies.
        failures.push(error);
        return null;
      });
    await forEachParallel([...versions], async ([version, integrity]) => {
      if (operations.has(version)) return;
      // Whoever may write a version's files must not change what a published one may ask.
      const hash = integrity && listedHash(await read(`${version}/${MANIFEST_FILE}`, integrity), integrity);
      if (hash === null) return;
      const contract = await read(`${version}/${CONTRACT_FILE}`, hash);
      const isGenuine = contract && (hash === undefined || integrityOf(contract) === hash);
      const found = isGenuine ? operationsIn(contract) : undefined;
      if (!found) return;
      operations.set(version, found);
      // At once: the document that somebody waits for may be among them.
      for (const operation of found) allowed.add(operation);
    });
    for (const version of operations.keys()) if (!versions.has(version)) operations.delete(version);
    allowed = new Set([...operations.values()].flat());
    isComplete = failures.length === 0;
    wasComplete ||= isComplete;
    if (!isComplete) throw failures[0];
  };
  // A store that cannot be read leaves the last known documents in use.
  const scan = () =>
    (pendingScan ??= readAll()
      .then(
        () => report(null),
        (error: unknown) => report(error as Error),
      )
      .finally(() => {
        pendingScan = undefined;
        isReading = false;
        scannedAt = performance.now();
      }));
  void scan();
  const lookUp = async (text: string) => {
    // What was published after that scan had begun is in the next one.
    if (isReading) await pendingScan;
    if (!allowed.has(text)) await scan();
  };
  const isAllowed: IsAllowed = async document => {
    const text = textOf(document);
    if (!allowed.has(text)) await Promise.race([lookUp(text), sleep(WAIT_MS, undefined, { ref: false })]);
    else if (performance.now() - scannedAt > refreshMs) void scan();
    if (!allowed.has(text) && !isComplete)
      throw unavailable(
        'This server has not read the registry of its release store yet, so it knows no published operations. Please try again.',
      );
    return allowed.has(text);
  };
  const isReady = () => {
    // Probes come again and again: they see to it that somebody asks.
    if (!wasComplete) void scan();
    return wasComplete;
  };
  return { isAllowed, isReady };
}

/**
 * Places of all published versions in the store, `NAME/VERSION`, each with the integrity of its manifest where the
 * registry lists it.
 * @throws {Error} when there is no registry: nothing was published yet, or it is another folder, or somebody removed it
 */
async function publishedIn(store: Releases): Promise<Map<string, string | undefined>> {
  const { registry, invalid, etag } = await store.read();
  if (etag === null) throw new Error('registry missing');
  const places = new Map<string, string | undefined>();
  // Browsers go on with the last valid entry, which only the shell hosts know: here all stored versions of it count.
  for (const name of appNames.filter(app => Object.hasOwn(invalid, app)))
    for (const { version } of await store.versions(name)) places.set(`${name}/${version}`, undefined);
  for (const [name, versions] of Object.entries(registry.microFrontends))
    for (const { metadata } of versions) places.set(`${name}/${metadata.version}`, metadata.integrity);
  return places;
}

/** The hash of the contract in a manifest; null where that is not the published one. */
function listedHash(manifest: Buffer | null, integrity: string) {
  if (!manifest || integrityOf(manifest) !== integrity) return null;
  const { data } = manifestSchema.safeParse(JSON.parse(String(manifest)));
  return data?.integrity[CONTRACT_FILE] ?? null;
}

/** Normalized operations in the contract.json of a version, or undefined for what is not a complete one. */
function operationsIn(contract: Buffer): string[] | undefined {
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
