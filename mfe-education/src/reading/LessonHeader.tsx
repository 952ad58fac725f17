import type { Level, Module } from '@site/curriculum';
import type { Outline } from '@site/curriculum/outlines';
import { Link } from '@site/platform';
import { AnchorLink } from '../address/links.tsx';
import { Eyebrow, Heading, Lead, Stack, Text, TextLink } from '@site/ui';
import { useLessonProgress } from '../pages/PageParts.tsx';

export interface LessonProps {
  level: Level;
  module: Module;
  outline: Outline;
}

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
    <Stack $gap={16}>
      <Text $muted data-print="hide">
        <TextLink as={Link} to={`/education?level=${level.id}`}>
          Education
        </TextLink>
        {` / ${level.name}`}
      </Text>
      <Stack $gap={8}>
        <Eyebrow>
          Lesson {module.number} of {level.modules.length}
          {states[state]}
        </Eyebrow>
        <Heading level={1}>{module.title}</Heading>
      </Stack>
      <Lead>{outline.summary}</Lead>
      <Text $size={14} $muted>
        {module.minutes} min
        {!module.locked && `: ${outline.readingMinutes} to read, the rest for practice and questions`}
      </Text>
    </Stack>
  );
}
