import { styled } from '@site/platform';
import { Card, Heading, Stack, Text } from '@site/ui';
import { Part } from './Part.tsx';
import { graphql } from '../gql/gql.ts';
import type { LessonText_LessonFragment } from '../gql/graphql.ts';
import { Checks } from './Checks.tsx';

graphql(`
  fragment LessonText_lesson on Lesson {
    sections {
      id
      title
      paragraphs
    }
    example {
      title
      paragraphs
    }
    terms {
      term
      definition
    }
    ...Checks_lesson
  }
`);

const Passage = styled(Stack)`
  padding-left: 16px;
  border-left: 2px solid transparent;
  margin-left: -18px;
  &[aria-current] {
    border-color: var(--gold);
  }
`;

const Glossary = styled.dl`
  display: grid;
  gap: 16px;
  max-width: var(--measure);
  dt {
    font-weight: 600;
  }
  dd {
    color: var(--muted);
  }
`;

interface Props {
  lesson: LessonText_LessonFragment;
  /** The section that a citation led to. */
  section?: string | undefined;
}

/** A whole lesson: its sections, an example in numbers, its terms and three questions. */
export function LessonText({ lesson, section }: Props) {
  const { sections, example, terms, checks } = lesson;
  return (
    <Stack $gap={32}>
      {sections.map(({ id, title, paragraphs }) => (
        <Passage as="section" key={id} $gap={8} aria-current={title === section || undefined}>
          <Heading level={4} size={20}>
            {title}
          </Heading>
          <Paragraphs of={paragraphs} />
        </Passage>
      ))}
      <Card as="section">
        <Stack $gap={8}>
          <Heading level={4} size={20}>
            {example.title}
          </Heading>
          <Paragraphs of={example.paragraphs} />
        </Stack>
      </Card>
      <Part title="Key terms">
        <Glossary>
          {terms.map(({ term, definition }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{definition}</dd>
            </div>
          ))}
        </Glossary>
      </Part>
      <Checks checks={checks} />
    </Stack>
  );
}

const Paragraphs = ({ of }: { of: readonly string[] }) => of.map(text => <Text key={text}>{text}</Text>);
