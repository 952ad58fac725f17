import type { PublishedVersion, ResolvedRegistry } from '@site/releases/registry/registry';
import { escapeUTF8 as escapeHtml } from 'entities/escape';
import { nameOfPin, type Pin } from '../registry/rolloutCookies.ts';

export interface ReleasesPageInput {
  registry: ResolvedRegistry;
  /** The shell's style sheet, for its colours and type. */
  css: string;
  nonce: string;
  pin: Pin | null;
}

/** The page of /releases: every published version, newest first, each with a button that pins it. */
export function renderReleasesPage({ registry, css, nonce, pin }: ReleasesPageInput): string {
  const sections = Object.entries(registry.microFrontends).map(([name, versions]) => section(name, versions));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Releases</title>
<style nonce="${nonce}">${css}${style}</style>
</head>
<body class="releases">
<main>
<h1>Releases</h1>
<p>A pinned version is for this browser only. All other browsers get what is live.</p>
${sections.join('\n')}
<p><a href="/">To the site</a></p>
</main>
${pin ? renderPinBadge(pin, nonce) : ''}
</body>
</html>
`;
}

function section(name: string, versions: readonly PublishedVersion[]) {
  return `<h2>${escapeHtml(name)}</h2>
<form method="post" action="/pin"><table>
<thead><tr><th>Version</th><th>Published</th><th>Browsers</th><th>Contract</th><th>Owner</th><td></td></tr></thead>
<tbody>${versions
    .toReversed()
    .map(version => row(name, version))
    .join('')}</tbody>
</table></form>`;
}

function row(name: string, { metadata: { version }, deployment, extras }: PublishedVersion) {
  const share = `${deployment.traffic} %${deployment.default ? ' (default)' : ''}`;
  const pin = escapeHtml(nameOfPin({ microfrontend: name, version }));
  const cells = [
    extras.publishedAt.slice(0, 16).replace('T', ' '),
    share,
    extras.contractVersion,
    extras.owner,
  ];
  return `<tr><th>${escapeHtml(version)}</th>${cells.map(cell => `<td>${escapeHtml(String(cell))}</td>`).join('')}<td><button name="version" value="${pin}" aria-label="Pin ${pin}">Pin</button></td></tr>`;
}

const style = `
.releases { padding: var(--gutter); overflow-x: auto }
.releases :is(h2, form + p) { margin-top: 32px }
.releases table { border-collapse: collapse }
.releases :is(th, td) { padding: 6px 12px; text-align: left; border-bottom: 1px solid var(--line) }
.releases button { min-height: 32px; padding: 0 12px; border: 1px solid var(--border); border-radius: var(--radius-small); background: none; color: inherit; font: inherit; cursor: pointer }`;

/** Says on every page that this browser has a version of its own, and ends that with one click. */
export function renderPinBadge(pin: Pin, nonce: string): string {
  const { microfrontend, version } = pin;
  return `<style nonce="${nonce}">${badgeStyle}</style>
<aside class="pin" aria-label="Pinned version"><form method="post" action="/pin"><span>Pinned: ${escapeHtml(microfrontend)} ${escapeHtml(version)}</span> <button name="version" value="">Reset</button></form></aside>`;
}

const badgeStyle = `
.pin { position: fixed; left: 12px; bottom: 12px; z-index: 50; padding: 6px 12px; border-radius: var(--radius-small); background: var(--action); color: var(--on-action); font: 600 var(--size-14) var(--font-text) }
.pin button { min-height: 32px; margin-left: 8px; padding: 0 12px; border: 1px solid; border-radius: var(--radius-small); background: none; color: inherit; font: inherit; cursor: pointer }`;
