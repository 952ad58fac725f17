import { html, type Html } from './html.ts';
import type { SignIn, SignInForm } from './signIn.ts';
import { style } from './style.ts';

interface Field {
  name: keyof SignIn;
  label: string;
  type: string;
  autocomplete: string;
  required: boolean;
}

const fields: Field[] = [
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'email', required: true },
  { name: 'firstName', label: 'First name', type: 'text', autocomplete: 'given-name', required: false },
  { name: 'lastName', label: 'Last name', type: 'text', autocomplete: 'family-name', required: false },
];

/** The one form of the provider: any address is accepted, only the email is required. */
export function signInPage(form: SignInForm, nonce: string): string {
  const firstWrong = fields.find(({ name }) => form.errors[name]);
  const focused = (firstWrong ?? fields[0])?.name;
  const rows = fields.map(field => fieldRow(field, form, field.name === focused).markup).join('');
  // novalidate: the messages of this page say the same in every browser.
  return page(
    'Sign in',
    html`<h1>Sign in</h1>
      <p>For development only: any email address is accepted, without a password.</p>
      <form method="post" novalidate>
        ${{ markup: rows }}
        <button type="submit">Sign in</button>
      </form>`,
    nonce,
  );
}

/** A page that says what went wrong and leads back to the site. */
export function messagePage(heading: string, text: string, backTo: string, nonce: string): string {
  return page(
    heading,
    html`<h1>${heading}</h1>
      <p>${text}</p>
      <a href="${backTo}">Back to the site</a>`,
    nonce,
  );
}

function fieldRow(
  { name, label, type, autocomplete, required }: Field,
  form: SignInForm,
  focus: boolean,
): Html {
  const error = form.errors[name];
  const note = error
    ? html`<p class="error" id="${name}-note" role="alert">${error}</p>`
    : html`<small id="${name}-note">Optional</small>`;
  const attributes = [
    required ? 'required' : '',
    focus ? 'autofocus' : '',
    error ? 'aria-invalid="true"' : '',
    error || !required ? `aria-describedby="${name}-note"` : '',
  ];
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${form.values[name]}"
      ${{ markup: attributes.filter(Boolean).join(' ') }}
    />
    ${error || !required ? note : html``}
  </div>`;
}

function page(title: string, body: Html, nonce: string): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Development login</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${{ markup: style }}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.markup;
}
