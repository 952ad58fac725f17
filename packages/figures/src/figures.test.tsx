import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
// The browsers' build wants a MessageChannel, which jsdom lacks.
import { renderToString } from 'react-dom/server.edge';
import { hydrateRoot } from 'react-dom/client';
import { sumsOf } from '@site/curriculum/arithmetic';
import { glossary } from '@site/curriculum/glossary';
import { lessons } from '@site/curriculum/lessons';
import { figureIds, figures, Figure, type FigureId } from './index.ts';
import { chunks, type Chunk } from './chunks.ts';
import type { Drawing } from './drawing/drawing.ts';
import type { Frame } from './drawing/frame.ts';
import { resampled } from './expert/2-backtesting.ts';
import { charts } from './intermediate/1-structure.ts';
import { Picture } from './Picture.tsx';
import { createRandom } from './prices/random.ts';
import type { Candle } from './prices/simulate.ts';
import { figuresOfTerms } from './terms.ts';

const drawings = new Map<string, Drawing>();
beforeAll(async () => {
  for (const chunk of Object.keys(chunks) as Chunk[])
    for (const [id, drawing] of Object.entries((await chunks[chunk]()).drawings)) drawings.set(id, drawing);
});
const drawingOf = (id: FigureId) => {
  const drawing = drawings.get(id);
  if (!drawing) throw new Error(`${id} has no drawing.`);
  return drawing;
};

const lessonOf = (id: FigureId) =>
  lessons.filter(({ figures: named = [] }) => named.some(({ figure }) => figure === id));
const numbersIn = (text: string) =>
  (text.match(/\d[\d,.]*/g) ?? []).map(number => number.replace(/[,.]+$/, ''));

describe.each(figureIds)('%s', id => {
  const { title, caption, alternative, table } = figures[id];

  it('has words, and a lesson that shows it once', () => {
    for (const text of [title, caption, alternative]) expect(text.trim()).not.toBe('');
    expect(title).not.toMatch(/\.$/);
    expect(caption).toMatch(/\.$/);
    expect(lessonOf(id)).toHaveLength(1);
  });

  it('is captioned by numbers of its lesson', () => {
    const [lesson] = lessonOf(id);
    const taught = numbersIn(JSON.stringify([lesson?.sections, lesson?.example, lesson?.checks]));
    expect(numbersIn(caption).filter(number => !taught.includes(number))).toEqual([]);
  });

  if (table) {
    it('is a table whose rows have a cell for each column, of which a phone shows the chosen one', async () => {
      render(<Figure id={id} />);
      expect(await screen.findByRole('table', { name: alternative })).toBeVisible();
      expect(new Set(table.map(({ length }) => length)).size).toBe(1);
      const choices = screen.getAllByRole('button', { hidden: true });
      expect(choices.map(({ textContent }) => textContent)).toEqual(table[0]!.slice(1));
      fireEvent.click(choices.at(-1)!);
      expect(choices.filter(one => one.ariaPressed === 'true')).toEqual([choices.at(-1)]);
    });
    return;
  }

  it('is drawn on a server, as an image with a name and without a wrong number', () => {
    const html = renderToString(<Picture drawing={drawingOf(id)} alternative={alternative} />);
    expect(html).not.toMatch(/NaN|Infinity|undefined|\sid="[^_]/);
    document.body.innerHTML = html;
    expect(screen.getByRole('img', { name: alternative }).querySelectorAll('svg')).toHaveLength(2);
    document.body.innerHTML = '';
  });

  it('stays on its canvas, at both ends of each control', () => {
    const { controls = [], draw } = drawingOf(id);
    const first = controls.map(({ start }) => start);
    const ends = controls.flatMap(({ min, max }, index) => [first.with(index, min), first.with(index, max)]);
    for (const values of [first, ...ends]) {
      const { container, unmount } = render(
        <Picture drawing={{ draw: frame => draw(frame, ...values) }} alternative={alternative} />,
      );
      for (const svg of container.querySelectorAll('svg')) {
        const [, , width = 0, height = 0] = svg.getAttribute('viewBox')!.split(' ').map(Number);
        for (const text of svg.querySelectorAll('text')) {
          const [x, y] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))];
          expect({ text: text.textContent, inside: x >= 0 && x <= width && y >= 12 && y <= height }).toEqual({
            text: text.textContent,
            inside: true,
          });
        }
      }
      unmount();
    }
  });
});

