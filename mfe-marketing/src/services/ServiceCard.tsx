import { styled } from '@site/platform';
import { Badge, Button, Card, Figure, from, Heading, Text } from '@site/ui';
import Check from 'lucide-react/icons/check';
import { graphql } from '../gql/gql.ts';
import type { ServiceCard_ServiceFragment } from '../gql/graphql.ts';
import { ServiceIcon } from './ServiceIcon.tsx';

// Declared for the page's query, which names it.
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
  ${({ $vip }) => $vip && 'border-color: var(--gold); background: var(--raised);'}
  ${from.desktop} {
    padding: 32px;
    ${({ $vip }) => $vip && 'grid-column: span 2;'}
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 24px;
  color: var(--muted);
`;

const Features = styled.ul<{ $vip: boolean }>`
  display: grid;
  gap: 8px 24px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  font-size: var(--size-14);
  ${from.desktop} {
    ${({ $vip }) => $vip && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
  }
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
  padding-top: 8px;
`;

export interface ServiceCardProps {
  service: ServiceCard_ServiceFragment;
  /** Called with the id of the service that was chosen. */
  onChoose: (id: string) => void;
}

/** One service that can be asked for. The button's name ends with the title, so that a list of buttons makes sense. */
export function ServiceCard({ service, onChoose }: ServiceCardProps) {
  const { id, title, description, icon, price, features, isVip } = service;
  const label = isVip ? 'Join VIP Now' : 'Get Started';
  return (
    <Frame as="li" $vip={isVip}>
      <Top>
        <ServiceIcon name={icon} />
        {isVip && <Badge $tone="gold">PREMIUM</Badge>}
      </Top>
      <Heading level={3}>{title}</Heading>
      <Text $muted>{description}</Text>
      <Features $vip={isVip}>
        {features.map(feature => (
          <Feature key={feature}>
            <Check size={16} />
            {feature}
          </Feature>
        ))}
      </Features>
      <Bottom>
        {price && <Figure>{price}</Figure>}
        <Button
          $variant={isVip ? 'primary' : 'secondary'}
          $size="small"
          aria-label={`${label}: ${title}`}
          onClick={() => onChoose(id)}
        >
          {label}
        </Button>
      </Bottom>
    </Frame>
  );
}
