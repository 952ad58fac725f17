import { expectancyOf } from '../arithmetic.ts';
import type { Drawings } from '../drawing/drawing.ts';
import { number } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { Bar, Dot, Grid, Label, Line, Rule, Ticks, type Point } from '../drawing/marks.tsx';
import { Rows } from '../drawing/Rows.tsx';
import { drawEquity, equityOf } from '../results/equity.tsx';

const INFLATION = 2.4;
const reports = [
  { name: 'Before', yield: 4.2, gold: 2400 },
  { name: 'After', yield: 4.5, gold: 2364 },
];

function drawRealYield(frame: Frame) {
  const { wide, width } = frame;
  const { y } = plot(frame, [0, 1], [0, 5], { top: 44, bottom: 44 });
  const bar = wide ? 84 : 56;
  const places = wide ? [40, 164] : [16, 84];
  const gold = plot(frame, [0, 1], [2352, 2412], {
    top: 56,
    bottom: 60,
    left: wide ? 372 : 186,
    right: wide ? 48 : 30,
  });
  return (
    <>
      <Label x={wide ? 40 : 16} y={24} tone="text" bold>
        Yield of a bond
      </Label>
      <Label x={wide ? 356 : 172} y={24} tone="text" bold>
        Price of gold
      </Label>
      <Rule
        from={[width * (wide ? 0.5 : 0.46), 16]}
        to={[width * (wide ? 0.5 : 0.46), frame.height - 16]}
        tone="line"
      />
      {reports.map(({ name, yield: nominal, gold: price }, index) => {
        const left = places[index] ?? 0;
        const at: Point = [gold.x(index), gold.y(price)];
        const middle = left + bar / 2;
        const real = number(nominal - INFLATION);
        return (
          <g key={name}>
            <Bar from={[left, y(0)]} to={[left + bar, y(INFLATION)]} fill={0.2} weight={1.25} />
            <Bar
              from={[left, y(INFLATION)]}
              to={[left + bar, y(nominal)]}
              tone="gold"
              fill={0.3}
              weight={1.5}
            />
            <Label x={middle} y={y(INFLATION / 2) + 5} anchor="middle" plain>
              {wide ? 'inflation 2.4%' : '2.4%'}
            </Label>
            <Label x={middle} y={y((nominal + INFLATION) / 2) + 5} anchor="middle" tone="text" bold plain>
              {wide ? `real ${real}%` : `${real}%`}
            </Label>
            <Label x={middle} y={y(nominal) - 10} anchor="middle" tone="text">
              {`${nominal}%`}
            </Label>
            <Label x={middle} y={y(0) + 22} anchor="middle">
              {name}
            </Label>
            <Label x={at[0]} y={at[1] - 16} anchor="middle" tone="text" bold>
              {price.toLocaleString('en')}
            </Label>
            <Label x={at[0]} y={y(0) + 22} anchor="middle">
              {name}
            </Label>
          </g>
        );
      })}
      <Line
        points={reports.map(({ gold: price }, index): Point => [gold.x(index), gold.y(price)])}
        tone="down"
        weight={2.5}
      />
      {reports.map(({ gold: price }, index) => (
        <Dot key={price} at={[gold.x(index), gold.y(price)]} tone="down" radius={6} />
      ))}
      <Label x={(gold.x(0) + gold.x(1)) / 2 - 8} y={gold.y(2382) + 30} anchor="end" tone="down" bold>
        −1.5%
      </Label>
    </>
  );
}

const BLOCKS = 210_000;
const FIRST = 50;
const eras = Array.from({ length: 6 }, (_, era) => ({
  from: era * BLOCKS,
  subsidy: FIRST / 2 ** era,
  coins: 21 * (1 - 0.5 ** era),
}));

function drawHalvings(frame: Frame) {
  const { wide, height } = frame;
  const margin = { left: 40, right: wide ? 112 : 54, top: 48, bottom: 48 };
  const { x, y } = plot(frame, [0, 5 * BLOCKS], [0, FIRST], margin);
  const coins = plot(frame, [0, 5 * BLOCKS], [0, 22.4], margin).y;
  const steps = eras.slice(0, 5).flatMap(({ from, subsidy }): Point[] => [
    [x(from), y(subsidy)],
    [x(from + BLOCKS), y(subsidy)],
  ]);
  const end = x(5 * BLOCKS);
  return (
    <>
      <Label x={16} y={24} tone="gold" bold>
        New coins a block
      </Label>
      <Label x={end} y={24} anchor="end" tone="bitcoin" bold>
        {wide ? 'All coins so far, in millions' : 'All coins'}
      </Label>
      <Grid scale={y} ticks={[0, 12.5, 25, 50]} from={x(0)} to={end} />
      <Rule from={[x(0), coins(21)]} to={[end, coins(21)]} tone="bitcoin" dashed weight={1.5} />
      <Label x={end + 8} y={coins(21) + 4.5} tone="bitcoin">
        {wide ? '21 million' : '21 m'}
      </Label>
      <Line
        points={eras.map(({ from, coins: sum }): Point => [x(from), coins(sum)])}
        tone="bitcoin"
        weight={2}
      />
      <Line points={steps} tone="gold" weight={2.5} />
      <Label x={x(3.5 * BLOCKS)} y={y(6.25) - 10} anchor="middle" tone="gold" bold>
        6.25
      </Label>
      <Label x={x(4.5 * BLOCKS)} y={y(3.125) - 10} anchor="middle" tone="gold" bold>
        3.125
      </Label>
      <Ticks
        scale={x}
        ticks={wide ? [1, 2, 3, 4].map(era => era * BLOCKS) : [2 * BLOCKS, 4 * BLOCKS]}
        y={height - 26}
      />
      <Label x={end} y={height - 8} anchor="end">
        Blocks
      </Label>
    </>
  );
}

const mood = (frame: Frame) => (
  <Rows
    frame={frame}
    domain={[-4, 5]}
    rows={[
      { name: 'By the plan, 22 trades', to: 4, text: '+4 R', tone: 'up' },
      { name: 'Revenge, 8 trades', from: 4, to: -3, text: '−7 R', tone: 'down' },
      { name: 'The month, 30 trades', to: -3, text: '−3 R', tone: 'down', isTotal: true },
    ]}
  />
);

function sayEquity(rate: number, reward: number) {
  const each = expectancyOf(rate / 100, reward);
  const below = equityOf(rate / 100, reward).filter(account => (account.at(-1) ?? 0) < 0).length;
  return `${rate}% win ${number(reward)} R: ${number(each, 3)} R a trade before costs, ${number(each * 100)} R in 100 trades on average. ${below} of 13 accounts end below zero.`;
}

export const drawings: Drawings = {
  'real-yield': { draw: drawRealYield },
  halvings: { draw: drawHalvings },
  'hundred-trades': {
    draw: (frame, [rate = 42, reward = 1.9]) => drawEquity(frame, rate / 100, reward),
    controls: [
      { label: 'Win rate in %', min: 20, max: 80, step: 1, start: 42 },
      { label: 'Reward in R', min: 0.5, max: 4, step: 0.1, start: 1.9 },
    ],
    say: ([rate = 42, reward = 1.9]) => sayEquity(rate, reward),
  },
  'mood-cost': { draw: mood },
};
