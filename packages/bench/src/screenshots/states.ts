import { stopClock } from '@site/e2e/support/pageActions';
import { answerOperation, data, failWith } from '@site/e2e/support/graphql';
import { educationScreenshots } from './education.ts';
import type { Screenshot } from './screenshot.ts';

const held = () => new Promise<void>(() => {});
const plain = (path: string, as: Screenshot['as']): Screenshot => ({
  name: `${as}-${path.slice(1).replaceAll('/', '-') || 'index'}`,
  path,
  as,
});

const open = ['/', '/welcome', '/home', '/services', '/no-such-page', '/learn'];
const users = ['/', '/services', '/education', '/results', '/about', '/contact'];

export const screenshots: Screenshot[] = [
  ...open.map(path => plain(path, 'visitor')),
  ...users.map(path => plain(path, 'user')),
  {
    name: 'state-modal',
    path: '/home',
    as: 'visitor',
    prepare: stopClock,
    act: async page => {
      await page.clock.runFor(8500);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'state-joined',
    path: '/welcome',
    as: 'visitor',
    prepare: stopClock,
    act: async page => {
      await page.getByRole('textbox', { name: 'Email' }).fill(`screenshot.${Date.now()}@example.com`);
      await page.getByRole('button', { name: /^Join/ }).click();
      await page.getByText('You are in').waitFor();
    },
  },
  {
    name: 'state-menu',
    path: '/services',
    as: 'user',
    act: async page => {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  {
    name: 'state-toast',
    path: '/contact',
    as: 'user',
    act: page => page.getByRole('button', { name: 'Pay with Card' }).click(),
  },
  {
    name: 'state-form-errors',
    path: '/contact',
    as: 'user',
    act: page => page.getByRole('button', { name: 'Book Consultation' }).click(),
  },
  ...educationScreenshots,
  {
    name: 'state-skeleton',
    path: '/services',
    as: 'user',
    prepare: page => answerOperation(page, 'services', held),
  },
  {
    name: 'state-empty',
    path: '/services',
    as: 'user',
    prepare: page => answerOperation(page, 'services', data({ services: [] })),
  },
  {
    name: 'state-error',
    path: '/services',
    as: 'user',
    prepare: page => answerOperation(page, 'services', failWith(503, 'The catalogue is unavailable.')),
  },
  {
    name: 'state-section-unavailable',
    path: '/education',
    as: 'user',
    prepare: page => page.route(/remoteEntry|\/manifest\.json/, route => route.abort()),
    act: page => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
];
