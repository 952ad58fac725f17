import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ada, fakeGraphql, renderRemote } from '@site/platform/testing';
import { createRoutes } from '../routes.tsx';
import { savingOf } from './catalogue.ts';

const prices = [
  ['trade-management', 'Trade Management', 'From $79 / month'],
  ['signal-provision', 'Signal Provision', 'From $49 / month'],
  ['account-management', 'Account Management', 'On consultation'],
  ['mindset-coaching', 'Mindset Coaching', '$60 / session'],
  ['weekly-trade-analysis', 'Weekly Trade Analysis', '$19 / month'],
  ['vip-membership', 'VIP Membership', '$149 / month'],
  ['free-community', 'Free Community', 'Free'],
];
const services = prices.map(([id = '', title = '', price = '']) => ({
  ...{ id, title, price },
  isVip: id === 'vip-membership',
}));
const priced = (others: Record<string, string>) =>
  services.map(each => ({ ...each, price: others[each.id] ?? each.price }));
const inFull = (service: object) => ({
  ...{ __typename: 'Service', description: '', icon: 'Crown', features: ['What it has'] },
  ...service,
});

const { fetch } = globalThis;
const answer = jest.fn<typeof globalThis.fetch>();
beforeEach(() => {
  answer.mockReset().mockResolvedValue({ ok: true, json: async () => services } as Response);
  globalThis.fetch = answer;
});
afterEach(() => {
  globalThis.fetch = fetch;
});

const open = (at: string, currentUser: object | null = null) =>
  renderRemote(
    { createRoutes },
    {
      at,
      fetch: fakeGraphql({
        CurrentUser: () => ({ currentUser }),
        Services: () => ({ services: services.map(inFull) }),
        WayBack: () => ({ progress: [], consultations: [] }),
      }).fetch,
    },
  );
const section = () => within(screen.getByRole('region', { name: 'Prices' }));

it('a visitor sees what is free, what is paid once, and each price', async () => {
  await open('/');
  expect(section().getByText(/first two lessons of each level/)).toBeVisible();
  expect(section().getByText('$5 Lifetime')).toBeVisible();
  expect(section().getByText(/Reading Candlestick Charts/)).not.toBeVisible();
  await userEvent.click(section().getByText('Beginner'));
  expect(section().getByText(/Reading Candlestick Charts/)).toBeVisible();
  for (const { title, price } of services) {
    expect(await section().findByText(title)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Prices' })).toHaveTextContent(price);
  }
  expect(
    section().getByText(/singly \$267 or more a month\. It saves \$118 if you want them all/),
  ).toBeVisible();
  const names = section().getAllByRole('heading', { level: 3 });
  expect(names[names.findIndex(name => name.textContent === 'Services') + 1]).toHaveTextContent('VIP');
  for (const [name, href] of [
    ['See VIP Membership', '/services#vip-membership'],
    ['Free Community (opens in a new tab)', 'https://t.me/example_channel'],
    ['the Telegram channel (opens in a new tab)', 'https://t.me/example_channel'],
  ] as const)
    expect(section().getByRole('link', { name })).toHaveAttribute('href', href);
  expect(section().getByRole('link', { name: 'Create a free account' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Feducation',
  );
});

it('a visitor of Home sees each offer once with its price, what a level costs, and the way to all', async () => {
  await open('/home');
  expect(await screen.findByText('$60 / session')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'See VIP Membership' })).toHaveLength(1);
  expect(screen.queryByText('What it has')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Three levels, $5 each, once' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create a free account' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See prices' })).toHaveAttribute('href', '/#prices');
});

it('a user is offered no second account', async () => {
  await open('/home', ada);
  expect(await screen.findByText('$60 / session')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create a free account' })).toBeNull();
});

it('a user of Services sees what the parts of the membership cost', async () => {
  await open('/services', ada);
  expect(await screen.findByText(/cost singly \$267/)).toBeVisible();
  const coaching = screen.getByText('2 × Mindset Coaching');
  expect(coaching.nextSibling).toHaveTextContent('$120');
});

it('the risk page says which gain makes a loss good', async () => {
  await open('/risk');
  for (const gain of ['11', '33', '100', '300']) expect(screen.getByText(`+${gain}%`)).toBeVisible();
});

it('prices that do not come say so, and come with another try', async () => {
  answer.mockResolvedValueOnce({ ok: false, status: 503, statusText: 'Away' } as Response);
  await open('/');
  expect(await section().findByText('Something went wrong on our side.')).toBeVisible();
  expect(section().getAllByText('See details')).toHaveLength(7);
  await userEvent.click(section().getByRole('button', { name: 'Try again' }));
  expect(await section().findByText('$60 / session')).toBeVisible();
  expect(section().queryByText('See details')).toBeNull();
});

it.each([
  ['all have a price in dollars', services, 118],
  ['one has none', priced({ 'mindset-coaching': 'On consultation' }), undefined],
  ['one is gone', services.slice(1), undefined],
  ['one has cents', priced({ 'signal-provision': 'From $49.50 / month' }), 118.5],
  [
    'two have thousands',
    priced({ 'trade-management': 'From $1,079 / month', 'vip-membership': '$1,149 / month' }),
    118,
  ],
])('what the membership saves is known where %s', (_where, list, saved) => {
  expect(savingOf(list)?.saved).toBe(saved);
});
