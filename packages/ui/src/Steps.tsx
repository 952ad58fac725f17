import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from './Heading.tsx';
import { Card } from './Layout.tsx';
import { Text } from './Text.tsx';

/* Each step is a dot on a line of time: full when it is done, thick now. */
const Place = styled(Card)`
  container-type: inline-size;
  gap: 24px;
  ol {
    display: grid;
    flex-grow: 1;
    grid-auto-rows: 1fr;
    gap: 28px;
  }
  li {
    position: relative;
    padding-left: 32px;
  }
  strong {
    font-size: var(--size-20);
  }
  li::before {
    content: '';
    position: absolute;
    top: 9px;
    left: 0;
    width: 14px;
    height: 14px;
    border: 2px solid var(--gold);
    border-radius: 50%;
  }
  li[aria-current]::before {
    border-width: 4px;
  }
  li:has(~ [aria-current])::before {
    background: var(--gold);
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 28px auto -33px 6px;
    border: 1px solid var(--border);
  }
  @container (min-width: 40rem) {
    ol {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    li {
      padding: 32px 24px 0 0;
    }
    li:not(:last-child)::after {
      inset: 15px -24px auto 18px;
    }
  }
`;

interface StepsProps {
  /** What it is called, and what is said of it. */
  steps: readonly (readonly [string, ReactNode])[];
  /** The index of the step of now. */
  current?: number;
}

/** "What happens next": a way in three steps. */
export const Steps = ({ steps, current = 0 }: StepsProps) => (
  <Place $ink as="section" aria-labelledby="next">
    <Heading level={2} size={31} id="next">
      What happens next
    </Heading>
    <ol>
      {steps.map(([title, says], index) => (
        <li key={index} aria-current={index === current ? 'step' : undefined}>
          <strong>{title}</strong>
          <Text $muted>{says}</Text>
        </li>
      ))}
    </ol>
  </Place>
);
