import { expect, test } from '@jest/globals';
import { placeIn } from './placeInSource.ts';

const stack = (file: string) =>
  `TypeError: x\n    at render (http://localhost:3000/assets/9.9.9/main.js:1:7)\n    at y (http://localhost:1/1.0.0-a+b/${file}:1:5)`;
const map = { version: 3, sources: ['webpack://education/./src/routes.tsx'], names: [], mappings: 'AAEA' };

test('the place is the line of the source, by the map of the file; else that of the file', async () => {
  const maps: Record<string, string> = { 'routes.js': JSON.stringify(map), 'odd.js': 'no map' };
  const place = placeIn('1.0.0-a+b', async file => maps[file] ?? null);
  expect(await place(stack('routes.js'))).toBe('src/routes.tsx:3');
  expect(await place(stack('page.js'))).toBe('page.js:1:5');
  expect(await place(stack('odd.js'))).toBe('odd.js:1:5');
  expect(await place('Error\n    at main.js:1:1')).toBeUndefined();
});
