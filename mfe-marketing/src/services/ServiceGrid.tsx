import { styled } from '@site/platform';
import { Card, from, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@site/ui';
import type { ServiceCard_ServiceFragment } from '../gql/graphql.ts';
import { VIP, vipFirst } from '../prices/catalogue.ts';
import { Comparison } from '../prices/Comparison.tsx';
import { ServiceCard } from './ServiceCard.tsx';

/** Placeholders while the services load (docs/specification.md#services). */
const PLACEHOLDERS = 6;

/** As tall as the eight services of the catalogue. */
const WaitingList = styled.ul`
  display: grid;
  gap: 24px;
  min-height: 4859px;
  ${from.tablet} {
    min-height: 4486px;
  }
  ${from.desktop} {
    min-height: 3516px;
  }
  @media (min-width: 1280px) {
    min-height: 3720px;
  }
`;

const Group = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 24px;
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

export function ServiceSkeletons() {
  return (
    <>
      <VisuallyHidden role="status">Loading services...</VisuallyHidden>
      <WaitingList aria-hidden="true">
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <Card key={index} as="li" data-testid="service-skeleton">
            <Skeleton $height={256} />
          </Card>
        ))}
      </WaitingList>
    </>
  );
}

const groups: Readonly<Record<string, readonly string[]>> = {
  '': [VIP],
  'Trade with us': ['trade-management', 'signal-provision', 'account-management'],
  'Learn from us': ['mindset-coaching', 'weekly-trade-analysis', 'risk-health-check'],
};
const groupOf = ({ id }: ServiceCard_ServiceFragment) =>
  Object.keys(groups).find(title => groups[title]!.includes(id)) ?? 'Open to everyone';

interface ServiceGridProps {
  services: readonly ServiceCard_ServiceFragment[];
  /** The free Telegram channel. */
  channelUrl: string;
}

export function ServiceGrid({ services, channelUrl }: ServiceGridProps) {
  if (services.length === 0) return <Text>No services available at the moment.</Text>;
  const shown = vipFirst(services);
  return (
    <Stack $gap={72}>
      {[...new Set(shown.map(groupOf))].map(title => (
        <Stack key={title} $gap={24}>
          {title && <Heading level={2}>{title}</Heading>}
          <Group>
            {shown
              .filter(service => groupOf(service) === title)
              .map(service => (
                <ServiceCard
                  key={service.id}
                  service={service}
                  channelUrl={channelUrl}
                  comparison={service.id === VIP && <Comparison services={services} />}
                />
              ))}
          </Group>
        </Stack>
      ))}
    </Stack>
  );
}
