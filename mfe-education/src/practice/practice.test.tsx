import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { levels, type LessonProgress } from '@site/curriculum';
import { PageContext } from '../pages/PageParts.tsx';
import type { ProgressStore } from '../progress/progress.ts';
import { Practice } from './Practice.tsx';

const user = userEvent.setup();
const module = levels[0].modules[1]!;
type Saved = Parameters<ProgressStore['save']>;

let saved: Saved[] = [];
beforeEach(() => {
  saved = [];
  // What jsdom lacks.
  Object.assign(window, { PointerEvent: MouseEvent });
  SVGElement.prototype.setPointerCapture = () => {};
});
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
  return render(
    <PageContext value={{ client: () => new Promise(() => {}), progress: store }}>
      <Practice level="beginner" module={shown} />
    </PageContext>,
  );
}
// By label: for each name of a region all styles of the page are computed.
const exercise = () => within(screen.getByLabelText('The low that a buyer relies on'));
const field = (name: string | RegExp) => exercise().getByRole('spinbutton', { name });
const start = () => user.click(exercise().getByRole('button', { name: 'Start uncovering' }));

async function plan(side: string, prices: Record<string, string> = {}) {
  await user.click(exercise().getByRole('radio', { name: side }));
  for (const [name, price] of Object.entries(prices)) {
    await user.clear(field(new RegExp(`^${name}`)));
    if (price) await user.type(field(new RegExp(`^${name}`)), price);
  }
}

async function uncoverAll() {
  while (exercise().queryByText('Uncover the next candle')) await user.keyboard('{ArrowRight}');
}

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
  await user.type(bitcoin.getByRole('spinbutton', { name: 'Stop' }), '48500');
  expect(bitcoin.getByText(/the stop costs \$50, which is called 1 R: 0\.0333 bitcoin\./)).toBeVisible();
});

it('asks for a side first', async () => {
  open();
  await start();
  expect(exercise().getByText('Choose one of the three.')).toBeVisible();
  expect(exercise().getByRole('radio', { name: 'Buy' })).toHaveFocus();
});

it('speaks each candle, ends at the target, and keeps the result with a reason that is not sent', async () => {
  open();
  await plan('Buy', { Stop: '2490', Target: '2520' });
  await user.type(exercise().getByRole('textbox', { name: 'Why, in one line' }), 'The low holds.');
  expect(
    exercise().getByText(/the stop costs \$50, which is called 1 R: 5 ounces\. Risk to reward: 1 to 2\./),
  ).toBeVisible();
  await start();
  expect(exercise().getByRole('button', { name: 'Uncover the next candle' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  const status = exercise().getByRole('status');
  expect(status).toHaveTextContent(
    /^Candle 1 of 14\. It closes below its open: open 2,500, high .* The trade is open\.$/,
  );
  expect(saved).toEqual([]);
  await uncoverAll();
  expect(status).toHaveTextContent(/The target was hit: out at 2,520\. Result: \+2 R\.$/);
  expect(exercise().getByRole('heading', { name: 'Your result: +2 R' })).toHaveFocus();
  expect(exercise().getByText('Your reason: The low holds.')).toBeVisible();
  expect(exercise().getByText(/What the lesson’s rule would have said: \+2 R/)).toBeVisible();
  const at = expect.stringMatching(/^\d{4}-.*Z$/) as unknown;
  expect(saved).toEqual([['beginner', 2, { attempts: [{ exercise: 'the-low-of-a-buyer', r: 2, at }] }]]);
});

it('uncovers the rest at once, up to the end of the trade', async () => {
  open();
  await plan('Buy', { Stop: '2490', Target: '2520' });
  await start();
  await user.click(exercise().getByRole('button', { name: 'Uncover the rest' }));
  expect(exercise().getByRole('status')).toHaveTextContent(/^Candle 12 of 14\..*The target was hit/);
  expect(saved).toHaveLength(1);
});

it('practises again from a fresh plan, and another exercise meanwhile', async () => {
  open();
  await plan('Buy', { Stop: '2495' });
  await start();
  await user.click(screen.getByRole('button', { name: '2. Another low, the same plan' }));
  expect(screen.queryByRole('region', { name: 'The low that a buyer relies on' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '1. The low that a buyer relies on' }));
  while (exercise().queryByRole('button', { name: 'Uncover the next candle' }))
    await user.click(exercise().getByRole('button', { name: 'Uncover the next candle' }));
  expect(exercise().getByRole('heading', { name: 'Your result: −1 R' })).toBeVisible();
  await user.click(exercise().getByRole('button', { name: 'Practise again' }));
  expect(exercise().getByRole('radio', { name: 'Buy' })).toHaveFocus();
  expect(field('Stop')).toHaveDisplayValue('');
  await plan('Stay out');
  await start();
  await uncoverAll();
  expect(exercise().getByRole('heading', { name: 'Your result: 0 R' })).toBeVisible();
  expect(saved.map(([, , { attempts }]) => attempts?.[0]?.r)).toEqual([-1, 0]);
  await user.click(exercise().getByRole('button', { name: 'Next exercise' }));
  expect(screen.getByRole('region', { name: 'Another low, the same plan' })).toBeVisible();
  expect(screen.getByRole('button', { name: '2. Another low, the same plan' })).toHaveFocus();
});

it('handles move the same prices as the fields, until the plan is carried out', async () => {
  const { container } = open();
  await plan('Buy');
  const svg = container.querySelector('svg')!;
  svg.getBoundingClientRect = () => new DOMRect(0, 0, 640, 440);
  const drag = (name: string, clientY: number) => {
    const handle = svg.querySelector(`[data-level="${name}"] rect`);
    if (!handle) return;
    fireEvent.pointerDown(handle, { clientX: 600, clientY: 300 });
    fireEvent.pointerMove(svg, { clientX: 600, clientY });
    fireEvent.lostPointerCapture(svg);
  };
  drag('stop', 300);
  const stop = (field('Stop') as HTMLInputElement).valueAsNumber;
  expect(stop).toBeLessThan(2500);
  expect(stop % 0.5).toBe(0);
  drag('target', 100);
  expect((field(/^Target/) as HTMLInputElement).valueAsNumber).toBeGreaterThan(2500);
  await start();
  drag('stop', 350);
  expect(exercise().getByRole('status')).toHaveTextContent(`stop ${stop.toLocaleString('en')},`);
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
  await uncoverAll();
  expect(exercise().getByRole('heading', { name: 'Your result: 0 R' })).toBeVisible();
  expect(saved).toEqual([]);
});
