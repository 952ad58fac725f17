import { Link, styled, type SiteConfig } from '@site/platform';
import { Container, from, ink, NewTabLink, Text, TextLink, VisuallyHidden } from '@site/ui';
import type { MouseEvent, ReactNode } from 'react';
import { findPage } from '../siteMap.ts';
import { LineIcon } from './LineIcon.tsx';

const learning = 'AI Learning';
const services = ['Trade Management', 'Signal Provision', 'Mindset Coaching', 'VIP Membership', learning];
const networks = [
  ['telegram', 'Telegram'],
  ['instagram', 'Instagram'],
  ['twitter', 'Twitter'],
  ['youtube', 'YouTube'],
] as const;
const legal = ['terms', 'privacy', 'risk'] as const;

const Frame = styled.footer`
  padding-block: 24px 16px;
  border-top: 1px solid var(--line);
  ${ink}
  --ink: var(--deep);
  font-size: var(--size-14);
  overflow-wrap: anywhere;
  ${from.desktop} {
    padding-block: 56px 32px;
  }
`;

const Columns = styled.div`
  display: grid;
  /* Two columns, and one where the text is enlarged. */
  grid-template-columns: repeat(auto-fit, minmax(max(8rem, 40%), 1fr));
  gap: 20px 24px;
  ${from.desktop} {
    grid-template-columns: 2fr 1fr 1fr 1fr;
  }
`;

const Risk = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
  min-width: 0;
  grid-column: 1 / -1;
  ${from.desktop} {
    grid-column: auto;
    padding-right: 80px;
  }
`;

const List = styled.div`
  display: grid;
  gap: 4px;
  align-content: start;
  color: var(--muted);
  ${from.desktop} {
    gap: 8px;
  }
  > div > a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    vertical-align: middle;
  }
`;

/* On a phone two lists in one column. */
const Lists = styled.div`
  display: grid;
  gap: 20px;
  ${from.desktop} {
    display: contents;
  }
`;

/* The first icon, not its place, is below the title. */
const Networks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin-inline: -10px;
  a {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: var(--radius-small);
  }
`;

// Not a heading: the footer is not part of the page's outline.
const ListTitle = styled.p`
  color: var(--text);
  font-weight: 600;
`;

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 24px;
  margin-top: 16px;
  padding-top: 12px;
  border-top: 1px solid var(--line);
  color: var(--muted);
  ${from.desktop} {
    margin-top: 48px;
    padding-top: 24px;
  }
`;

const LinkList = ({ title, children }: { title: string; children: ReactNode }) => (
  <List>
    <ListTitle>{title}</ListTitle>
    {children}
  </List>
);

// On a line of its own rather than broken at its hyphens or dots.
const Address = styled(TextLink)`
  display: inline-block;
`;

const PLACEHOLDER = '#';
const stay = (event: MouseEvent) => event.preventDefault();

interface ExternalLinkProps {
  href: string;
  title?: string | undefined;
  children: ReactNode;
}

/** A link of the settings: to a page of this site, to another in a new tab, or, without an address, nowhere. */
function ExternalLink({ href, ...rest }: ExternalLinkProps) {
  if (href.startsWith('/')) return <TextLink as={Link} $quiet to={href} {...rest} />;
  const behaviour = href === PLACEHOLDER ? { onClick: stay } : { target: '_blank', rel: 'noopener' };
  return <TextLink $quiet href={href} {...behaviour} {...rest} />;
}

/** Below every page: the risk line first, then where to go. */
export function SiteFooter({ config }: { config: SiteConfig }) {
  return (
    <Frame>
      <Container>
        <Columns>
          <Risk>
            <Text $size={20}>Trading involves risk. Results are not guaranteed.</Text>
            <Text $size={14} $muted>
              Questions?{' '}
              <TextLink as={Link} to="/contact">
                Book a free consultation
              </TextLink>
              , or write to <Address href={`mailto:${config.contactEmail}`}>{config.contactEmail}</Address>
            </Text>
          </Risk>
          <LinkList title="Services">
            {services.map(name => (
              <div key={name}>
                <TextLink as={Link} to={name === learning ? '/learn' : '/services'} $quiet>
                  {name}
                </TextLink>
              </div>
            ))}
          </LinkList>
          <Lists>
            <LinkList title="Legal">
              {legal.map(page => (
                <div key={page}>
                  <ExternalLink href={config.legal[page]}>{findPage(`/${page}`)?.name}</ExternalLink>
                </div>
              ))}
            </LinkList>
            <LinkList title="Follow">
              <Networks>
                {networks.map(([network, name]) => {
                  const instead = network === 'telegram' ? 'see the free channel' : 'not yet';
                  const label = config.social[network] === PLACEHOLDER ? `${name} (${instead})` : name;
                  return (
                    <li key={network}>
                      <ExternalLink href={config.social[network]} title={label}>
                        <LineIcon name={network} />
                        <VisuallyHidden>{label}</VisuallyHidden>
                      </ExternalLink>
                    </li>
                  );
                })}
              </Networks>
              <p>
                Telegram: <NewTabLink href={config.telegramChannelUrl}>free channel</NewTabLink>
              </p>
            </LinkList>
          </Lists>
        </Columns>
        <Legal>
          <p>© 2024 {config.brandName}</p>
          <p>Education and opinion, not financial advice.</p>
        </Legal>
      </Container>
    </Frame>
  );
}
