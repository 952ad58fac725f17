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
  path {
    vector-effect: non-scaling-stroke;
  }
  path:last-child {
    stroke: var(--gold);
    stroke-width: 2.5;
  }
`;

/** What is given, then what the tool tells, as paths in 72 × 48. */
const paths: Readonly<Record<ToolId, readonly [given: string, told: string]>> = {
  // The account and its risk; the position.
  'position-size': ['M2 2H70V12H2ZM2 36V46H9V36Z', 'M2 19H50V29H2Z'],
  // The way to the stop; the way to the target.
  'risk-to-reward': ['M2 33H70M14 33V46H58V33', 'M14 33V3H58V33'],
  // Two accounts; their average.
  expectancy: ['M2 40L12 32L20 38L34 16L44 22L56 6L70 2M2 40L14 46L26 36L38 44L52 34L70 38', 'M2 40L70 20'],
  // Losses; the gain that each of them needs.
  recovery: ['M2 2V46H70', 'M4 45C34 43 56 34 64 3'],
  // An account above the floor; one that falls below it.
  'risk-of-ruin': [
    'M2 14L16 8L30 16L46 8L70 4M2 38h8m6 0h8m6 0h8m6 0h8m6 0h8',
    'M2 14L16 20L26 16L38 30L46 26L56 46',
  ],
  // What a term means; the term.
  glossary: ['M40 10h30m-30 14h30m-30 14h20', 'M2 40L15 8L28 40M7 28H23'],
  // A sheet; what is ticked on it.
  templates: ['M2 2H70V46H2ZM26 13h34m-34 11h34m-34 11h34', 'M11 13L14 16L18 10M11 24L14 27L18 21'],
};

/** A tool in a small drawing. */
export const Pictogram = ({ of }: { of: ToolId }) => (
  <Drawing viewBox="0 0 72 48" aria-hidden>
    {paths[of].map(path => (
      <path key={path} d={path} />
    ))}
  </Drawing>
);
