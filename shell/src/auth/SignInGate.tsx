import { gates } from '@site/federation/gates';
import { Link, styled, type RemoteDeps, type AuthState } from '@site/platform';
import { ButtonLink, Grid, Heading, NewTabLink, Text, TextLink } from '@site/ui';
import { MessagePage, Panel } from '../pages/MessagePage.tsx';
import type { SitePage } from '../siteMap.ts';
import { useLoginHref } from './useLoginHref.ts';

const free = [
  'Free with the account',
  'Six lessons, the AI tutor, calculators, glossary and templates, and a first conversation with us.',
] as const;

const Picture = styled.img`
  width: min(100%, 440px);
  height: auto;
  justify-self: end;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;

const Below = styled(Panel)`
  grid-column: 1 / -1;
`;

/* Its gaps are the lines between its points. */
const Points = styled(Grid)`
  padding-top: 1px;
  background: var(--line);
`;

const Point = styled.li`
  display: grid;
  gap: 4px;
  align-content: start;
  padding: 20px 24px;
  background: var(--surface);
  &:last-child {
    background: var(--raised);
  }
`;

export interface SignInGateProps extends Pick<RemoteDeps, 'config'> {
  page: SitePage;
  auth: AuthState;
}

/** Shown at the page's own URL to everyone without a session: what the page has, what an account brings, how to get in. */
export function SignInGate({ page, auth, config }: SignInGateProps) {
  const login = useLoginHref(auth.status === 'joined' ? auth.email : undefined);
  const gate = gates[page.address];
  const hasAccount = auth.status === 'sessionEnded';
  return (
    <MessagePage
      title={gate?.title ?? page.name}
      size={49}
      text={gate?.text ?? page.description}
      actions={
        <>
          {!hasAccount && <ButtonLink href={login}>Create a free account</ButtonLink>}
          <ButtonLink href={login} $variant={hasAccount ? 'primary' : 'secondary'}>
            Login
          </ButtonLink>
          <TextLink as={Link} to="/#prices">
            See prices
          </TextLink>
        </>
      }
      below={
        <Text>
          No account wanted?{' '}
          <NewTabLink href={config.telegramChannelUrl}>Open the free channel on Telegram</NewTabLink>
        </Text>
      }
      aside={
        gate && <Picture src={`/gates${page.address}.svg`} alt={gate.picture} width={360} height={340} />
      }
      foot={
        <Below>
          <Heading level={2} size={20}>
            What you get
          </Heading>
          <Points as="ul" $desktop={4} $gap={1}>
            {[...(gate?.points ?? []), free].map(([name, text]) => (
              <Point key={name}>
                <strong>{name}</strong>
                <Text as="span" $muted>
                  {text}
                </Text>
              </Point>
            ))}
          </Points>
        </Below>
      }
    >
      {hasAccount ? (
        <Text role="status">Your session has ended. Log in to carry on; what you typed is kept.</Text>
      ) : (
        <Text>Accounts are free: no card, only your email. Then you are back here.</Text>
      )}
    </MessagePage>
  );
}
