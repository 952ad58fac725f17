import { gates } from '@site/federation/gates';
import { Link, styled, type RemoteDeps, type AuthState } from '@site/platform';
import {
  ButtonLink,
  Divider,
  from,
  Heading,
  Lead,
  LevelTrack,
  NewTabLink,
  Row,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@site/ui';
import type { SitePage } from '../siteMap.ts';
import { GatePicture } from './GatePicture.tsx';
import { pieces } from './GatePieces.tsx';
import { useLoginHref } from './useLoginHref.ts';

/** Where things are; the outer columns are the page's gutters. */
const beside = (area: string) => `'. title title .' '. lead ${area} .' '. ways ${area} .'`;
const services = `${beside('foot')} '. picture picture .' 1fr`;
const panel = "'. title piece .' '. lead piece .' '. ways piece .' 1fr";
const areas: Readonly<Record<string, string>> = {
  '/services': services,
  '/results': `${beside('piece')} 1fr '. picture picture .'`,
  '/contact': panel,
  '/education': `${beside('piece')} '. foot piece .' 1fr`,
  '/about': panel,
  '/account': `${beside('foot')} 1fr`,
};
/** Its picture goes to the edge of the screen. */
const usual = `${beside('picture')} '. foot picture .' 1fr`.replaceAll('picture .', 'picture picture');

const Place = styled.div<{ $areas: string }>`
  display: grid;
  grid-template-columns: var(--gutter) minmax(0, 1fr) var(--gutter);
  gap: 24px 0;
  /* At least what the page leaves below the header. */
  min-height: inherit;
  padding-block: 40px 56px;
  > * {
    grid-column: 2;
  }
  > :is([role='img'], figure) {
    margin-top: 8px;
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
      minmax(0, calc(var(--page) / 2 + 12px)) minmax(0, calc(var(--page) / 2 - 12px))
      minmax(var(--gutter), 1fr);
    row-gap: 32px;
    padding-block: 64px;
    ${['title', 'lead', 'ways'].map((area, index) => `> :nth-child(${index + 1}) { grid-area: ${area}; }`)}
    > :is(:nth-child(2), :nth-child(3)) {
      align-self: ${({ $areas }) => ($areas === services ? 'stretch' : 'start')};
      margin-right: 64px;
    }
    > figure {
      grid-area: piece;
    }
    ${({ $areas }) => $areas === panel && '> figure { margin-left: 24px; }'}
    > [role='img'] {
      grid-area: picture;
    }
    > ul {
      grid-area: foot;
      align-self: start;
      margin-right: ${({ $areas }) => $areas.includes('. foot p') && '64px'};
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

const Points = styled.ul`
  display: grid;
  > li {
    display: grid;
    grid-template-columns: min(9rem, 40%) minmax(0, 1fr);
    gap: 16px;
    align-items: baseline;
    align-content: center;
    padding-block: 12px;
    border-top: 1px solid var(--line);
    > div {
      grid-column: 1 / -1;
    }
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
  return (
    <Place $areas={areas[page.address] ?? usual}>
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
          {write && !hasAccount && (
            <ButtonLink href={`${write}?subject=A%20free%20talk`}>Ask for a free talk</ButtonLink>
          )}
          {hasAccount || (
            <ButtonLink href={login} $variant={write ? 'secondary' : 'primary'}>
              Create a free account
            </ButtonLink>
          )}
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
            <Text $muted>
              Accounts are free: no card, only your email.{' '}
              {write ? 'Then you book in the form' : 'Then you are back here'}, with lessons 1 and 2 of each
              level, the AI tutor and all tools.
            </Text>
            <Row $gap={24}>
              <TextLink href={login}>Login</TextLink>
              {write && (
                <NewTabLink href={config.telegramChannelUrl}>Open the free channel on Telegram</NewTabLink>
              )}
              {priced.includes(page.address) && (
                <TextLink as={Link} to="/#prices">
                  See prices
                </TextLink>
              )}
            </Row>
          </>
        )}
      </Stack>
      {gate?.points && (
        <Points aria-label="What you get">
          {gate.points.map(([name, text, lessons]) => (
            <li key={name}>
              <Text as="span" $size={14} $muted>
                {name}
              </Text>
              <Text>{text}</Text>
              {lessons && <LevelTrack name={name} lessons={lessons} />}
            </li>
          ))}
        </Points>
      )}
      {pieces[page.address]}
      {gate?.picture && <GatePicture address={page.address} picture={gate.picture} />}
    </Place>
  );
}
