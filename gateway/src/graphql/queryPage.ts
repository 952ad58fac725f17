import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';

const script = `
const form = document.querySelector('form');
const output = document.querySelector('pre');
form.addEventListener('submit', async event => {
  event.preventDefault();
  const { query, variables } = Object.fromEntries(new FormData(form));
  try {
    const body = JSON.stringify({ query, variables: variables.trim() ? JSON.parse(variables) : undefined });
    const answer = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    output.textContent = answer.status + '\\n' + JSON.stringify(await answer.json(), null, 2);
  } catch (error) {
    output.textContent = String(error);
  }
});
`;
const scriptHash = createHash('sha256').update(script).digest('base64');
const policy = `default-src 'none'; script-src 'sha256-${scriptHash}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>GraphQL</title></head>
<body><h1>GraphQL</h1><form>
<p><label>Query<br><textarea name="query" rows="12" cols="80">{ services { id title } }</textarea></label></p>
<p><label>Variables (JSON)<br><textarea name="variables" rows="4" cols="80"></textarea></label></p>
<p><button>Run</button></p></form><pre></pre><script>${script}</script></body></html>
`;

/** A page to try queries on, for a browser that opens /graphql in development. It loads nothing from elsewhere. */
export const queryPage: RequestHandler = (req, res, next) => {
  if (req.query['query'] !== undefined || !req.get('accept')?.includes('text/html')) return next();
  res.set('Content-Security-Policy', policy).type('html').send(page);
};
