import { Link, styled } from '@site/platform';
import { Badge, ButtonLink, Card, Figure, from, Heading, NewTabLink, pressBySpace, Text } from '@site/ui';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { FREE_SERVICE, type ServiceChoice } from '@site/validation';
import { graphql } from '../gql/gql.ts';
import type { ServiceCard_ServiceFragment } from '../gql/graphql.ts';
import { VIP } from '../prices/catalogue.ts';
import { Fold } from '../layout/Fold.tsx';
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
  padding: 20px;
  text-wrap: pretty;
  /* Those of one row have their rules and prices on one line. */
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  ${from.tablet} {
    padding: 24px;
  }
  &[data-vip] {
    grid-row: auto;
    grid-template-rows: none;
    border: 2px solid var(--gold);
    ${from.tablet} {
      grid-template: auto auto 1fr auto / minmax(0, 5fr) minmax(0, 6fr);
      column-gap: 40px;
      padding: 32px;
      ul {
        height: 100%;
        align-content: space-between;
      }
    }
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

const Part = styled.div`
  padding-top: 12px;
  border-top: 1px solid var(--line);
  > details {
    margin-top: 8px;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: 8px 24px;
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

const Bottom = styled(Part)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 8px;
  > a {
    flex: 1 0 100%;
    @media (min-width: 390px) and (max-width: 767px), (min-width: 1280px) {
      flex: none;
    }
  }
`;

/* What the membership saves: beside its words where there is room. */
const Beside = styled.div`
  padding-top: 8px;
  ${from.tablet} {
    grid-area: 1 / 2 / -1;
    padding: 0 0 0 40px;
    border-left: 1px solid var(--line);
  }
`;

/** How many features a folded card shows. */
const SHOWN = 2;

/** Where a card's button leads (docs/specification.md#services); the state names the chosen card to the booking form. */
const contactLink = (service: ServiceChoice) => ({
  to: service.id === VIP ? '/contact?service=vip' : '/contact',
  state: { service },
});

export interface ServiceCardProps {
  service: ServiceCard_ServiceFragment;
  /** The free Telegram channel, which the free service's card links to. */
  channelUrl: string;
  /** Most of what it contains is shown on demand. */
  isFolded: boolean;
  /** What its parts cost singly. */
  comparison?: ReactNode;
}

/**
 * One service. Its button is a link, so that the page behind it is prefetched and opens in a tab of its own; its
 * accessible name ends with the title, so that a list of buttons makes sense.
 */
export function ServiceCard({ service, channelUrl, isFolded, comparison }: ServiceCardProps) {
  const { id, title, description, icon, price, features, isVip } = service;
  const [amount, period] = price?.split(' / ') ?? [];
  const isLarge = isVip && !isFolded;
  const label = isVip ? 'Join VIP Now' : 'Get Started';
  const shown = isFolded ? features.slice(0, SHOWN) : features;
  const rest = features.slice(shown.length);
  return (
    <Frame as="li" id={id} data-vip={isVip || undefined}>
      <Top>
        <ServiceIcon name={offerOf(id)?.icon ?? icon} />
        <Heading level={3} size={isLarge ? 25 : 20}>
          {id === FREE_SERVICE ? <NewTabLink href={channelUrl}>{title}</NewTabLink> : title}
        </Heading>
        {isVip && <Badge>PREMIUM</Badge>}
      </Top>
      <Text $muted $size={isLarge ? 20 : 16}>
        {description}
      </Text>
      <Part>
        <Features features={shown} />
        {rest.length > 0 && (
          <Fold summary={`${rest.length} more`}>
            <Features features={rest} />
          </Fold>
        )}
      </Part>
      {comparison && <Beside>{comparison}</Beside>}
      <Bottom>
        {price && (
          <span>
            <Figure $size={isVip ? 39 : 25}>{amount}</Figure>
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
          $size={isVip ? 'medium' : 'small'}
          aria-label={`${label}: ${title}`}
          onKeyDown={pressBySpace}
        >
          {label}
        </ButtonLink>
      </Bottom>
    </Frame>
  );
}
