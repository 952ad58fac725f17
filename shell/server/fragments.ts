import { assetAddress, configKey, findRendered, readRendered, type RenderedPages } from '@site/federation';
import type { Logger } from 'pino';
import { PATH_PLACEHOLDER, QUERY_PLACEHOLDER } from '../src/placeholders.ts';
import type { SitePage } from '../src/siteMap.ts';
import type { Env } from './env.ts';
import type { Releases, ShellRelease } from './registry.ts';
import type { PageData, ServedVersion } from '../src/pageData.ts';

/** How long rendered pages that could not be read are left alone, in ms. */
const LEAVE_ALONE_MS = 2000;
/** Pairs that are kept in memory: the live one, and those of canaries and a rollback. */
const PAIRS_KEPT = 12;

/** A page as a visitor sees it before any script has run. */
export interface Fragment {
  html: string;
  styles: string;
  prerendered: NonNullable<PageData['prerendered']>;
}

export interface FragmentRequest {
  page: SitePage | null;
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  shell: Pick<ShellRelease, 'pages'> & { manifest: { version: string } };
  releases: Partial<Record<string, Pick<ServedVersion, 'version' | 'url'>>>;
}

export type Fragments = (request: FragmentRequest) => Promise<Fragment | null>;

/**
 * Finds the page that was rendered for exactly this pair of shell and remote and for these settings; null when there
 * is none, or when it is not what the registry lists: the browser draws the page then.
 */
export function createFragments(
  { releasesDir, config }: Pick<Env, 'releasesDir' | 'config'>,
  listed: Releases['rendered'],
  log: Pick<Logger, 'warn'>,
): Fragments {
  const key = configKey(config);
  const documents = createDocuments(releasesDir, log);

  return async ({ page, pathname, search, shell, releases }) => {
    if (!page && !isPlain(pathname)) return null;
    const remote = page?.access === 'public' ? releases[page.remote] : undefined;
    if (page?.access === 'public' && !remote) return null;
    const list = page && remote ? listed(page.remote, remote.version) : shell.pages;
    const pages = await documents(findRendered(list, shell.manifest.version, key));
    const found = pages?.[page?.path ?? pathname] ?? (page ? undefined : pages?.['*']);
    if (!found) return null;
    const words = {
      [encodeURIComponent(PATH_PLACEHOLDER)]: encodeURIComponent(pathname),
      [encodeURIComponent(QUERY_PLACEHOLDER)]: encodeURIComponent(search),
      ...(page && remote && { [assetAddress(page.remote)]: new URL('.', remote.url).href }),
    };
    return {
      html: fillIn(found.html, words),
      styles: found.styles,
      prerendered: { version: remote?.version ?? null, loaderData: found.loaderData },
    };
  };
}

/** A browser may write any other path in another way than the request did, and then expect that in the page. */
const isPlain = (pathname: string) => /^(?:\/[\w.~-]+)+$/.test(pathname);

const fillIn = (html: string, words: Record<string, string>) =>
  Object.entries(words).reduce((text, [word, value]) => text.replaceAll(word, () => value), html);

/** Rendered pages never change, so each pair is read and checked once. */
function createDocuments(releasesDir: string, log: Pick<Logger, 'warn'>) {
  const known = new Map<string, ReturnType<typeof read>>();

  async function read(integrity: string) {
    try {
      return (await readRendered(releasesDir, integrity)).pages;
    } catch (error) {
      log.warn({ err: error as unknown }, 'rendered pages not used');
      setTimeout(() => known.delete(integrity), LEAVE_ALONE_MS).unref();
      return null;
    }
  }

  return (pages: RenderedPages | undefined) => {
    if (!pages) return null;
    const present = known.get(pages.integrity) ?? read(pages.integrity);
    known.set(pages.integrity, present);
    const [oldest] = known.keys();
    if (known.size > PAIRS_KEPT && oldest) known.delete(oldest);
    return present;
  };
}