it('draws what it names, and nothing else', () => {
  expect([...drawings.keys()].sort()).toEqual(figureIds.filter(id => !figures[id].table).sort());
});

it('gives an open lesson two to eight figures, one of which is moved, and a locked one exactly one', () => {
  for (const { level, module, sections, figures: named = [] } of lessons) {
    const isOpen = module <= 2;
    const moved = named.filter(({ figure }) => drawings.get(figure)?.controls);
    expect({
      level,
      module,
      enough: isOpen ? named.length >= 2 && named.length <= 8 : named.length === 1,
    }).toEqual({ level, module, enough: true });
    if (isOpen) expect(moved).not.toEqual([]);
    const places = [...sections.map(({ id }) => id), 'example'];
    for (const { after } of named) expect(places).toContain(after);
  }
});

it('shows terms that the glossary has', () => {
  const ids = glossary.map(({ id }) => id);
  expect(Object.keys(figuresOfTerms).filter(term => !ids.includes(term))).toEqual([]);
  expect(figureIds).toEqual(expect.arrayContaining(Object.values(figuresOfTerms)));
});

it('is the same on both sides: what a server sent is taken over, then drawn', async () => {
  const html = renderToString(<Figure id="weekend-gap" />);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const errors: unknown[] = [];
  const hydrated = hydrateRoot(root, <Figure id="weekend-gap" />, {
    onRecoverableError: error => errors.push(error),
  });
  const figure = within(await screen.findByRole('figure', { name: 'A weekend’s gap' }));
  expect(await figure.findByRole('img', { name: figures['weekend-gap'].alternative })).toBeInTheDocument();
  expect(figure.getByText('Simulated')).toBeInTheDocument();
  expect(errors).toEqual([]);
  act(() => hydrated.unmount());
  root.remove();
});

/** What a browser does when an arrow is pressed on a native slider. */
function press(slider: HTMLInputElement, key: 'ArrowRight' | 'ArrowLeft') {
  if (key === 'ArrowRight') slider.stepUp();
  else slider.stepDown();
  fireEvent.input(slider);
}

