const kinds = /^\s*(select|insert|update|delete|begin|start|commit|rollback|savepoint|release|set|lock)\b/i;
const table = /\b(?:from|into|update)\s+"?([a-z_]+)/i;

/** What a statement does and to which table, such as "SELECT services": never a value, which the SQL text may contain. */
export function statementName(sql: string): string {
  // Values are in quotes, and whatever follows the first of them may be one.
  const [start = ''] = sql.split(`'`, 1);
  const kind = kinds.exec(start)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const name = table.exec(start)?.[1];
  return name ? `${kind} ${name}` : kind;
}
