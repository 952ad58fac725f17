import { Link, styled, type SiteConfig } from '@site/platform';
import { Container, from, NewTabLink, Text, TextLink } from '@site/ui';
import type { MouseEvent, ReactNode } from 'react';
import { LineIcon } from './LineIcon.tsx';

const learning = 'AI Learning';
const services = ['Trade Management', 'Signal Provision', 'Mindset Coaching', 'VIP Membership', learning];
const networks = [
  ['telegram', 'Telegram'],
  ['instagram', 'Instagram'],
  ['twitter', 'Twitter'],
  ['youtube', 'YouTube'],
] as const;
const legal = [
  ['terms', 'Terms of Service'],
  ['privacy', 'Privacy Policy'],
  ['risk', 'Risk Disclaimer'],
] as const;

const Frame = styled.footer`
  padding-block: 56px 40px;
  border-top: 1px solid var(--line);
  font-size: var(--size-14);
  overflow-wrap: anywhere;
`;

const Columns = styled.div`
  display: grid;
  /* Two columns, and one where the text is enlarged. */
  grid-template-columns: repeat(auto-fit, minmax(max(8rem, 40%), 1fr));
  gap: 40px 24px;
  ${from.desktop} {
    grid-template-columns: 2fr 1fr 1fr 1fr;
  }
`;

const Risk = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  justify-items: start;
  min-width: 0;
  grid-column: 1 / -1;
  ${from.desktop} {
    grid-column: auto;
    padding-right: 80px;
  }
`;

const RiskLine = styled.p`
  max-width: 26ch;
  font-size: var(--size-20);
  font-weight: 500;
  line-height: 1.35;
`;

const List = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
  color: var(--muted);
  /* In one row below the two others on a phone. */
  &:last-child {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 8px 20px;
    > p {
      width: 100%;
    }
    ${from.desktop} {
      display: grid;
      grid-column: auto;
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    min-height: 32px;
    vertical-align: middle;
  }
`;

/* What does not fit beside the name stands below it, not below the icon. */
const Network = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 6px;
  padding-left: 32px;
  > :first-child {
    margin-left: -32px;
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
  gap: 8px 24px;
  margin-top: 56px;
  padding-top: 24px;
  border-top: 1px solid var(--line);
  color: var(--muted);
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

/** A link of the settings: to a page of this site, to another in a new tab, or, without an address, nowhere. */
function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/'))
    return (
      <TextLink as={Link} $quiet to={href}>
        {children}
      </TextLink>
    );
  const behaviour = href === PLACEHOLDER ? { onClick: stay } : { target: '_blank', rel: 'noopener' };
  return (
    <TextLink $quiet href={href} {...behaviour}>
      {children}
    </TextLink>
  );
}

/** Below every page: the risk line first, then where to go. */
export function SiteFooter({ config }: { config: SiteConfig }) {
  const channel = <NewTabLink href={config.telegramChannelUrl}>free channel</NewTabLink>;
  return (
    <Frame>
      <Container>
        <Columns>
          <Risk>
            <RiskLine>Trading involves risk. Results are not guaranteed.</RiskLine>
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
          <LinkList title="Follow">
            {networks.map(([network, name]) => (
              <Network key={network}>
                <ExternalLink href={config.social[network]}>
                  <LineIcon name={network} />
                  {name}
                </ExternalLink>
                {config.social[network] === PLACEHOLDER && (network === 'telegram' ? channel : '(not yet)')}
              </Network>
            ))}
          </LinkList>
          <LinkList title="Legal">
            {legal.map(([page, name]) => (
              <div key={page}>
                <ExternalLink href={config.legal[page]}>{name}</ExternalLink>
              </div>
            ))}
          </LinkList>
        </Columns>
        <Legal>
          <p>© 2024 {config.brandName}</p>
          <p>Education and opinion, not financial advice.</p>
        </Legal>
      </Container>
    </Frame>
  );
}
