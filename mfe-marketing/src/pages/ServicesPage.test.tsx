import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGraphql, renderRemote, type FakeAnswer } from '@site/platform/testing';
import { createRoutes } from '../routes.tsx';

const user = userEvent.setup();
const service = (id: string, title: string, isVip: boolean) => ({
  __typename: 'Service',
  id,
  title,
  description: 'What it is.',
  icon: 'NoSuchIcon',
  price: null,
  features: ['One feature', 'Another'],
  isVip,
});
const both = [service('signal-provision', 'Signals', false), service('vip-membership', 'VIP', true)];
const CHANNEL = 'https://t.me/example_channel';

const openPage = (answer: FakeAnswer) =>
  renderRemote({ createRoutes }, { at: '/services', fetch: fakeGraphql({ Services: answer }).fetch });

describe('the services', () => {
  it('are six placeholders while they load', async () => {
    await openPage(() => new Promise(() => {}));
    expect(screen.getAllByTestId('service-skeleton')).toHaveLength(6);
  });

  it.each([
    [/^Get Started/, '/contact', { id: 'signal-provision', title: 'Signals' }],
    [/^Join VIP Now/, '/contact?service=vip', { id: 'vip-membership', title: 'VIP' }],
  ])('lead by %s to %s and name the chosen card', async (name, target, chosen) => {
    const { router } = await openPage(() => ({ services: both }));
    expect(await screen.findAllByText('PREMIUM')).toHaveLength(1);
    const button = screen.getByRole('button', { name });
    // The page behind links is prefetched.
    expect(button).toHaveAttribute('href', target);
    button.focus();
    await user.keyboard(' ');
    expect(router.state.location.pathname + router.state.location.search).toBe(target);
    expect(router.state.location.state).toEqual({ service: chosen });
  });

  it('begin with the membership, the others are in their order', async () => {
    const others = [service('free-community', 'Free', false), service('b', 'B', false)];
    await openPage(() => ({ services: [...both, ...others] }));
    const cards = await screen.findAllByRole('heading', { level: 3 });
    expect(cards.map(card => card.textContent)).toEqual(['VIP', 'Signals', 'Free (opens in a new tab)', 'B']);
  });

  it('are asked for once by all pages that show them', async () => {
    const gateway = fakeGraphql({
      CurrentUser: () => ({ currentUser: null }),
      Services: () => ({ services: both }),
    });
    const { router } = await renderRemote({ createRoutes }, { at: '/home', fetch: gateway.fetch });
    for (const to of ['/services', '/home']) {
      expect(await screen.findByRole('heading', { name: 'Signals' })).toBeVisible();
      await act(() => router.navigate(to));
    }
    expect(await screen.findByRole('heading', { name: 'Signals' })).toBeVisible();
    expect(gateway.callsOf('Services')).toHaveLength(1);
  });

  it('link the free channel above the cards and on the free card', async () => {
    await openPage(() => ({ services: [service('free-community', 'Free Community', false)] }));
    const links = await screen.findAllByRole('link', { name: /(Telegram|Free Community).*new tab/ });
    expect(links.map(link => link.getAttribute('href'))).toEqual([CHANNEL, CHANNEL]);
  });

  it('say so when there are none', async () => {
    await openPage(() => ({ services: [] }));
    expect(await screen.findByText('No services available at the moment.')).toBeVisible();
  });

  it('show why they failed to load and load again on demand only', async () => {
    let asked = 0;
    await openPage(() => (++asked === 1 ? new Response('Away.', { status: 503 }) : { services: both }));
    expect(await screen.findByText('503: Away.')).toBeVisible();
    expect(asked).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Signals' })).toBeVisible();
  });
});
