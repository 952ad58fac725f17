import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { getIntrospectionQuery, parse } from 'graphql';
import { exceededLimit } from './queryLimits.ts';

const check = (source: string) => exceededLimit(parse(source));

const nested = (depth: number) => `${'{ a '.repeat(depth)}${'}'.repeat(depth)}`;
const spreads = (levels: number) =>
  Array.from({ length: levels }, (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`).join(
    ' ',
  );

test.each([
  '{ services { id title } }',
  'mutation { signUpEmail(input: { email: "a@b.example" }) { id } }',
  'query { a: services { id } b: services { id } }',
  getIntrospectionQuery(),
  'fragment A on Query { ...A } { ...A }',
])('accepts %s', document => {
  expect(check(document)).toBeUndefined();
});

test.each([
  ['nested', nested(11), /nested deeper than 10/],
  [
    'aliases',
    `{ ${Array.from({ length: 16 }, (_, at) => `a${at}: services { id }`).join(' ')} }`,
    /more than 15 aliases/,
  ],
  ['directives', `{ services ${'@skip(if: false) '.repeat(11)}{ id } }`, /more than 10 directives/],
  ['repeated fields', `{ services { ${'id '.repeat(450)}} }`, /more than 400/],
  ['spreads that double', `{ ...F0 } ${spreads(30)} fragment F30 on Query { __typename }`, /more than 400/],
  [
    'deep introspection',
    `{ __schema { types { ${'ofType { '.repeat(20)}name${' }'.repeat(20)} } } }`,
    /deeper than 16/,
  ],
  ['two mutation fields', 'mutation { a: signUpEmail b: signUpEmail }', /more than one mutation field/],
  [
    'mutation fields in fragments',
    'mutation { ...A ... { y } } fragment A on Mutation { x }',
    /more than one mutation field/,
  ],
])('rejects %s', (_name, document, reason) => {
  expect(check(document)).toMatch(reason);
});

// Generated documents that exceed one limit, with other fields around it.
const otherFields = fc.array(fc.constantFrom('id', 'title', '__typename', '... on Service { icon }'), {
  maxLength: 6,
});
const hostile = fc.oneof(
  fc
    .tuple(otherFields, fc.integer({ min: 11, max: 120 }))
    .map(([fields, depth]) => nested(depth).replace('{', `{ ${fields.join(' ')}`)),
  fc
    .tuple(otherFields, fc.integer({ min: 16, max: 60 }))
    .map(
      ([fields, count]) =>
        `{ services { ${fields.join(' ')} ${Array.from({ length: count }, (_, at) => `x${at}: id`).join(' ')} } }`,
    ),
  fc
    .tuple(otherFields, fc.integer({ min: 11, max: 60 }))
    .map(
      ([fields, count]) => `{ services { ${fields.join(' ')} id ${'@include(if: true) '.repeat(count)} } }`,
    ),
  fc
    .integer({ min: 9, max: 60 })
    .map(levels => `{ ...F0 } ${spreads(levels)} fragment F${levels} on Query { __typename }`),
);

test('rejects 400 generated documents that exceed a limit', () => {
  fc.assert(
    fc.property(hostile, document => check(document) !== undefined),
    { numRuns: 400 },
  );
});
