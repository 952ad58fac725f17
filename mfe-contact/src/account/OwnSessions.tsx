import { styled } from '@site/platform';
import { Badge, Button, handOver, Row, Text, VisuallyHidden } from '@site/ui';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { call, useAction, type useAnswer } from './accountApi.ts';
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

const handheld = /Android|iOS|iPhone|iPad/;
const epoch = new Date(0).toISOString();
const sample = { id: '', current: true, createdAt: epoch, lastSeenAt: epoch, browser: '' };
/** Before the others are folded. */
const SHOWN = 5;
const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const when = (time: string) => format.format(new Date(time)).replaceAll(' ', '\u00a0');

const More = styled.summary`
  padding-block: 16px;
  cursor: pointer;
`;

interface OwnSessionsProps extends AccountProps {
  sessions: ReturnType<typeof useAnswer<OwnSession[]>>;
}

/** Where the user is logged in, and how to log out there. */
export function OwnSessions({ auth, sessions }: OwnSessionsProps) {
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
  const row = ({ id, browser, current, createdAt, lastSeenAt }: OwnSession) => {
    const Device = handheld.test(browser) ? Smartphone : Monitor;
    return (
      <Setting as="li" key={id}>
        <Device size={20} strokeWidth={1.5} color="var(--muted)" />
        <div>
          <Row $gap={8}>
            <strong>{browser}</strong>
            {current && <Badge>This session</Badge>}
          </Row>
          <Text $size={14} $muted>
            Since&nbsp;{when(createdAt)}
            {!current && <> · last&nbsp;active&nbsp;{when(lastSeenAt)}</>}
          </Text>
        </div>
        {!current && (
          <Button ref={handOver} {...endButton(`/api/sessions/${id}`, `${browser} is logged out.`)}>
            End<VisuallyHidden> the session of {browser}</VisuallyHidden>
          </Button>
        )}
      </Setting>
    );
  };
  return (
    <AccountSection
      id="own-sessions"
      title="Where you are logged in"
      says="Each browser that can open your account. End what you do not know."
    >
      <div>
        <Loaded answer={sessions} what="Your sessions" sample={[sample]}>
          {list => (
            <>
              <ul>{list.slice(0, SHOWN).map(row)}</ul>
              {list.length > SHOWN && (
                <details>
                  <More>{list.length - SHOWN} more</More>
                  <ul>{list.slice(SHOWN).map(row)}</ul>
                </details>
              )}
              <Setting>
                <Text $muted>
                  {list.length > 1 ? 'All sessions but this one.' : 'You are logged in nowhere else.'}
                </Text>
                {list.length > 1 && (
                  <Button
                    ref={handOver}
                    {...endButton(
                      '/api/sessions',
                      'All other sessions are logged out. This one stays until you log out.',
                    )}
                  >
                    Log out everywhere else
                  </Button>
                )}
              </Setting>
            </>
          )}
        </Loaded>
      </div>
      <ActionOutcome outcome={outcome} />
    </AccountSection>
  );
}
