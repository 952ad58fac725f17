import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGraphql, renderRemote, type FakeAnswer } from '@site/platform/testing';
import { createRoutes } from '../routes.tsx';
import { consultation, adaUser, refusal } from '../testing/factories.ts';

const stored = { bookConsultation: { __typename: 'Consultation', id: 'booking-2' } };

interface Answers {
  book?: FakeAnswer;
  list?: FakeAnswer;
}

async function openPage({
  at = '/contact',
  book = () => stored,
  list = () => ({ consultations: [] }),
  currentUser = adaUser,
}: Answers & { at?: string; currentUser?: object } = {}) {
  const gateway = fakeGraphql({
    CurrentUser: () => ({ currentUser }),
    Consultations: list,
    BookConsultation: book,
  });
  const page = await renderRemote({ createRoutes }, { at, fetch: gateway.fetch });
  return { ...page, ...gateway, bookings: () => gateway.callsOf('BookConsultation') };
}

const user = userEvent.setup();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submitButton = () => screen.getByRole('button', { name: 'Book Consultation' });
const entries = () =>
  ['Name', 'Email', 'Phone', 'Service interest', 'Message'].map(label => field(label).value);

async function fillIn() {
  await user.type(field('Name'), 'Ada');
  await user.type(field('Email'), 'ada@example.com');
  await user.type(field('Phone'), '+44 20 7946 0000');
  await user.selectOptions(field('Service interest'), 'coaching');
  await user.type(field('Message'), 'Evenings.');
}
const filled = ['Ada', 'ada@example.com', '+44 20 7946 0000', 'coaching', 'Evenings.'];

/** An answer that comes when the test says so. */
function deferred() {
  let resolve: (answer: object) => void = () => {};
  const promise = new Promise<object>(settle => (resolve = settle));
  return { promise, resolve };
}

const sessions = [
  {
    id: '1',
    current: true,
    createdAt: '2026-11-20T09:30:00Z',
    lastSeenAt: '2026-11-20T10:00:00Z',
    browser: 'Firefox on Linux',
  },
  {
    id: '2',
    current: false,
    createdAt: '2026-11-19T09:30:00Z',
    lastSeenAt: '2026-11-19T10:00:00Z',
    browser: 'Chrome on Android',
  },
];
const sessionFetch = jest.fn<typeof globalThis.fetch>();
const realFetch = globalThis.fetch;

beforeEach(() => {
  sessionFetch.mockReset().mockImplementation(async () => Response.json(sessions));
  globalThis.fetch = sessionFetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
});

