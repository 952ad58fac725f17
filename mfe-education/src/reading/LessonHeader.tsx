import type { Level, Module, Outline } from '@site/curriculum';
import { Link, styled } from '@site/platform';
import { Eyebrow, from, Heading, Lead, Row, Stack, Text, TextLink } from '@site/ui';
import { useLessonProgress } from '../progress/ProgressContext.ts';

export interface LessonProps {
  level: Level;
  module: Module;
  outline: Outline;
}

const Times = styled(Text)`
  /* Room for what progress says. */
  min-height: 3.2em;
  ${from.tablet} {
    min-height: 1.6em;
  }
`;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** Where the lesson stands in the programme, what it is about and how long it takes. */
export function LessonHeader({ level, module, outline }: LessonProps) {
  const { lesson, state } = useLessonProgress(level.id, module);
  const times = [
    `${module.minutes} min planned`,
    !module.locked && `${outline.readingMinutes} min to read`,
    !module.locked && '2 exercises',
    state === 'read' && `Read on ${day.format(new Date(lesson?.readAt ?? ''))}`,
    state === 'begun' && 'Begun',
    state === 'locked' && 'Locked',
  ];
  return (
    <Stack $gap={16}>
      <Row $gap={8} data-print="hide">
        <TextLink as={Link} to={`/education?level=${level.id}`}>
          Education
        </TextLink>
        <Text as="span" $muted aria-hidden>
          /
        </Text>
        <Text as="span" $muted>
          {level.name}
        </Text>
      </Row>
      <Stack $gap={8}>
        <Eyebrow>
          Lesson {module.number} of {level.modules.length}
        </Eyebrow>
        <Heading level={1}>{module.title}</Heading>
      </Stack>
      <Lead>{outline.summary}</Lead>
      <Times $size={14} $muted>
        {times.filter(Boolean).join(' · ')}
      </Times>
    </Stack>
  );
}
