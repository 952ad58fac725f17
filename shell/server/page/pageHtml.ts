import { readFileSync } from 'node:fs';
import { escapeUTF8 as escapeHtml } from 'entities/escape';
import { OPEN_GRAPH_PATH } from './discovery.ts';
import { structuredData } from './structuredData.ts';
import { pageMeta } from '../../src/layout/pageMeta.ts';
import { PAGE_DATA_ID, type PageData } from '../../src/pageData.ts';
import type { PrerenderedMarkup } from './prerenderedMarkup.ts';
import {
  firstFiles,
  fontPreloads,
  integrityByAddress,
  preloads,
  shellFiles,
  type PageSources,
} from './preloads.ts';
import { renderPinBadge } from '../releases/releasesPage.ts';
import type { Pin } from '../registry/rolloutCookies.ts';
import { developmentScript } from '../development/development.ts';

export interface PageInput extends PageSources {
  pathname: string;
  publicUrl: string;
  nonce: string;
  /** Who asks, null for a visitor, undefined when the browser has to ask itself. */
  user: PageData['user'];
  /** The version that this browser is pinned to, if it gets that one. */
  pin?: Pin | null;
  /** The page as a visitor sees it, if it was rendered beforehand. */
  prerendered: PrerenderedMarkup | null;
  devReload: boolean;
}

/**
 * The HTML of a page, as one request needs it: complete head, hashes, preloads, and the data that the browser part starts
 * with. For a visitor it preloads nothing of a page for users.
 */
export function renderPage(input: PageInput): string {
  const { nonce, shell, user, prerendered } = input;
  const entry = shell.manifest.entry;
  const data: PageData = {
    ...input.data,
    microfrontends: withoutHashes(input.data.microfrontends),
    ...(prerendered && { prerendered: prerendered.data }),
    ...(user !== undefined && { user }),
  };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${describe(input)}
<script nonce="${nonce}">${recordErrors}</script>
<meta property="csp-nonce" nonce="${nonce}">
<script type="importmap" nonce="${nonce}">${json({ integrity: integrityByAddress(shell, input.data) })}</script>
${preloads(nonce, [...shellFiles(shell), ...firstFiles(input, user !== null)])}
<style nonce="${nonce}">${shell.css}</style>
${prerendered ? PAINT_WHOLE + stylesOf(prerendered, nonce) : ''}
</head>
<body>
${fontPreloads(shell)}
${prerendered ? `<script nonce="${nonce}">${recordEarlyInput}</script>` : ''}
<div id="root">${prerendered?.html ?? ''}</div>${input.pin ? renderPinBadge(input.pin, nonce) : ''}
${prerendered ? '' : `<noscript><p>${escapeHtml(data.config.brandName)} needs JavaScript to show this page.</p></noscript>`}
<script type="application/json" id="${PAGE_DATA_ID}">${json(data)}</script>
<script type="module" nonce="${nonce}" crossorigin integrity="${shell.manifest.integrity[entry]}" src="${shell.base}${entry}"></script>${input.devReload ? developmentScript(nonce) : ''}
</body>
</html>
`;
}

/** The import map has them. */
const withoutHashes = (microfrontends: PageData['microfrontends']) =>
  Object.fromEntries(
    Object.entries(microfrontends).map(([name, version]) => [
      name,
      version?.manifest ? { ...version, manifest: { ...version.manifest, integrity: {} } } : version,
    ]),
  );

function describe({ page, pathname, publicUrl, data }: PageInput) {
  const { title, description, path } = pageMeta(pathname, data.config.brandName);
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  const about = page && structuredData(page, publicUrl, data.config);
  const known = page && [
    `<link rel="canonical" href="${escapeHtml(publicUrl + path)}">`,
    property('url', publicUrl + path),
    property('type', 'website'),
    property('site_name', data.config.brandName),
    property('title', title),
    property('description', description),
    property('image', publicUrl + OPEN_GRAPH_PATH),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(about ? [`<script type="application/ld+json">${json(about)}</script>`] : []),
  ];
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(known || ['<meta name="robots" content="noindex">']),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ].join('\n');
}

/**
 * Without it the first screen would move with each line that arrives. It names what comes after the body's content:
 * Chromium paints as soon as it has the opening tag.
 */
const PAINT_WHOLE = `<link rel="expect" blocking="render" href="#${PAGE_DATA_ID}">`;

/** The styles of this page alone; the browser part takes them over. */
const stylesOf = ({ styles }: PrerenderedMarkup, nonce: string) =>
  styles.replaceAll('<style ', `<style nonce="${nonce}" `);

/** Without the lines of comment, a third of what would be sent. */
const readScript = (file: string) =>
  readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8').replace(/^ *\/\/.*\n/gm, '');
const recordErrors = readScript('reports/recordErrors.js');
const recordEarlyInput = readScript('earlyInput/recordEarlyInput.js');

/** JSON that cannot end the script element around it. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
