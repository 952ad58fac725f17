import type { RemoteDeps } from '@site/platform';
import { LoadFailure, Stack, useLazy } from '@site/ui';
import { Offers } from './Offers.tsx';
import { WithoutPrices } from './PriceList.tsx';

// The data layer loads after Home is shown: the page itself does not wait for it.
const load = () => import(/* webpackChunkName: "page-services-data" */ './Services.tsx');

/** The offers of Home, there without the catalogue as well. */
export function HomeOffers({ client }: Pick<RemoteDeps, 'client'>) {
  const { value, error, retry } = useLazy(load, client);
  const offers = <Offers />;
  if (value) {
    const [{ Services }, apollo] = value;
    return (
      <Services client={apollo} waiting={offers} instead={offers}>
        {services => <Offers services={services} />}
      </Services>
    );
  }
  return (
    <Stack $gap={32}>
      {error !== undefined && <LoadFailure what="The services" error={error} onRetry={retry} />}
      {offers}
      <WithoutPrices />
    </Stack>
  );
}
