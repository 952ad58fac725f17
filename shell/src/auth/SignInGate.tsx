import { gates } from '@site/federation/gates';
import { Link, styled, type RemoteDeps, type AuthState } from '@site/platform';
import type { ReactNode } from 'react';
import {
  ButtonLink,
  Card,
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

const example = [
  ['You, by email or in the form', 'I have two evenings a week and a small account. Where do I begin?'],
  ['We, within 24 hours', 'With lesson 2: what you can afford to lose. A free talk on Thursday at 18:00?'],
] as const;

/** Where things are; the outer columns are the page's gutters. */
const beside =
  "'. title title .' '. lead picture picture' '. ways picture picture' '. foot picture picture' 1fr";
const band = "'. title title .' '. lead ways .' 'picture picture picture picture' '. foot foot .'";
const below = "'. title title .' '. lead foot .' '. ways foot .' 1fr '. picture picture .'";
const both = "'. title title .' '. lead picture .' '. ways picture .' 1fr '. foot foot .'";
const areas: Readonly<Record<string, string>> = {
  '/results': below,
  '/contact': both,
  '/about': below.replace('. picture picture .', 'picture picture picture picture'),
  '/account': band,
};

const Place = styled.div<{ $areas: string }>`
  display: grid;
  grid-template-columns: var(--gutter) minmax(0, 1fr) var(--gutter);
  gap: 24px 0;
  padding-block: 40px 56px;
  > * {
    grid-column: 2;
  }
  > :is([role='img'], figure) {
    margin-block: 16px;
    grid-column: ${({ $areas }) => $areas.includes('picture picture picture picture') && '1 / -1'};
  }
  p {
    text-wrap: balance;
  }
  /* A new line of the title is one on the page. */
  h1 {
    white-space: pre-line;
  }
  ${from.desktop} {
    grid-template:
      ${({ $areas }) => $areas} / minmax(var(--gutter), 1fr)
      minmax(0, calc(var(--page) * 0.44)) minmax(0, calc(var(--page) * 0.56)) minmax(var(--gutter), 1fr);
    row-gap: 32px;
    padding-block: 64px;
    ${['title', 'lead', 'ways'].map((area, index) => `> :nth-child(${index + 1}) { grid-area: ${area}; }`)}
    > :nth-child(n + 2) {
      align-self: start;
      margin-right: ${({ $areas }) => ($areas === beside ? '64px' : '24px')};
    }
    > :is([role='img'], figure) {
      grid-area: picture;
      margin: 8px 0 ${({ $areas }) => ($areas.endsWith("picture picture picture'") ? -64 : 24)}px;
    }
    > :last-child {
      grid-area: foot;
      margin-right: ${({ $areas }) => $areas !== beside && 0};
      ${({ $areas }) => $areas.includes('foot foot') && 'grid: auto / auto-flow minmax(0, 1fr); gap: 24px;'}
    }
  }
`;

const Ways = styled(Row)`
  display: grid;
  justify-content: stretch;
  ${from.tablet} {
    display: flex;
    justify-content: start;
  }
`;

const Address = styled(TextLink)`
  font-size: min(var(--size-31), 5.9vw);
  font-weight: 500;
  letter-spacing: -0.02em;
`;

/* Yours at the right, ours at the left. */
const Letters = styled(Card)`
  gap: 16px;
  ${from.tablet} {
    padding: 40px;
    font-size: var(--size-20);
  }
  > div {
    border-bottom-right-radius: 0;
    margin-left: 12%;
  }
  > div + div {
    border-radius: var(--radius) var(--radius) var(--radius) 0;
    border-color: var(--gold);
    margin: 0 12% 0 0;
  }
`;

const Points = styled.ul`
  display: grid;
  li {
    padding-block: 12px;
    border-top: 1px solid var(--line);
  }
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
  const hasAccount = auth.status === 'sessionEnded';
  const write = page.address === '/contact' && `mailto:${config.contactEmail}`;
  const channel = <NewTabLink href={config.telegramChannelUrl}>Open the free channel on Telegram</NewTabLink>;
  const points: (readonly [string, ReactNode])[] = [...(gate?.points ?? []), free];
  if (write) points.push(['A note each day', channel]);
  return (
    <Place $areas={areas[page.address] ?? beside}>
      <Stack $gap={24}>
        <Divider $gold />
        <Heading level={1} size={gate?.title ? 76 : 49}>
          {gate?.title ?? page.name}
        </Heading>
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
          {hasAccount || <ButtonLink href={login}>Create a free account</ButtonLink>}
          {page.address === '/services' && (
            <ButtonLink $variant="secondary" href={config.telegramChannelUrl} target="_blank" rel="noopener">
              Open the free channel
              <VisuallyHidden> on Telegram (opens in a new tab)</VisuallyHidden>
            </ButtonLink>
          )}
          {hasAccount && <ButtonLink href={login}>Login</ButtonLink>}
        </Ways>
        {hasAccount || (
          <>
            <Text $muted>Accounts are free: no card, only your email. Then you are back here.</Text>
            <Row $gap={24}>
              <TextLink href={login}>Login</TextLink>
              {priced.includes(page.address) && (
                <TextLink as={Link} to="/#prices">
                  See prices
                </TextLink>
              )}
            </Row>
          </>
        )}
      </Stack>
      {write && (
        <Letters as="figure" $ink aria-label="For example">
          {example.map(([who, words]) => (
            <Card key={who}>
              <Text $size={14} $muted>
                {who}
              </Text>
              {words}
            </Card>
          ))}
        </Letters>
      )}
      {gate?.picture && <GatePicture address={page.address} picture={gate.picture} />}
      <Points aria-label="What you get">
        {points.map(([name, text]) => (
          <li key={name}>
            <strong>{name}</strong>
            <Text $muted>{text}</Text>
          </li>
        ))}
      </Points>
    </Place>
  );
}
