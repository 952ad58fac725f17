import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useState } from 'react';
import { dueAgain, type CheckAnswer, type LevelId, type Module } from '@site/curriculum';
import { findFigure } from '@site/figures';
import { styled } from '@site/platform';
import { Badge, Card, hover, Row, Stack, Text } from '@site/ui';
import { graphql } from '../gql/gql.ts';
import type { Checks_LessonFragment } from '../gql/graphql.ts';
import { AnchorLink } from '../address/links.tsx';
import { useLessonProgress } from '../pages/PageParts.tsx';
import { Folded, Part } from './Part.tsx';

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
  display: flex;
  gap: 12px;
  align-items: center;
  width: 100%;
  min-height: 48px;
  padding: 8px 16px;
  border: 1px solid ${({ $tone = 'var(--border)' }) => $tone};
  border-radius: var(--radius-small);
  background: ${({ $tone }) => ($tone ? `color-mix(in srgb, ${$tone} 12%, transparent)` : 'var(--raised)')};
  color: inherit;
  font: inherit;
  text-align: start;
  > :is(svg, b) {
    flex: none;
    width: 20px;
    color: ${({ $tone = 'var(--muted)' }) => $tone};
    text-align: center;
  }
  ${hover} {
    &:hover {
      border-color: ${({ $tone = 'var(--text)' }) => $tone};
    }
  }
`;

const Explanation = styled(Text)<{ $tone: string }>`
  padding: 12px 16px;
  border-radius: var(--radius-small);
  background: color-mix(in srgb, ${({ $tone }) => $tone} 10%, transparent);
`;

interface ChecksProps extends Checks_LessonFragment {
  level: LevelId;
  module: Module;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** Questions on a lesson with what was answered before. A wrong answer is asked for again from the next day on. */
export function Checks({ checks, level, module }: ChecksProps) {
  const { lesson, state, save } = useLessonProgress(level, module);
  const [openedAt] = useState(() => new Date());
  // What is answered now was asked as it stood when the page was opened.
  const answers = [...(lesson?.checks ?? [])].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const before = answers.filter(({ at }) => Date.parse(at) < openedAt.getTime());
  const due = dueAgain(before, openedAt);
  const first = checks.map(({ id }) => answers.find(answer => answer.id === id));
  return (
    <Part title="Check yourself">
      <Stack $gap={24}>
        {checks.map((check, index) => (
          <Question
            key={check.id}
            {...check}
            place={`${index + 1} of ${checks.length}`}
            isDue={due.includes(check.id)}
            last={before.findLast(({ id, right }) => id === check.id && !(right && due.includes(id)))}
            onAnswer={right => save({ checks: [{ id: check.id, right, at: new Date().toISOString() }] })}
          />
        ))}
      </Stack>
      <Text role="status" data-print="hide">
        {first.every(Boolean) && (
          <>
            <strong>
              All {first.length} questions are answered: {first.filter(answer => answer?.right).length} right
              at the first try.
            </strong>{' '}
            {state !== 'read' && 'Mark the lesson as read, just below: then it counts.'}
          </>
        )}
      </Text>
    </Part>
  );
}

type QuestionProps = Omit<Checks_LessonFragment['checks'][number], 'figure'> & {
  figure?: string | null;
  /** Among the questions. */
  place: string;
  /** It was answered wrongly on another day. */
  isDue?: boolean;
  /** The answer before this visit; of one that is due, the wrong one. */
  last?: CheckAnswer | undefined;
  /** Called once: another try shows what else there is to learn. Without it the answer is not kept. */
  onAnswer?(right: boolean): void;
};

export function Question({ place, isDue, last, onAnswer, ...check }: QuestionProps) {
  const { question, choices, answer, explanations, figure } = check;
  const [chosen, setChosen] = useState<number | null>(null);
  const drawn = figure && findFigure(figure);
  const id = `question-${check.id}`;
  const shown = chosen ?? (last?.right ? answer : null);
  const right = shown === answer;
  const tone = right ? 'var(--up)' : 'var(--down)';
  const Mark = right ? CircleCheck : CircleX;

  function choose(index: number) {
    if (chosen === null) onAnswer?.(index === answer);
    setChosen(index);
  }

  return (
    <Stack as={Card} $gap={12} role="group" id={id} tabIndex={-1} aria-labelledby={`${id}-text`}>
      <Row $gap={12} data-print="hide">
        <Text as="span" $size={14} $muted>
          {place}
          {last && ` · Answered ${last.right ? 'right' : 'wrong'} on ${day.format(new Date(last.at))}`}
        </Text>
        {isDue && <Badge>Due again</Badge>}
      </Row>
      <Text id={`${id}-text`} $size={20}>
        <strong>{question}</strong>
      </Text>
      {drawn && (
        <AnchorLink to={`figure-${figure}`} from={id}>
          See the figure: {drawn.title}
        </AnchorLink>
      )}
      {choices.map((choice, index) => (
        <Choice
          key={choice}
          type="button"
          $tone={index === shown ? tone : undefined}
          aria-pressed={index === shown}
          onClick={() => choose(index)}
        >
          {index === shown ? <Mark size={20} aria-hidden /> : <b aria-hidden>{'ABCDEF'[index]}</b>}
          {choice}
        </Choice>
      ))}
      {chosen === null && last && (
        <Folded key={String(last.right)} open={last.right} data-print="hide">
          <summary>The explanation</summary>
          {explanations[answer]}
        </Folded>
      )}
      <div role="status" data-print="hide">
        {chosen !== null && (
          <Explanation $tone={tone}>
            <strong>{right ? 'Right.' : 'Not quite.'}</strong> {explanations[chosen]}{' '}
            {!right && `Choose another answer.${onAnswer ? ' This question comes again tomorrow.' : ''}`}
          </Explanation>
        )}
      </div>
    </Stack>
  );
}
