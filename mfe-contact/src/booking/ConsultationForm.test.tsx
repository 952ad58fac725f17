import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGraphql, renderRemote } from '@site/platform/testing';
import { createRoutes } from '../routes.tsx';
import { answerSessions, deferred, openPage, stored } from '../testing/contactPage.ts';
import { adaUser, consultation, refusal } from '../testing/factories.ts';

const user = userEvent.setup();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submitButton = () => screen.getByRole('button', { name: 'Book Consultation' });
const entries = () =>
  ['Name', 'Email', 'Phone', 'Service interest', 'Message'].map(label => field(label).value);

/** Pasted: a keystroke costs as much as a whole text. */
async function enter(label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

async function fillIn() {
  await enter('Name', 'Ada');
  await enter('Email', 'ada@example.com');
  await enter('Phone', '+44 20 7946 0000');
  await user.selectOptions(field('Service interest'), 'coaching');
  await enter('Message', 'Evenings.');
}
const filled = ['Ada', 'ada@example.com', '+44 20 7946 0000', 'coaching', 'Evenings.'];

answerSessions();

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
    expect(screen.getByText(/^Within 24 hours we write or call/)).toBeVisible();
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
      const confirmation = await screen.findByRole('group', { name: 'What happens next' });
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

  it('sends the same idempotency key after a reload, when the answer to the first attempt was lost', async () => {
    const lost = await openPage({
      book: () => {
        throw new TypeError('fetch failed');
      },
    });
    await fillIn();
    await user.click(submitButton());
    await waitFor(() => expect(lost.notify).toHaveBeenCalled());
    lost.unmount();
    const again = await openPage();
    await waitFor(() => expect(entries()).toEqual(filled));
    await user.click(submitButton());
    await waitFor(() => expect(again.notify).toHaveBeenCalled());
    const [first, second] = [...lost.bookings(), ...again.bookings()].map(call =>
      call.headers.get('Idempotency-Key'),
    );
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
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

  it('with 422 shows the bookings and what to do, and books again only when it is sent again', async () => {
    const saved = [consultation({ id: 'booking-1', message: 'Evenings.' })];
    let known = false;
    const { notify, bookings } = await openPage({
      list: () => ({ consultations: known ? saved : [] }),
      book: () => {
        if (known) return stored;
        known = true;
        return refusal(422, 'This Idempotency-Key was already used for another booking.');
      },
    });
    await fillIn();
    await user.click(submitButton());
    const list = screen.getByRole('region', { name: 'Your consultations' });
    expect(await within(list).findByText('Evenings.')).toBeVisible();
    const advice =
      'An earlier attempt was stored. Look at “Your consultations” below, and send the form again only if you want one more.';
    expect(screen.getByText(advice)).toBeVisible();
    expect(notify.mock.calls).toEqual([
      [{ title: 'Already booked?', description: advice, variant: 'destructive' }],
    ]);
    expect(entries()).toEqual(filled);
    expect(bookings()).toHaveLength(1);

    await user.click(submitButton());
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(2));
    const [first, second] = bookings().map(call => call.headers.get('Idempotency-Key'));
    expect(second).not.toBe(first);
    expect(entries()).toEqual(['', '', '', '', '']);
    expect(screen.queryByText(advice)).toBeNull();
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
    await waitFor(() => expect(page.auth.current().status).toBe('sessionEnded'));
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
