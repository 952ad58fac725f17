import type { ServerResponse } from 'node:http';
import { escapeUTF8 as escapeHtml } from 'entities/escape';

/* The site's colours (packages/ui/src/global.css), in the fonts of the system: nothing is fetched. */
const STYLE = `
  :root {
    color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif;
    --text: light-dark(#1b1812, #f5f1e8); --muted: light-dark(#5e5646, #b4ac9c);
    --surface: light-dark(#ffffff, #151518); --border: light-dark(#8a8172, #757065);
    --gold: light-dark(#846200, #d9b45b); --action: #d9b45b; --on-action: #14110a;
    background: light-dark(#fbf8f1, #0b0b0d); color: var(--text);
  }
  main { max-width: 25rem; margin: 10vh auto; padding: 1rem; }
  a { color: inherit; text-underline-offset: 4px; }
  h1 { font: 450 2.4rem/1.1 Georgia, serif; }
  header { color: var(--gold); font-weight: 600; }
  p { color: var(--muted); }
  label { display: block; margin: 1rem 0; }
  input, button { display: block; box-sizing: border-box; width: 100%; min-height: 3rem; padding: 0 1rem;
    border: 1px solid var(--border); border-radius: 6px; background: var(--surface); color: inherit; font: inherit; }
  button { margin: 1.5rem 0; border-color: var(--gold); background: var(--action); color: var(--on-action); font-weight: 600; }
  :focus-visible { outline: 2px solid var(--gold); outline-offset: 3px; }
`;

/** The one form: any address is accepted, only the email is required. */
export const signInForm = (email: string, problem = '') => `<h1>Sign in</h1>
  <p>For development only: any email address is accepted, without a password. Names are optional.</p>
  ${problem && `<p role="alert">${problem}</p>`}
  <form method="post">
    <label>Email <input name="email" type="email" autocomplete="email" value="${escapeHtml(email)}" required autofocus></label>
    <label>First name <input name="firstName" autocomplete="given-name" maxlength="100"></label>
    <label>Last name <input name="lastName" autocomplete="family-name" maxlength="100"></label>
    <button>Sign in</button>
  </form>`;

/** What the pages say of the site that they lead back to. */
type Site = Record<'BRAND_NAME' | 'PUBLIC_URL', string>;

/** Sends a page. No form-action in its policy: browsers hold the whole way back to the site against it. */
export const createPage = (site: Site) => (response: ServerResponse, status: number, body: string) => {
  const brand = escapeHtml(site.BRAND_NAME);
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`,
    'Referrer-Policy': 'no-referrer',
  });
  response.end(`<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<title>Development login · ${brand}</title><style>${STYLE}</style>
<main><header>${brand}</header>${body}<a href="${escapeHtml(site.PUBLIC_URL)}">Back to ${brand}</a></main></html>`);
};
