import { useId, useState } from 'react';
import { dueAgain, type LevelId, type Module } from '@site/curriculum';
import { figures, type FigureId } from '@site/figures';
import { styled } from '@site/platform';
import { Badge, hover, Row, Stack, Text } from '@site/ui';
import { graphql } from '../gql/gql.ts';
import type { Checks_LessonFragment } from '../gql/graphql.ts';
import { AnchorLink } from '../address/links.tsx';
import { useLessonProgress } from '../progress/ProgressContext.ts';
import { Part } from './Part.tsx';

graphql(`
  fragment Checks_lesson on Lesson {
    checks {
      id
      question
      choices
      answer
      explanations
      figure
    }
  }
`);

const Choice = styled.button<{ $tone: string | undefined }>`
  display: block;
  width: 100%;
  min-height: 44px;
  padding: 8px 16px;
  border: 1px solid ${({ $tone = 'var(--line)' }) => $tone};
  border-radius: var(--radius-small);
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  ${hover} {
    &:hover {
      border-color: ${({ $tone = 'var(--border)' }) => $tone};
    }
  }
`;

interface ChecksProps extends Checks_LessonFragment {
  level: LevelId;
  module: Module;
}

/** Questions on a lesson. What was answered wrongly is asked again from the next day on. */
export function Checks({ checks, level, module }: ChecksProps) {
  const { lesson, save } = useLessonProgress(level, module);
  const [openedAt] = useState(() => new Date());
  const due = dueAgain(lesson?.checks ?? [], openedAt);
  // What is answered now was asked as it stood when the page was opened.
  const [dueAtFirst, setDueAtFirst] = useState<readonly string[]>([]);
  const all = [...new Set([...dueAtFirst, ...due])];
  if (all.length !== dueAtFirst.length) setDueAtFirst(all);
  return (
    <Part title="Check yourself">
      <Stack $gap={40}>
        {checks.map(check => (
          <Question
            key={check.id}
            {...check}
            isDue={all.includes(check.id)}
            onAnswer={right => save({ checks: [{ id: check.id, right, at: new Date().toISOString() }] })}
          />
        ))}
      </Stack>
    </Part>
  );
}

type QuestionProps = Checks_LessonFragment['checks'][number] & {
  /** It was answered wrongly on another day. */
  isDue: boolean;
  /** Called once: another try shows what else there is to learn. */
  onAnswer(right: boolean): void;
};

function Question({ question, choices, answer, explanations, figure, isDue, onAnswer }: QuestionProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const id = useId();
  const right = chosen === answer;
  const toneOf = (index: number) => {
    if (index !== chosen) return undefined;
    return right ? 'var(--up)' : 'var(--down)';
  };

  function choose(index: number) {
    if (chosen === null) onAnswer(index === answer);
    setChosen(index);
  }

  return (
    <Stack $gap={12} role="group" aria-labelledby={id}>
      {isDue && (
        <Row>
          <Badge>Due again</Badge>
        </Row>
      )}
      <Text id={id}>{question}</Text>
      {figure && (
        <AnchorLink to={`figure-${figure}`}>See the figure: {figures[figure as FigureId].title}</AnchorLink>
      )}
      {choices.map((choice, index) => (
        <Choice
          key={choice}
          type="button"
          $tone={toneOf(index)}
          aria-pressed={index === chosen}
          onClick={() => choose(index)}
        >
          {choice}
        </Choice>
      ))}
      <div role="status" data-print="hide">
        {chosen !== null && (
          <Text $size={14} $muted>
            <strong>{right ? 'Right.' : 'Not quite.'}</strong> {explanations[chosen]}{' '}
            {!right && 'Try another one; it is asked again tomorrow.'}
          </Text>
        )}
      </div>
    </Stack>
  );
}
