import type { ServerResponse } from 'node:http';
import escapeHtml from 'escape-html';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  main { max-width: 25rem; margin: 10vh auto; padding: 1rem; }
  label { display: block; margin: 1rem 0; }
  input, button { display: block; box-sizing: border-box; width: 100%; min-height: 3rem; font: inherit; }
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

/** Sends a page. No form-action in its policy: browsers hold the whole way back to the site against it. */
export function sendPage(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`,
    'Referrer-Policy': 'no-referrer',
  });
  response.end(`<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<title>Development login</title><style>${STYLE}</style><main>${body}</main></html>`);
}
