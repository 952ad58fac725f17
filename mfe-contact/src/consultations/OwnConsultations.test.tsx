import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerAccount, deferred, openPage } from '../testing/contactPage.ts';
import { fillIn, submitButton } from '../testing/consultationForm.ts';
import { consultation, refusal } from '../testing/factories.ts';

const user = userEvent.setup();

answerAccount();

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
    expect(region().queryByText('Loading your consultations...')).toBeNull();
  });

  it('show more by the last id, also after a withdrawal, until the last page; a booking shows the first page', async () => {
    const all = Array.from({ length: 23 }, (_, index) =>
      consultation({ id: `c${index}`, message: `No. ${index}`, createdAt: new Date().toISOString() }),
    );
    const { callsOf } = await openPage({
      list: ({ variables: { before } }) => ({ consultations: before ? all.slice(20) : all.slice(0, 20) }),
    });
    const more = () => region().queryByRole('button', { name: 'Show more' });
    await user.click((await region().findAllByRole('button', { name: /^Withdraw/ }))[0]!);
    await user.click(region().getByRole('button', { name: 'Withdraw booking' }));
    await waitFor(() => expect(region().getAllByRole('listitem')).toHaveLength(19));
    await user.click(more()!);
    expect(await region().findByText('No. 22')).toBeVisible();
    expect(region().getAllByRole('listitem')).toHaveLength(22);
    // The button is gone: the keyboard goes on with what it brought.
    expect(region().getAllByRole('listitem')[19]).toHaveFocus();
    expect(more()).toBeNull();
    expect(callsOf('Consultations').map(({ variables }) => variables['before'])).toEqual([undefined, 'c19']);
    await fillIn();
    await user.click(submitButton());
    await waitFor(() => expect(more()).toBeVisible());
    expect(region().getAllByRole('listitem')).toHaveLength(20);
  });

  it('show the next page once, however often it is asked for', async () => {
    const page = (from: number) =>
      Array.from({ length: 20 }, (_, index) => consultation({ id: `c${from + index}` }));
    const next = deferred();
    await openPage({
      list: ({ variables: { before } }) => (before ? next.promise : { consultations: page(0) }),
    });
    const more = await region().findByRole('button', { name: 'Show more' });
    // Both clicks in one frame: the page is rendered after the second.
    act(() => {
      fireEvent.click(more);
      fireEvent.click(more);
    });
    const loading = await region().findByRole('button', { name: 'Loading...' });
    expect(loading).toHaveAttribute('aria-disabled', 'true');
    expect(loading).toBe(more);
    next.resolve({ consultations: page(20) });
    expect(await region().findByRole('button', { name: 'Show more' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    expect(region().getAllByRole('listitem')).toHaveLength(40);
  });

  it.each([
    ['Down', '503: Down'],
    ['', 'The server gave no reason. Please try again.'],
  ])('say why the next page did not come, also without a reason: "%s"', async (text, shown) => {
    const page = Array.from({ length: 20 }, (_, index) => consultation({ id: `c${index}` }));
    let broken = true;
    await openPage({
      list: ({ variables: { before } }) => {
        if (!before) return { consultations: page };
        return broken ? refusal(503, text) : { consultations: [consultation({ id: 'last' })] };
      },
    });
    await user.click(await region().findByRole('button', { name: 'Show more' }));
    expect(await region().findByRole('alert')).toHaveTextContent(shown);
    broken = false;
    await user.click(region().getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(region().getAllByRole('listitem')).toHaveLength(21));
    expect(region().queryByRole('alert')).toBeNull();
  });

  /** Asked for so many hours ago. */
  const asked = (hours: number) =>
    consultation({
      createdAt: new Date(Date.now() - hours * 60 * 60_000).toISOString(),
      message: 'Mornings.',
    });
  const press = async (name: RegExp | string) => user.click(await region().findByRole('button', { name }));
  const listed = (hours: number, answers: object = {}) =>
    openPage({ list: () => ({ consultations: [asked(hours)] }), ...answers });

  it.each([
    [23.9, /Asked on .+; we answer by .+\. Until then you can change or withdraw it\./, 2],
    [24.1, /Asked on .+; our answer was due by .+\./, 0],
  ])(
    'of %s hours ago say when they are answered, and can be changed only before',
    async (hours, said, buttons) => {
      await listed(hours);
      const entry = within(await region().findByRole('listitem'));
      expect(region().getByRole('listitem')).toHaveTextContent(said);
      for (const text of ['Ada Lovelace', 'ada@example.com', '+44 20 7946 0000', 'Mornings.'])
        expect(entry.getByText(text)).toBeVisible();
      expect(entry.queryAllByRole('button', { name: /^(Change|Withdraw)/ })).toHaveLength(buttons);
      expect(region().queryAllByText(/To change or cancel an older booking/)).toHaveLength(buttons ? 0 : 1);
    },
  );

  it('are changed in their place; a failure keeps the entries, and the focus comes back', async () => {
    let answer: () => object | Response = () =>
      refusal(400, 'no', [{ path: 'phone', message: 'At least 5 digits' }]);
    const { callsOf } = await listed(1, { change: () => answer() });
    await press(/^Change/);
    const form = within(region().getByRole('form', { name: 'Change your booking' }));
    expect(form.getByLabelText('Name')).toHaveFocus();
    fireEvent.change(form.getByLabelText('Message'), { target: { value: 'Evenings.' } });
    await press('Save changes');
    expect(await form.findByText('At least 5 digits')).toBeVisible();
    expect(form.getByRole('alert')).toHaveTextContent('Not changed. Your entries are kept.');
    answer = () => ({ changeBooking: { ...asked(1), message: 'Evenings.' } });
    await press('Save changes');
    expect(await region().findByText('Evenings.')).toBeVisible();
    expect(region().getByRole('status')).toHaveTextContent('Changed. We answer to what stands here now.');
    expect(region().getByRole('button', { name: /^Change/ })).toHaveFocus();
    expect(callsOf('ChangeBooking').at(-1)?.variables).toMatchObject({
      id: 'booking-1',
      input: { name: 'Ada Lovelace', message: 'Evenings.' },
    });
  });

  it.each(['{Escape}', 'Keep it'])('are withdrawn after a question, which %s answers with no', async no => {
    const { callsOf } = await listed(1);
    await press(/^Withdraw/);
    expect(region().getByRole('group', { name: 'Withdraw this booking?' })).toHaveFocus();
    await (no === '{Escape}' ? user.keyboard(no) : press(no));
    expect(region().getByRole('button', { name: /^Withdraw/ })).toHaveFocus();
    expect(callsOf('WithdrawBooking')).toEqual([]);
  });

  it('say that one was not withdrawn, try again under the same key, and say when it is', async () => {
    let broken = true;
    const { callsOf } = await listed(1, {
      withdraw: () => (broken ? refusal(409, 'Too old.') : { withdrawBooking: true }),
    });
    await press(/^Withdraw/);
    await press('Withdraw booking');
    expect(await region().findByRole('alert')).toHaveTextContent('Not withdrawn.409: Too old.');
    expect(region().getByRole('button', { name: 'Withdraw booking' })).toHaveFocus();
    broken = false;
    await press('Withdraw booking');
    expect(await region().findByText(/Nothing booked yet/)).toBeVisible();
    expect(region().getByRole('status')).toHaveTextContent(
      'Withdrawn: VIP membership. There is nothing more to do.',
    );
    await waitFor(() => expect(region().getByRole('status')).toHaveFocus());
    const keys = callsOf('WithdrawBooking').map(({ headers }) => headers.get('Idempotency-Key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('are led to from above the form, and say where to write to change or cancel one', async () => {
    await openPage({ list: () => ({ consultations: [consultation()] }) });
    const link = await region().findByRole('link', { name: 'hello@example.com' });
    expect(link).toHaveAttribute('href', 'mailto:hello@example.com');
    const above = screen.getByRole('link', { name: 'See your consultations' });
    expect(above).toHaveAttribute('href', '#own-consultations');
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
    expect(region().getByRole('heading', { name: 'Your consultations' })).toHaveFocus();
  });
});
