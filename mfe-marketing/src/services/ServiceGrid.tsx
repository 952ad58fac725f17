import { styled } from '@site/platform';
import { Card, from, Skeleton, Text, VisuallyHidden } from '@site/ui';
import type { ServiceCard_ServiceFragment } from '../gql/graphql.ts';
import { ServiceCard } from './ServiceCard.tsx';

/** Placeholders while the services load (docs/specification.md#constants). */
const PLACEHOLDERS = 6;

const List = styled.ul`
  --row: 536px;
  --rows: 8;
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: minmax(var(--row), auto);
  /* As tall while loading as with the eight services of the catalogue: nothing below moves when they load. */
  min-height: calc(var(--rows) * (var(--row) + 24px) - 24px);
  ${from.tablet} {
    --rows: 4;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    --row: 512px;
    --rows: 3;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Placeholder = styled(Card)`
  gap: 16px;
  padding: 32px;
`;

export function ServiceSkeletons() {
  return (
    <>
      <VisuallyHidden role="status">Loading services...</VisuallyHidden>
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
  /** The free Telegram channel. */
  channelUrl: string;
  onChoose: (id: string) => void;
}

export function ServiceGrid({ services, channelUrl, onChoose }: ServiceGridProps) {
  if (services.length === 0) return <Text>No services available at the moment.</Text>;
  return (
    <List>
      {services.map(service => (
        <ServiceCard key={service.id} service={service} channelUrl={channelUrl} onChoose={onChoose} />
      ))}
    </List>
  );
}
