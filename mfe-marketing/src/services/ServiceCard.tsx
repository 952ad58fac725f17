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
import { Specimen } from './Specimen.tsx';

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

/* An example of it, its words, its price, what it contains. The example is beside them where one has the row, above them where two share it, their parts on the same lines. */
const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px 24px;
  align-content: start;
  padding-bottom: 32px;
  > svg {
    margin-bottom: 12px;
  }
  > div > a {
    margin-right: -16px;
    padding-right: 16px;
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > svg {
      grid-row: span 4;
    }
    > :not(svg) {
      grid-column: 2;
    }
  }
  ${from.desktop} {
    &:not(:last-child:nth-child(odd)) {
      grid-template: subgrid / minmax(0, 1fr);
      grid-row: span 5;
      > * {
        grid-area: auto;
      }
    }
  }
`;

/* As wide as the screen: what it is beside what it saves, what it contains below both. */
const Membership = styled.li`
  ${ink}
  display: grid;
  gap: 24px;
  padding-block: var(--section);
  border-image: linear-gradient(var(--surface) 0 0) fill 0 / 0 / 0 100vmax;
  ${from.tablet} {
    > a {
      justify-self: start;
    }
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    column-gap: 48px;
    > ul {
      grid-area: 6 / 1 / auto / -1;
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 24px;
      margin-top: 24px;
    }
    > div:not(:first-child) {
      grid-area: 1 / 2 / span 5;
      align-self: end;
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
        <ServiceIcon icon={icon} />
        <Badge>PREMIUM</Badge>
      </Row>
      {words}
      <Price price={price} $size={49} />
      {button}
      {contents}
      {comparison}
    </Membership>
  ) : (
    <Line id={id}>
      <Specimen id={id} icon={icon} />
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
