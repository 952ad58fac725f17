import { styled } from '@site/platform';
import { Card, from, Grid, Skeleton, Text, VisuallyHidden } from '@site/ui';
import type { ServiceCard_ServiceFragment } from '../gql/graphql.ts';
import { VIP, vipFirst } from '../prices/catalogue.ts';
import { Comparison } from '../prices/Comparison.tsx';
import { ServiceCard } from './ServiceCard.tsx';

/** Placeholders while the services load (docs/specification.md#services). */
const PLACEHOLDERS = 6;

/* The membership is as wide as the page, as is what stands alone in the last row: its list is beside its words, then its price. */
const Cards = styled(Grid)`
  gap: 12px 40px;
  > :first-child {
    margin-bottom: 28px;
  }
  ${from.tablet} {
    > :first-child,
    > :last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
    > :last-child:nth-child(even) {
      grid-template-columns: subgrid;
      > ul {
        grid-area: 1 / 2 / span 3;
      }
    }
  }
  ${from.desktop} {
    > :last-child:nth-child(even) > :nth-child(3) {
      grid-area: 1 / 3 / span 2;
      align-self: start;
    }
  }
`;

/** As tall as the eight services of the catalogue. */
const WaitingList = styled(Cards)`
  grid-auto-rows: 1fr;
  min-height: 3879px;
  ${from.tablet} {
    min-height: 2531px;
  }
  ${from.desktop} {
    min-height: 1611px;
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
          comparison={service.id === VIP && <Comparison services={services} isItemised />}
        />
      ))}
    </Cards>
  );
}
