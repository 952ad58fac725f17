import { useId, useState } from 'react';
import { styled } from '@site/platform';
import { hover, Stack, Text } from '@site/ui';
import { graphql } from '../gql/gql.ts';
import type { Checks_LessonFragment } from '../gql/graphql.ts';
import { Part } from './Part.tsx';

graphql(`
  fragment Checks_lesson on Lesson {
    checks {
      question
      choices
      answer
      explanation
    }
  }
`);

const Choice = styled.button<{ $tone: string | undefined }>`
  display: block;
  width: 100%;
  max-width: var(--measure);
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

/** Three questions on a lesson. Nothing is recorded: they are there to notice what one has missed. */
export const Checks = ({ checks }: Checks_LessonFragment) => (
  <Part title="Check yourself">
    <Stack $gap={32}>
      {checks.map(check => (
        <Question key={check.question} {...check} />
      ))}
    </Stack>
  </Part>
);

function Question({ question, choices, answer, explanation }: Checks_LessonFragment['checks'][number]) {
  const [chosen, setChosen] = useState<number | null>(null);
  const id = useId();
  const right = chosen === answer;
  const toneOf = (index: number) => {
    if (index !== chosen) return undefined;
    return right ? 'var(--up)' : 'var(--down)';
  };
  return (
    <Stack $gap={12} role="group" aria-labelledby={id}>
      <Text id={id}>{question}</Text>
      {choices.map((choice, index) => (
        <Choice
          key={choice}
          type="button"
          $tone={toneOf(index)}
          aria-pressed={index === chosen}
          onClick={() => setChosen(index)}
        >
          {choice}
        </Choice>
      ))}
      <div role="status">
        {chosen !== null && (
          <Text $size={14} $muted>
            <strong>{right ? 'Right.' : 'Not quite.'}</strong> {right ? explanation : 'Try another one.'}
          </Text>
        )}
      </div>
    </Stack>
  );
}
