/** Formats a table as CSV (RFC 4180). A cell that a spreadsheet would run as a formula gets a leading apostrophe. */
export function toCsv(columns: string[], rows: Record<string, unknown>[]): string {
  const lines = [columns, ...rows.map(row => columns.map(column => row[column]))];
  return lines.map(cells => `${cells.map(cell).join(',')}\r\n`).join('');
}

function cell(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  const escaped = /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
