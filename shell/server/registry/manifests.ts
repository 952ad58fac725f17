import { integrityOf } from '@site/federation/build/integrity';
import { manifestSchema } from '@site/federation/build/manifest';
import type { Logger } from 'pino';
import type { BrowserManifest } from '../../src/pageData.ts';

/** How long a page may wait for a microfrontend's host; the browser asks again by itself. */
const TIMEOUT_MS = 500;
/** How long a host that did not answer is left alone. */
const RETRY_AFTER_MS = 2000;
/** One that answered without the manifest may have it a moment later: the version is new. */
const ANSWERED_RETRY_MS = 200;

class AnsweredError extends Error {}

/** Manifests are immutable, so each is fetched once; a failure costs one page its preloads and nothing else. */
export function createManifestCache(log: Pick<Logger, 'warn'>) {
  const known = new Map<string, Promise<BrowserManifest | null>>();

  return (name: string, url: string, integrity: string) => {
    const key = `${url} ${integrity}`;
    const cached = known.get(key);
    if (cached) return cached;
    const fetched = fetchManifest(name, url, integrity).catch((error: unknown) => {
      log.warn({ err: error, microfrontend: name, url }, 'manifest not available');
      const pause = error instanceof AnsweredError ? ANSWERED_RETRY_MS : RETRY_AFTER_MS;
      setTimeout(() => known.delete(key), pause).unref();
      return null;
    });
    known.set(key, fetched);
    return fetched;
  };
}

async function fetchManifest(name: string, url: string, expected: string): Promise<BrowserManifest> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!response.ok) throw new AnsweredError(`${url} answered ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (integrityOf(bytes) !== expected) throw new Error(`${url} is not what the registry lists`);
  const manifest = manifestSchema.parse(JSON.parse(bytes.toString()));
  if (manifest.name !== name) throw new Error(`${url} is a build of ${manifest.name}`);
  const { entry, preload, pages, integrity } = manifest;
  const scripts = Object.entries(integrity).filter(([file]) => file.endsWith('.js'));
  return { entry, preload, pages, integrity: Object.fromEntries(scripts) };
}
