import { styled } from '@site/platform';
import { Button, Row, Text, VisuallyHidden } from '@site/ui';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { call, useAction, useAnswer } from './accountApi.ts';
import { AccountSection, ActionOutcome, Loaded, type AccountProps } from './AccountSection.tsx';

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

const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 16px;
  align-items: center;
  &:not(:first-child) {
    margin-top: 12px;
    padding-top: 12px;
    border-top: 1px solid var(--line);
  }
  > svg {
    color: var(--muted);
  }
`;

const handheld = /Android|iOS|iPhone|iPad/;
const sample = { id: '', current: true, createdAt: '', lastSeenAt: new Date(0).toISOString(), browser: '' };
const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Where the user is logged in, and how to log out there. */
export function OwnSessions({ auth }: AccountProps) {
  const sessions = useAnswer<OwnSession[]>('/api/sessions', auth);
  const { pending, outcome, run } = useAction(auth);
  const end = (path: string, done: string) => () =>
    run(async () => {
      await call(auth, 'DELETE', path);
      await sessions.load();
      return done;
    });
  return (
    <AccountSection id="own-sessions" title="Where you are logged in">
      <Loaded answer={sessions} what="Your sessions" sample={[sample]}>
        {list => (
          <ul>
            {list.map(({ id, browser, current, lastSeenAt }) => {
              const Device = handheld.test(browser) ? Smartphone : Monitor;
              return (
                <Entry key={id}>
                  <Device size={20} strokeWidth={1.5} />
                  <div>
                    <Text>
                      {browser}
                      {current && ' (this session)'}
                    </Text>
                    <Text $size={14} $muted>
                      Last active {when.format(new Date(lastSeenAt))}
                    </Text>
                  </div>
                  {!current && (
                    <Button
                      ref={handOver}
                      $variant="secondary"
                      $size="small"
                      aria-disabled={pending}
                      onClick={end(`/api/sessions/${id}`, `${browser} is logged out.`)}
                    >
                      End<VisuallyHidden> the session of {browser}</VisuallyHidden>
                    </Button>
                  )}
                </Entry>
              );
            })}
          </ul>
        )}
      </Loaded>
      <Row>
        <Button
          $variant="secondary"
          $size="small"
          aria-disabled={pending}
          onClick={end(
            '/api/sessions',
            'All other sessions are logged out. This one stays until you log out.',
          )}
        >
          Log out everywhere else
        </Button>
      </Row>
      <ActionOutcome outcome={outcome} />
    </AccountSection>
  );
}

/** When the button goes with the focus on it, the section's last button has it. */
const handOver = (button: HTMLElement | null) => () => {
  const last = [...(button?.closest('section')?.querySelectorAll('button') ?? [])].at(-1);
  if (button === document.activeElement) last?.focus({ preventScroll: true });
};
