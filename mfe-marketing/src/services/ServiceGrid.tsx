import { styled } from '@site/platform';
import { Card, from, Skeleton, Text, VisuallyHidden } from '@site/ui';
import type { ServiceCard_ServiceFragment } from '../gql/graphql.ts';
import { ServiceCard } from './ServiceCard.tsx';

/** Placeholders while the services are on their way (specification, section 9). */
const PLACEHOLDERS = 6;

const List = styled.ul`
  display: grid;
  /* The wide card never leaves a hole behind. */
  grid-auto-flow: dense;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Placeholder = styled(Card)`
  gap: 16px;
  min-height: 420px;
  padding: 32px;
`;

export function ServiceSkeletons() {
  return (
    <>
      <VisuallyHidden role="status">Loading services…</VisuallyHidden>
      <List aria-hidden="true">
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <Placeholder key={index} as="li" data-testid="service-skeleton">
            <Skeleton $width="24px" $height={24} />
            <Skeleton $width="70%" $height={32} />
            <Skeleton $height={72} />
            <Skeleton $height={128} />
          </Placeholder>
        ))}
      </List>
    </>
  );
}

export interface ServiceGridProps {
  services: readonly ServiceCard_ServiceFragment[];
  onChoose: (id: string) => void;
}

export function ServiceGrid({ services, onChoose }: ServiceGridProps) {
  if (services.length === 0) return <Text>No services available at the moment.</Text>;
  return (
    <List>
      {services.map(service => (
        <ServiceCard key={service.id} service={service} onChoose={onChoose} />
      ))}
    </List>
  );
}
