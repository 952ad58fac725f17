const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text escaped for HTML, also between double quotes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, character => entities[character] ?? character);
