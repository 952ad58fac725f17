import { Link, styled } from '@site/platform';
import { Badge, ButtonLink, from, Heading, ink, NewTabLink, pressBySpace, Row, Text } from '@site/ui';
import { FREE_SERVICE, type ServiceChoice } from '@site/validation';
import ArrowRight from 'lucide-react/icons/arrow-right';
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
  gap: 12px 24px;
  padding-block: 32px;
  border-top: 1px solid var(--line);
  > svg {
    grid-area: 1 / 2;
  }
  > :is(p, div) {
    grid-column: 1 / -1;
  }
  > div:not(:last-child) > a {
    padding-inline: 12px;
    margin-inline: -12px;
  }
  /* A line with name, price and button; below it the words and what it contains, from where the second of the page's head is. */
  ${from.tablet} {
    grid-template-columns: 72px minmax(0, calc(50% - 108px)) minmax(0, 1fr);
    align-items: baseline;
    > svg {
      grid-area: 1 / 1 / span 2;
      align-self: start;
    }
    > :nth-child(4) {
      grid-area: 1 / 3;
    }
    > p {
      grid-column: 2;
    }
    > :last-child {
      grid-column: 3;
    }
  }
`;

/* As wide as the screen. What it saves is below its words and what it contains, as wide as both. */
const Membership = styled.li`
  ${ink}
  display: grid;
  gap: 24px;
  padding-block: var(--section);
  border-image: linear-gradient(var(--surface) 0 0) fill 0 / 0 / 0 100vmax;
  > a {
    order: -1;
  }
  > :nth-child(-n + 4) {
    order: -2;
  }
  ${from.tablet} {
    > a {
      justify-self: start;
    }
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > * {
      grid-column: 1;
    }
    > ul {
      grid-area: 2 / 2 / span 4;
    }
    > div:not(:first-child) {
      grid-column: 1 / -1;
      margin-top: 40px;
    }
  }
`;

const Features = styled.ul`
  color: var(--muted);
  > li {
    padding-block: 4px;
    &:first-child {
      padding-top: 0;
    }
  }
  ${Membership} > & > li {
    padding-block: 12px;
    border-top: 1px solid var(--line);
    color: var(--text);
  }
`;

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
  const contents = (
    <Features>
      {features.map(feature => (
        <li key={feature}>{feature}</li>
      ))}
    </Features>
  );
  const words = (
    <>
      <Heading level={3} size={isVip ? 76 : 31}>
        {id === FREE_SERVICE ? <NewTabLink href={channelUrl}>{title}</NewTabLink> : title}
      </Heading>
      <Text $muted={isVip} $size={isVip ? 20 : 16}>
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
      {contents}
      {comparison}
      {button}
    </Membership>
  ) : (
    <Line id={id}>
      <ServiceIcon id={id} icon={icon} />
      {words}
      <Row $justify="space-between" $gap={12}>
        {/* Words are longer than figures. */}
        <Price price={price} $size={/\$|^\w+$/.test(price ?? '') ? 39 : 25} />
        {button}
      </Row>
      <FoldOnPhone summary="What it contains">{contents}</FoldOnPhone>
    </Line>
  );
}
