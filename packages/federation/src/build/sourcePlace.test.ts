import { expect, test } from '@jest/globals';
import { createSourceFinder, placeText } from './sourcePlace.ts';

/** A map in which the first place of a file is line 2, column 3 of a source. */
const map = (...sources: string[]) =>
  JSON.stringify({
    version: 3,
    names: [],
    sources,
    sourcesContent: sources.map(() => '// first\n  const { name } = level;'),
    mappings: sources.length > 0 ? 'AACE' : 'AAAA',
  });
const own = 'mfe-education/src/LevelTabs.tsx';
const foreign = 'node_modules/react-dom/index.js';
const maps: Record<string, string> = {
  'own.js': map(own),
  'foreign.js': map(foreign),
  'added.js': map(),
  'odd.js': 'no map',
  'bare.js': JSON.stringify({ version: 3, names: [], sources: [own], mappings: 'AACE' }),
};
const finder = () => createSourceFinder(async file => maps[file] ?? null);
const at = (file: string) => ({ file, line: 1, column: 1 });
const place = async (...files: string[]) => {
  const source = await finder()(files.map(at));
  return source && placeText(source);
};

test('a place is that of the source, with its line', async () => {
  const source = await finder()([at('own.js')]);
  expect(source).toEqual({ file: own, line: 2, column: 3, text: 'const { name } = level;' });
  expect((await finder()([at('bare.js')]))?.text).toBeUndefined();
});

test('of a stack it is the innermost one in the project, else in a package', async () => {
  expect(await place('foreign.js', 'unmapped.js', 'own.js')).toBe(`${own}:2:3`);
  expect(await place('unmapped.js', 'foreign.js')).toBe(`${foreign}:2:3`);
});

test('there is none without a map, with one that cannot be read, and for what the compiler added', async () => {
  for (const file of ['unmapped.js', 'odd.js', 'added.js']) expect(await place(file)).toBeUndefined();
  const refused = createSourceFinder(() => Promise.reject(new Error('the store is away')));
  expect(await refused([at('own.js')])).toBeUndefined();
});

test('each map is read once', async () => {
  const read: string[] = [];
  const innermost = createSourceFinder(async file => (read.push(file), map(foreign)));
  await innermost([at('a.js'), at('b.js'), at('a.js')]);
  expect(read).toEqual(['a.js', 'b.js']);
});
