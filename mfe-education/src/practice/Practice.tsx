import { useRef, useState } from 'react';
import type { LevelId, Module } from '@site/curriculum';
import { exercisesOf } from '@site/curriculum/practice';
import { styled } from '@site/platform';
import { Button, Row, Stack, Text } from '@site/ui';
import { useLessonProgress } from '../pages/PageParts.tsx';
import { Attempts } from './Attempts.tsx';
import { ExerciseView } from './ExerciseView.tsx';

const Choice = styled(Button)`
  /* Below the bars that stay at the top. */
  scroll-margin-top: 48px;
  &[aria-pressed='true'] {
    border-color: var(--gold);
    background: var(--raised);
  }
`;

/** As many attempts as an account keeps. */
const KEPT = 500;

/** The exercises of a lesson, and what was made of them so far. */
export function Practice({ level, module }: { level: LevelId; module: Module }) {
  const exercises = exercisesOf(level, module.number);
  const { lesson, lessons, save } = useLessonProgress(level, module);
  const [open, setOpen] = useState(exercises[0]?.id);
  const choices = useRef<HTMLElement>(null);
  // Reasons stay in this page: neither the account nor the browser keeps them.
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const attempts = [...(lesson?.attempts ?? [])].sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
  const isFull = lessons.flatMap(one => one.attempts ?? []).length >= KEPT;

  function go(index: number) {
    setOpen(exercises[index]?.id);
    const choice = choices.current?.children[index] as HTMLElement | undefined;
    choice?.focus({ preventScroll: true });
    choice?.scrollIntoView({ block: 'start' });
  }

  function keep(exercise: string, r: number, reason: string) {
    if (isFull) return;
    const at = new Date().toISOString();
    save({ attempts: [{ exercise, r, at }] });
    setReasons(last => ({ ...last, [at]: reason }));
  }

  return (
    <Stack $gap={24}>
      <Row as="nav" ref={choices} $gap={8} aria-label="Exercises">
        {exercises.map(({ id, title }, index) => (
          <Choice
            key={id}
            $variant="secondary"
            $size="small"
            aria-pressed={id === open}
            onClick={() => setOpen(id)}
          >
            {index + 1}. {title}
          </Choice>
        ))}
      </Row>
      {exercises.map((exercise, index) => (
        // What was begun in one exercise is there again after a look at the other.
        <div key={exercise.id} hidden={exercise.id !== open}>
          <ExerciseView
            exercise={exercise}
            onResult={(r, reason) => keep(exercise.id, r, reason)}
            onNext={exercises[index + 1] && (() => go(index + 1))}
          />
        </div>
      ))}
      {isFull && (
        <Text $size={14} $muted>
          {KEPT} attempts of all lessons are kept. What you practise now is not added to them.
        </Text>
      )}
      {attempts.length > 0 && <Attempts attempts={attempts} exercises={exercises} reasons={reasons} />}
    </Stack>
  );
}
