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
    // The button is gone: the keyboard goes on with what it brought.
    expect(region().getAllByRole('listitem')[20]).toHaveFocus();
    expect(region().queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(callsOf('Consultations').map(({ variables }) => variables['before'])).toEqual([undefined, 'c19']);
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
    expect(region().getByRole('heading', { name: 'Your consultations' })).toHaveFocus();
  });

  it('can be shown page by page again after a booking, which shows the first page', async () => {
    const all = Array.from({ length: 23 }, (_, index) => consultation({ id: `c${index}` }));
    await openPage({
      list: ({ variables: { before, limit } }) => {
        const from = before ? all.findIndex(({ id }) => id === before) + 1 : 0;
        return { consultations: all.slice(from, from + Number(limit)) };
      },
    });
    await user.click(await region().findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(region().queryByRole('button', { name: 'Show more' })).toBeNull());
    await fillIn();
    await user.click(submitButton());
    expect(await region().findByRole('button', { name: 'Show more' })).toBeVisible();
  });
});
