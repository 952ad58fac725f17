import { Link, styled } from '@site/platform';
import { Badge, ButtonLink, Card, Figure, Heading, NewTabLink, pressBySpace, Text } from '@site/ui';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { FREE_SERVICE, type ServiceChoice } from '@site/validation';
import { graphql } from '../gql/gql.ts';
import type { ServiceCard_ServiceFragment } from '../gql/graphql.ts';
import { VIP } from '../prices/catalogue.ts';
import { offerOf } from './offers.ts';
import { ServiceIcon } from './ServiceIcon.tsx';

graphql(`
  fragment ServiceCard_service on Service {
    id
    title
    description
    icon
    price
    features
    isVip
  }
`);

const Frame = styled(Card)`
  gap: 12px;
  padding: 24px;
  /* Those of one row have their rules and prices on one line. */
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  &[data-vip] {
    border: 2px solid var(--gold);
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  > svg {
    color: var(--gold);
  }
  a:not(:hover) {
    text-decoration-color: transparent;
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: 24px 40px;
  padding-block: 16px 8px;
  border-top: 1px solid var(--line);
`;

const Features = styled.ul`
  display: grid;
  align-content: start;
  gap: 8px;
  font-size: var(--size-14);
`;

const Feature = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  > svg {
    margin-top: 3px;
    color: var(--up);
  }
`;

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  align-self: end;
  gap: 12px 16px;
  > a {
    flex: 1 0 100%;
    @media (min-width: 1280px) {
      flex: none;
    }
  }
`;

/** Where a card's button leads (docs/specification.md#services); the state names the chosen card to the booking form. */
const contactLink = (service: ServiceChoice) => ({
  to: service.id === VIP ? '/contact?service=vip' : '/contact',
  state: { service },
});

export interface ServiceCardProps {
  service: ServiceCard_ServiceFragment;
  /** The free Telegram channel, which the free service's card links to. */
  channelUrl: string;
  /** What its parts cost singly. */
  comparison?: ReactNode;
}

/**
 * One service. Its button is a link, so that the page behind it is prefetched and opens in a tab of its own; its
 * accessible name ends with the title, so that a list of buttons makes sense.
 */
export function ServiceCard({ service, channelUrl, comparison }: ServiceCardProps) {
  const { id, title, description, icon, price, features, isVip } = service;
  const [amount, period] = price?.split(' / ') ?? [];
  const label = isVip ? 'Join VIP Now' : 'Get Started';
  return (
    <Frame as="li" id={id} data-vip={isVip || undefined}>
      <Top>
        <ServiceIcon name={offerOf(id)?.icon ?? icon} />
        <Heading level={3}>
          {id === FREE_SERVICE ? <NewTabLink href={channelUrl}>{title}</NewTabLink> : title}
        </Heading>
        {isVip && <Badge>PREMIUM</Badge>}
      </Top>
      <Text $muted $size={isVip ? 20 : 14}>
        {description}
      </Text>
      <Parts>
        <Features>
          {features.map(feature => (
            <Feature key={feature}>
              <Check size={16} />
              {feature}
            </Feature>
          ))}
        </Features>
        {comparison}
      </Parts>
      <Bottom>
        {price && (
          <span>
            <Figure $size={25}>{amount}</Figure>
            {period && (
              <Text as="span" $size={14} $muted>
                {' '}
                / {period}
              </Text>
            )}
          </span>
        )}
        <ButtonLink
          as={Link}
          {...contactLink({ id, title })}
          role="button"
          $variant={isVip ? 'primary' : 'secondary'}
          $size="small"
          aria-label={`${label}: ${title}`}
          onKeyDown={pressBySpace}
        >
          {label}
        </ButtonLink>
      </Bottom>
    </Frame>
  );
}
