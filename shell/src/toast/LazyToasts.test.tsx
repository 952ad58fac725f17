import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { LazyToasts } from './LazyToasts.tsx';
import * as loaded from './Toasts.tsx';
import { DURATION, notify } from './toastStore.ts';

afterEach(() => void jest.useRealTimers());

const say = (description: string) => act(async () => notify({ title: 'Error', description }));

it('shows a toast whose file does not load, and loads it with the next one', async () => {
  jest.useFakeTimers();
  let attempts = 0;
  // The first press of a page, and the first toast, meet no connection.
  const load = async () => (++attempts < 3 ? Promise.reject(new Error('chunk')) : loaded);
  render(<LazyToasts load={load} />);
  await act(async () => void fireEvent.pointerDown(document.body));
  await say('Not reached.');
  expect(screen.getByRole('alert')).toHaveTextContent('Error Not reached.');
  await act(() => jest.advanceTimersByTimeAsync(DURATION));
  expect(screen.queryByText(/Not reached\./)).toBeNull();

  await say('Refused.');
  expect(screen.getByRole('button', { name: 'Close notification' })).toBeVisible();
  expect(attempts).toBe(3);
});
