import type { Attempt } from '@site/curriculum';
import type { Exercise } from '@site/curriculum/practice';
import { AttemptsChart } from '@site/figures/practice';
import { styled } from '@site/platform';
import { Figure, Heading, Stack, Text } from '@site/ui';
import { Folded } from '../lesson/Part.tsx';
import { inR } from './words.ts';

/** Older ones are folded. */
const LATEST = 5;

const List = styled.ol`
  display: grid;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 16px;
    padding-block: 8px;
    border-bottom: 1px solid var(--line);
  }
`;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface Props {
  /** In the order of their times. */
  attempts: readonly Attempt[];
  exercises: readonly Exercise[];
  /** What was written about an attempt, by its time. */
  reasons: Readonly<Record<string, string>>;
}

/** All attempts of a lesson: their equity curve, and each with its result. */
export function Attempts({ attempts, exercises, reasons }: Props) {
  const sum = attempts.reduce((total, { r }) => total + r, 0);
  const newest = attempts.toReversed();
  const list = (part: readonly Attempt[]) => (
    <List>
      {part.map(({ exercise, r, at }) => (
        <li key={`${exercise} ${at}`}>
          <span>{exercises.find(({ id }) => id === exercise)?.title ?? exercise}</span>
          <Figure>{inR(r)}</Figure>
          <Text $size={14} $muted>
            {day.format(new Date(at))}
            {reasons[at] && ` · ${reasons[at]}`}
          </Text>
        </li>
      ))}
    </List>
  );
  return (
    <Stack as="section" $gap={16} aria-label="Your attempts">
      <Heading level={3} size={16}>
        Your attempts: {attempts.length}, together {inR(sum)}
      </Heading>
      <AttemptsChart results={attempts.map(({ r }) => r)} />
      {list(newest.slice(0, LATEST))}
      {newest.length > LATEST && (
        <Folded>
          <summary>Older attempts: {newest.length - LATEST}</summary>
          {list(newest.slice(LATEST))}
        </Folded>
      )}
    </Stack>
  );
}
