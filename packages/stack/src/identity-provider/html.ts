const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is already safe. */
export interface Html {
  readonly markup: string;
}

/** A template whose values are escaped, except those that are markup themselves. */
export function html(parts: TemplateStringsArray, ...values: (string | Html)[]): Html {
  return { markup: parts.reduce((all, part, at) => all + toMarkup(values[at - 1] ?? '') + part) };
}

function toMarkup(value: string | Html): string {
  return typeof value === 'string' ? value.replace(/[&<>"']/g, one => entities[one] ?? one) : value.markup;
}
