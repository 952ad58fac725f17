const KB = 1024;
const BODY = 100 * KB - 200;
const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join(' ');
const fill = (part: (at: number) => string, around: (inside: string) => string) => {
  let inside = '';
  for (let at = 0; JSON.stringify(around(inside)).length < BODY - 100; at += 1) inside += `${part(at)} `;
  return around(inside);
};

/** Documents that are made to cost much: as long as a body may be, or just within the bounds. */
export const hostileDocuments: Record<string, string> = {
  'aliases, 100 KB': fill(
    at => `a${at}: services { id }`,
    inside => `{ ${inside} }`,
  ),
  'one field repeated, 100 KB': fill(
    () => '__typename',
    inside => `{ ${inside} }`,
  ),
  'nested, 100 KB': `${'{a'.repeat(BODY / 3.1)}`,
  'nested lists in an argument, 100 KB': `{ services(x: ${'['.repeat(BODY / 2.1)}${']'.repeat(BODY / 2.1)}) { id } }`,
  'directives, 100 KB': fill(
    () => '@skip(if: true)',
    inside => `{ services ${inside} { id } }`,
  ),
  'fragments, 100 KB': fill(
    at => `fragment F${at} on Query { services { id } }`,
    inside => `{ __typename } ${inside}`,
  ),
  'a comment, 100 KB': `{ __typename } #${'x'.repeat(BODY - 100)}`,
  'white space, 100 KB': `{ __typename ${' '.repeat(BODY - 100)} }`,
  'commas, 100 KB': `{ __typename ${','.repeat(BODY - 100)} }`,
  'a string, 100 KB': `{ services(x: "${'x'.repeat(BODY - 100)}") { id } }`,
  'escapes, 100 KB': `{ services(x: "${'\\u0041'.repeat(BODY / 8)}") { id } }`,
  'a block string, 100 KB': `{ services(x: """${'\n x'.repeat(BODY / 5)}""") { id } }`,
  'an unknown name, 100 KB': `{ ${'x'.repeat(BODY - 100)} }`,
  'no name at all, 100 KB': '\u0000'.repeat(BODY / 7),
  'unknown fields, just within the tokens': `{ ${times(390, at => `service${at}`)} }`,
  'unknown arguments, just within the tokens': `{ services(${times(300, at => `x${at}: 1`)}) { id } }`,
  'variables, just within the tokens': `query(${times(190, at => `$v${at}: Int`)}) { services { id } }`,
  'fields of the same name in many fragments': `{ services { ${times(95, at => `...F${at}`)} } } ${times(95, at => `fragment F${at} on Service { id title }`)}`,
  'fragments that spread all others': `{ services { ...F0 } } ${times(18, at => `fragment F${at} on Service { id ${times(18 - at - 1, next => (at < 8 ? `...F${at + next + 1}` : 'title'))} }`)}`,
  'inline fragments, as many as are allowed': `{ ${times(190, () => '... { __typename }')} }`,
  'introspection, as deep as is allowed': `{ __schema { types { fields { type { ${'ofType { '.repeat(10)}name${' }'.repeat(10)} } } } } }`,
  'many operations': times(190, at => `query Q${at} { __typename }`),
  'many variables with many fields': `query(${times(100, at => `$v${at}: Boolean = true`)}) { services { ${times(10, at => `id @include(if: $v${at})`)} } }`,
};
