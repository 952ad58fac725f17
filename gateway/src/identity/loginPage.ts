import { createHash } from 'node:crypto';
import type { Response } from 'express';
import type { Problem } from '../http/problem.ts';

const style = `
:root { color-scheme: dark light; --bg: #0b0b0d; --surface: #141417; --text: #f5f1e8; --gold: #d9b45b; --on-gold: #14110a }
@media (prefers-color-scheme: light) { :root { --bg: #fbf8f1; --surface: #fff; --text: #1b1812; --gold: #7a5a10; --on-gold: #fff } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--bg); color: var(--text); font: 16px/1.6 system-ui, sans-serif }
main { box-sizing: border-box; width: min(100% - 32px, 520px); padding: 32px; background: var(--surface); border-radius: 12px }
h1 { margin: 0 0 12px; font-size: 25px; line-height: 1.3 }
p { margin: 0 0 24px }
a { color: var(--gold); margin-right: 20px }
a:first-of-type { display: inline-block; padding: 8px 20px; border-radius: 6px; background: var(--gold); color: var(--on-gold); text-decoration: none }
`;
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'`;

const escape = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);

/** A login that failed, for the person in front of the browser: what happened, and two ways on. */
export function sendLoginPage(res: Response, brand: string, problem: Problem): void {
  res
    .status(problem.status)
    .set({ ...problem.headers, 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' });
  res.type('html').send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Login · ${escape(brand)}</title><style>${style}</style></head>
<body><main><h1>That login did not work</h1><p>${escape(problem.message)}</p>
<a href="/api/login">Try again</a> <a href="/">Back to ${escape(brand)}</a></main></body>
</html>
`);
}
