import { expect, it } from '@jest/globals';
import { glossary } from '@site/curriculum/glossary';
import { searchTerms } from './searchTerms.ts';

const terms = glossary.map(({ term, definition, lessons }) => ({
  term,
  definition,
  lessons: lessons.map(({ level, module }) => `${level}-${module}`),
}));
const found = (query: string) => searchTerms(terms, query).terms.map(({ term }) => term);

it.each([
  ['STOP', ['Stop-loss', 'Stop order', 'Stop-limit order', 'Stop hunt']],
  ['stop loss', ['Stop-loss']],
  ['stoploss', ['Stop-loss']],
  ['order stop', ['Stop order']],
  ['stop-order', ['Stop order']],
  ['margin', ['Margin', 'Margin call']],
  ['ratio', ['Risk-to-reward ratio', 'Gold–silver ratio', 'Sharpe ratio', 'Sortino ratio']],
])('%j finds first %j', (query, expected) =>
  expect(found(query).slice(0, expected.length)).toEqual(expected),
);

it('a match in the term comes before one in a definition', () =>
  expect(searchTerms([...terms].reverse(), 'leverage').terms[0]!.term).toBe('Leverage'));

it.each(['', ' - '])('%j finds every term in its order', query =>
  expect(searchTerms(terms, query).terms).toBe(terms),
);

it.each([
  ['slipage', 'Slippage'],
  ['levrage', 'Leverage'],
  ['candelstick', 'Candlestick'],
  ['bolinger bands', 'Bollinger bands'],
  ['pips', 'Pip'],
])('%j, mistyped, finds %s', (query, expected) =>
  expect(searchTerms(terms, query)).toMatchObject({ terms: [{ term: expected }], similar: true }),
);

it('finds nothing for what is no term', () => expect(found('aardvark')).toEqual([]));
