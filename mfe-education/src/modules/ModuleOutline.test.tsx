import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { levels, outlineOf } from '@site/curriculum';
import { fakeGraphql, renderRemote, type FakeAnswer } from '@site/platform/testing';
import { createRoutes } from '../routes.tsx';

const user = userEvent.setup();
afterEach(() => localStorage.clear());
const lesson = {
  __typename: 'Lesson',
  sections: [{ id: 'a', title: 'What a stop is', paragraphs: ['An order.', 'Chosen in advance.'] }],
  example: { title: 'Worked example', paragraphs: ['5 ounces.'] },
  terms: [{ term: 'Stop', definition: 'Where the idea is wrong.' }],
  checks: [{ question: 'Where?', choices: ['Here', 'There'], answer: 1, explanation: 'It is wrong there.' }],
};

async function open(at: Parameters<typeof renderRemote>[1]['at'], answer: FakeAnswer = () => ({ lesson })) {
  const gateway = fakeGraphql({ Lesson: answer });
  return { ...(await renderRemote({ createRoutes }, { at, fetch: gateway.fetch })), ...gateway };
}
const title = (level: number, module: number) => levels[level]!.modules[module - 1]!.title;
const disclosure = (name: string) => screen.getByRole('button', { name });
const outlineNamed = (name: string) => within(screen.getByRole('region', { name }));

it('a locked module shows its sections and terms without a call to the gateway', async () => {
  const { router, callsOf } = await open('/education?from=mail');
  const name = title(0, 4);
  await user.click(disclosure(name));
  expect(disclosure(name)).toHaveAttribute('aria-expanded', 'true');
  const outline = outlineOf('beginner', 4)!;
  for (const text of [outline.summary, ...outline.sections, ...outline.terms])
    expect(outlineNamed(name).getByText(text)).toBeVisible();
  expect(callsOf('Lesson')).toEqual([]);
  expect(router.state.location.search).toBe('?from=mail&module=4');

  await user.click(disclosure(name));
  expect(screen.queryByRole('region', { name })).toBeNull();
  expect(router.state.location.search).toBe('?from=mail');
});

it('a link to an unlocked module opens its lesson; one module is open at a time', async () => {
  const { callsOf } = await open('/education?level=expert&module=2');
  const name = title(2, 2);
  expect(await screen.findByText('Chosen in advance.')).toBeVisible();
  for (const text of ['What a stop is', 'Worked example', '5 ounces.', 'Where the idea is wrong.'])
    expect(outlineNamed(name).getByText(text)).toBeVisible();
  expect(callsOf('Lesson').map(({ variables }) => variables)).toEqual([{ level: 'expert', module: 2 }]);
  await user.click(disclosure(title(2, 3)));
  expect(screen.queryByRole('region', { name })).toBeNull();
});

it('Start opens the lesson in place and leaves the address as it is', async () => {
  const { router, callsOf, unmount } = await open('/education?from=mail');
  const name = title(0, 2);
  await user.click(screen.getByRole('button', { name: 'Start', description: name }));
  expect(await screen.findByText('Chosen in advance.')).toBeVisible();
  expect(screen.getByRole('region', { name })).toHaveFocus();
  expect(callsOf('Lesson').map(({ variables }) => variables)).toEqual([{ level: 'beginner', module: 2 }]);
  expect(router.state.location.search).toBe('?from=mail');

  // As after a reload: the entry of the history is all that is left.
  const { location } = router.state;
  unmount();
  await open(location);
  expect(screen.getByRole('region', { name })).toBeVisible();
});

