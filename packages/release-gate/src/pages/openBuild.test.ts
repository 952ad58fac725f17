import { expect, test } from '@jest/globals';
import { placeIn } from './openBuild.ts';

const stack = (...files: string[]) =>
  ['TypeError: x', 'at render (http://localhost:3000/assets/9.9.9/main.js:1:7)']
    .concat(files.map(file => `at y (http://localhost:1/1.0.0-a+b/${file}:1:5)`))
    .join('\n    ');
const map = { version: 3, sources: ['mfe-education/src/routes.tsx'], names: [], mappings: 'AAEA' };

test('the place is the line of the source in files of the build, else that of the file', async () => {
  const place = placeIn('1.0.0-a+b', async file => (file === 'routes.js' ? JSON.stringify(map) : null));
  expect(await place(stack('routes.js'))).toBe('mfe-education/src/routes.tsx:3:1');
  expect(await place(stack('page.js', 'routes.js'))).toBe('mfe-education/src/routes.tsx:3:1');
  expect(await place(stack('page.js', 'chart.js'))).toBe('page.js:1:5');
  expect(await place('Error\n    at main.js:1:1')).toBeUndefined();
});
