import { setTimeout as sleep } from 'node:timers/promises';
import { openReleaseStore } from '@site/releases/store/openReleaseStore';
import { followReleases, reportOnce } from '@site/releases/store/followReleases';
import type { RequestHandler } from 'express';
import { Kind, parse, print, visit } from 'graphql';
import { Problem, unavailable } from '../http/problem.ts';
import type { Env } from '../settings.ts';
import { operationsOf, publishedVersions, releaseSettings, type Releases } from './publishedDocuments.ts';

/** How often the registry is read: a release waits longer than this before a browser gets its version. */
const EVERY_MS = 1000;

/** The GraphQL documents of all published versions, by their text. */
export interface PublishedOperations {
  /** @throws {Problem} 503 with Retry-After for an unknown text, while not everything published could be read */
  has(text: string): boolean;
  /** Whether the documents of every published version were read once: what a gateway is of no use without. */
  isReady(): boolean;
  stop(): void;
}

/** The operations that this gateway executes, by its settings; undefined where it executes any document. */
export function openPublishedOperations(
  env: Env,
  log: { error: (fields: object, message: string) => void },
): PublishedOperations | undefined {
  const settings = releaseSettings(env);
  if (!settings || env.GRAPHQL_OPEN) return undefined;
  const logged = (message: string) => reportOnce(err => log.error({ err }, message));
  return followOperations({
    open: async () =>
      followReleases(await openReleaseStore(settings), {
        report: logged('release store not readable; the last known operations stay in use'),
      }),
    report: logged('published operations not readable; those that are known stay in use'),
  });
}

/**
 * Follows the registry of a release store, and reads the `operations` in the contract.json of whatever it lists. Versions
 * never change, so each file is read once. No request waits for the store or makes it be read.
 * @param report told after each reading: with null when everything was found
 */
export function followOperations({
  open,
  report,
}: {
  open: () => Promise<Releases>;
  report: (error: Error | null) => void;
}): PublishedOperations {
  const stop = new AbortController();
  /** By the version's place. */
  const operations = new Map<string, string[]>();
  let texts = new Set<string>();
  let isComplete = false;
  let wasComplete = false;
  const read = async (store: Releases) => {
    const stored = await store.read();
    // Nothing was published yet, or it is another folder, or somebody removed it.
    if (stored.etag === null) throw new Error('registry missing');
    const versions = publishedVersions(stored);
    const places = new Set(versions.map(({ place }) => place));
    for (const place of operations.keys()) if (!places.has(place)) operations.delete(place);
    const missing = versions.filter(({ place }) => !operations.has(place));
    const found = await Promise.allSettled(
      missing.map(async version => {
        const documents = await operationsOf(store, version);
        if (documents) operations.set(version.place, documents.flatMap(textsOf));
      }),
    );
    texts = new Set([...operations.values()].flat());
    const failure = found.find(one => one.status === 'rejected');
    if (failure) throw failure.reason;
  };
  const follow = async () => {
    let store: Releases | undefined;
    while (!stop.signal.aborted) {
      const failure = await (async () => read((store ??= await open())))().catch((error: Error) => error);
      report(failure ?? null);
      isComplete = !failure;
      wasComplete ||= isComplete;
      await sleep(EVERY_MS, undefined, { ref: false, signal: stop.signal }).catch(() => {});
    }
  };
  void follow();
  return {
    has: text => {
      if (texts.has(inOneLine(text))) return true;
      if (isComplete) return false;
      throw unavailable(
        'This server has not read the registry of its release store yet, so it knows no published operations. Please try again.',
      );
    },
    isReady: () => wasComplete,
    stop: () => stop.abort(),
  };
}

/** A step of a request: a document that no published version sends is answered before anything of it is parsed. */
export const onlyPublished =
  (operations: PublishedOperations): RequestHandler =>
  (req, _res, next) => {
    // Read as Apollo Server does: Express' own parser stops at a thousand parameters.
    const { searchParams } = new URL(req.originalUrl, 'http://gateway');
    const text: unknown = req.method === 'GET' ? searchParams.get('query') : req.body?.query;
    const isPublished = typeof text === 'string' && operations.has(text);
    next(isPublished ? undefined : new Problem(400, 'This document is not part of a published version.'));
  };

/** A document as its build has it, and as Apollo Client sends it: with `__typename` in each selection but the first. */
function textsOf(operation: string): string[] {
  const sent = visit(parse(operation), {
    SelectionSet: {
      leave: (node, _key, parent) => {
        const isRoot = (parent as { kind?: Kind } | undefined)?.kind === Kind.OPERATION_DEFINITION;
        const hasIt = node.selections.some(one => one.kind === Kind.FIELD && one.name.value === '__typename');
        return isRoot || hasIt ? undefined : { ...node, selections: [...node.selections, TYPENAME] };
      },
    },
  });
  return [operation, print(sent)].map(inOneLine);
}
const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

/** Line breaks and indentation are nobody's business. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
