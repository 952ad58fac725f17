import { positionOf } from '@site/curriculum/arithmetic';
import { dollars, number } from '@site/figures/format';
import { candlePath, simulateMarket } from '@site/figures/prices';
import { Slider } from '@site/figures/slider';
import { styled } from '@site/platform';
import { Figure, Row, Stack, Text, withoutScripts } from '@site/ui';
import { useState } from 'react';

const [WIDTH, HEIGHT, STEP, NOW] = [440, 230, 9, 252];
const trade = { equity: 5000, risk: 1, entry: 2500 };
const control = { label: 'Move the stop', min: 2487, max: 2494, step: 1, start: 2490 };

const candles = simulateMarket([[21, 2.4, 0, 2498, 6, 2511, 11, 2502, 17, 2514, 24, 2494, 27, 2500]], 0.5);
const y = (price: number) => Math.round((2517 - price) * 7);
const path = (isRise: boolean) => candlePath(candles, index => (index + 0.5) * STEP, y, 5.4, isRise);

const Plot = styled.div`
  position: relative;
  container-type: inline-size;
  svg {
    width: 100%;
    height: auto;
    fill: none;
    stroke: var(--muted);
    stroke-width: 1.5;
  }
  .filled {
    fill: var(--muted);
  }
  .entry {
    stroke: var(--text);
  }
  .stop {
    stroke: var(--gold);
    stroke-width: 2.5;
  }
  rect {
    fill: var(--down);
    fill-opacity: 0.18;
    stroke: var(--down);
  }
`;

/* Not a text of the drawing, so that it has one size, however wide the drawing is. */
const Label = styled.span<{ $left: number; $top: number; $tone: string; $below?: boolean }>`
  position: absolute;
  left: ${({ $left }) => ($left / WIDTH) * 100}%;
  top: ${({ $top }) => ($top / HEIGHT) * 100}%;
  translate: 0 ${({ $below }) => ($below ? '4px' : 'calc(-100% - 4px)')};
  color: var(--${({ $tone }) => $tone});
  font-size: min(var(--size-20), 6cqi);
  font-weight: 600;
  line-height: 1.2;
  white-space: nowrap;
`;

const Control = styled.div`
  ${withoutScripts} {
    display: none;
  }
`;

/** A figure of the second lesson: the loss is an area, as wide as the position and as high as the way to the stop. */
export function StopFigure() {
  const [stop, setStop] = useState(control.start);
  const { amount, size } = positionOf({ ...trade, stop });
  const way = `Stop ${dollars(trade.entry - stop)} away: ${number(size, 2)} ounces.`;
  const loss = `A hit costs ${dollars(amount)}.`;
  const left = NOW + 16;
  return (
    <Stack as="figure" $gap={12}>
      <Row as="figcaption" $justify="space-between">
        <strong>The stop sets the size</strong>
        <Text as="span" $size={14} $muted>
          Simulated
        </Text>
      </Row>
      <Plot
        role="img"
        aria-label="The further the stop is from the entry, the smaller the position; the loss stays $50."
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
          <path d={path(true)} />
          <path className="filled" d={path(false)} />
          <rect x={left} y={y(trade.entry)} width={size * 20} height={y(stop) - y(trade.entry)} />
          <path className="entry" d={`M180 ${y(trade.entry)}H${WIDTH}`} />
          <path className="stop" d={`M0 ${y(stop)}H${left}`} />
        </svg>
        <Label $left={left} $top={y(trade.entry)} $tone="text">
          {number(size, 2)} ounces
        </Label>
        <Label $left={left} $top={y(stop)} $tone="down" $below>
          −{dollars(amount)}
        </Label>
        <Label $left={0} $top={y(stop)} $tone="gold-text" $below>
          Stop {number(stop)}
        </Label>
      </Plot>
      {/* Always two lines: the slider stays where it is held. */}
      <Figure as="p" $size={25}>
        {way}
        <br />
        {loss}
      </Figure>
      <Control>
        <Slider control={control} value={stop} hasEnds={false} said={`${way} ${loss}`} onChange={setStop} />
      </Control>
    </Stack>
  );
}
