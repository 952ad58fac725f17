import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { getIntrospectionQuery } from 'graphql';
import { outOfBounds } from './documentBounds.ts';

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
  '{ broken',
])('is harmless or left to the standard: %s', document => {
  expect(outOfBounds(document)).toBeUndefined();
});

test.each([
  ['nested', nested(11), /nested deeper than 10/],
  [
    'aliases',
    `{ ${Array.from({ length: 16 }, (_, at) => `a${at}: services { id }`).join(' ')} }`,
    /more than 15 aliases/,
  ],
  ['one huge name', `{ ${'x'.repeat(33_000)} }`, /longer than 32768 characters/],
  ['one huge string', `{ services(x: "${'x'.repeat(33_000)}") { id } }`, /longer than 32768/],
  ['directives', `{ services ${'@skip(if: false) '.repeat(11)}{ id } }`, /more than 10 directives/],
  ['repeated fields', `{ services { ${'id '.repeat(450)}} }`, /more than 400/],
  ['spreads that double', `{ ...F0 } ${spreads(30)} fragment F30 on Query { __typename }`, /more than 400/],
  [
    'deep introspection',
    `{ __schema { types { ${'ofType { '.repeat(20)}name${' }'.repeat(20)} } } }`,
    /deeper than 16/,
  ],
])('refuses %s', (_name, document, reason) => {
  expect(outOfBounds(document)).toMatch(reason);
});

// Documents grown at random around one excess: each must be refused, however the excess is dressed.
const dress = fc.array(fc.constantFrom('id', 'title', '__typename', '... on Service { icon }'), {
  maxLength: 6,
});
const hostile = fc.oneof(
  fc
    .tuple(dress, fc.integer({ min: 11, max: 120 }))
    .map(([fields, depth]) => nested(depth).replace('{', `{ ${fields.join(' ')}`)),
  fc
    .tuple(dress, fc.integer({ min: 16, max: 60 }))
    .map(
      ([fields, count]) =>
        `{ services { ${fields.join(' ')} ${Array.from({ length: count }, (_, at) => `x${at}: id`).join(' ')} } }`,
    ),
  fc
    .tuple(dress, fc.integer({ min: 11, max: 60 }))
    .map(
      ([fields, count]) => `{ services { ${fields.join(' ')} id ${'@include(if: true) '.repeat(count)} } }`,
    ),
  fc
    .integer({ min: 9, max: 60 })
    .map(levels => `{ ...F0 } ${spreads(levels)} fragment F${levels} on Query { __typename }`),
);

test('refuses every one of 400 generated documents', () => {
  fc.assert(
    fc.property(hostile, document => outOfBounds(document) !== undefined),
    { numRuns: 400 },
  );
});
