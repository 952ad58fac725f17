import { expect, test } from '@jest/globals';
import { toCsv } from './csv.ts';

test('cells are quoted, and times are ISO 8601', () => {
  const row = { a: 'plain', b: 'a "b", c\nd', c: new Date(0), d: null };
  expect(toCsv(['a', 'b', 'c', 'd'], [row])).toBe(
    '"a","b","c","d"\r\n"plain","a ""b"", c\nd","1970-01-01T00:00:00.000Z",""\r\n',
  );
});

test.each(['=1+1', '+44 20', '-1', '@sum(a)', '\t=1', ' =1', '=cmd|"/c calc"!A1', '＝1'])(
  '%j is no formula',
  text => {
    expect(toCsv(['a'], [{ a: text }]).split('\r\n')[1]).toMatch(/^"'/);
  },
);

// A spreadsheet that splits by semicolons begins a cell there, quoted or not.
test.each([
  ['Ada;=1+1', "Ada;'=1+1"],
  ['Ada; =1;@a;-', "Ada;' =1;'@a;'-"],
  ['Ada\n=1', "Ada\n'=1"],
  ['Ada\r\n\r\n=1', "Ada\r\n\r\n'=1"],
  ['Ada;"=1"', 'Ada;\'""=1""'],
  ['Mon; Tue, not = 1+1', 'Mon; Tue, not = 1+1'],
])('no cell that begins within %j is a formula', (text, written) => {
  expect(toCsv(['a'], [{ a: text }])).toBe(`"a"\r\n"${written}"\r\n`);
});
