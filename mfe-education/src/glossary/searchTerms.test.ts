import { expect, it } from '@jest/globals';
import { searchTerms } from './searchTerms.ts';

const terms = [
  { term: 'Leverage', definition: 'Borrowed size. A stop limits its cost.' },
  { term: 'Stop order', definition: 'An order at a price.' },
  { term: 'Stop-loss', definition: 'Where an idea ends.' },
  { term: 'Trailing stop', definition: 'A stop that follows.' },
];
const found = (query: string) => searchTerms(terms, query).map(({ term }) => term);

it.each([
  ['', ['Leverage', 'Stop order', 'Stop-loss', 'Trailing stop']],
  ['STOP', ['Stop order', 'Stop-loss', 'Trailing stop', 'Leverage']],
  ['order price', ['Stop order']],
  ['stoploss', ['Stop-loss']],
  ['Stop Loss', ['Stop-loss']],
  ['stop-order', ['Stop order']],
  [' - ', ['Leverage', 'Stop order', 'Stop-loss', 'Trailing stop']],
  ['nothing', []],
])('finds for %j the terms %j', (query, expected) => expect(found(query)).toEqual(expected));
