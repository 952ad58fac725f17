import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { levels, type LessonProgress } from '@site/curriculum';
import { ServerStyleSheet } from '@site/platform/server';
import { PageContext } from '../pages/PageParts.tsx';
import type { ProgressStore } from '../progress/progress.ts';
import { Practice } from './Practice.tsx';

const user = userEvent.setup();
const module = levels[0].modules[1]!;
type Saved = Parameters<ProgressStore['save']>;

// As in renderRemote.
const unseen = new ServerStyleSheet();
let saved: Saved[] = [];
beforeEach(() => void (saved = []));
afterEach(() => localStorage.clear());

/** Opens the practice of "Risk First" with what the account has. */
function open(
  attempts: LessonProgress['attempts'] = [],
  elsewhere: LessonProgress['attempts'] = [],
  shown = module,
) {
  const lessons: LessonProgress[] = [
    { level: 'beginner', module: 2, attempts },
    { level: 'beginner', module: 1, attempts: elsewhere },
  ];
  const progress = { isKnown: true, lessons };
  const store: ProgressStore = {
    current: () => progress,
    subscribe: () => () => {},
    save: (...write) => void saved.push(write),
  };
  const page = (
    <PageContext value={{ client: () => new Promise(() => {}), progress: store }}>
      <Practice level="beginner" module={shown} />
    </PageContext>
  );
  render(unseen.collectStyles(page));
}
const region = () => screen.getByRole('region', { name: 'The low that a buyer relies on' });
const exercise = () => within(region());
const field = (name: string | RegExp) => exercise().getByRole('spinbutton', { name });
const start = () => user.click(exercise().getByRole('button', { name: 'Start uncovering' }));

/** All at once: a keystroke costs as much as a whole text. */
const enter = (into: HTMLElement, value: string) => fireEvent.change(into, { target: { value } });

async function plan(side: string, prices: Record<string, string> = {}) {
  await user.click(exercise().getByRole('radio', { name: side }));
  for (const [name, price] of Object.entries(prices)) enter(field(new RegExp(`^${name}`)), price);
}

const uncoverRest = () => user.click(exercise().getByRole('button', { name: 'Uncover the rest' }));

it.each([
  ['Buy', {}, 'Stop', 'Set a stop: without it the loss has no end that you chose.'],
  ['Buy', { Stop: '2505' }, 'Stop', 'Wrong side: a buyer’s stop stands below the entry.'],
  ['Buy', { Stop: '2500' }, 'Stop', 'Wrong side: a buyer’s stop stands below the entry.'],
  ['Sell short', { Stop: '2490' }, 'Stop', 'Wrong side: a seller’s stop stands above the entry.'],
  ['Buy', { Entry: '', Stop: '2490' }, 'Entry', 'Set an entry.'],
  ['Buy', { Stop: '1000' }, 'Stop', /^On this chart prices go from /],
  [
    'Buy',
    { Stop: '2490', Target: '2495' },
    /^Target/,
    'Wrong side: a buyer’s target stands above the entry.',
  ],
  ['Sell short', { Stop: '2510', Target: '2505' }, /^Target/, /a seller’s target stands below the entry/],
] as const)('%s with %o is no plan', async (side, prices, at, problem) => {
  open();
  await plan(side, prices);
  await start();
  expect(field(at)).toBeInvalid();
  expect(field(at)).toHaveFocus();
  expect(field(at)).toHaveAccessibleDescription(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  );
  expect(exercise().queryByRole('button', { name: 'Uncover the next candle' })).toBeNull();
});

it('tells the size of a position in Bitcoin to four digits', async () => {
  open([], [], levels[0].modules[0]);
  await user.click(screen.getByRole('button', { name: '2. How far a day goes in Bitcoin' }));
  const bitcoin = within(screen.getByRole('region', { name: 'How far a day goes in Bitcoin' }));
  await user.click(bitcoin.getByRole('radio', { name: 'Buy' }));
  enter(bitcoin.getByRole('spinbutton', { name: 'Stop' }), '48500');
  expect(bitcoin.getByText(/the stop costs \$50, which is called 1 R: 0\.0333 bitcoin\./)).toBeVisible();
});

