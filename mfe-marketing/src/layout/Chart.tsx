import { styled } from '@site/platform';
import { Card, Heading, Row, Text } from '@site/ui';
import type { ReactNode } from 'react';

const Frame = styled(Card)<{ $isBare?: boolean | undefined }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  ${({ $isBare }) => $isBare && 'padding: 0; border: 0; background: none;'}
  > :not(:nth-child(2), :nth-child(3)) {
    grid-column: 1 / -1;
    justify-content: space-between;
    gap: 4px 24px;
  }
`;

/* Each beside its line, at a percentage of the height; of one size, however wide the chart is. */
const Values = styled.div`
  position: relative;
  width: 3rem;
  font-size: var(--size-13);
`;

const Value = styled.span<{ $top: number; $tone: string }>`
  position: absolute;
  top: ${({ $top }) => $top}%;
  left: 0;
  translate: 0 -50%;
  color: var(--${({ $tone }) => $tone});
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
  /** Beside the drawing, from its top in percent. */
  values: readonly (readonly [text: string, top: number, tone?: string])[];
  caption: ReactNode;
  children: ReactNode;
}

/** A drawing of simulated prices with their scale, and below it what its lines are. */
export const Chart = ({ isBare, title, values, caption, children }: ChartProps) => (
  <Frame as="figure" $isBare={isBare}>
    <Row>
      <Heading level={3}>{title}</Heading>
      <Text as="span" $size={14} $muted>
        Simulated
      </Text>
    </Row>
    {children}
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
