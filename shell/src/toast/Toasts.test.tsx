import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Toasts } from './Toasts.tsx';
import { createToastStore, notify, REMOVE_DELAY } from './toastStore.ts';

const say = (title: string) => act(() => notify({ title, description: 'More about it.' }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const shown = () => document.querySelectorAll('li[data-state="open"]');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('toasts', () => {
  it('stay for 5000 ms', async () => {
    render(<Toasts />);
    say('Saved');
    expect(shown()).toHaveLength(1);
    await pass(4900);
    expect(shown()).toHaveLength(1);
    await pass(200);
    expect(shown()).toHaveLength(0);
  });

  it('come one at a time, and can be closed by hand', async () => {
    render(<Toasts />);
    say('First');
    say('Second');
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toHaveTextContent('Second');
    await act(async () => screen.getByRole('button', { name: 'Close notification' }).click());
    expect(shown()).toHaveLength(0);
  });

  it('are kept for 1,000,000 ms after they were dismissed', async () => {
    const store = createToastStore();
    store.notify({ title: 'Saved', description: '' });
    store.dismiss(store.get()?.id ?? 0);
    await pass(REMOVE_DELAY - 1);
    expect(store.get()).toMatchObject({ title: 'Saved', open: false });
    await pass(1);
    expect(store.get()).toBeNull();
    expect(REMOVE_DELAY).toBe(1_000_000);
  });
});
