import { Link, styled } from '@site/platform';
import { Badge, ButtonLink, Card, Figure, from, Heading, NewTabLink, pressBySpace, Text } from '@site/ui';
import Check from 'lucide-react/icons/check';
import { FREE_SERVICE, type ServiceChoice } from '@site/validation';
import { graphql } from '../gql/gql.ts';
import type { ServiceCard_ServiceFragment } from '../gql/graphql.ts';
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

const Frame = styled(Card)<{ $vip: boolean }>`
  gap: 16px;
  padding: 24px;
  ${({ $vip }) => $vip && 'border: 2px solid var(--gold);'}
  &#${FREE_SERVICE} {
    ${from.desktop} {
      grid-column: span 2;
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
`;

const Features = styled.ul`
  display: grid;
  gap: 8px;
  padding-block: 16px 8px;
  border-top: 1px solid var(--line);
`;

const Feature = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  > svg {
    margin-top: 4px;
    color: var(--up);
  }
`;

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
  margin-top: auto;
`;

const VIP = 'vip-membership';

/** Where a card's button leads (docs/specification.md#services); the state names the chosen card to the booking form. */
const contactLink = (service: ServiceChoice) => ({
  to: service.id === VIP ? '/contact?service=vip' : '/contact',
  state: { service },
});

export interface ServiceCardProps {
  service: ServiceCard_ServiceFragment;
  /** The free Telegram channel, which the free service's card links to. */
  channelUrl: string;
}

/**
 * One service. Its button is a link, so that the page behind it is prefetched and opens in a tab of its own; its
 * accessible name ends with the title, so that a list of buttons makes sense.
 */
export function ServiceCard({ service, channelUrl }: ServiceCardProps) {
  const { id, title, description, icon, price, features, isVip } = service;
  const [amount, period] = price?.split(' / ') ?? [];
  const label = isVip ? 'Join VIP Now' : 'Get Started';
  return (
    <Frame as="li" id={id} $vip={isVip}>
      <Top>
        <ServiceIcon name={icon} />
        <Heading level={3}>{title}</Heading>
        {isVip && <Badge>PREMIUM</Badge>}
      </Top>
      <Text $muted>{description}</Text>
      <Features>
        {features.map(feature => (
          <Feature key={feature}>
            <Check size={16} />
            {feature}
          </Feature>
        ))}
      </Features>
      {id === FREE_SERVICE && <NewTabLink href={channelUrl}>Open the channel on Telegram</NewTabLink>}
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