describe('the three cards', () => {
  it('leads to the Telegram channel in a new tab', async () => {
    await openPage();
    const link = screen.getByRole('link', { name: /Telegram/ });
    expect(link).toHaveAttribute('href', 'https://t.me/example_channel');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it.each(['Card', 'PayPal', 'Crypto'])('says that paying with %s would be integrated', async method => {
    const { notify } = await openPage();
    await user.click(screen.getByRole('button', { name: `Pay with ${method}` }));
    expect(notify).toHaveBeenCalledWith({
      title: 'Payment Integration',
      description: 'Payment would be integrated here in production.',
    });
  });
});

describe('the form', () => {
  it('is empty at first', async () => {
    await openPage();
    expect(entries()).toEqual(['', '', '', '', '']);
  });

  it('fills name and email from the account, and nothing else', async () => {
    await openPage();
    const button = screen.getByRole('button', { name: 'Use my account details' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(entries()).toEqual(['Ada Lovelace', 'ada@example.com', '', '', '']);
    expect(screen.getByText('Name and email filled in from your account.')).toBeVisible();
  });

  it('says what the account cannot fill', async () => {
    await openPage({ currentUser: { ...adaUser, firstName: null, lastName: null } });
    const button = screen.getByRole('button', { name: 'Use my account details' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(entries()).toEqual(['', 'ada@example.com', '', '', '']);
    expect(screen.getByText(/^Email filled in.*no name/)).toBeVisible();
  });

  it('suggests the address that was probably meant', async () => {
    await openPage();
    await user.type(field('Email'), 'ada@gmial.com');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Use this address' }));
    expect(field('Email').value).toBe('ada@gmail.com');
  });

  it.each([
    ['signal-provision', 'Signal Provision', 'signals'],
    ['risk-health-check', 'Risk Health Check', ''],
    ['toString', 'Anything', ''],
  ])('names the chosen card %s and selects its service', async (id, title, interest) => {
    const { router } = await openPage({ at: '/elsewhere' });
    await act(() => router.navigate('/contact', { state: { service: { id, title } } }));
    expect(await screen.findByText(`You chose ${title}.`)).toBeVisible();
    expect(field('Service interest').value).toBe(interest);
  });

  it('names the chosen card only while its service is selected', async () => {
    const { router } = await openPage({ at: '/elsewhere' });
    const service = { id: 'signal-provision', title: 'Signal Provision' };
    await act(() => router.navigate('/contact', { state: { service } }));
    const note = () => screen.queryByText('You chose Signal Provision.');
    await user.selectOptions(await screen.findByLabelText('Service interest'), 'vip');
    expect(note()).toBeNull();
    await user.selectOptions(field('Service interest'), 'signals');
    expect(note()).toBeVisible();
  });

  it('leads from the free card to the channel', async () => {
    const { router } = await openPage({ at: '/elsewhere' });
    const service = { id: 'free-community', title: 'Free Community' };
    await act(() => router.navigate('/contact', { state: { service } }));
    const link = await screen.findByRole('link', { name: /^open the Telegram channel/ });
    expect(link).toHaveAttribute('href', 'https://t.me/example_channel');
  });

  it('keeps its entries for the same user when the page is loaded again, until they are sent', async () => {
    const page = await openPage();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use my account details' })).toBeEnabled());
    await fillIn();
    page.unmount();
    const again = await openPage();
    await waitFor(() => expect(entries()).toEqual(filled));
    await user.click(submitButton());
    await waitFor(() => expect(again.notify).toHaveBeenCalled());
    again.unmount();
    await openPage();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use my account details' })).toBeEnabled());
    expect(entries()).toEqual(['', '', '', '', '']);
  });

  it('takes a newly chosen service instead of the kept one', async () => {
    const page = await openPage();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use my account details' })).toBeEnabled());
    await fillIn();
    page.unmount();
    await openPage({ at: '/contact?service=vip' });
    await waitFor(() =>
      expect(entries()).toEqual(['Ada', 'ada@example.com', '+44 20 7946 0000', 'vip', 'Evenings.']),
    );
  });

  it.each([
    ['vip', 'vip'],
    ['signals', 'signals'],
    ['VIP', ''],
    ['toString', ''],
  ])('takes ?service=%s as "%s"', async (given, value) => {
    await openPage({ at: `/contact?service=${given}` });
    expect(field('Service interest').value).toBe(value);
  });

  it('shows what is missing, focuses the first field and sends nothing', async () => {
    const { bookings } = await openPage();
    await user.type(field('Name'), 'Ada');
    await user.type(field('Email'), 'not an address');
    await user.click(submitButton());
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Name')).toBeValid();
    expect(field('Email')).toHaveAccessibleDescription('Invalid email');
    expect(field('Phone')).toHaveAccessibleDescription('Required');
    expect(field('Service interest')).toHaveAccessibleDescription('Required');
    expect(field('Phone')).toBeInvalid();
    expect(bookings()).toEqual([]);
  });

  it('sets autocomplete and input types', async () => {
    await openPage();
    expect(['Name', 'Email', 'Phone'].map(label => field(label).autocomplete)).toEqual([
      'name',
      'email',
      'tel',
    ]);
    expect(['Email', 'Phone'].map(label => field(label).type)).toEqual(['email', 'tel']);
  });
});

describe('a booking', () => {
  it('is sent, confirmed, and shown in the list', async () => {
    const saved = [consultation({ id: 'booking-1', message: 'Earlier' })];
    const { notify, bookings } = await openPage({
      list: () => ({ consultations: [...saved] }),
      book: () => {
        saved.unshift(consultation({ id: 'booking-2', message: 'Evenings.' }));
        return stored;
      },
    });
    await fillIn();
    await user.click(submitButton());
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(notify).toHaveBeenCalledWith({
      title: 'Consultation Booked!',
      description: "We'll contact you within 24 hours to schedule your free consultation.",
    });
    expect(bookings().map(call => call.variables)).toEqual([
      {
        input: {
          name: 'Ada',
          email: 'ada@example.com',
          phone: '+44 20 7946 0000',
          service: 'coaching',
          message: 'Evenings.',
        },
      },
    ]);
    expect(entries()).toEqual(['', '', '', '', '']);
    expect(screen.getByText(/We write or call to agree on a time/)).toBeVisible();
    const list = screen.getByRole('region', { name: 'Your consultations' });
    expect(await within(list).findByText('Evenings.')).toBeVisible();
    expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Evenings.');
  });

  it('moves the focus to its confirmation, each time, and scrolls there', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await openPage();
    for (const times of [1, 2]) {
      await fillIn();
      await user.click(submitButton());
      await waitFor(() => expect(entries()).toEqual(['', '', '', '', '']));
      const confirmation = await screen.findByRole('group', { name: 'Consultation Booked!' });
      await waitFor(() => expect(confirmation).toHaveFocus());
      expect(scroll.mock.contexts.filter(element => element === confirmation)).toHaveLength(1);
      expect(scroll).toHaveBeenCalledTimes(times);
    }
    scroll.mockRestore();
  });

  it('shows no errors in the emptied form while it is filled again', async () => {
    const { notify } = await openPage();
    await fillIn();
    await user.click(submitButton());
    await waitFor(() => expect(notify).toHaveBeenCalled());
    await user.type(field('Email'), 'a');
    expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
  });

  it('shows Booking... and cannot be sent twice', async () => {
    const answer = deferred();
    const { bookings, notify } = await openPage({ book: () => answer.promise });
    await fillIn();
    await user.dblClick(submitButton());
    const pending = await screen.findByRole('button', { name: 'Booking...' });
    expect(pending).toBeDisabled();
    await user.type(field('Name'), '{Enter}');
    answer.resolve(stored);
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(bookings()).toHaveLength(1);
  });

  it('sends the same idempotency key for the same entries only', async () => {
    let online = false;
    const { bookings, notify } = await openPage({
      book: () => {
        if (!online) throw new TypeError('fetch failed');
        return stored;
      },
    });
    const send = async () => {
      const before = notify.mock.calls.length;
      await user.click(submitButton());
      await waitFor(() => expect(notify.mock.calls.length).toBe(before + 1));
    };
    await fillIn();
    await send();
    await send();
    await user.type(field('Message'), ' Or weekends.');
    online = true;
    await send();
    await fillIn();
    await send();
    const [first, second, changed, anew] = bookings().map(call => call.headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(new Set([first, changed, anew]).size).toBe(3);
  });
});

describe('a booking that fails', () => {
  it.each([
    [400, 'Invalid input'],
    [409, 'Taken'],
    [429, 'Too many'],
    [500, 'Something went wrong.'],
    [503, 'Down'],
  ])('with %i says so and keeps every entry', async (status, text) => {
    const { notify } = await openPage({ book: () => refusal(status, text) });
    await fillIn();
    await user.click(submitButton());
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        title: 'Error',
        description: `${status}: ${text}`,
        variant: 'destructive',
      }),
    );
    expect(entries()).toEqual(filled);
    expect(submitButton()).toBeEnabled();
  });

  it('without an answer says that the server was not reached', async () => {
    const { notify } = await openPage({
      book: () => {
        throw new TypeError('fetch failed');
      },
    });
    await fillIn();
    await user.click(submitButton());
    await waitFor(() => expect(notify.mock.lastCall?.[0].description).toBe('We could not reach the server.'));
    expect(entries()).toEqual(filled);
  });

  it('shows the fallback text where the server sends none', async () => {
    const { notify } = await openPage({ book: () => refusal(500, '') });
    await fillIn();
    await user.click(submitButton());
    await waitFor(() =>
      expect(notify.mock.lastCall?.[0].description).toBe('Failed to book consultation. Please try again.'),
    );
  });

  it('shows what the server refuses at the field', async () => {
    await openPage({
      book: () => refusal(400, 'Invalid email', [{ path: 'email', message: 'Invalid email' }]),
    });
    await fillIn();
    await user.click(submitButton());
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Invalid email'));
    expect(field('Email')).toHaveFocus();
  });
});

describe('a session that ended while the form was open', () => {
  it('ends the session of the page and keeps the entries until the same user is back', async () => {
    const page = await openPage({ at: '/contact?service=vip', book: () => refusal(401, 'Please log in.') });
    await fillIn();
    await user.click(submitButton());
    await waitFor(() => expect(page.visitor.current().status).toBe('sessionEnded'));
    page.unmount();

    await openPage({ at: '/contact?service=vip' });
    await waitFor(() => expect(entries()).toEqual(filled));
  });

  it('deletes the entries when another user logs in', async () => {
    const page = await openPage({ book: () => refusal(401, 'Please log in.') });
    await fillIn();
    await user.click(submitButton());
    page.unmount();

    const gateway = fakeGraphql({
      CurrentUser: () => ({ currentUser: { ...adaUser, id: 'user-2' } }),
      Consultations: () => ({ consultations: [] }),
    });
    await renderRemote({ createRoutes }, { at: '/contact', fetch: gateway.fetch });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use my account details' })).toBeEnabled());
    expect(entries()).toEqual(['', '', '', '', '']);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the own consultations', () => {
  const region = () => within(screen.getByRole('region', { name: 'Your consultations' }));

  it('are loading, then a list in the order of the server', async () => {
    const answer = deferred();
    await openPage({ list: () => answer.promise });
    expect(region().getByRole('status')).toHaveTextContent('Loading your consultations...');
    answer.resolve({
      consultations: [
        consultation({ id: '2', message: 'Newer' }),
        consultation({ id: '1', message: 'Older' }),
      ],
    });
    const items = await region().findAllByRole('listitem');
    expect(items.map(item => /Newer|Older/.exec(item.textContent)?.[0])).toEqual(['Newer', 'Older']);
    expect(region().queryByRole('status')).toBeNull();
  });

  it('show more by the last id, until the last page', async () => {
    const all = Array.from({ length: 23 }, (_, index) =>
      consultation({ id: `c${index}`, message: `No. ${index}` }),
    );
    const { callsOf } = await openPage({
      list: ({ variables: { before, limit } }) => {
        const from = before ? all.findIndex(({ id }) => id === before) + 1 : 0;
        return { consultations: all.slice(from, from + Number(limit)) };
      },
    });
    await user.click(await region().findByRole('button', { name: 'Show more' }));
    expect(await region().findByText('No. 22')).toBeVisible();
    expect(region().getAllByRole('listitem')).toHaveLength(23);
    expect(region().queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(callsOf('Consultations').map(({ variables }) => variables['before'])).toEqual([undefined, 'c19']);
  });

  it('say where to write to change or cancel one', async () => {
    await openPage({ list: () => ({ consultations: [consultation()] }) });
    const link = await region().findByRole('link', { name: 'hello@example.com' });
    expect(link).toHaveAttribute('href', 'mailto:hello@example.com');
  });

  it('say when there are none', async () => {
    await openPage();
    expect(await region().findByText(/Nothing booked yet/)).toBeVisible();
  });

  it('can be asked for again after a failure', async () => {
    let broken = true;
    await openPage({
      list: () => (broken ? refusal(503, 'Down') : { consultations: [consultation({ message: 'Here' })] }),
    });
    expect(await region().findByText('503: Down')).toBeVisible();
    broken = false;
    await user.click(region().getByRole('button', { name: 'Try again' }));
    expect(await region().findByText('Here')).toBeVisible();
  });
});

describe('the own sessions', () => {
  const region = () => within(screen.getByRole('region', { name: 'Where you are logged in' }));

  it('are listed, this one marked', async () => {
    await openPage();
    expect(await region().findByText('Firefox on Linux (this session)')).toBeVisible();
    expect(region().getByText('Chrome on Android')).toBeVisible();
  });

  it('are ended by "Log out everywhere else", all but this one', async () => {
    await openPage();
    await region().findByText('Chrome on Android');
    sessionFetch.mockImplementation(async (_, init) =>
      init?.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(sessions.slice(0, 1)),
    );
    await user.click(region().getByRole('button', { name: 'Log out everywhere else' }));
    await waitFor(() => expect(region().queryByText('Chrome on Android')).toBeNull());
    expect(region().getByRole('status')).toHaveTextContent(/^All other sessions are logged out/);
  });

  it('are ended only after a recent login: else the page offers one that comes back', async () => {
    await openPage();
    await region().findByText('Chrome on Android');
    sessionFetch.mockImplementation(async () => Response.json({ detail: 'Too old.' }, { status: 403 }));
    await user.click(region().getByRole('button', { name: 'Log out everywhere else' }));
    expect(await region().findByRole('link', { name: 'Log in again' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fcontact&prompt=login',
    );
    expect(region().getByText('Chrome on Android')).toBeVisible();
  });

  it('end the session of the page when the gateway answers 401', async () => {
    sessionFetch.mockImplementation(async () => Response.json({ detail: 'Log in.' }, { status: 401 }));
    const { visitor } = await openPage();
    await waitFor(() => expect(visitor.current().status).toBe('sessionEnded'));
  });
});
