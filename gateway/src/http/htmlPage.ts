import { createHash } from 'node:crypto';
import { escapeUTF8 as escapeHtml } from 'entities/escape';
import type { Response } from 'express';

const style = `
:root { color-scheme: dark light; --bg: #0b0b0d; --surface: #151518; --text: #f5f1e8; --gold: #d9b45b; --action: #d9b45b; --on-action: #14110a }
@media (prefers-color-scheme: light) { :root { --bg: #fbf8f1; --surface: #fff; --text: #1b1812; --gold: #846200 } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--bg); color: var(--text); font: 16px/1.6 system-ui, sans-serif }
main { box-sizing: border-box; width: min(100% - 32px, 520px); padding: 32px; background: var(--surface); border-radius: 12px }
h1 { margin: 0 0 12px; font-size: 25px; line-height: 1.3 }
p { margin: 0 0 24px }
a { color: var(--gold); margin-right: 20px }
a:first-of-type, button { display: inline-block; padding: 8px 20px; border-radius: 6px; background: var(--action); color: var(--on-action); text-decoration: none; border: 0; font: inherit; cursor: pointer }
`;
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'`;

/** A small page of the gateway's own, for addresses that a person opens; `content` is HTML. */
export function sendHtmlPage(res: Response, status: number, heading: string, content: string): void {
  res.status(status).set({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' });
  res.type('html').send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(heading)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(heading)}</h1>${content}</main></body>
</html>
`);
}
