import type { Level, Module } from '@site/curriculum';
import type { Outline } from '@site/curriculum/outlines';
import { Link, styled } from '@site/platform';
import { AnchorLink } from '../address/links.tsx';
import { Divider, Eyebrow, from, Heading, Lead, Stack, Text, TextLink } from '@site/ui';
import { useLessonProgress } from '../pages/PageParts.tsx';

export interface LessonProps {
  level: Level;
  module: Module;
  outline: Outline;
}

/* Across the contents and the text, whose columns it keeps. */
const Frame = styled.header`
  display: grid;
  gap: 24px;
  ${from.desktop} {
    column-gap: 64px;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    padding-bottom: 40px;
    border-bottom: 1px solid var(--line);
    > :nth-child(-n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Where the lesson stands in the programme, what it is about and how long it takes. */
export function LessonHeader({ level, module, outline }: LessonProps) {
  const { lesson, state } = useLessonProgress(level.id, module);
  const states = {
    read: ` · Read on ${lesson?.readAt && day.format(new Date(lesson.readAt))}`,
    begun: lesson?.checks?.length ? (
      <>
        {' · Begun · '}
        <AnchorLink to="check-yourself">Go on at: Check yourself</AnchorLink>
      </>
    ) : (
      ' · Begun'
    ),
    locked: ' · Locked',
    open: '',
  };
  return (
    <Frame>
      <Text $muted data-print="hide">
        <TextLink as={Link} to={`/education?level=${level.id}`}>
          Education
        </TextLink>
        {` / ${level.name}`}
      </Text>
      <Divider $gold />
      <Heading level={1} size={76}>
        {module.title}
      </Heading>
      <Stack $gap={8}>
        <Eyebrow>
          Lesson {module.number} of {level.modules.length}
          {states[state]}
        </Eyebrow>
        <Text $size={14} $muted>
          {module.minutes} min
          {!module.locked && `: ${outline.readingMinutes} to read, the rest for practice and questions`}
        </Text>
      </Stack>
      <Lead>{outline.summary}</Lead>
    </Frame>
  );
}
