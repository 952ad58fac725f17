import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answerAccount, deferred, openPage, stored } from '../testing/contactPage.ts';
import { consultation } from '../testing/factories.ts';
import {
  empty,
  enter,
  entries,
  field,
  fillIn,
  filled,
  submitButton,
  user,
} from '../testing/consultationForm.ts';

answerAccount();

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
    expect(entries()).toEqual(empty);
    const next = within(screen.getByRole('group', { name: 'Free talk requested: Mindset coaching' }));
    expect(next.getByText(/^We write or call to find a time/)).toBeVisible();
    expect(next.getByRole('link')).toHaveAttribute('href', '/contact#own-consultations');
    const steps = within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem');
    expect(steps.map(step => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps[0]).toHaveTextContent(/^You asked/);
    const { dateTime } = within(steps[1]!).getByText<HTMLTimeElement>(/day \d+ \w+ at \d\d:\d\d$/);
    expect(Date.parse(dateTime)).toBe(Date.parse(stored.bookConsultation.createdAt) + 24 * 3_600_000);
    const list = screen.getByRole('region', { name: 'Your consultations' });
    expect(await within(list).findByText('Evenings.')).toBeVisible();
    const [newest] = within(list).getAllByRole('listitem');
    for (const text of ['Evenings.', /Asked on .+; .+ by /]) expect(newest).toHaveTextContent(text);
  });

  it('is no longer confirmed when it is withdrawn; the next booking takes the word of that away', async () => {
    const saved = consultation({ service: 'coaching', createdAt: new Date().toISOString() });
    await openPage({
      list: () => ({ consultations: [saved] }),
      book: () => ({ bookConsultation: saved }),
    });
    await fillIn();
    await user.click(submitButton());
    await user.click(await screen.findByRole('button', { name: /^Withdraw/ }));
    await user.click(screen.getByRole('button', { name: 'Withdraw booking' }));
    expect(await screen.findByText(/^Withdrawn: Mindset coaching/)).toBeVisible();
    expect(screen.queryByRole('group', { name: /^Free talk/ })).toBeNull();
    await fillIn();
    await user.click(submitButton());
    await screen.findByRole('group', { name: /^Free talk/ });
    expect(screen.queryByText(/^Withdrawn/)).toBeNull();
  });

  it('shows no errors in the emptied form while it is filled again', async () => {
    const { notify } = await openPage();
    await fillIn();
    await user.click(submitButton());
    await waitFor(() => expect(notify).toHaveBeenCalled());
    await enter('Email', 'a');
    expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
  });

  it('shows Booking... and cannot be sent twice', async () => {
    const answer = deferred();
    const { bookings, notify } = await openPage({ book: () => answer.promise });
    await fillIn();
    await user.dblClick(submitButton());
    const pending = await screen.findByRole('button', { name: 'Booking...' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await user.type(field('Name'), '{Enter}');
    answer.resolve(stored);
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(bookings()).toHaveLength(1);
  });

  it.each(['Name', 'Message'])('takes no %s while it is under way', async label => {
    const answer = deferred();
    const { notify } = await openPage({ book: () => answer.promise });
    await fillIn();
    await user.click(submitButton());
    await screen.findByRole('button', { name: 'Booking...' });
    await enter(label, ' (corrected)');
    expect(entries()).toEqual(filled);
    answer.resolve(stored);
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    await enter(label, 'Next');
    expect(field(label)).toHaveValue('Next');
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
    await enter('Message', ' Or weekends.');
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
