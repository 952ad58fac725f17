import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { levels } from '@site/curriculum';
import { outlineOf } from '@site/curriculum/outlines';
import { ada, fakeGraphql, renderRemote } from '@site/platform/testing';
import { createRoutes } from '../routes.tsx';

const user = userEvent.setup();
afterEach(() => localStorage.clear());

async function open(at: string, progress: object[] = []) {
  const gateway = fakeGraphql({ CurrentUser: () => ({ currentUser: ada }), Progress: () => ({ progress }) });
  return { ...(await renderRemote({ createRoutes }, { at, fetch: gateway.fetch })), ...gateway };
}
const title = (module: number) => levels[0].modules[module - 1]!.title;
const disclosure = (module: number) => screen.getByRole('button', { name: title(module) });
const start = (module: number) => screen.getByRole('button', { name: 'Start', description: title(module) });

it.each([1, 4])('the title of module %i opens its outline in place, and closes it', async module => {
  const { router, callsOf } = await open('/education?from=mail');
  await user.click(disclosure(module));
  expect(disclosure(module)).toHaveAttribute('aria-expanded', 'true');
  const outline = outlineOf('beginner', module)!;
  const region = within(screen.getByRole('region', { name: title(module) }));
  for (const text of [outline.summary, ...outline.sections, ...outline.terms])
    expect(await region.findByText(text)).toBeVisible();
  expect(region.getByRole('link')).toHaveAttribute('href', `/education/beginner/${module}`);
  expect(callsOf('Lesson')).toEqual([]);
  expect(router.state.location.search).toBe('?from=mail');
  await user.click(disclosure(module));
  expect(screen.queryByRole('region', { name: title(module) })).toBeNull();
});

it.each([
  ['?level=expert&module=2', '/education/expert/2'],
  ['?module=4', '/education/beginner/4'],
  ['?level=expert&module=7', '/education'],
])('the former link %s leads to %s, and Back does not come past it', async (search, pathname) => {
  const { router } = await open(`/education${search}`);
  await waitFor(() => expect(router.state.location.pathname).toBe(pathname));
  expect(router.state.historyAction).toBe(pathname === '/education' ? 'POP' : 'REPLACE');
});

it('rows and bars say in words what was read and begun; Start keeps its name', async () => {
  const at = '2026-01-02T00:00:00Z';
  await open('/education', [
    { level: 'beginner', module: 1, begunAt: at, readAt: at, checks: [] },
    { level: 'beginner', module: 2, begunAt: at, readAt: null, checks: [] },
  ]);
  await waitFor(() => expect(start(1).closest('li')).toHaveTextContent(/Read · 45 minStart$/));
  expect(screen.getByRole('link', { name: 'Continue: Beginner 2' })).toHaveAttribute(
    'href',
    '/education/beginner/2',
  );
  expect(start(2).closest('li')).toHaveTextContent(/Begun · 60 minStart$/);
  const bars = screen.getByRole('list', { name: 'Beginner, 6 lessons' });
  expect(bars).toHaveTextContent(/^1 45 min, read2 60 min, begun3 50 min, locked.*55 min, locked$/);
  expect(bars.closest('figure')).toHaveTextContent(/lockedopenbegunreadnext$/);
});
