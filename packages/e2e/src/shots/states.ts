import { stopClock } from '../support/clock.ts';
import { answerOperation, data, failWith } from '../support/graphql.ts';
import { educationShots } from './education.ts';
import type { Shot } from './shot.ts';

const held = () => new Promise<void>(() => {});
const plain = (path: string, as: Shot['as']): Shot => ({
  name: `${as}-${path.slice(1).replaceAll('/', '-') || 'index'}`,
  path,
  as,
});

const open = ['/', '/welcome', '/home', '/services', '/no-such-page', '/learn'];
const members = ['/', '/services', '/education', '/results', '/about', '/contact'];

export const shots: Shot[] = [
  ...open.map(path => plain(path, 'visitor')),
  ...members.map(path => plain(path, 'member')),
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
      await page.getByRole('textbox', { name: 'Email' }).fill(`shot.${Date.now()}@example.com`);
      await page.getByRole('button', { name: /^Join/ }).click();
      await page.getByText('You are in').waitFor();
    },
  },
  {
    name: 'state-menu',
    path: '/services',
    as: 'member',
    act: async page => {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  {
    name: 'state-toast',
    path: '/contact',
    as: 'member',
    act: page => page.getByRole('button', { name: 'Pay with Card' }).click(),
  },
  {
    name: 'state-form-errors',
    path: '/contact',
    as: 'member',
    act: page => page.getByRole('button', { name: 'Book Consultation' }).click(),
  },
  ...educationShots,
  {
    name: 'state-skeleton',
    path: '/services',
    as: 'member',
    prepare: page => answerOperation(page, 'services', held),
  },
  {
    name: 'state-empty',
    path: '/services',
    as: 'member',
    prepare: page => answerOperation(page, 'services', data({ services: [] })),
  },
  {
    name: 'state-error',
    path: '/services',
    as: 'member',
    prepare: page => answerOperation(page, 'services', failWith(503, 'The catalogue is away.')),
  },
  {
    name: 'state-section-unavailable',
    path: '/education',
    as: 'member',
    prepare: page => page.route(/remoteEntry|\/manifest\.json/, route => route.abort()),
    act: page => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
];
