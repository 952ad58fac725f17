import { dueAgain, lessonToContinue, levels } from '@site/curriculum';
import { outlineOf } from '@site/curriculum/outlines';
import { Link, styled, type ApolloClient } from '@site/platform';
import { useQuery } from '@site/platform/data';
import { ButtonLink, Card, Eyebrow, from, Heading, Lead, LoadFailure, Row, Stack, TextLink } from '@site/ui';
import { serviceLabels } from '@site/validation';
import { useState, type ReactNode } from 'react';
import { LevelRows } from '../education/LevelRows.tsx';
import { graphql } from '../gql/gql.ts';
import type { WayBackQuery as Data } from '../gql/graphql.ts';

const WAY_BACK = graphql(`
  query WayBack {
    progress {
      level
      module
      begunAt
      readAt
      checks {
        id
        right
        at
      }
      attempts {
        exercise
        r
        at
      }
    }
    consultations(limit: 1) {
      id
      service
      createdAt
    }
  }
`);

interface Props {
  client: ApolloClient;
  /** Shown until the data is there. */
  waiting: ReactNode;
}

/** Reads what a user has begun. What was done a moment ago counts: nothing of it comes from the cache. */
export function WayBackCells({ client, waiting }: Props) {
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useQuery(WAY_BACK, { client, fetchPolicy: 'no-cache' });
  if (error) return <LoadFailure what="Your progress" error={error} onRetry={refetch} />;
  if (!data) return waiting;
  return (
    <Stack $gap={40}>
      <Panel $ink>
        <Continue progress={data.progress} />
        <Cells>
          <Due progress={data.progress} now={now} />
          <Booking booking={data.consultations[0]} now={now} />
          <Cell name="Before a trade" to="/education?tool=position-size">
            How large may the position be?
          </Cell>
        </Cells>
      </Panel>
      <LevelRows progress={data.progress} />
    </Stack>
  );
}

/* The lesson's words and its drawing, which end together, and below both what else waits. */
const Panel = styled(Card)`
  display: grid;
  gap: 32px 64px;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding: 40px;
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: 24px 64px;
`;

/* Its own margins lie outside of the text's column, and its title on the line of the words beside it. */
const Drawing = styled.img`
  width: 109.76%;
  max-width: none;
  height: auto;
  margin: calc(11px - 6.4%) -4.88%;
`;

const Frame = styled.div`
  padding-top: 16px;
  border-top: 1px solid var(--line);
`;

interface CellProps {
  name: string;
  to: string;
  children: ReactNode;
}

const Cell = ({ name, to, children }: CellProps) => (
  <Frame>
    <Eyebrow>{name}</Eyebrow>
    <TextLink as={Link} to={to}>
      {children}
    </TextLink>
  </Frame>
);

/** "Risk First" of "Risk First: Position Size and Stop-Losses". */
const shortOf = (title: string) => title.split(': ')[0];

function Continue({ progress }: Pick<Data, 'progress'>) {
  const next = lessonToContinue(levels, progress);
  if (!next)
    return (
      <Cell name="Your lessons" to="/education">
        You have read every open lesson
      </Cell>
    );
  const { level, module, own, part, locked } = next;
  const action = own || progress.length > 0 ? 'Continue' : 'Start';
  const short = shortOf(module.title);
  const place = `lesson ${module.number} of ${level.modules.length}`;
  return (
    <>
      <Stack $gap={24} $align="start" $justify="space-between">
        <Eyebrow>
          {level.name} level, {place}, {module.minutes} min
        </Eyebrow>
        <Heading level={2} size={76}>
          {short}
        </Heading>
        <Lead>{outlineOf(level.id, module.number)?.summary}</Lead>
        {/* Why the next lesson is one of another level. */}
        {locked && (
          <TextLink as={Link} $quiet to={`/education/${locked.level.id}/${locked.module.number}`}>
            {locked.level.name} lesson {locked.module.number} is locked: {locked.level.price.split(' ')[0]}{' '}
            opens the level
          </TextLink>
        )}
        <Row $gap={24}>
          <ButtonLink
            as={Link}
            to={`/education/${level.id}/${module.number}${part ? `#${part}` : ''}`}
            aria-label={`${action}: ${short}, ${place}`}
          >
            {action}
          </ButtonLink>
          <TextLink as={Link} to="/education">
            Explore the programme
          </TextLink>
        </Row>
      </Stack>
      <Drawing src={`/gates/education/${level.id}/${module.number}.svg`} alt="" width={360} height={340} />
    </>
  );
}

function Due({ progress, now }: Pick<Data, 'progress'> & { now: Date }) {
  const dueOn = (day: Date) =>
    progress
      .map(lesson => ({ ...lesson, count: dueAgain(lesson.checks, day).length }))
      .filter(({ count }) => count > 0);
  const today = dueOn(now);
  const isToday = today.length > 0;
  const due = isToday ? today : dueOn(new Date(now.getTime() + DAY_MS));
  const count = due.reduce((sum, lesson) => sum + lesson.count, 0);
  const [first] = due;
  const title = levels.find(({ id }) => id === first?.level)?.modules[(first?.module ?? 0) - 1]?.title;
  if (!first || !title) return null;
  return (
    <Cell name="Questions due" to={`/education/${first.level}/${first.module}#check-yourself`}>
      {count === 1 ? '1 question' : `${count} questions`}
      {!isToday && ' tomorrow'}, {due.length > 1 && 'first '}in {shortOf(title)}
    </Cell>
  );
}

const DAY_MS = 86_400_000;
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

interface BookingProps {
  booking: Data['consultations'][number] | undefined;
  now: Date;
}

/** A booking is answered within a day; after a week it is the past. */
function Booking({ booking, now }: BookingProps) {
  const isNew = booking && Date.parse(booking.createdAt) > now.getTime() - 7 * DAY_MS;
  return (
    <Cell name="Your booking" to={isNew ? '/contact#own-consultations' : '/contact'}>
      {isNew
        ? `A free talk: ${serviceLabels[booking.service]}, asked for on ${day.format(new Date(booking.createdAt)).replace(' ', '\u00a0')}`
        : 'Book a free consultation'}
    </Cell>
  );
}
