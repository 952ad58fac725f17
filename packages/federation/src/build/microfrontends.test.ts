import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { matchPath } from 'react-router-dom';
import { microfrontends, type Microfrontend } from '../../microfrontends.ts';
import { projectRoot, readPackage } from './workspace.ts';

const table: readonly Microfrontend[] = microfrontends;
const readProjectFile = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

test.each(table)('$name has a package, a build and an image of its own', ({ name, folder, port }) => {
  expect(readPackage(path.join(projectRoot, folder)).name).toBe(folder);
  expect(readProjectFile(`${folder}/webpack.config.ts`)).toContain('remote(import.meta.dirname)');
  expect(readProjectFile(`${folder}/Dockerfile`)).toContain(`NAME=${name} PORT=${port} `);
});

test('names, folders, ports and paths are unique', () => {
  const unique = [
    table.map(({ name }) => name),
    table.map(({ folder }) => folder),
    table.flatMap(({ port, standalonePort }) => [port, standalonePort]),
    table.flatMap(({ pages }) => pages.map(({ path: pagePath }) => pagePath)),
  ];
  for (const values of unique) expect(new Set<unknown>(values).size).toBe(values.length);
});

test('a page that users see instead is a page of the table', () => {
  const pages = table.flatMap(one => one.pages);
  const targets = pages.flatMap(({ forUsers }) => forUsers ?? []);
  expect(targets).not.toEqual([]);
  expect(pages.map(({ path: pagePath }) => pagePath)).toEqual(expect.arrayContaining(targets));
});

test('a page whose address has parameters names an example, which the release gate opens', () => {
  for (const { path: address, example } of table.flatMap(one => one.pages))
    if (address.includes(':')) expect(matchPath(address, example ?? '')).not.toBeNull();
    else expect(example).toBeUndefined();
});
