import { expect, test } from '@jest/globals';
import { findPage, headerPages, placeholderOf, siteMap, type SitePage } from './siteMap.ts';

const terms: SitePage = { ...siteMap[0]!, path: '/terms/:language/:id', address: '/terms/:language/:id' };
const pages = [...siteMap, terms];
const pathAt = (pathname: string) => findPage(pathname, pages)?.path;

test.each([
  ['/education', '/education'],
  ['/education/', '/education'],
  ['/education/beginner/1', '/education/:level/:module'],
  ['/education/expert/6/', '/education/:level/:module'],
  ['/education/beginner/01', undefined],
  ['/terms/en/1', terms.path],
  ['/terms/en/1/', terms.path],
  ['/terms/en', undefined],
  ['/terms/en/1/2', undefined],
  ['/terms//1', undefined],
  ['/', '/'],
  ['//', '/'],
  ['/%0a', undefined],
  ['/Education', undefined],
])('at %j is the page %j', (pathname, path) => expect(pathAt(pathname)).toBe(path));

test('the placeholder of a pattern is one of its addresses', () => {
  expect(pathAt(placeholderOf(terms.path))).toBe(terms.path);
  expect(placeholderOf('/education')).toBe('/education');
});

test('the header leads a visitor to the public pages of its links, but not to Home', () => {
  const team: SitePage = { ...findPage('/terms')!, path: '/team', navigation: { label: 'Team', order: 35 } };
  const links = headerPages([...siteMap, team]);
  expect(links.map(({ to }) => to)).toEqual(['/', '/services', '/education', '/team', '/results', '/about']);
  expect(links.filter(({ isOpen }) => isOpen).map(({ to }) => to)).toEqual(['/team']);
});
