import { assetAddress } from '@site/federation/build/manifest';
import { configKey, findPrerendered, readPrerendered } from '@site/releases/prerender/prerenderedStore';
import type { PrerenderedPages } from '@site/releases/prerender/prerenderedStore';
import type { ReleaseSource } from '@site/releases/store/releaseStore';
import type { Logger } from 'pino';
import { NOT_FOUND, placeholderOf, type SitePage } from '../../src/siteMap.ts';
import type { Env } from '../env.ts';
import { createCache } from '../registry/cache.ts';
import type { VersionSource } from '../registry/versions.ts';
import type { PageData, ServedVersion } from '../../src/pageData.ts';

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
  const cached = createCache<PrerenderedPages>(err =>
    log.warn({ err }, 'prerendered pages not readable; browsers render the page'),
  );

  return async ({ page, pathname, shell, microfrontends }) => {
    if (page?.address !== pathname && !isPlain(pathname)) return null;
    const served = page?.access === 'public' ? microfrontends[page.microfrontend] : undefined;
    if (page?.access === 'public' && !served) return null;
    const { version } = shell.manifest;
    const list = await (page && served
      ? listed(page.microfrontend, served.version)
      : listed('shell', version));
    const entry = findPrerendered(list, version, key);
    const stored = entry && (await cached(entry.integrity, () => readPrerendered(store, entry.integrity)));
    const found = stored?.pages[page?.address ?? pathname] ?? (page ? undefined : stored?.pages['*']);
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
