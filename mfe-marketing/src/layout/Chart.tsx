import { styled } from '@site/platform';
import { Card, from, Heading, Row, Text } from '@site/ui';
import type { ReactNode } from 'react';

const Frame = styled(Card)<{ $isBare?: boolean | undefined; $hasTicks: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  ${({ $isBare }) => $isBare && 'row-gap: 32px; padding: 0; border: 0; background: none;'}
  > :not(:nth-child(2), :nth-child(3)) {
    grid-column: 1 / -1;
    justify-content: space-between;
    gap: 4px 24px;
  }
  /* Below the ticks. */
  > figcaption:nth-child(4) {
    margin-top: ${({ $hasTicks }) => ($hasTicks ? 24 : 0)}px;
  }
`;

const Plot = styled.div`
  position: relative;
  display: grid;
`;

const Values = styled.div`
  position: relative;
  width: 3.25rem;
`;

/** As wide as its place; its lines and dots keep their width. */
export const Drawing = styled.svg.attrs({ preserveAspectRatio: 'none', role: 'img' })<{ $ratio: number }>`
  width: 100%;
  aspect-ratio: 1.1;
  overflow: visible;
  fill: none;
  stroke-linejoin: round;
  path {
    vector-effect: non-scaling-stroke;
  }
  ${from.tablet} {
    aspect-ratio: ${({ $ratio }) => $ratio};
  }
`;

/** A word at a place of a chart, in percent; of one size, however wide the chart is. */
export const Value = styled.span<{ $top?: number; $left?: number; $tone?: string }>`
  position: absolute;
  top: ${({ $top = 0 }) => $top}%;
  left: ${({ $left = 0 }) => $left}%;
  translate: 0 -50%;
  color: var(--${({ $tone = 'muted' }) => $tone});
  font-size: var(--size-14);
  line-height: 1.2;
  white-space: pre;
`;

/* Below its place. */
const Tick = styled(Value)`
  translate: -50% 8px;
`;

/** A line of a chart, and what it is: `line` as in `border`. */
export const Key = styled.span<{ $line: string }>`
  display: flex;
  gap: 8px;
  align-items: center;
  font-size: var(--size-14);
  &::before {
    content: '';
    width: 20px;
    border-top: 2px ${({ $line }) => $line};
  }
`;

interface ChartProps {
  /** In no card of its own. */
  isBare?: boolean;
  title: string;
  /** What the values measure. */
  unit?: string;
  /** Beside the drawing, from its top in percent. */
  values: readonly (readonly [text: string, top: number, tone?: string])[];
  /** Below the drawing, from its left in percent. */
  ticks?: readonly (readonly [text: string, left: number])[];
  caption: ReactNode;
  children: ReactNode;
}

/** A drawing of simulated prices with its scales, and below it what its lines are. */
export const Chart = ({ isBare, title, unit, values, ticks = [], caption, children }: ChartProps) => (
  <Frame as="figure" $isBare={isBare} $hasTicks={ticks.length > 0}>
    <Row>
      <Heading level={3}>{title}</Heading>
      <Text as="span" $size={14} $muted>
        {unit && `${unit} · `}Simulated
      </Text>
    </Row>
    <Plot>
      {children}
      {ticks.map(([text, left]) => (
        <Tick key={text} $top={100} $left={left} aria-hidden>
          {text}
        </Tick>
      ))}
    </Plot>
    <Values aria-hidden>
      {values.map(([text, top, tone = 'muted']) => (
        <Value key={text} $top={top} $tone={tone}>
          {text}
        </Value>
      ))}
    </Values>
    <Row as="figcaption">{caption}</Row>
  </Frame>
);
