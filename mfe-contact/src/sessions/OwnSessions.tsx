import { useState } from 'react';
import { loginHref, styled, useLocation, type RemoteDeps } from '@site/platform';
import {
  Button,
  ButtonLink,
  Figure,
  Heading,
  LoadFailure,
  Row,
  Skeleton,
  Stack,
  Text,
  usePending,
  VisuallyHidden,
} from '@site/ui';
import { useOwnSessions, type OwnSession } from './useOwnSessions.ts';

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 24px;
  padding-block: 16px;
  border-top: 1px solid var(--line);
`;

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Where the user is logged in, and how to log out there. */
export function OwnSessions({ auth }: Pick<RemoteDeps, 'auth'>) {
  const { sessions, error, load, endOthers } = useOwnSessions(auth);
  const [status, setStatus] = useState({ text: '', loginNeeded: false });
  const location = useLocation();
  const { pending, run } = usePending(async () => setStatus(await endOthers()));

  return (
    <Stack as="section" $gap={24} aria-labelledby="own-sessions">
      <Row $justify="space-between">
        <Heading level={2} size={31} id="own-sessions">
          Where you are logged in
        </Heading>
        <Button $variant="secondary" $size="small" aria-disabled={pending} onClick={run}>
          Log out everywhere else
        </Button>
      </Row>
      {error ? (
        <LoadFailure what="Your sessions" error={error} onRetry={load} />
      ) : sessions ? (
        <ul>
          {sessions.map(session => (
            <SessionEntry key={session.id} session={session} />
          ))}
        </ul>
      ) : (
        <Stack role="status">
          <VisuallyHidden>Loading your sessions...</VisuallyHidden>
          <Skeleton $height={58} />
        </Stack>
      )}
      <Text role="status" $size={14} $muted>
        {status.text}
      </Text>
      {status.loginNeeded && (
        <Row>
          <ButtonLink href={`${loginHref(location)}&prompt=login`} $variant="secondary" $size="small">
            Log in again
          </ButtonLink>
        </Row>
      )}
    </Stack>
  );
}

const SessionEntry = ({ session: { browser, current, lastSeenAt } }: { session: OwnSession }) => (
  <Entry>
    <Text>
      {browser}
      {current && ' (this session)'}
    </Text>
    <Text $size={14} $muted>
      Last active <Figure>{when.format(new Date(lastSeenAt))}</Figure>
    </Text>
  </Entry>
);
