import { styled } from '@site/platform';
import { Card, from, Grid, Skeleton, Text, VisuallyHidden } from '@site/ui';
import type { ServiceCard_ServiceFragment } from '../gql/graphql.ts';
import { VIP, vipFirst } from '../prices/catalogue.ts';
import { Comparison } from '../prices/Comparison.tsx';
import { ServiceCard } from './ServiceCard.tsx';

/** Placeholders while the services load (docs/specification.md#services). */
const PLACEHOLDERS = 6;

/* The membership is as wide as two others. What stands alone in the last row fills it. */
const Cards = styled(Grid)`
  ${from.tablet} {
    > :first-child,
    > :last-child:nth-child(even) {
      grid-column: span 2;
    }
  }
  ${from.desktop} {
    > :last-child:nth-child(even) {
      grid-column: auto;
    }
    > :last-child:nth-child(3n + 1) {
      grid-column: span 2;
    }
    > :last-child:nth-child(3n) {
      grid-column: span 3;
    }
  }
`;

/** As tall as the eight services of the catalogue. */
const WaitingList = styled(Cards)`
  grid-auto-rows: 1fr;
  min-height: 3943px;
  ${from.tablet} {
    min-height: 2330px;
  }
  ${from.desktop} {
    min-height: 1261px;
  }
`;

export function ServiceSkeletons() {
  return (
    <>
      <VisuallyHidden role="status">Loading services...</VisuallyHidden>
      <WaitingList as="ul" $desktop={3} aria-hidden="true">
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <Card key={index} as="li" data-testid="service-skeleton">
            <Skeleton $width="24px" $height={24} />
            <Skeleton $width="70%" $height={32} />
            <Skeleton $height={72} />
            <Skeleton $height={128} />
          </Card>
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
  return (
    <Cards as="ul" $desktop={3}>
      {vipFirst(services).map(service => (
        <ServiceCard
          key={service.id}
          service={service}
          channelUrl={channelUrl}
          comparison={service.id === VIP && <Comparison services={services} />}
        />
      ))}
    </Cards>
  );
}