describe('a figure that is moved', () => {
  it.each([
    ['stop-and-size', 0, 2, / Ordinary movement reaches it: the last low did\.$/],
    ['trading-hours', 0, 7, '17:00 in New York: the daily pause of gold. Bitcoin trades.'],
    [
      'stop-and-size',
      0,
      -5,
      /^Stop at \$2,485, \$15 away: 3\.33 ounces, 0\.033 contracts\. A hit costs \$50,/,
    ],
    ['recovery', 0, 30, 'After a loss of 50%, 50 of 100 remain: a gain of 100% is needed.'],
    ['two-sides', 0, -30, /^At \$0 the long side has lost \$2,500 and .* A buyer can lose no more\.$/],
    ['two-sides', 0, 30, /the short side has lost \$3,500\. That is more than the ounce cost\.$/],
    ['price-of-a-day', 0, 9, /^15:00 in London: an auction makes \$2,501 the LBMA Gold Price\./],
    ['margin-call', 0, -5, /^Leverage of 5 to 1: a 1% move .* by 5%\. No forced close/],
    ['margin-call', 0, 7, /^Leverage of 17 to 1: .* the broker closes/],
    ['broken-structure', 0, -47, /^A day closes at 2,341, below 2,345: the structure is broken\./],
    ['near-and-far-stop', 0, -41, /^Stop at 2,343: a risk of \$49 .*, 0\.78 times the risk\.$/],
    ['moving-average', 0, 4, /^40 days: the price crosses the average 5 times, .* turns 18 days after/],
    ['rsi', 0, 10, /^24 days: above 70 on \d+ of 140 days/],
    ['atr', 0, -9, /^5 days: the ATR ends at \d/],
    ['hundred-trades', 0, -5, /^37% win 1\.9 R: 0\.073 R a trade before costs/],
    ['hundred-trades', 1, 11, /^42% win 3 R: 0\.68 R a trade/],
    ['best-trades', 0, 3, 'Without the best 3: 0.6 R in 57 trades, 0.01 R a trade before costs.'],
    [
      'curve-fitting',
      0,
      5,
      /^A curve with 8 free numbers: error 0\.18 on the old points, 0\.54 on the new ones\./,
    ],
    ['correlated-sum', 0, 10, 'Correlation 1: $100 and $100 make a standard deviation of $200.'],
    [
      'walking-the-book',
      0,
      3,
      '8 bitcoin at the market: 60,030 dollars on average, 35 above the middle price.',
    ],
  ] as const)('%s, its control %i by %i arrows, says %s', async (id, index, steps, said) => {
    render(<Figure id={id} />);
    const slider = (await screen.findAllByRole<HTMLInputElement>('slider'))[index]!;
    const before = [slider.getAttribute('aria-valuetext'), screen.getByRole('img').innerHTML];
    for (let step = 0; step < Math.abs(steps); step += 1)
      press(slider, steps > 0 ? 'ArrowRight' : 'ArrowLeft');
    const after = slider.getAttribute('aria-valuetext')!;
    expect(after).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
    expect(screen.getByRole('img').innerHTML).not.toBe(before[1]);
    expect(screen.getByText(after)).toBeVisible();
    expect(screen.queryByText(before[0]!)).toBeNull();
  });

  it.each([
    ['stop-and-size', 0, 20, 2486],
    ['broken-structure', 0, 80, 2345],
    ['two-sides', -85, 0, 2000],
    ['trading-hours', 90, 0, 14],
    ['trading-hours', 900, 0, 23],
  ] as const)('%s follows the pointer that holds it, until it lets go', async (id, right, down, value) => {
    // What jsdom lacks.
    Object.assign(window, { PointerEvent: MouseEvent });
    SVGElement.prototype.setPointerCapture = () => {};
    const { container } = render(<Figure id={id} />);
    const slider = await screen.findByRole<HTMLInputElement>('slider');
    const svg = container.querySelector('svg')!;
    svg.getBoundingClientRect = () => new DOMRect(0, 0, 640, 320);
    const held = svg.querySelector('[data-grab] rect')!;
    const at = { clientX: Number(held.getAttribute('x')) + 26, clientY: Number(held.getAttribute('y')) + 26 };
    const there = { clientX: at.clientX + right, clientY: at.clientY + down };
    const { start } = drawingOf(id).controls![0]!;
    fireEvent.pointerMove(svg, there);
    fireEvent.pointerDown(svg, at);
    fireEvent.pointerMove(svg, there);
    expect(slider.valueAsNumber).toBe(start);
    fireEvent.pointerDown(held, at);
    fireEvent.pointerMove(svg, there);
    expect(slider.valueAsNumber).toBe(value);
    fireEvent.lostPointerCapture(svg);
    fireEvent.pointerMove(svg, at);
    expect(slider.valueAsNumber).toBe(value);
  });

  it.each(['two-sides', 'price-of-a-day', 'trading-hours'] as const)(
    '%s has its slider below its plot',
    id => {
      const { drag, sides = [0, 0], controls } = drawingOf(id);
      const at = (x: number) => drag?.({ wide: true, width: 640, height: 320 }, x, 0);
      expect([at(sides[0]), at(640 - sides[1])]).toEqual([controls![0]!.min, controls![0]!.max]);
    },
  );
});

/** The wide canvas of a figure, moved to values. */
function canvasOf(id: FigureId, ...values: number[]) {
  const { draw, controls = [] } = drawingOf(id);
  const shown = values.length > 0 ? values : controls.map(({ start }) => start);
  const drawing = { draw: (frame: Frame) => draw(frame, ...shown) };
  const { container } = render(<Picture {...{ drawing }} alternative="" isTall={figures[id].isTall} />);
  return container.querySelector('svg')!;
}
const heightOf = (canvas: Element, text: string) =>
  Number(
    [...canvas.querySelectorAll('text')].find(({ textContent }) => textContent === text)?.getAttribute('y'),
  );
