import { dueAgain, lessonToContinue, levels } from '@site/curriculum';
import { Link, type ApolloClient } from '@site/platform';
import { useQuery } from '@site/platform/data';
import { Eyebrow, LoadFailure, Text, TextLink } from '@site/ui';
import { serviceLabels } from '@site/validation';
import { useState, type ReactNode } from 'react';
import { graphql } from '../gql/gql.ts';
import type { WayBackQuery } from '../gql/graphql.ts';
import { Cells, Waiting } from './WayBack.tsx';

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
    }
    consultations(limit: 1) {
      id
      service
      createdAt
    }
  }
`);

type Data = WayBackQuery;

/** Reads what a user has begun. What was done a moment ago counts: nothing of it comes from the cache. */
export function WayBackCells({ client }: { client: ApolloClient }) {
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useQuery(WAY_BACK, { client, fetchPolicy: 'no-cache' });
  if (error) return <LoadFailure what="Your progress" error={error} onRetry={refetch} />;
  if (!data) return <Waiting />;
  return (
    <Cells>
      <Continue progress={data.progress} />
      <Due progress={data.progress} now={now} />
      <Booking booking={data.consultations[0]} now={now} />
    </Cells>
  );
}

interface CellProps {
  name: string;
  to: string;
  children: ReactNode;
}

const Cell = ({ name, to, children }: CellProps) => (
  <div>
    <Eyebrow>{name}</Eyebrow>
    <Text>
      <TextLink as={Link} to={to}>
        {children}
      </TextLink>
    </Text>
  </div>
);

/** "Risk First" of "Risk First: Position Size and Stop-Losses". */
const shortTitle = (title: string) => title.replace(/:.*/, '');

function Continue({ progress }: Pick<Data, 'progress'>) {
  const next = lessonToContinue(levels, progress);
  if (!next)
    return (
      <Cell name="Your lessons" to="/education">
        You have read every open lesson
      </Cell>
    );
  const { level, module, own } = next;
  return (
    <Cell name={`${level.name} level`} to={`/education/${level.id}/${module.number}`}>
      {own || progress.length > 0 ? 'Continue' : 'Start'}: {shortTitle(module.title)}, lesson {module.number}{' '}
      of {level.modules.length}
    </Cell>
  );
}

function Due({ progress, now }: Pick<Data, 'progress'> & { now: Date }) {
  const due = progress
    .map(lesson => ({ ...lesson, count: dueAgain(lesson.checks, now).length }))
    .filter(({ count }) => count > 0);
  const count = due.reduce((sum, lesson) => sum + lesson.count, 0);
  const [first] = due;
  const title = levels.find(({ id }) => id === first?.level)?.modules[(first?.module ?? 0) - 1]?.title;
  if (!first || !title)
    return (
      <Cell name="Due again" to="/education">
        No question is due
      </Cell>
    );
  return (
    <Cell name="Due again" to={`/education/${first.level}/${first.module}#check-yourself`}>
      {count === 1 ? '1 question' : `${count} questions`}, {due.length > 1 && 'first '}in {shortTitle(title)}
    </Cell>
  );
}

/** A booking is answered within a day; after a week it is the past. */
const WEEK_MS = 7 * 86_400_000;
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

interface BookingProps {
  booking: Data['consultations'][number] | undefined;
  now: Date;
}

function Booking({ booking, now }: BookingProps) {
  const isNew = booking && Date.parse(booking.createdAt) > now.getTime() - WEEK_MS;
  return (
    <Cell name="Your booking" to="/contact">
      {isNew
        ? `${serviceLabels[booking.service]}, booked on ${day.format(new Date(booking.createdAt))}`
        : 'Book a free consultation'}
    </Cell>
  );
}
