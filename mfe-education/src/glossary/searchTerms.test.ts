import { expect, it } from '@jest/globals';
import { searchTerms } from './searchTerms.ts';

const terms = [
  { term: 'Leverage', definition: 'Borrowed size. A stop limits its cost.' },
  { term: 'Stop order', definition: 'An order at a price.' },
  { term: 'Trailing stop', definition: 'A stop that follows.' },
];
const found = (query: string) => searchTerms(terms, query).map(({ term }) => term);

it.each([
  ['', ['Leverage', 'Stop order', 'Trailing stop']],
  ['STOP', ['Stop order', 'Trailing stop', 'Leverage']],
  ['order price', ['Stop order']],
  ['nothing', []],
])('finds for %j the terms %j', (query, expected) => expect(found(query)).toEqual(expected));
