import { Link, styled } from '@site/platform';
import { Badge, ButtonLink, Card, from, Heading, NewTabLink, pressBySpace, Text } from '@site/ui';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { FREE_SERVICE, type ServiceChoice } from '@site/validation';
import { graphql } from '../gql/gql.ts';
import type { ServiceCard_ServiceFragment } from '../gql/graphql.ts';
import { VIP } from '../prices/catalogue.ts';
import { offerOf } from './offers.ts';
import { Price } from './PriceList.tsx';
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

/* Those of one row have their prices on one line. */
const Cell = styled.li`
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  padding-block: 20px 24px;
  border-top: 1px solid var(--border);
`;

/* What it saves stands beside its words where there is room, and above its button where there is none. */
const Membership = styled(Card)`
  display: grid;
  gap: 24px;
  border-color: var(--gold);
  h3 {
    order: 1;
    flex: 1 0 100%;
  }
  > ul,
  > ul + div {
    order: 1;
  }
  ${from.desktop} {
    > ul,
    > ul + div {
      order: 0;
    }
    grid-template: repeat(4, auto) 1fr / minmax(0, 1fr) minmax(0, 1fr);
    column-gap: 80px;
    padding: 56px;
    > :nth-last-child(2) {
      grid-area: 1 / 2 / -1;
    }
    > a {
      place-self: end start;
    }
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  > svg {
    color: var(--gold);
  }
  a:not(:hover) {
    text-decoration-color: transparent;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 8px;
  align-content: start;
`;

const Feature = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  > svg {
    margin-top: calc((1lh - 16px) / 2);
    color: var(--up);
  }
`;

const Features = ({ features }: Pick<ServiceCard_ServiceFragment, 'features'>) => (
  <List>
    {features.map(feature => (
      <Feature key={feature}>
        <Check size={16} />
        {feature}
      </Feature>
    ))}
  </List>
);

const Terms = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
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
  const label = isVip ? 'Join VIP Now' : 'Get Started';
  const head = (
    <>
      <Top>
        <ServiceIcon name={offerOf(id)?.icon ?? icon} />
        <Heading level={3} size={isVip ? 49 : 20}>
          {id === FREE_SERVICE ? <NewTabLink href={channelUrl}>{title}</NewTabLink> : title}
        </Heading>
        {isVip && <Badge>PREMIUM</Badge>}
      </Top>
      <Text $muted $size={isVip ? 20 : 16}>
        {description}
      </Text>
    </>
  );
  const button = (
    <ButtonLink
      as={Link}
      {...contactLink({ id, title })}
      role="button"
      $variant={isVip ? 'primary' : 'secondary'}
      $size={isVip ? 'medium' : 'small'}
      aria-label={`${label}: ${title}`}
      onKeyDown={pressBySpace}
    >
      {label}
    </ButtonLink>
  );
  return isVip ? (
    <Membership as="li" id={id} $ink>
      {head}
      <Price price={price} $size={49} />
      <Features features={features} />
      {comparison}
      {button}
    </Membership>
  ) : (
    <Cell id={id}>
      {head}
      <Terms>
        <Price price={price} $size={25} />
        {button}
      </Terms>
      <Features features={features} />
    </Cell>
  );
}