it.each([
  ['its title', () => disclosure(title(0, 2))],
  ['Start', () => screen.getByRole('button', { name: 'Start', description: title(0, 2) })],
])('Back closes what %s opened, whatever was open in between, and stays on the page', async (_, button) => {
  const { router } = await open('/education?from=mail');
  await user.click(disclosure(title(0, 1)));
  await user.click(button());
  expect(disclosure(title(0, 2))).toHaveAttribute('aria-expanded', 'true');
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  expect(router.state.location).toMatchObject({ pathname: '/education', search: '?from=mail' });
  await act(() => router.navigate(1));
  expect(disclosure(title(0, 2))).toHaveAttribute('aria-expanded', 'true');
  // A click that closes it goes the same way: no dead entry is left for Back.
  await user.click(disclosure(title(0, 2)));
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  expect(router.state.historyAction).toBe('POP');
});

it('a lesson that Back closes gives the focus to its title', async () => {
  const { router } = await open('/education');
  await user.click(screen.getByRole('button', { name: 'Start', description: title(0, 2) }));
  expect(screen.getByRole('region', { name: title(0, 2) })).toHaveFocus();
  await act(() => router.navigate(-1));
  expect(disclosure(title(0, 2))).toHaveFocus();
});

it('a started lesson stays open while a calculator is opened and typed into', async () => {
  await open('/education');
  await user.click(screen.getByRole('button', { name: 'Start', description: title(0, 1) }));
  await user.click(screen.getByRole('link', { name: 'Expectancy' }));
  await user.type(await screen.findByLabelText('Win rate (%)'), '5');
  expect(disclosure(title(0, 1))).toHaveAttribute('aria-expanded', 'true');
});

it.each([
  ['title', () => disclosure(title(0, 2))],
  ['Start button', () => screen.getByRole('button', { name: 'Start', description: title(0, 2) })],
])('stays where it was when its %s closes the module above', async (_, button) => {
  await open('/education?module=1');
  const first = disclosure(title(0, 1));
  const clicked = disclosure(title(0, 2));
  clicked.getBoundingClientRect = () =>
    new DOMRect(0, first.getAttribute('aria-expanded') === 'true' ? 500 : -400, 100, 56);
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
  await user.click(button());
  expect(clicked).toHaveAttribute('aria-expanded', 'true');
  expect(scrollBy.mock.calls).toEqual([[{ top: -900, behavior: 'instant' }]]);
  scrollBy.mockRestore();
});

it('a module number outside the programme opens nothing', async () => {
  await open('/education?module=7');
  expect(screen.queryByRole('button', { expanded: true, name: title(0, 1) })).toBeNull();
});

it('a question says whether a choice is right, and explains the right one', async () => {
  await open('/education?module=1');
  const question = within(await screen.findByRole('group', { name: 'Where?' }));
  await user.click(question.getByRole('button', { name: 'Here' }));
  expect(question.getByRole('status')).toHaveTextContent('Not quite.');
  expect(question.queryByText(/It is wrong there/)).toBeNull();
  await user.click(question.getByRole('button', { name: 'There' }));
  expect(question.getByRole('status')).toHaveTextContent('Right. It is wrong there.');
  expect(question.getByRole('button', { pressed: true })).toHaveTextContent('There');
});

it('a row says Begun after Start and Read after "Mark as read", also after a reload; Start keeps its name', async () => {
  const page = await open('/education');
  const start = () => screen.getByRole('button', { name: 'Start', description: title(0, 1) });
  const row = () => start().closest('li');
  await user.click(start());
  expect(row()).toHaveTextContent('45 min · BegunStart');
  await user.click(await screen.findByRole('button', { name: 'Mark as read' }));
  expect(screen.getByText('You have read this lesson.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark as not read' })).toHaveFocus();
  page.unmount();
  await open('/education');
  expect(row()).toHaveTextContent('45 min · ReadStart');
  await user.click(start());
  await user.click(await screen.findByRole('button', { name: 'Mark as not read' }));
  expect(row()).toHaveTextContent('45 min · BegunStart');
});

it('a lesson that failed to load can be loaded again', async () => {
  let down = true;
  await open('/education?module=1', () =>
    down ? Response.json({ detail: 'The lessons are away.' }, { status: 503 }) : { lesson },
  );
  expect(await screen.findByText('503: The lessons are away.')).toBeVisible();
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Chosen in advance.')).toBeVisible();
});
