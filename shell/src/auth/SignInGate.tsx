import { gates } from '@site/federation/gates';
import { Link, styled, type RemoteDeps, type AuthState } from '@site/platform';
import {
  ButtonLink,
  Divider,
  from,
  Heading,
  Lead,
  NewTabLink,
  Row,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@site/ui';
import type { SitePage } from '../siteMap.ts';
import { GatePicture } from './GatePicture.tsx';
import { useLoginHref } from './useLoginHref.ts';

const free = [
  'Free with the account',
  'Lessons 1 and 2 of each level, the AI tutor, all tools, a first talk.',
] as const;

/** Where the picture is, and what it leaves to the points. The outer columns are the page's gutters. */
const areas = {
  beside: "'. title title .' '. lead picture picture' '. ways picture picture' '. foot foot .'",
  below: "'. title title .' '. lead foot .' '. ways foot .' '. picture picture .'",
  band: "'. title title .' '. lead ways .' 'picture picture picture picture' '. foot foot .'",
  none: "'. title title .' '. lead foot .' '. ways foot .'",
};
type Layout = keyof typeof areas;
const layouts: Readonly<Record<string, Layout>> = {
  '/results': 'below',
  '/about': 'band',
  '/account': 'band',
  '/contact': 'none',
};

const Place = styled.div<{ $layout: Layout }>`
  display: grid;
  grid-template-columns: var(--gutter) minmax(0, 1fr) var(--gutter);
  gap: 24px 0;
  padding-block: 40px 56px;
  > * {
    grid-column: 2;
  }
  > [role='img'] {
    margin-block: 16px;
    ${({ $layout }) => $layout === 'band' && 'grid-column: 1 / -1;'}
  }
  ${from.desktop} {
    grid-template:
      ${({ $layout }) => areas[$layout]} / minmax(var(--gutter), 1fr)
      minmax(0, calc(var(--page) * 0.44)) minmax(0, calc(var(--page) * 0.56)) minmax(var(--gutter), 1fr);
    row-gap: 32px;
    padding-block: 64px;
    > * {
      grid-area: foot;
    }
    > :nth-child(1) {
      grid-area: title;
    }
    > :nth-child(2) {
      grid-area: lead;
      margin-right: 80px;
    }
    > :nth-child(3) {
      grid-area: ways;
      align-self: start;
      margin-right: ${({ $layout }) => ($layout === 'band' ? 0 : '80px')};
    }
    > [role='img'] {
      grid-area: picture;
      align-self: start;
      margin-block: 8px 24px;
    }
  }
`;

/* A new line of the title is one on the page. */
const Title = styled(Heading)`
  white-space: pre-line;
`;

const Ways = styled(Row)`
  > :not(a[href^='/api/login']:last-child) {
    flex: 1 0 100%;
  }
  ${from.tablet} {
    > a {
      flex: none !important;
    }
  }
`;

const Address = styled(TextLink)`
  font-family: var(--font-display);
  font-size: min(var(--size-39), 5.9vw);
  font-weight: 600;
  line-height: 1.2;
`;

const Note = styled(Text)`
  text-wrap: balance;
`;

/* Below words and picture in four columns, beside the words below each other. */
const Points = styled.ul<{ $layout: Layout }>`
  display: grid;
  align-content: start;
  ${from.desktop} {
    ${({ $layout }) =>
      ['beside', 'band'].includes($layout) && 'grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 24px;'}
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
  const layout = layouts[page.address] ?? 'beside';
  const hasAccount = auth.status === 'sessionEnded';
  const write = page.address === '/contact' && `mailto:${config.contactEmail}`;
  return (
    <Place $layout={layout}>
      <Stack $gap={24}>
        <Divider $gold />
        <Title level={1} size={gate?.title ? 76 : 49}>
          {gate?.title ?? page.name}
        </Title>
      </Stack>
      <Stack>
        <Lead>{gate?.text ?? page.description}</Lead>
        {write && <Address href={write}>{config.contactEmail}</Address>}
        {hasAccount && (
          <Text role="status">Your session has ended. Log in to carry on; what you typed is kept.</Text>
        )}
      </Stack>
      <Stack $gap={24}>
        <Ways>
          {write && <ButtonLink href={write}>Write to us</ButtonLink>}
          {hasAccount || (
            <ButtonLink $variant={write ? 'secondary' : 'primary'} href={login}>
              Create a free account
            </ButtonLink>
          )}
          {page.address === '/services' && (
            <ButtonLink $variant="secondary" href={config.telegramChannelUrl} target="_blank" rel="noopener">
              Open the free channel
              <VisuallyHidden> on Telegram (opens in a new tab)</VisuallyHidden>
            </ButtonLink>
          )}
          {hasAccount ? <ButtonLink href={login}>Login</ButtonLink> : <TextLink href={login}>Login</TextLink>}
        </Ways>
        {hasAccount || (
          <Note $muted>
            Accounts are free: no card, only your email. Then you are back here.{' '}
            {priced.includes(page.address) && (
              <TextLink as={Link} to="/#prices">
                See prices
              </TextLink>
            )}
          </Note>
        )}
      </Stack>
      {gate?.picture && <GatePicture address={page.address} picture={gate.picture} />}
      <Points $layout={layout} aria-label="What you get">
        {[...(gate?.points ?? []), free].map(([name, text]) => (
          <Point key={name}>
            <strong>{name}</strong>
            <Text $muted>{text}</Text>
          </Point>
        ))}
        {write && (
          <Point>
            <strong>A note each day</strong>
            <Text>
              <NewTabLink href={config.telegramChannelUrl}>Open the free channel on Telegram</NewTabLink>
            </Text>
          </Point>
        )}
      </Points>
    </Place>
  );
}
