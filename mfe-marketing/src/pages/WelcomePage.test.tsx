import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ada, fakeGraphql, renderRemote, type FakeAnswer } from '@site/platform/testing';
// Loaded here, so that no test waits for a late chunk.
import './WelcomePage.tsx';
import '@site/validation';
import { createRoutes } from '../routes.tsx';
import { useSlideshow } from '../slideshow/useSlideshow.ts';

const stored: FakeAnswer = () => ({ signUpEmail: { __typename: 'EmailSignup', id: '1' } });
const user = userEvent.setup({ advanceTimers: ms => jest.advanceTimersByTime(ms) });

async function openPage(signUp: FakeAnswer = stored, currentUser: object | null = null) {
  const gateway = fakeGraphql({ SignUpEmail: signUp, CurrentUser: () => ({ currentUser }) });
  const page = await renderRemote({ createRoutes }, { at: '/welcome', fetch: gateway.fetch });
  return { ...page, ...gateway };
}
const current = () =>
  screen.getAllByRole('button', { name: /^Slide / }).findIndex(dot => dot.getAttribute('aria-current')) + 1;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the slideshow', () => {
  it('shows the video for 5000 ms, each image for 4000 ms, and wraps around', async () => {
    await openPage();
    const slides = [
      [5000, 'XAU/USD · long'],
      [4000, 'BTC/USD · short'],
      [4000, 'XAU/USD · short'],
      [4000, 'BTC/USD · long'],
    ] as const;
    for (const [index, [duration, market]] of slides.entries()) {
      await pass(duration - 1);
      expect(current()).toBe(index + 1);
      expect(screen.getAllByRole('figure')[index]).toHaveTextContent(market);
      await pass(1);
    }
    expect(current()).toBe(1);
  });

  it.each([
    ['2 s, it stays for the other 3 s', 2000, 3000],
    ['longer than it stays, the second follows at once', 8000, 0],
  ])('once the first slide was seen for %s', async (_what, seen, left) => {
    const since = [Date.now() - seen];
    const seenSince = () => since.shift();
    const { result } = renderHook(() => useSlideshow([5000, 4000], seenSince));
    await pass(left);
    expect(result.current.index).toBe(1);
    await pass(3999);
    expect(result.current.index).toBe(1);
    await pass(1);
    expect(result.current.index).toBe(0);
  });

  it('gives a chosen slide its full time, and stops while it is paused', async () => {
    await openPage();
    await pass(3000);
    await user.click(screen.getByRole('button', { name: 'Slide 3' }));
    await pass(3900);
    expect(current()).toBe(3);
    await user.click(screen.getByRole('button', { name: 'Pause slideshow' }));
    await pass(60_000);
    expect(current()).toBe(3);
  });
});

it('offers a user the emails as it does a visitor, and no second account', async () => {
  await openPage(stored, ada);
  expect(screen.getByRole('link', { name: 'Skip for now' })).toHaveAttribute('href', '/home');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Join Ounce & Block' }));
  await pass(10);
  expect(screen.getByRole('group', { name: 'Your email is on the list.' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Create your free account' })).toBeNull();
});

describe('joining', () => {
  it('shows the confirmation and the toast, and goes to Home after 2000 ms', async () => {
    const { notify, router } = await openPage();
    await user.type(screen.getByLabelText('Email'), ' ada@example.com ');
    await user.click(screen.getByRole('button', { name: 'Join Ounce & Block' }));
    await pass(10);
    expect(screen.getByRole('group', { name: 'Your email is on the list.' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Skip for now' })).toBeNull();
    expect(notify).toHaveBeenCalledWith({
      title: 'Welcome to Ounce & Block!',
      description: "You're now part of our exclusive trading community.",
    });
    expect(screen.getByRole('link', { name: 'Create your free account' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Feducation&login_hint=ada%40example.com',
    );
    await pass(1900);
    expect(router.state.location.pathname).toBe('/welcome');
    await pass(200);
    expect(router.state.location.pathname).toBe('/home');
  });

  it('reads "Joining..." and cannot be pressed while the request is pending', async () => {
    await openPage(() => new Promise(() => {}));
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Join Ounce & Block' }));
    expect(await screen.findByRole('button', { name: 'Joining...' })).toBeDisabled();
  });

  it('calls no gateway while the address is invalid', async () => {
    const { callsOf } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Join Ounce & Block' }));
    expect(await screen.findByText('Required')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'nobody');
    expect(await screen.findByText('Invalid email')).toBeVisible();
    expect(callsOf('SignUpEmail')).toHaveLength(0);
  });

  it('suggests the address that was probably meant', async () => {
    await openPage();
    await user.type(screen.getByLabelText('Email'), 'ada@gmial.com');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Use this address' }));
    expect(screen.getByLabelText('Email')).toHaveValue('ada@gmail.com');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  it.each([
    ['the server’s message', 'Later, please.', '503: Later, please.'],
    // HTTP/2 has no status texts.
    ['the fallback where there is none', '', 'Failed to sign up. Please try again.'],
  ])('shows %s when it fails, and keeps the address and the focus', async (_what, body, description) => {
    const { notify } = await openPage(() => new Response(body, { status: 503 }));
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Join Ounce & Block' }));
    await pass(10);
    expect(notify).toHaveBeenCalledWith({
      title: 'Error',
      description,
      variant: 'destructive',
    });
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('says in words that the address is on the list already, and keeps the focus in the field', async () => {
    await openPage(() => new Response('Taken', { status: 409 }));
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Join Ounce & Block' }));
    expect(await screen.findByText(/on the list already/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});
