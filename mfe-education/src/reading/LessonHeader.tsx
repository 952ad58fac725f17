import Lock from 'lucide-react/icons/lock';
import type { Level, Module } from '@site/curriculum';
import type { Outline } from '@site/curriculum/outlines';
import { Link, styled } from '@site/platform';
import { AnchorLink } from '../address/links.tsx';
import { Eyebrow, Heading, Lead, Row, Stack, Text, TextLink } from '@site/ui';
import { useLessonProgress } from '../pages/PageParts.tsx';

export interface LessonProps {
  level: Level;
  module: Module;
  outline: Outline;
}

const Place = styled(Eyebrow)`
  svg {
    display: inline;
    vertical-align: -2px;
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
    locked: (
      <>
        {' · '}
        <Lock size={14} aria-hidden /> Locked
      </>
    ),
    open: '',
  };
  return (
    <Stack $gap={16}>
      <Row $gap={8} data-print="hide">
        <TextLink as={Link} to={`/education?level=${level.id}`}>
          Education
        </TextLink>
        <Text as="span" $muted aria-hidden>
          /
        </Text>
        <TextLink $quiet as={Link} to={`/education?level=${level.id}`}>
          {level.name}
        </TextLink>
      </Row>
      <Stack $gap={8}>
        <Place>
          Lesson {module.number} of {level.modules.length}
          {states[state]}
        </Place>
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
