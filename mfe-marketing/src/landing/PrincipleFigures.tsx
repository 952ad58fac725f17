import { candlePath, simulateMarket } from '@site/figures/prices';
import { styled } from '@site/platform';
import { from, Heading, Stack, Text } from '@site/ui';
import { record } from '../results/record.ts';

const Drawing = styled.svg.attrs({ viewBox: '0 0 300 132', role: 'img' })`
  width: 100%;
  height: auto;
  stroke-width: 1.5;
  text {
    fill: currentColor;
    stroke: none;
    font-size: 13px;
    font-weight: 600;
  }
  .middle {
    text-anchor: middle;
  }
  .end {
    text-anchor: end;
  }
  .muted {
    color: var(--muted);
  }
  .up {
    color: var(--up);
  }
  .down {
    color: var(--down);
  }
  path {
    fill: currentColor;
  }
  rect,
  .bars {
    fill: currentColor;
    fill-opacity: 0.16;
  }
  .bars {
    stroke: currentColor;
  }
  line,
  .candle {
    fill: none;
    stroke: currentColor;
  }
  .candle.filled {
    fill: currentColor;
  }
`;

/** What can be lost, and what can be won, in units of the loss. */
const RiskFigure = () => (
  <Drawing aria-label="The target is 2.4 times as far from the entry as the stop.">
    <g className="muted">
      <text y={10}>Stop</text>
      <text x={88} y={10} className="middle">
        Entry
      </text>
      <text x={300} y={10} className="end">
        Target
      </text>
      <line x1={88} x2={88} y1={24} y2={131} />
    </g>
    <g className="down">
      <rect y={24} width={88} height={107} />
      <line x1={1} x2={1} y1={24} y2={131} />
      <text x={44} y={82} className="middle">
        −1 R
      </text>
    </g>
    <g className="up">
      <rect x={88} y={24} width={211} height={107} />
      <line x1={299} x2={299} y1={24} y2={131} />
      <text x={194} y={82} className="middle">
        +2.4 R
      </text>
    </g>
  </Drawing>
);

const LEVEL = 100;
const candles = simulateMarket([[5, 3, 0, 108, 3, 102, 7, 114, 10, 102, 13, 110, 15, 94]], 0.5);
const y = (price: number) => Math.round(44 + (114 - price) * 3.9);
const path = (isRise: boolean) => candlePath(candles, index => (index + 0.5) * 20, y, 12, isRise);

/** A few candles, and the price at which the idea is wrong. */
const ReasonFigure = () => (
  <Drawing aria-label="A price turns twice at a level; then it falls through it, and the idea is wrong.">
    <g className="muted">
      <path className="candle" d={path(true)} />
      <path className="candle filled" d={path(false)} />
    </g>
    <g className="down">
      <rect y={y(LEVEL + 3)} width={300} height={y(LEVEL) - y(LEVEL + 3)} />
      <line x2={300} y1={y(LEVEL)} y2={y(LEVEL)} strokeDasharray="4 4" />
      <text y={10}>Wrong below the line</text>
    </g>
  </Drawing>
);

const ZERO = 101;
const bars = (sign: number) =>
  record
    .map(({ r }, index) =>
      Math.sign(r) === sign ? `M${index * 25.5} ${ZERO}v${Math.round(-r * 30) || -2}h19V${ZERO}z` : '',
    )
    .join('');

/** The outcomes of the example of Results, in their order. */
const RecordFigure = () => (
  <Drawing aria-label="Twelve example outcomes in their order: five gains, six losses, one of nothing.">
    <path className="up bars" d={bars(1)} />
    <path className="down bars" d={bars(-1)} />
    <path className="muted" d={bars(0)} />
    <line className="muted" x2={300} y1={ZERO} y2={ZERO} />
    <text y={10} className="muted">
      5 gains, 6 losses, 1 even
    </text>
    <text x={300} y={10} className="up end">
      +5.4 R
    </text>
  </Drawing>
);

/** The rules of the business, each with its drawing. */
const principles = [
  [
    RiskFigure,
    'Risk before reward',
    'Every idea begins with the stop: the price at which it is wrong, and what that costs.',
  ],
  [
    ReasonFigure,
    'Reasons, so that you can disagree',
    'A signal without its reasoning is a tip. Ours name the level that proves them wrong.',
  ],
  [
    RecordFigure,
    'The misses are published',
    'Ideas are time-stamped and never deleted. Monthly results list losers beside winners.',
  ],
] as const;

const Rule = styled.li`
  display: grid;
  gap: 24px 40px;
  padding-top: 24px;
  border-top: 1px solid var(--line);
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Principles = () =>
  principles.map(([Drawing, title, text]) => (
    <Rule key={title}>
      <Drawing />
      <Stack $gap={8}>
        <Heading level={3}>{title}</Heading>
        <Text $muted>{text}</Text>
      </Stack>
    </Rule>
  ));
