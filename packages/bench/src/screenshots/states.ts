import { stopClock } from '@site/e2e/support/pageActions';
import { answerOperation, data, failWith } from '@site/e2e/support/graphql';
import { pagesFor } from '@site/e2e/support/pages';
import { educationScreenshots } from './education.ts';
import type { Screenshot } from './screenshot.ts';

const plain = (as: Screenshot['as'], path: string): Screenshot => ({
  name: `${as}-${path.slice(1).replaceAll('/', '-') || 'index'}`,
  path,
  as,
});
const state = (
  name: string,
  as: Screenshot['as'],
  path: string,
  rest: Pick<Screenshot, 'prepare' | 'act'>,
): Screenshot => ({ name: `state-${name}`, path, as, ...rest });
const pressing = (name: string): Pick<Screenshot, 'act'> => ({
  act: page => page.getByRole('button', { name }).click(),
});

export const screenshots: Screenshot[] = [
  ...[...pagesFor('public'), '/services', '/no-such-page', '/learn'].map(path => plain('visitor', path)),
  ...['/', ...pagesFor('user')].map(path => plain('user', path)),
  state('modal', 'visitor', '/home', {
    prepare: stopClock,
    act: async page => {
      await page.clock.runFor(8500);
      await page.getByRole('dialog').waitFor();
    },
  }),
  state('joined', 'visitor', '/welcome', {
    prepare: stopClock,
    act: async page => {
      await page.getByRole('textbox', { name: 'Email' }).fill(`screenshot.${Date.now()}@example.com`);
      await page.getByRole('button', { name: /^Join/ }).click();
      await page.getByText('Your email is on the list').waitFor();
    },
  }),
  state('menu', 'user', '/services', {
    act: async page => {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
    },
  }),
  state('toast', 'user', '/contact', pressing('Pay with Card')),
  state('form-errors', 'user', '/contact', pressing('Book Consultation')),
  ...educationScreenshots,
  state('skeleton', 'user', '/services', {
    prepare: page => answerOperation(page, 'services', () => new Promise(() => {})),
  }),
  state('empty', 'user', '/services', {
    prepare: page => answerOperation(page, 'services', data({ services: [] })),
  }),
  state('error', 'user', '/services', {
    prepare: page => answerOperation(page, 'services', failWith(503, 'The catalogue is unavailable.')),
  }),
  state('section-unavailable', 'user', '/education', {
    prepare: page => page.route(/remoteEntry|\/manifest\.json/, route => route.abort()),
    act: page => page.getByRole('button', { name: 'Try again' }).waitFor(),
  }),
];
