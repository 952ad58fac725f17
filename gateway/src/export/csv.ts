/**
 * Formats a table as CSV (RFC 4180). What a spreadsheet would run as a formula gets a leading apostrophe, as OWASP advises:
 * also after a semicolon or a line break, where a cell begins for a spreadsheet that splits by semicolons. The cell may
 * begin with quotes.
 */
export function toCsv(columns: string[], rows: Record<string, unknown>[]): string {
  const lines = [columns, ...rows.map(row => columns.map(column => row[column]))];
  return lines.map(cells => `${cells.map(cell).join(',')}\r\n`).join('');
}

function cell(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  const escaped = text.replace(/(^|;|\r\n?|\n)(?=(?:"|[^\S\r\n])*[=+\-@\t＝＋－＠])/g, "$1'");
  return `"${escaped.replaceAll('"', '""')}"`;
}