const pointsOf = (path: Element) =>
  (path.getAttribute('d') ?? '')
    .slice(1)
    .split('L')
    .map(point => point.split(',').map(Number));

describe('a figure and its lesson', () => {
  it('reports the fifty trades of the quarter, and shades them until the peak is passed', () => {
    const canvas = canvasOf('quarter-report');
    const [peak, trough] = [heightOf(canvas, '$10,900'), heightOf(canvas, '$9,810')];
    const points = pointsOf(canvas.querySelector('path.gold')!);
    const equity = points.map(([, y = 0]) => 10_900 - ((y + 4.5 - peak) / (trough - peak)) * 1090);
    const trades = equity.slice(1).map((value, index) => Math.round(value - equity[index]!));
    const [wins, losses] = [trades.filter(each => each > 0), trades.filter(each => each < 0)];
    const sum = (list: number[]) => list.reduce((total, each) => total + each, 0);
    expect([wins.length, sum(wins), losses.length, sum(losses)]).toEqual([21, 2940, 29, -2320]);
    expect([Math.max(...trades), Math.round(equity[0]!), Math.round(equity.at(-1)!)]).toEqual([
      780, 10_400, 11_020,
    ]);
    expect([Math.round(Math.max(...equity.slice(0, 40))), Math.round(Math.min(...equity))]).toEqual([
      10_900, 9810,
    ]);
    const recovered = equity.findIndex(
      (value, at) => at > equity.indexOf(Math.min(...equity)) && value >= 10_900,
    );
    expect(pointsOf(canvas.querySelector('path.filled')!).at(-1)![0]).toBe(points[recovered]![0]);
  });

  it.each([0, 1])('boxes in chart %i what the next chart shows', index => {
    const [, , list, , , boxed] = charts[index]!;
    const whole = (part: readonly Candle[]) => [
      part[0]!.open,
      Math.max(...part.map(({ high }) => high)),
      Math.min(...part.map(({ low }) => low)),
      part.at(-1)!.close,
    ];
    expect(whole(list.slice(-boxed))).toEqual(whole(charts[index + 1]![2]));
  });

  it('counts drawdowns of two thousand records, each drawn from the one that happened', () => {
    const deepest = (results: readonly number[]) => {
      let peak = 0;
      return Math.max(...sumsOf(results).map(sum => (peak = Math.max(peak, sum)) - sum));
    };
    const random = createRandom(123);
    const record = Array.from({ length: 200 }, () => (random() < 0.42 ? 1.7 : -1));
    const draw = () => record.map(() => record[Math.floor(random() * 200)]!);
    const drawdowns = Array.from({ length: 2000 }, () => deepest(draw()));
    const { step, happened, bad, counts } = resampled;
    expect(deepest(record)).toBe(happened);
    expect(drawdowns.sort((one, other) => one - other)[1900]).toBeCloseTo(bad, 9);
    for (const [at, count] of counts.entries())
      expect(drawdowns.filter(each => Math.floor(each / step) === at)).toHaveLength(count);
  });

  it.each(['real-yield', 'trade-cost', 'mood-cost'] as const)('draws the numbers of its caption: %s', id => {
    const drawn = numbersIn(
      [...canvasOf(id).querySelectorAll('text')].map(text => text.textContent).join(' '),
    );
    expect(drawn).toEqual(expect.arrayContaining(numbersIn(figures[id].caption)));
  });

  it('keeps room for its longest sentence', async () => {
    render(<Figure id="stop-and-size" />);
    const slider = await screen.findByRole('slider', { name: 'Stop' });
    const { say, controls } = drawingOf('stop-and-size');
    const [{ min, max } = { min: 0, max: 0 }] = controls!;
    const said = Array.from({ length: max - min + 1 }, (_, stop) => say!(min + stop).length);
    const room = screen.getByText(slider.getAttribute('aria-valuetext')!).parentElement!.dataset['longest']!;
    expect(room).toHaveLength(Math.max(...said));
  });
});
