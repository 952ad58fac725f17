import { styled } from '@site/platform';
import type { ToolId } from './tools.ts';

const Drawing = styled.svg`
  flex: none;
  width: 72px;
  height: 48px;
  fill: none;
  stroke: var(--muted);
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  path:last-child {
    stroke: var(--gold);
    stroke-width: 2.5;
  }
`;

/** What is given, then what the tool tells, as paths in 72 × 48. */
const paths: Readonly<Record<ToolId, readonly [given: string, told: string]>> = {
  // The account, its risk, and the position.
  'position-size': ['M2 6H70V16H2ZM2 38V46H9V38Z', 'M2 27H46'],
  // Entry and stop; the way to the target.
  'risk-to-reward': ['M2 34H70M26 34V46M18 46H34', 'M46 34V4M39 11L46 4L53 11'],
  // Accounts; their average.
  expectancy: ['M2 40L14 44L24 30L36 36L46 22L58 28L70 10M2 40L12 32L26 38L38 24L52 34L70 26', 'M2 40L70 18'],
  // What was lost; the steeper way back.
  recovery: ['M2 6H70M2 6L36 42', 'M36 42L62 6'],
  // Accounts above the floor; one that falls below it.
  'risk-of-ruin': ['M2 14L16 8L30 16L46 8L70 4M2 38H8M16 38H22M30 38H36M44 38H50M58 38H64', 'M2 14L16 20L26 16L38 30L46 26L56 46'],
  // A term and what it means.
  glossary: ['M40 10H70M40 24H70M40 38H60', 'M4 40L17 8L30 40M9 28H25'],
  // A sheet and its boxes to fill in.
  templates: ['M14 2H58V46H14ZM34 13H50M34 24H50M34 35H50', 'M22 13L24.5 15.5L28.5 10.5M22 24L24.5 26.5L28.5 21.5'],
};

/** A tool in a small drawing. */
export const Pictogram = ({ of }: { of: ToolId }) => (
  <Drawing viewBox="0 0 72 48" aria-hidden>
    {paths[of].map(path => (
      <path key={path} d={path} />
    ))}
  </Drawing>
);
