import { expect, test } from '@jest/globals';
import { findPage, placeholderOf, siteMap, type SitePage } from './siteMap.ts';

const lesson: SitePage = { ...siteMap[0]!, path: '/education/:level/:module' };
const pages = [...siteMap, lesson];
const pathAt = (pathname: string) => findPage(pathname, pages)?.path;

test.each([
  ['/education', '/education'],
  ['/education/', '/education'],
  ['/education/beginner/1', lesson.path],
  ['/education/beginner/1/', lesson.path],
  ['/education/beginner', undefined],
  ['/education/beginner/1/2', undefined],
  ['/education//1', undefined],
  ['/', '/'],
  ['//', '/'],
  ['/%0a', undefined],
  ['/Education', undefined],
])('at %j is the page %j', (pathname, path) => expect(pathAt(pathname)).toBe(path));

test('the placeholder of a pattern is one of its addresses', () => {
  expect(pathAt(placeholderOf(lesson.path))).toBe(lesson.path);
  expect(placeholderOf('/education')).toBe('/education');
});
