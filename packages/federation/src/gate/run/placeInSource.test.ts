import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { placeIn } from './placeInSource.ts';

const stack = (file: string) =>
  `TypeError: x\n    at render (http://localhost:3000/assets/9.9.9/main.js:1:7)\n    at y (http://localhost:1/1.0.0-a+b/${file}:1:5)`;

test('the place is the line of the source, by the map beside the file; else that of the file', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'maps-'));
  const map = { version: 3, sources: ['webpack://education/./src/routes.tsx'], names: [], mappings: 'AAEA' };
  await writeFile(path.join(dir, 'routes.js.map'), JSON.stringify(map));
  const place = placeIn(dir, '1.0.0-a+b');
  expect(place(stack('routes.js'))).toBe('src/routes.tsx:3');
  expect(place(stack('page.js'))).toBe('page.js:1:5');
  expect(place('Error\n    at main.js:1:1')).toBeUndefined();
  await rm(dir, { recursive: true });
});
