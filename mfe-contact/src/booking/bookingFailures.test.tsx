import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeGraphql, renderRemote, type FakeAnswer } from '@site/platform/testing';
import { createRoutes } from '../routes.tsx';
import { answerAccount, openPage, stored } from '../testing/contactPage.ts';
import { adaUser, consultation, refusal } from '../testing/factories.ts';
import { empty, entries, field, fillIn, filled, submitButton, user } from '../testing/consultationForm.ts';

answerAccount();

describe('a booking that fails', () => {
  const fallback = 'Failed to book consultation. Please try again.';

  it.each([
    ['400', () => refusal(400, 'Invalid input'), '400: Invalid input', false],
    ['429', () => refusal(429, 'Too many'), '429: Too many', false],
    ['503', () => refusal(503, 'Starting'), '503: Starting', true],
    [
      'no answer',
      () => Promise.reject(new TypeError('fetch failed')),
      'We could not reach the server.',
      true,
    ],
    ['an error without text', () => refusal(500, ''), fallback, false],
    ['an answer without text', () => new Response('', { status: 503 }), fallback, true],
  ])('with %s says so, and keeps every entry', async (_what, book, description, retries) => {
    const { notify } = await openPage({ book });
    await fillIn();
    await user.click(submitButton());
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({ title: 'Error', description, variant: 'destructive' }),
    );
    expect(entries()).toEqual(filled);
    expect(submitButton()).toBeEnabled();
    // What may come later is said in the form, too, with Retry.
    const alerts = screen.queryAllByRole('alert').map(alert => alert.textContent);
    expect(alerts.filter(text => text.startsWith('Not sent. Your entries are kept.'))).toHaveLength(
      Number(retries),
    );
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
    expect(entries()).toEqual(empty);
    expect(screen.queryByText(advice)).toBeNull();
  });

  it('without the data layer says so, too, and is sent by Retry', async () => {
    // The list asks for the data layer first.
    const { bookings } = await openPage({ failedClients: 2 });
    await fillIn();
    await user.click(submitButton());
    expect(await screen.findByText('Not sent. Your entries are kept.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(entries()).toEqual(empty));
    expect(bookings()).toHaveLength(1);
    expect(screen.queryByText('Not sent. Your entries are kept.')).toBeNull();
  });

  it('leaves the focus in the form when Retry is refused', async () => {
    const answers = [() => Promise.reject(new TypeError('fetch failed')), () => refusal(400, 'No.')];
    await openPage({ book: () => answers.shift()!() });
    await fillIn();
    await user.click(submitButton());
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(submitButton()).toHaveFocus();
    expect(entries()).toEqual(filled);
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

describe('a booking that waits for the connection', () => {
  const waitForIt = () =>
    user.click(screen.getByRole('checkbox', { name: 'Send it when the connection is back' }));
  const backOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

  const unreached = () => Promise.reject(new TypeError('fetch failed'));

  async function openWaiting(meanwhile: FakeAnswer = unreached) {
    const answers = [unreached];
    let book = meanwhile;
    const page = await openPage({ book: call => (answers.shift() ?? book)(call) });
    await fillIn();
    await user.click(submitButton());
    await screen.findByText('Not sent. Your entries are kept.');
    await waitForIt();
    return { ...page, reconnect: () => (book = () => stored) };
  }

  it('is sent when the browser is online, once, under the key of the first attempt', async () => {
    const { bookings, notify, reconnect } = await openWaiting();
    expect(screen.getByText(/^Waiting for the connection/)).toBeVisible();
    await backOnline();
    await waitFor(() => expect(bookings()).toHaveLength(2));
    // Nobody pressed anything: nothing new is said.
    expect(notify).toHaveBeenCalledTimes(1);
    reconnect();
    await backOnline();
    await waitFor(() => expect(entries()).toEqual(empty));
    await backOnline();
    expect(bookings()).toHaveLength(3);
    expect(new Set(bookings().map(call => call.headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it.each([
    [503, 'Starting'],
    [429, 'Too many'],
  ])('waits on after %i', async (status, text) => {
    const { bookings, notify, reconnect } = await openWaiting(() => refusal(status, text));
    await backOnline();
    await waitFor(() => expect(bookings()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('checkbox')).toBeChecked();
    reconnect();
    await backOnline();
    await waitFor(() => expect(entries()).toEqual(empty));
  });

  it.each([
    ['is not reached', unreached],
    ['is refused', () => refusal(400, 'Invalid email', [{ path: 'email', message: 'Invalid email' }])],
    ['is stored', () => stored],
  ])('moves neither focus nor scroll when a try by itself %s', async (_what, answer) => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { bookings } = await openWaiting(answer);
    // The one that was pressed is in view below what it came to.
    expect(scroll.mock.contexts.at(-1)).toBe(screen.getByRole('button', { name: 'Book Consultation' }));
    scroll.mockClear();
    act(() => (document.activeElement as HTMLElement).blur());
    await backOnline();
    await waitFor(() => expect(bookings()).toHaveLength(2));
    await screen.findByRole('button', { name: 'Book Consultation' });
    await act(async () => {});
    expect(document.body).toHaveFocus();
    expect(scroll).not.toHaveBeenCalled();
    scroll.mockRestore();
  });

  it('leaves the focus in the form when it was on the choice that goes, and shows what is booked', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { reconnect } = await openWaiting();
    reconnect();
    await backOnline();
    await waitFor(() => expect(submitButton()).toHaveFocus());
    await waitFor(() => expect(scroll).toHaveBeenCalled());
    scroll.mockRestore();
  });

  it('is no longer sent by itself once an entry is changed', async () => {
    const { bookings } = await openWaiting();
    await user.type(field('Message'), ' Or');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await backOnline();
    expect(bookings()).toHaveLength(1);
  });
});

describe('a session that ended while the form was open', () => {
  it('deletes the entries when another user logs in', async () => {
    const page = await openPage({ book: () => refusal(401, 'Please log in.') });
    await fillIn();
    await user.click(submitButton());
    await waitFor(() => expect(page.auth.current().status).toBe('sessionEnded'));
    // The page says it.
    expect(page.notify).not.toHaveBeenCalled();
    page.unmount();

    const gateway = fakeGraphql({
      CurrentUser: () => ({ currentUser: { ...adaUser, id: 'user-2' } }),
      Consultations: () => ({ consultations: [] }),
    });
    await renderRemote({ createRoutes }, { at: '/contact', fetch: gateway.fetch });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use my account details' })).toBeEnabled());
    expect(entries()).toEqual(empty);
    expect(sessionStorage).toHaveLength(0);
  });
});
