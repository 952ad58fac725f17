import { dueAgain, lessonToContinue, levels } from '@site/curriculum';
import { Link, type ApolloClient } from '@site/platform';
import { useQuery } from '@site/platform/data';
import { ButtonLink, Eyebrow, LoadFailure, Text, TextLink } from '@site/ui';
import { serviceLabels } from '@site/validation';
import { useState, type ReactNode } from 'react';
import { graphql } from '../gql/gql.ts';
import type { WayBackQuery } from '../gql/graphql.ts';

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
    <>
      <Continue progress={data.progress} />
      <Due progress={data.progress} now={now} />
      <Booking booking={data.consultations[0]} now={now} />
    </>
  );
}

interface CellProps {
  name: string;
  to: string;
  children: ReactNode;
  /** The one to press first. */
  primary?: boolean;
  /** What else there is to say. */
  note?: ReactNode;
}

const Cell = ({ name, to, children, primary, note }: CellProps) => (
  <div>
    <Eyebrow>{name}</Eyebrow>
    {primary ? (
      <ButtonLink as={Link} to={to} $size="small">
        {children}
      </ButtonLink>
    ) : (
      <TextLink as={Link} to={to}>
        {children}
      </TextLink>
    )}
    {note && <Text $size={14}>{note}</Text>}
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
  const { level, module, own, locked } = next;
  // Why the next lesson is one of another level.
  const note = locked && (
    <TextLink as={Link} $quiet to={`/education/${locked.level.id}/${locked.module.number}`}>
      {locked.level.name} lesson {locked.module.number} is locked: {locked.level.price.split(' ')[0]} opens
      the level
    </TextLink>
  );
  return (
    <Cell name={`${level.name} level`} to={`/education/${level.id}/${module.number}`} note={note} primary>
      {/* One text: in a button each part would be an item of its own. */}
      {`${own || progress.length > 0 ? 'Continue' : 'Start'}: ${shortTitle(module.title)}, lesson ${module.number} of ${level.modules.length}`}
    </Cell>
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
  if (!first || !title)
    return (
      <Cell name="Due again" to="/education">
        No question is due
      </Cell>
    );
  return (
    <Cell name="Due again" to={`/education/${first.level}/${first.module}#check-yourself`}>
      {count === 1 ? '1 question' : `${count} questions`}
      {!isToday && ' tomorrow'}, {due.length > 1 && 'first '}in {shortTitle(title)}
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
        ? `${serviceLabels[booking.service]}, booked on ${day.format(new Date(booking.createdAt))}`
        : 'Book a free consultation'}
    </Cell>
  );
}
