import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountFetch, answerAccount, openPage } from '../testing/contactPage.ts';
import { consultation, ownProgress } from '../testing/factories.ts';

const user = userEvent.setup();

answerAccount();

const region = (name: string) => within(screen.getByRole('region', { name }));
const openAccount = () => openPage({ at: '/account' });

describe('the account page', () => {
  it('counts what was read, answered right and tried, each once', async () => {
    await openAccount();
    const progress = region('Your progress');
    for (const [count, what] of [
      ['1', 'of 18 lessons read'],
      ['45 min', 'of 22 h 25 min read'],
      ['2', 'questions answered right'],
      ['3', 'exercises tried'],
    ] as const)
      expect((await progress.findByText(what)).previousSibling).toHaveTextContent(count);
    const notes = progress.getAllByText(/of 6 read/).map(({ textContent }) => textContent);
    expect(notes).toEqual(['1 of 6 read', '0 of 6 read', '0 of 6 read']);
  });

  it.each([
    [[], 'None yet. The first one is free, and it binds you to nothing.', 'Book a consultation'],
    [
      [consultation(), consultation()],
      /^2 booked, the last one on \d+ \w+ \d{4}\.$/,
      'See your consultations',
    ],
    [Array(100).fill(consultation()), /^100 or more booked/, 'See your consultations'],
  ])('tells of bookings and leads to them: %#', async (bookings, said, name) => {
    const answer = accountFetch.getMockImplementation()!;
    accountFetch.mockImplementation(async (path, init) =>
      /consultations/.test(String(path)) ? Response.json(bookings) : answer(path, init),
    );
    await openAccount();
    const own = region('Your consultations');
    expect(await own.findByText(said)).toBeVisible();
    expect(own.getByRole('link', { name })).toHaveAttribute('href', '/contact#own-consultations');
  });

  it.each([
    ['begun last', 'Continue: Expert 1', '/education/expert/1', [1, 2, 3]],
    ['next', 'Continue: Beginner 2', '/education/beginner/2', [3]],
    ['first', 'Begin: Beginner 1', '/education/beginner/1', []],
  ])('leads to the lesson that was %s', async (_, name, href, days) => {
    const lessons = [
      { ...ownProgress[1], begunAt: '2026-11-20T09:00:00Z' },
      { ...ownProgress[1], begunAt: '2026-11-21T09:00:00Z', level: 'expert', module: 1 },
      { ...ownProgress[0], begunAt: '2026-11-22T09:00:00Z' },
    ];
    accountFetch.mockImplementation(async path =>
      Response.json(path === '/api/progress' ? days.map(day => lessons[day - 1]) : []),
    );
    await openAccount();
    expect(await region('Your progress').findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each([
    ['Your progress', 'Loading your progress...', /^questions answered/],
    ['Where you are logged in', 'Loading your sessions...', 'Chrome on Android'],
  ])('loads, fails and tries again: %s', async (name, loading, shown) => {
    const answer = accountFetch.getMockImplementation()!;
    let fail = (_response: Response) => {};
    const failed = new Promise<Response>(resolve => (fail = resolve));
    accountFetch.mockImplementation(async () => (await failed).clone());
    await openAccount();
    expect(region(name).getByText(loading)).toBeInTheDocument();
    fail(Response.json({ detail: 'Down' }, { status: 503 }));
    expect(await region(name).findByText('503: Down')).toBeVisible();
    expect(region('Your consultations').getByText('They stand on the Contact page.')).toBeVisible();
    accountFetch.mockImplementation(answer);
    await user.click(region(name).getByRole('button', { name: 'Try again' }));
    expect(await region(name).findByText(shown)).toBeVisible();
    expect(region(name).getByRole('heading', { name })).toHaveFocus();
  });

  it.each([
    ['Your data', 'Download my data', 429, '429: Too many attempts.'],
    ['Delete your account', 'Delete my account', 503, '503: Too many attempts.'],
  ])(
    'says beside its button in "%s" that it failed, and keeps the focus',
    async (name, press, status, said) => {
      await openAccount();
      await user.click(screen.getByText('Delete my account…'));
      await user.type(screen.getByLabelText('Type “delete” to confirm'), ' Delete');
      accountFetch.mockImplementation(async () =>
        Response.json({ detail: 'Too many attempts.' }, { status }),
      );
      await user.click(screen.getByRole('button', { name: press }));
      expect(await region(name).findByText(said)).toBeVisible();
      expect(screen.getByRole('button', { name: press })).toHaveFocus();
    },
  );

  it('deletes nothing before the word is typed', async () => {
    await openAccount();
    await user.click(screen.getByText('Delete my account…'));
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const field = screen.getByLabelText('Type “delete” to confirm');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Type the word “delete”.');
    expect(accountFetch).not.toHaveBeenCalledWith('/api/account', expect.anything());
  });

  it('asks for a new login first, which comes back to it', async () => {
    await openAccount();
    accountFetch.mockImplementation(async () => Response.json({ detail: 'Too old.' }, { status: 403 }));
    await user.type(screen.getByLabelText('Type “delete” to confirm'), 'delete{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Log in again' })).toHaveAttribute(
        'href',
        '/api/login?returnTo=%2Faccount&prompt=login',
      ),
    );
  });
});
