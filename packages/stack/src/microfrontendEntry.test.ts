import { expect, test } from '@jest/globals';
import { microfrontends } from '@site/federation/microfrontends';
import { readEntry } from './microfrontendEntry.ts';
import { UsageError } from './command/runCommand.ts';

test('a new microfrontend gets the next ports, its team and one page', () => {
  const port = Math.max(...microfrontends.map(one => one.port)) + 1;
  expect(readEntry(['market-notes', '--owner', 'notes team'])).toMatchObject({
    ...{ name: 'market-notes', folder: 'mfe-market-notes', port, standalonePort: port + 100 },
    ...{ owner: 'notes team', pages: [{ path: '/market-notes', name: 'Market notes' }] },
  });
  expect(readEntry(['notes'])).toMatchObject({ owner: 'notes team' });
});

test.each([
  ['--help', /^Usage:/],
  ['-h', /^Usage:/],
  ['notes --port 3004', "Unknown option '--port'"],
  ['notes --owner', 'argument missing'],
  ['', 'NAME consists of'],
  ['Notes', 'NAME consists of'],
  ['two names', 'NAME consists of'],
  ...['education', 'services', 'shell', 'privacy'].map(name => [name, 'is taken'] as [string, string]),
])('"%s" is answered with "%s" and the usage', (line, sentence) => {
  const read = () => readEntry(line.split(' ').filter(Boolean));
  expect(read).toThrow(UsageError);
  expect(read).toThrow(sentence);
  expect(read).toThrow('Usage: npm run new:microfrontend -- NAME [--owner OWNER]');
});
