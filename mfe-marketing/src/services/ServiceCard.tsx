import { Link, styled } from '@site/platform';
import { Badge, ButtonLink, from, Heading, ink, NewTabLink, pressBySpace, Row, Text } from '@site/ui';
import { FREE_SERVICE, type ServiceChoice } from '@site/validation';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { graphql } from '../gql/gql.ts';
import type { ServiceCard_ServiceFragment } from '../gql/graphql.ts';
import { VIP } from '../prices/catalogue.ts';
import { FoldOnPhone } from '../layout/Fold.tsx';
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

/* Its words, what it contains, its price: below each other, or beside each other where there is room. */
const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px 24px;
  padding-block: 24px;
  border-top: 1px solid var(--line);
  > svg {
    grid-area: 1 / 2;
  }
  > :is(p, div) {
    grid-column: 1 / -1;
  }
  > p {
    margin-bottom: 8px;
  }
  > :last-child {
    color: var(--muted);
    font-size: var(--size-14);
  }
  > div > a {
    padding-inline: 12px;
    margin-inline: -12px;
  }
  ${from.tablet} {
    grid-template: auto auto 1fr / 72px minmax(0, 1fr) minmax(0, 1fr);
    > svg {
      grid-area: 1 / 1 / -1;
    }
    > :is(h3, p, div) {
      grid-column: 2;
    }
    > :last-child {
      grid-area: 1 / 3 / -1;
    }
  }
  ${from.desktop} {
    grid-template-columns: 72px minmax(0, 1fr) minmax(0, 1.15fr) 12rem;
    gap: 8px 40px;
    min-height: 181px;
    > :last-child {
      font-size: inherit;
    }
    > div:not(:last-child) {
      grid-area: 1 / 4 / -1;
      flex-direction: column;
      align-items: start;
      justify-content: start;
    }
  }
`;

/* As wide as the screen. What it saves stands beside its words where there is room, and above its button where there is none. */
const Membership = styled.li`
  ${ink}
  display: grid;
  gap: 24px;
  padding-block: var(--section);
  border-image: linear-gradient(var(--surface) 0 0) fill 0 / 0 / 0 100vmax;
  > ul,
  > ul + div {
    order: 1;
  }
  ${from.desktop} {
    > ul,
    > ul + div {
      order: 0;
    }
    grid-template: repeat(5, auto) 1fr / minmax(0, 1fr) minmax(0, 1fr);
    column-gap: 80px;
    > :nth-last-child(2) {
      grid-area: 1 / 2 / -1;
      align-self: start;
      margin-top: 72px;
    }
    > a {
      place-self: end start;
    }
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

/** Where a card's button leads (docs/specification.md#services); the state names the chosen card to the booking form. */
const contactLink = (service: ServiceChoice) => ({
  to: service.id === VIP ? '/contact?service=vip' : '/contact',
  state: { service },
});

interface ServiceCardProps {
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
  const words = (
    <>
      <Heading level={3} size={isVip ? 76 : 25}>
        {id === FREE_SERVICE ? <NewTabLink href={channelUrl}>{title}</NewTabLink> : title}
      </Heading>
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
      $variant={isVip ? 'primary' : 'quiet'}
      aria-label={`${label}: ${title}`}
      onKeyDown={pressBySpace}
    >
      {label}
      {isVip || <ArrowRight size={16} />}
    </ButtonLink>
  );
  return isVip ? (
    <Membership id={id}>
      <Row>
        <ServiceIcon id={id} icon={icon} />
        <Badge>PREMIUM</Badge>
      </Row>
      {words}
      <Price price={price} $size={49} />
      <Features features={features} />
      {comparison}
      {button}
    </Membership>
  ) : (
    <Line id={id}>
      <ServiceIcon id={id} icon={icon} />
      {words}
      <Row $justify="space-between" $gap={12}>
        <Price price={price} $size={25} />
        {button}
      </Row>
      <FoldOnPhone summary="What it contains">
        <Features features={features} />
      </FoldOnPhone>
    </Line>
  );
}
