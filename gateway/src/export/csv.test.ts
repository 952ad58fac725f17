import { expect, test } from '@jest/globals';
import { toCsv } from './csv.ts';

test('cells are quoted where they must be, and times are ISO 8601', () => {
  const row = { a: 'plain', b: 'a "b", c\nd', c: new Date(0), d: null };
  expect(toCsv(['a', 'b', 'c', 'd'], [row])).toBe(
    'a,b,c,d\r\nplain,"a ""b"", c\nd",1970-01-01T00:00:00.000Z,\r\n',
  );
});

test.each(['=1+1', '+44 20', '-1', '@sum(a)', '\t=1', ' =1', '=cmd|"/c calc"!A1', '＝1'])(
  '%j is no formula',
  text => {
    expect(toCsv(['a'], [{ a: text }]).split('\r\n')[1]).toMatch(/^"?'/);
  },
);
