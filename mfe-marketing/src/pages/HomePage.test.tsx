import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { ada, fakeGraphql, renderRemote } from '@site/platform/testing';
// Loaded here, so that no test waits for a late chunk.
import '../promotion/PromoDialog.tsx';
import { createRoutes } from '../routes.tsx';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function openPage(at: string, currentUser: object | null) {
  const gateway = fakeGraphql({
    CurrentUser: () => ({ currentUser }),
    Services: () => ({ services: [] }),
    WayBack: () => ({ progress: [], consultations: [] }),
  });
  const page = await renderRemote({ createRoutes }, { at, fetch: gateway.fetch });
  await pass(50);
  return page;
}

const clickInDialog = (name: string) => act(async () => screen.getByRole('button', { name }).click());

describe('the promotion', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => void jest.useRealTimers());

  it('opens 8000 ms after Home was shown and counts down from five days', async () => {
    await openPage('/home', null);
    await pass(7900);
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(100);
    expect(screen.getByRole('timer').textContent).toMatch(/days0?4.*hours23.*minutes59.*seconds5\d/);
    // A jump: five days of ticks, one by one, take longer than a test should.
    jest.setSystemTime(Date.now() + 6 * 24 * 60 * 60 * 1000);
    await pass(1000);
    expect(screen.getByRole('timer').textContent).toBe('days00hours00minutes00seconds00');
  });

  it('opens the messaging group when it is claimed', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    await openPage('/home', null);
    await pass(8000);
    await clickInDialog('Claim your bonus');
    expect(open).toHaveBeenCalledWith('https://t.me/example_group', '_blank', 'noopener');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens for a user at /home', async () => {
    await openPage('/home', ada);
    expect(screen.getByText('Welcome back, Ada.')).toBeVisible();
    await pass(8000);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('does not open at /', async () => {
    await openPage('/', ada);
    expect(screen.getByText('Welcome back, Ada.')).toBeVisible();
    await pass(20_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
