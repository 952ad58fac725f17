import type { RemoteDeps } from '@site/platform';
import { Lazy, Stack } from '@site/ui';
import { offers, offersOfHome, type Offer, type Service } from './offers.ts';
import { PriceList, WithoutPrices } from './PriceList.tsx';

// The data layer loads after Home is shown: the page itself does not wait for it.
const load = () => import(/* webpackChunkName: "page-services-data" */ './Services.tsx');

/** How many services Home shows first, and numbers (docs/specification.md#home). */
const SHOWN = 3;

interface OffersProps {
  /** Until they are there, the offers without their prices; null where they do not come. */
  services?: readonly Service[] | null;
}

/** The six of Home: the first three of the catalogue, numbered, beside the membership, and what is left. */
function Offers({ services }: OffersProps) {
  const catalogue: readonly Offer[] = services ?? offers;
  const first = catalogue.slice(0, SHOWN);
  const rest = offersOfHome
    .filter(({ id }) => first.every(item => item.id !== id))
    .map(offer => catalogue.find(({ id }) => id === offer.id) ?? offer);
  return <PriceList items={[...first, ...rest]} numbered={SHOWN} services={services} />;
}

/** The offers of Home, there without the catalogue as well. */
export function HomeOffers({ client }: Pick<RemoteDeps, 'client'>) {
  const waiting = (
    <Stack $gap={32}>
      <Offers />
      <WithoutPrices />
    </Stack>
  );
  const failed = <Offers services={null} />;
  return (
    <Lazy what="The services" load={load} client={client} waiting={waiting} instead={failed}>
      {({ Services }, apollo) => (
        <Services client={apollo} waiting={<Offers />} instead={failed}>
          {services => <Offers services={services} />}
        </Services>
      )}
    </Lazy>
  );
}
