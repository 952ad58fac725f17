import { styled } from '@site/platform';
import { Card, from, Grid, Skeleton, Text, VisuallyHidden } from '@site/ui';
import type { ServiceCard_ServiceFragment } from '../gql/graphql.ts';
import { savingOf, VIP } from '../prices/catalogue.ts';
import { ServiceCard } from './ServiceCard.tsx';

/** Placeholders while the services load (docs/specification.md#services). */
const PLACEHOLDERS = 6;

/** As tall as the eight services of the catalogue. */
const WaitingList = styled(Grid)`
  grid-auto-rows: 1fr;
  min-height: 4073px;
  ${from.tablet} {
    min-height: 2240px;
  }
  ${from.desktop} {
    min-height: 1569px;
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
      <WaitingList as="ul" aria-hidden="true">
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <Placeholder key={index} as="li" data-testid="service-skeleton">
            <Skeleton $width="24px" $height={24} />
            <Skeleton $width="70%" $height={32} />
            <Skeleton $height={72} />
            <Skeleton $height={128} />
          </Placeholder>
        ))}
      </WaitingList>
    </>
  );
}

export interface ServiceGridProps {
  services: readonly ServiceCard_ServiceFragment[];
  /** The free Telegram channel. */
  channelUrl: string;
}

export function ServiceGrid({ services, channelUrl }: ServiceGridProps) {
  if (services.length === 0) return <Text>No services available at the moment.</Text>;
  const parts = savingOf(services)?.parts;
  return (
    <Grid as="ul">
      {services.map(service => (
        <ServiceCard
          key={service.id}
          service={service}
          channelUrl={channelUrl}
          instead={service.id === VIP && parts ? `instead of $${parts} for all four` : undefined}
        />
      ))}
    </Grid>
  );
}
