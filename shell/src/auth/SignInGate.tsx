import { gates } from '@site/federation/gates';
import { Link, styled, type RemoteDeps, type AuthState } from '@site/platform';
import { ButtonLink, from, Text, TextLink, VisuallyHidden } from '@site/ui';
import { MessagePage, type Layout } from '../pages/MessagePage.tsx';
import type { SitePage } from '../siteMap.ts';
import { GatePicture } from './GatePicture.tsx';
import { useLoginHref } from './useLoginHref.ts';

const free = [
  'Free with the account',
  'Lessons 1 and 2 of each level, the AI tutor, all tools, a first talk.',
] as const;

/* In four columns where it is below words and picture. */
const Points = styled.ul<{ $layout: Layout }>`
  display: grid;
  align-content: start;
  ${from.desktop} {
    ${({ $layout }) => $layout === 'across' && 'grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 24px;'}
  }
`;

const Point = styled.li`
  padding-block: 12px;
  border-top: 1px solid var(--line);
`;

const priced = ['/services', '/education'];

export interface SignInGateProps extends Pick<RemoteDeps, 'config'> {
  page: SitePage;
  auth: AuthState;
}

/** Shown at the page's own URL to everyone without a session: what the page has, what an account brings, how to get in. */
export function SignInGate({ page, auth, config }: SignInGateProps) {
  const login = useLoginHref(auth.status === 'joined' ? auth.email : undefined);
  const gate = gates[page.address];
  const layout = page.address === '/results' ? 'below' : 'across';
  const hasAccount = auth.status === 'sessionEnded';
  return (
    <MessagePage
      title={gate?.title ?? page.name}
      size={49}
      layout={layout}
      text={gate?.text ?? page.description}
      actions={
        hasAccount ? (
          <ButtonLink href={login}>Login</ButtonLink>
        ) : (
          <>
            <ButtonLink href={login}>Create a free account</ButtonLink>
            {page.address === '/services' && (
              <ButtonLink
                $variant="secondary"
                href={config.telegramChannelUrl}
                target="_blank"
                rel="noopener"
              >
                Open the free channel
                <VisuallyHidden> on Telegram (opens in a new tab)</VisuallyHidden>
              </ButtonLink>
            )}
            <TextLink href={login}>Login</TextLink>
          </>
        )
      }
      below={
        hasAccount || (
          <Text $muted>
            Accounts are free: no card, only your email. Then you are back here.{' '}
            {priced.includes(page.address) && (
              <TextLink as={Link} to="/#prices">
                See prices
              </TextLink>
            )}
          </Text>
        )
      }
      aside={gate && <GatePicture address={page.address} config={config} />}
      foot={
        <Points $layout={layout} aria-label="What you get">
          {[...(gate?.points ?? []), free].map(([name, text]) => (
            <Point key={name}>
              <strong>{name}</strong>
              <Text $muted>{text}</Text>
            </Point>
          ))}
        </Points>
      }
    >
      {hasAccount && (
        <Text role="status">Your session has ended. Log in to carry on; what you typed is kept.</Text>
      )}
    </MessagePage>
  );
}
