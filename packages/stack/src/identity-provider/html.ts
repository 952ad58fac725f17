import escapeHtml from 'escape-html';

/** Markup that is already safe. */
export interface Html {
  readonly markup: string;
}

/** A template whose values are escaped, except those that are markup themselves. */
export function html(parts: TemplateStringsArray, ...values: (string | Html)[]): Html {
  return { markup: parts.reduce((all, part, at) => all + toMarkup(values[at - 1] ?? '') + part) };
}

const toMarkup = (value: string | Html) => (typeof value === 'string' ? escapeHtml(value) : value.markup);
