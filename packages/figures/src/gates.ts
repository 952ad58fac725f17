import { figureIds, figures } from './catalogue.ts';
import { chunks } from './chunks.ts';
import type { Drawings } from './drawing/drawing.ts';
import { plot, type Frame } from './drawing/frame.ts';
import { bar, candles, dot, label, rule, type Marks } from './drawing/marks.tsx';
import { simulateCandles, within } from './prices/simulate.ts';
import { drawRecovery } from './results/recovery.ts';

/** What a sign-in gate shows of its page. */
export interface GatePicture {
  title: string;
  note: string;
  draw(frame: Frame): Marks;
}

const [ENTRY, STOP, TARGET] = [2500, 2490, 2520];
const path = [0, 2498, 6, 2511, 11, 2502, 17, 2514, 24, 2494, 27, ENTRY];
const gold = within(simulateCandles(21, 2.4, path), 2492, TARGET);

/** An idea as it is published: where to enter, where it is wrong, where it ends. */
function drawIdea(frame: Frame): Marks {
  const { x, y } = plot(frame, [0, 38], [2486, 2524], [8, 116, 12, 16]);
  const [from, to] = [x(gold.length), x(38)];
  const part = (price: number, text: string, look: string) => [
    bar(from, y(ENTRY), to, y(price), `${look} soft`, 0),
    label((from + to) / 2, (y(ENTRY) + y(price)) / 2 + 5, text, 'text bold middle plain'),
  ];
  const price = (at: number, name: string, look: string) => [
    rule(from, y(at), to, y(at), look),
    label(to + 8, y(at) + 5, `${name} ${at.toLocaleString('en')}`, `${look} bold`),
  ];
  return [
    candles(gold, index => x(index + 0.5), y, 5),
    part(TARGET, '2 R', 'up'),
    part(STOP, '1 R', 'down'),
    price(TARGET, 'Target', 'up'),
    price(ENTRY, 'Entry', 'text'),
    price(STOP, 'Stop', 'down'),
  ];
}

const steps = [
  ['You ask', 'Five fields, no card.'],
  ['We answer within 24 hours', 'Until then you can change it.'],
  ['The first talk', 'Free, and binds you to nothing.'],
] as const;

const drawSteps: GatePicture['draw'] = ({ height }) => [
  rule(34, height / 6, 34, (height / 6) * 5, 'border'),
  steps.map(([name, text], index) => {
    const y = (height / 6) * (2 * index + 1);
    return [
      dot(34, y, index === 1 ? 'gold' : 'text', 8),
      label(64, y - 4, name, 'text bold'),
      label(64, y + 18, text),
    ];
  }),
];

/** How many blocks of a level are full, then how full the next one is. */
const levels = [
  ['Beginner', 2, 0],
  ['Intermediate', 1, 0.5],
  ['Expert', 0, 0],
] as const;

const drawProgress: GatePicture['draw'] = ({ width, height }) =>
  levels.map(([name, read, begun], row) => {
    const [top, size] = [(height / 3) * row + 34, (width - 32 - 5 * 8) / 6];
    return [
      label(16, top - 10, name, 'text bold'),
      label(width - 16, top - 10, `${read} of 6 read`, 'end'),
      Array.from({ length: 6 }, (_, at) => {
        const [left, full] = [16 + at * (size + 8), at < read ? 1 : at === read ? begun : 0];
        return [
          bar(left, top, left + size, top + 28, `none outlined ${at < 2 ? 'text' : 'border dashed'}`),
          full > 0 && bar(left, top + 28 * (1 - full), left + size, top + 28, 'text'),
        ];
      }),
    ];
  });

const noteOf = ({ isSimulated = false }: { isSimulated?: boolean }) =>
  isSimulated ? 'Simulated' : 'Example';

async function figure(id: (typeof figureIds)[number]): Promise<GatePicture> {
  const { chunk, title, ...text } = figures[id];
  const drawing = ((await chunks[chunk]()).drawings as Drawings)[id];
  const values = drawing?.controls?.map(({ start }) => start) ?? [];
  return { title, note: noteOf(text), draw: frame => drawing?.draw(frame, ...values) ?? [] };
}

/** The first figure of each lesson, by its place: those of open lessons have a chunk each. */
const firstFigures = Object.fromEntries(
  ['beginner', 'intermediate', 'expert'].flatMap(level => {
    const of = (chunk: string) => figureIds.filter(id => figures[id].chunk === chunk);
    const ids = [of(`${level}-1`)[0], of(`${level}-2`)[0], ...of(level)];
    return ids.flatMap((id, index) => (id ? [[`education/${level}/${index + 1}`, id]] : []));
  }),
) as Record<string, (typeof figureIds)[number]>;

/** All of them, by the address of the page. */
export async function drawGates(): Promise<Record<string, GatePicture>> {
  const lessons = Object.entries(firstFigures).map(async ([page, id]) => [page, await figure(id)] as const);
  return {
    ...Object.fromEntries(await Promise.all(lessons)),
    services: { title: 'An idea: gold, long', note: 'Simulated', draw: drawIdea },
    results: { ...(await figure('quarter-report')), title: 'Equity and its drawdown' },
    about: { title: 'What a loss needs', note: '', draw: frame => drawRecovery(frame, 0.5) },
    education: await figure('false-breakout'),
    contact: { title: 'From a question to a talk', note: '', draw: drawSteps },
    account: { title: 'Your progress', note: 'Example', draw: drawProgress },
  };
}
