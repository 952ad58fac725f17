import { styled } from '@site/platform';
import { Badge, Button, handOver, Row, Text, VisuallyHidden } from '@site/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Time } from '../consultations/Time.tsx';
import { call, useAction, useAnswer } from './accountApi.ts';
import { AccountSection, ActionOutcome, Loaded, Setting, type AccountProps } from './AccountSection.tsx';

/** One login of the user. */
export interface OwnSession {
  id: string;
  /** The session of this browser. */
  current: boolean;
  createdAt: string;
  lastSeenAt: string;
  /** For instance "Firefox on Linux". */
  browser: string;
}

const epoch = new Date(0).toISOString();
const sample = { id: '', current: true, createdAt: epoch, lastSeenAt: epoch, browser: '' };

const isOther = ({ current }: OwnSession) => !current;

const List = styled.ul`
  align-self: stretch;
  li + li {
    margin-top: 16px;
    padding-top: 16px;
    border-top: 1px solid var(--line);
  }
`;

/* The line of its newest session, and all of them on demand. */
const Group = styled.details`
  > summary {
    cursor: pointer;
    list-style: none;
  }
  &[open] > summary > :last-child {
    rotate: 180deg;
  }
  > ul {
    margin: 16px 0 0 24px;
  }
`;

/** Where the user is logged in, and how to log out there. */
export function OwnSessions({ auth }: AccountProps) {
  const sessions = useAnswer<OwnSession[]>('/api/sessions', auth);
  const { pending, outcome, run } = useAction(auth);
  const endButton = (path: string, done: string) => ({
    ...({ $variant: 'secondary', $size: 'small', 'aria-disabled': pending } as const),
    onClick: () =>
      run(async () => {
        await call(auth, 'DELETE', path);
        await sessions.load();
        return done;
      }),
  });
  const line = ({ browser, current, createdAt, lastSeenAt }: OwnSession, count = 1) => (
    <div>
      <Row $gap={8}>
        <strong>{browser}</strong>
        {current && <Badge>This session</Badge>}
        {count > 1 && <Text as="span">{count} sessions</Text>}
      </Row>
      <Text $size={14} $muted>
        {current ? 'Logged in on' : 'Last active on'} <Time at={new Date(current ? createdAt : lastSeenAt)} />
      </Text>
    </div>
  );
  const row = (session: OwnSession) => (
    <Row as="li" key={session.id} $justify="space-between">
      {line(session)}
      {!session.current && (
        <Button
          ref={handOver}
          {...endButton(`/api/sessions/${session.id}`, `${session.browser} is logged out.`)}
        >
          End<VisuallyHidden> the session of {session.browser}</VisuallyHidden>
        </Button>
      )}
    </Row>
  );
  /** The others in equal browsers, together. */
  const group = ([first, ...more]: OwnSession[]) =>
    first && more.length > 0 ? (
      <li key={first.browser}>
        <Group>
          <Row as="summary" $justify="space-between">
            {line(first, more.length + 1)}
            <ChevronDown size={20} />
          </Row>
          <List>{[first, ...more].map(row)}</List>
        </Group>
      </li>
    ) : (
      first && row(first)
    );
  return (
    <AccountSection id="own-sessions" title="Where you are logged in">
      <Loaded answer={sessions} what="Your sessions" sample={[sample]}>
        {list => (
          <Setting>
            <List>
              {list.filter(session => !isOther(session)).map(row)}
              {[...new Set(list.filter(isOther).map(({ browser }) => browser))].map(name =>
                group(list.filter(session => isOther(session) && session.browser === name)),
              )}
            </List>
            {list.length > 1 ? (
              <Button
                ref={handOver}
                {...endButton(
                  '/api/sessions',
                  'All other sessions are logged out. This one stays until you log out.',
                )}
              >
                Log out everywhere else
              </Button>
            ) : (
              <Text $muted>You are logged in nowhere else.</Text>
            )}
          </Setting>
        )}
      </Loaded>
      <ActionOutcome outcome={outcome} />
    </AccountSection>
  );
}
