import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { ada, fakeGraphql, renderRemote } from '@site/platform/testing';
import { createRoutes } from '../routes.tsx';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const lesson = (level: string, module: number, more: object) => ({
  ...{
    __typename: 'ModuleProgress',
    level,
    module,
    begunAt: daysAgo(9),
    readAt: null,
    checks: [],
    attempts: [],
  },
  ...more,
});
const answer = (id: string, right: boolean, days: number) => ({
  ...{ __typename: 'ProgressCheck', id, right, at: daysAgo(days) },
});
const booking = (days: number) => ({
  ...{ __typename: 'Consultation', id: 'b', service: 'coaching', createdAt: daysAgo(days) },
});

async function openHome(
  at: string,
  currentUser: object | null,
  progress: object[],
  consultations: object[] = [],
) {
  const gateway = fakeGraphql({
    CurrentUser: () => ({ currentUser }),
    Services: () => ({ services: [] }),
    WayBack: () => ({ progress, consultations }),
  });
  await renderRemote({ createRoutes }, { at, fetch: gateway.fetch });
  return gateway;
}

const wayBack = () => within(screen.getByRole('region', { name: 'Where you stopped' }));
const begun = lesson('beginner', 2, { begunAt: daysAgo(1) });
const read = lesson('beginner', 2, { readAt: daysAgo(1) });
const all = ['beginner', 'intermediate', 'expert'].flatMap(level =>
  [1, 2].map(module => lesson(level, module, { readAt: daysAgo(1) })),
);

it.each([
  ['nothing', [], 'Start: Gold and Bitcoin Markets Explained, lesson 1 of 6', '/education/beginner/1'],
  [
    'two begun',
    [lesson('expert', 1, {}), begun],
    'Continue: Risk First, lesson 2 of 6',
    '/education/beginner/2',
  ],
  [
    'one practised',
    [lesson('beginner', 1, { attempts: [{ exercise: 'a', r: 1, at: daysAgo(1) }] })],
    'Continue: Gold and Bitcoin Markets Explained, lesson 1 of 6',
    '/education/beginner/1#check-yourself',
  ],
  [
    'one read',
    [read],
    'Continue: Market Structure Across Timeframes, lesson 1 of 6',
    '/education/intermediate/1',
  ],
  ['all read', all, 'You have read every open lesson', '/education'],
])('after %s, Home leads on first', async (_, progress, name, href) => {
  await openHome('/', ada, progress);
  const link = await wayBack().findByRole('link', { name });
  expect(link).toHaveAttribute('href', href);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Ada.');
  const heading = screen.getByRole('heading', { name: /^Trade gold/ });
  expect(link.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each([
  ['one read', [read], 'Beginner lesson 3 is locked: $5 opens the level'],
  ['one begun after it', [read, lesson('intermediate', 1, {})], null],
  ['the first read', [lesson('beginner', 1, { readAt: daysAgo(1) })], null],
])('after %s, Home says what is locked before the next lesson', async (_, progress, name) => {
  await openHome('/', ada, progress);
  await wayBack().findByRole('link', { name: /^Continue/ });
  expect(wayBack().queryByRole('link', { name: /is locked/ })?.textContent ?? null).toBe(name);
});

it.each([
  ['wrong yesterday', [answer('a', false, 1), answer('b', false, 3)], '2 questions, in Risk First'],
  ['wrong, and right on a later day', [answer('a', false, 3), answer('a', true, 2)], null],
  ['right the same day only', [answer('a', false, 3), answer('a', true, 3)], '1 question, in Risk First'],
  ['wrong today', [answer('a', false, 0)], '1 question tomorrow, in Risk First'],
  ['right today', [answer('a', true, 0)], null],
])('what was answered %s', async (_, checks, text) => {
  await openHome('/home', ada, [lesson('beginner', 2, { checks })]);
  await wayBack().findByText('Before a trade');
  expect(wayBack().queryByRole('link', { name: /question/ })?.textContent ?? null).toBe(text);
});

it('before anything is begun, Home speaks of no questions, and offers a tool', async () => {
  await openHome('/', ada, []);
  const tool = await wayBack().findByRole('link', { name: 'How large may the position be?' });
  expect(tool).toHaveAttribute('href', '/education?tool=position-size');
  expect(wayBack().queryByText('Questions due')).toBeNull();
});

it('Home says how much of each level is read', async () => {
  await openHome('/', ada, [...all, lesson('expert', 5, {})]);
  expect(await wayBack().findAllByText('2 of 6 read')).toHaveLength(3);
});

it.each([
  [1, /^A free talk: Mindset coaching, asked for on \d+\s\w+$/, '/contact#own-consultations'],
  [30, 'Book a free consultation', '/contact'],
])('a booking of %i days ago', async (days, name, href) => {
  await openHome('/', ada, [], [booking(days)]);
  expect(await wayBack().findByRole('link', { name })).toHaveAttribute('href', href);
});

it('a visitor sees and asks nothing of it', async () => {
  const { callsOf } = await openHome('/home', null, []);
  expect(screen.queryByRole('region', { name: 'Where you stopped' })).toBeNull();
  expect(callsOf('WayBack')).toEqual([]);
});
