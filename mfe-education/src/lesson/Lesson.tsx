import Check from 'lucide-react/icons/check';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { lessonsOf, levels, type LevelId, type Module } from '@site/curriculum';
import { outlineOf } from '@site/curriculum/outlines';
import { Link, styled, useLocation, type ApolloClient } from '@site/platform';
import { useQuery } from '@site/platform/data';
import {
  Button,
  Card,
  Divider,
  Heading,
  Lead,
  LevelTrack,
  LoadFailure,
  PrintButton,
  Row,
  Stack,
  Text,
  TextLink,
} from '@site/ui';
import { ToolLink } from '../address/links.tsx';
import { placeOf } from '../address/readPart.ts';
import { keepAtStart } from '../address/scroll.ts';
import { graphql } from '../gql/gql.ts';
import { useLessonProgress } from '../pages/PageParts.tsx';
import { LazyPractice } from '../practice/LazyPractice.tsx';
import { Checks } from './Checks.tsx';
import { LessonText } from './LessonText.tsx';

const LESSON = graphql(`
  query Lesson($level: EducationLevel!, $module: Int!) {
    lesson(level: $level, module: $module) {
      ...LessonText_lesson
      ...Checks_lesson
    }
  }
`);

/* After its text each part begins with a line, and with larger words. */
const Parts = styled(Stack)`
  > div {
    padding-top: 56px;
    border-top: 1px solid var(--border);
    h2 {
      font-size: var(--size-49);
    }
  }
`;

export interface LessonProps {
  client: ApolloClient;
  level: LevelId;
  module: Module;
  /** Shown until it is there. */
  waiting: ReactNode;
}

/** Reads a lesson and shows it; from then on it is begun. */
export function Lesson({ client, level, module, waiting }: LessonProps) {
  const { data, error, refetch } = useQuery(LESSON, { client, variables: { level, module: module.number } });
  const lesson = data?.lesson;
  useBegin(level, module, Boolean(lesson));
  useHash(Boolean(lesson), level, module);
  if (lesson)
    return (
      <Parts $gap={56}>
        <LessonText lesson={lesson} />
        <LazyPractice level={level} module={module} />
        <Checks checks={lesson.checks} level={level} module={module} />
        <LessonEnd level={level} module={module} />
      </Parts>
    );
  if (!error) return waiting;
  return <LoadFailure what="The lesson" error={error} onRetry={refetch} />;
}

function useBegin(level: LevelId, module: Module, isShown: boolean) {
  const { isKnown, state, save } = useLessonProgress(level, module);
  const begins = isShown && isKnown && state === 'open';
  const begin = useEffectEvent(() => save({ begunAt: new Date().toISOString() }));
  useEffect(() => {
    if (begins) begin();
  }, [begins]);
}

/**
 * What a link to a section leads to, and where Back comes back to, is there later than the page. A lesson that is
 * not read yet opens where it was left.
 */
function useHash(isShown: boolean, level: LevelId, module: Module) {
  const location = useLocation();
  const { state } = useLessonProgress(level, module);
  const go = useEffectEvent(() => {
    const { id, top } = placeOf(location, state === 'read') ?? { id: location.hash.slice(1), top: undefined };
    return keepAtStart(document.getElementById(id), top);
  });
  useEffect(() => (isShown ? go() : undefined), [isShown]);
}

/** After a lesson: what it was about, to mark it as read, and how far the level is; print it, look a term up. */
function LessonEnd({ level, module }: { level: LevelId; module: Module }) {
  const { state, lessons, save } = useLessonProgress(level, module);
  const isRead = state === 'read';
  const markAsRead = () => {
    if (!isRead) save({ readAt: new Date().toISOString() });
  };
  const whole = levels.find(({ id }) => id === level)!;
  const read = lessons.filter(one => one.level === level && one.readAt).length;
  const { summary, terms } = outlineOf(level, module.number)!;
  return (
    <Card $ink as="section" data-print="hide">
      <Stack $gap={16}>
        <Heading level={2} size={39}>
          What you learned
        </Heading>
        <Lead>{summary}</Lead>
        <Text $muted>{terms.join(' · ')}</Text>
        <Divider />
        <Row $justify="space-between">
          <Text>
            <strong>
              {whole.name}: {read} of {whole.modules.length} lessons read
            </strong>
          </Text>
          <Button $variant={isRead ? 'secondary' : 'primary'} aria-disabled={isRead} onClick={markAsRead}>
            {isRead && <Check size={16} aria-hidden />}
            {isRead ? 'Marked as read' : 'Mark as read'}
          </Button>
        </Row>
        <LevelTrack name={whole.name} lessons={lessonsOf(whole, lessons)} />
        <Row $gap={20}>
          <TextLink as={Link} to={`/education?level=${level}#price`}>
            {whole.price}, paid once, opens lessons 3 to 6
          </TextLink>
          <ToolLink tool="glossary">Look up a term in the glossary</ToolLink>
          <PrintButton>Print this lesson</PrintButton>
        </Row>
      </Stack>
    </Card>
  );
}
