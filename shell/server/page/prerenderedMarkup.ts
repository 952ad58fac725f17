import { assetAddress } from '@site/federation/build/manifest';
import { configKey, findPrerendered, readPrerendered } from '@site/releases/prerender/prerenderedStore';
import { microfrontends } from '@site/federation/microfrontends';
import type { PrerenderedEntry } from '@site/releases/registry/registry';
import type { ReleaseSource } from '@site/releases/store/releaseStore';
import type { Logger } from 'pino';
import { NOT_FOUND, placeholderOf, type SitePage } from '../../src/siteMap.ts';
import type { Env } from '../env.ts';
import type { VersionSource } from '../registry/versions.ts';
import type { PageData, ServedVersion } from '../../src/pageData.ts';

/** How long rendered pages that could not be read are left alone, in ms. */
const RETRY_AFTER_MS = 2000;
/** Pairs in memory: of each microfrontend, and of the shell alone, the live one, a canary's, and two that come back. */
const CACHED_PAIRS = 4 * (microfrontends.length + 1);

/** A page as a visitor sees it before any script has run. */
export interface PrerenderedMarkup {
  html: string;
  styles: string;
  data: NonNullable<PageData['prerendered']>;
}

export interface PrerenderedRequest {
  page: SitePage | null;
  pathname: string;
  shell: { manifest: { version: string } };
  microfrontends: Partial<Record<string, Pick<ServedVersion, 'version' | 'url'>>>;
}

export type FindPrerenderedMarkup = (request: PrerenderedRequest) => Promise<PrerenderedMarkup | null>;

/**
 * Finds the page that was rendered for exactly this pair of versions (shell, microfrontend) and for these settings; null when there
 * is none, or when it is not what the registry lists: the browser renders the page then.
 */
export function createMarkupFinder(
  store: ReleaseSource,
  { config }: Pick<Env, 'config'>,
  listed: VersionSource['prerendered'],
  log: Pick<Logger, 'warn'>,
): FindPrerenderedMarkup {
  const key = configKey(config);
  const storedPages = createPageCache(store, log);

  return async ({ page, pathname, shell, microfrontends }) => {
    if (page?.address !== pathname && !isPlain(pathname)) return null;
    const served = page?.access === 'public' ? microfrontends[page.microfrontend] : undefined;
    if (page?.access === 'public' && !served) return null;
    const { version } = shell.manifest;
    const list = page && served ? listed(page.microfrontend, served.version) : listed('shell', version);
    const pages = await storedPages(findPrerendered(list, version, key));
    const found = pages?.[page?.address ?? pathname] ?? (page ? undefined : pages?.['*']);
    if (!found) return null;
    const words = {
      [encodeURIComponent(placeholderOf(page?.address ?? NOT_FOUND))]: encodeURIComponent(pathname),
      ...(page && served && { [assetAddress(page.microfrontend)]: new URL('.', served.url).href }),
    };
    const data = { version: served?.version ?? null };
    return { html: fillIn(found.html, words), styles: found.styles, data };
  };
}

/** A browser may write any other path in another way than the request did, and then expect that in the page. */
const isPlain = (pathname: string) => /^(?:\/[\w.~-]+)+$/.test(pathname);

const fillIn = (html: string, words: Record<string, string>) =>
  Object.entries(words).reduce((text, [word, value]) => text.replaceAll(word, () => value), html);

/** Rendered pages never change, so each pair is read and checked once. */
function createPageCache(store: ReleaseSource, log: Pick<Logger, 'warn'>) {
  const known = new Map<string, ReturnType<typeof read>>();

  async function read(integrity: string) {
    try {
      return (await readPrerendered(store, integrity)).pages;
    } catch (error) {
      log.warn({ err: error as unknown }, 'prerendered pages not readable; browsers render the page');
      setTimeout(() => known.delete(integrity), RETRY_AFTER_MS).unref();
      return null;
    }
  }

  return (pages: PrerenderedEntry | undefined) => {
    if (!pages) return null;
    const present = known.get(pages.integrity) ?? read(pages.integrity);
    // Of versions that are served no more.
    if (known.size >= CACHED_PAIRS && !known.has(pages.integrity)) known.clear();
    known.set(pages.integrity, present);
    return present;
  };
}
