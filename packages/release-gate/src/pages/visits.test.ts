import { expect, test } from '@jest/globals';
import type { Page } from '@site/federation/microfrontends';
import { describeVisit, shellVisitsOf, visitsOf, walkOf } from './visits.ts';

const page = (path: string, more: Partial<Page> = {}): Page => ({
  ...{ path, access: 'public', name: path, description: path },
  ...more,
});
const landing = page('/', { forUsers: '/home' });
const home = page('/home');
const results = page('/results', { access: 'user' });
const lesson = page('/lessons/:level/:module', { example: '/lessons/beginner/1' });

test('every page is opened at both widths, public pages as a visitor and as a user', () => {
  expect(visitsOf([home, results]).map(describeVisit)).toEqual([
    '/home (390 px, visitor)',
    '/home (1440 px, user)',
    '/results (390 px, user)',
    '/results (1440 px, user)',
  ]);
});

test('a shell is opened at its sign-in gates and its 404 page, too', () => {
  const visits = shellVisitsOf([home, results]).map(describeVisit);
  expect(visits).toEqual(
    expect.arrayContaining([
      '/results (390 px, user)',
      '/results (390 px, visitor)',
      '/results (1440 px, visitor)',
    ]),
  );
  expect(visits.filter(visit => visit.startsWith('/no-such-page'))).toHaveLength(2);
});

test('a walk comes from another microfrontend, leaves to it and returns', () => {
  const walk = walkOf([landing, home, results], page('/contact'));
  expect(walk.map(({ path, from }) => [from, path])).toEqual([
    [undefined, '/contact'],
    ['/contact', '/home'],
    ['/home', '/results'],
    ['/results', '/contact'],
    ['/contact', '/results'],
  ]);
  expect(walk.filter(({ isNeighbour }) => isNeighbour).map(({ path }) => path)).toEqual([
    '/contact',
    '/contact',
  ]);
});

test('a page whose address has parameters is opened at its example', () => {
  const visits = [...visitsOf([lesson]), ...shellVisitsOf([lesson]), ...walkOf([lesson], undefined)];
  expect(new Set(visits.map(({ path }) => path))).toEqual(new Set(['/lessons/beginner/1', '/no-such-page']));
});

test('without another microfrontend a walk passes each page once', () => {
  expect(walkOf([home, results], undefined).map(({ path }) => path)).toEqual(['/home', '/results']);
});
