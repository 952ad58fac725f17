import { highlights, offers } from './offers.ts';
import { PriceList, type Item, type Service } from './PriceList.tsx';

/** How many services Home shows first, and numbers (docs/specification.md#home). */
const SHOWN = 3;

interface OffersProps {
  /** Until they are there, the offers without their prices. */
  services?: readonly Service[] | undefined;
}

/** The six of Home: the first three of the catalogue, numbered, beside the membership, and what is left. */
export function Offers({ services }: OffersProps) {
  const catalogue: readonly Item[] = services ?? offers;
  const first = catalogue.slice(0, SHOWN);
  const rest = highlights
    .filter(({ id }) => first.every(item => item.id !== id))
    .map(offer => catalogue.find(({ id }) => id === offer.id) ?? offer);
  return <PriceList items={[...first, ...rest]} numbered={SHOWN} services={services} />;
}