it('asks for a side first', async () => {
  open();
  await start();
  expect(exercise().getByText('Choose one of the three.')).toBeVisible();
  expect(exercise().getByRole('radio', { name: 'Buy' })).toHaveFocus();
});

it('speaks a candle, uncovers the rest up to the end of the trade, and keeps its result with a reason that is not sent', async () => {
  open();
  await plan('Buy', { Stop: '2490', Target: '2520' });
  enter(exercise().getByRole('textbox', { name: 'Why, in one line' }), 'The low holds.');
  const handles = () => region().querySelectorAll('[data-level]');
  expect(handles()).not.toHaveLength(0);
  await start();
  expect(handles()).toHaveLength(0);
  await user.keyboard('{ArrowRight}');
  const status = exercise().getByRole('status');
  expect(status).toHaveTextContent(
    /^Candle 1 of 14\. It closes below its open: open 2,500, high .* The trade is open\.$/,
  );
  expect(saved).toEqual([]);
  await uncoverRest();
  expect(status).toHaveTextContent(/^Candle 12 of 14\..*The target was hit/);
  expect(exercise().getByText('Your reason: The low holds.')).toBeVisible();
  expect(exercise().getByText(/What the lesson’s rule would have said: \+2 R/)).toBeVisible();
  const at = expect.stringMatching(/^\d{4}-.*Z$/) as unknown;
  expect(saved).toEqual([['beginner', 2, { attempts: [{ exercise: 'the-low-of-a-buyer', r: 2, at }] }]]);
});

it('practises again from a fresh plan, and another exercise meanwhile', async () => {
  open();
  await plan('Buy', { Stop: '2495' });
  await start();
  await user.click(screen.getByRole('button', { name: '2. Another low, the same plan' }));
  expect(screen.queryByRole('region', { name: 'The low that a buyer relies on' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '1. The low that a buyer relies on' }));
  await uncoverRest();
  expect(exercise().getByRole('heading', { name: 'Your result: −1 R' })).toBeVisible();
  await user.click(exercise().getByRole('button', { name: 'Practise again' }));
  expect(exercise().getByRole('radio', { name: 'Buy' })).toHaveFocus();
  expect(field('Stop')).toHaveDisplayValue('');
  await plan('Stay out');
  await start();
  await uncoverRest();
  expect(exercise().getByRole('heading', { name: 'Your result: 0 R' })).toBeVisible();
  expect(saved.map(([, , { attempts }]) => attempts?.[0]?.r)).toEqual([-1, 0]);
  await user.click(exercise().getByRole('button', { name: 'Next exercise' }));
  expect(screen.getByRole('region', { name: 'Another low, the same plan' })).toBeVisible();
  expect(screen.getByRole('button', { name: '2. Another low, the same plan' })).toHaveFocus();
});

it('lists the attempts with their curve; to five hundred in all lessons none is added', async () => {
  const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
  const made = Array.from({ length: 500 }, (_, index) => ({
    exercise: 'wrong-by-plan',
    r: index % 2 ? 1.5 : -1,
    at: at(index),
  }));
  open(made.slice(100), made.slice(0, 100));
  expect(screen.getByRole('heading', { name: 'Your attempts: 400, together +100 R' })).toBeVisible();
  expect(screen.getByRole('img', { name: /^The sum of 400 results: it ends at 100 R/ })).toBeVisible();
  expect(screen.getByText('Older attempts: 395')).toBeVisible();
  expect(screen.getByText(/500 attempts of all lessons are kept\./)).toBeVisible();
  await plan('Stay out');
  await start();
  await uncoverRest();
  expect(exercise().getByRole('heading', { name: 'Your result: 0 R' })).toBeVisible();
  expect(saved).toEqual([]);
});
