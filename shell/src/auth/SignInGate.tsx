import { Link, styled, type RemoteDeps, type AuthState } from '@site/platform';
import { ButtonLink, Card, Heading, NewTabLink, Text, TextLink } from '@site/ui';
import { LineIcon } from '../layout/LineIcon.tsx';
import { MessagePage } from '../pages/MessagePage.tsx';
import type { SitePage } from '../siteMap.ts';
import { useLoginHref } from './useLoginHref.ts';

const free = [
  'Six lessons with figures, questions and practice charts',
  'The AI tutor, which answers from the lessons',
  'Calculators, glossary and templates to print',
  'A first conversation with us',
];

const Free = styled(Card)`
  gap: 16px;
  align-self: start;
  li {
    padding-block: 12px;
    border-top: 1px solid var(--line);
  }
`;

const Channel = styled(Text)`
  display: flex;
  gap: 12px;
  align-items: baseline;
  svg {
    flex: none;
    align-self: center;
  }
`;

export interface SignInGateProps extends Pick<RemoteDeps, 'config'> {
  page: SitePage;
  auth: AuthState;
}

/** Shown at the page's own URL to everyone without a session: what the page has, what an account brings, how to get in. */
export function SignInGate({ page, auth, config }: SignInGateProps) {
  const login = useLoginHref(auth.status === 'joined' ? auth.email : undefined);
  return (
    <MessagePage
      title={`Log in to open ${page.name}`}
      size={49}
      text={page.description}
      actions={
        <>
          <ButtonLink href={login}>Login</ButtonLink>
          <TextLink as={Link} to="/#prices">
            See prices
          </TextLink>
        </>
      }
      below={
        <Channel $muted>
          <LineIcon name="telegram" />
          <span>
            No account wanted?{' '}
            <NewTabLink href={config.telegramChannelUrl}>Open the free channel on Telegram</NewTabLink>
          </span>
        </Channel>
      }
      aside={
        <Free>
          <Heading level={2} size={20}>
            Free with an account
          </Heading>
          <ul>
            {free.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Free>
      }
    >
      {auth.status === 'sessionEnded' ? (
        <Text role="status">Your session has ended. Log in to carry on; what you typed is kept.</Text>
      ) : (
        <Text $muted>
          Accounts are free and need no card, only your email. After the login you are back on this page.
        </Text>
      )}
    </MessagePage>
  );
}
