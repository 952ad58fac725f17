const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text escaped for HTML, also between double quotes. */
export const escape = (text: string) =>
  text.replace(/[&<>"]/g, character => entities[character] ?? character);
