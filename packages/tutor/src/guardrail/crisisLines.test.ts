import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readCrisisLines } from './crisisLines.ts';
import { supportReply } from './distress.ts';

const FILE = path.join(mkdtempSync(path.join(tmpdir(), 'crisis-')), 'lines.json');
const read = (number: string) => {
  writeFileSync(
    FILE,
    JSON.stringify({ crisis: [{ where: 'Here', whom: 'our line', number }], gambling: [] }),
  );
  return readCrisisLines(FILE);
};

test.each([
  '116 123',
  '+49 800 111 0 111, 0800 111 0 222',
  '112 (Europe), 911 (United States)',
  '0800 111 0 111 (24 hours), daily 8 to 22',
  '[113.example](https://113.example/)',
])('takes %s', number => {
  expect(read(number).crisis).toEqual([`- Here: our line, **${number}**`]);
});

test.each([
  '+49 (0)800 111 0 111',
  '1.800.273.8255',
  '1-800-273-8255',
  '0800(111',
  '030 / 123 456',
  '116\u00a0123',
  '116 123, 24/7',
  'daily 8-22',
])('refuses %s and says how it is written', number => {
  expect(() => read(number)).toThrow('must be written as it is dialled: digits and spaces');
});

test('the reply to distress has a line once, also where it is the only one', () => {
  expect(supportReply(read('112')).response.match(/^- .*/gm)).toHaveLength(1);
});
