import { styled } from '@site/platform';
import { Figure, Grid, pressable, Stack, Text } from '@site/ui';
import { highlights, offers } from './offers.ts';
import { lineOf, OfferName, Price, priceOf, PriceList, type Item, type Service } from './PriceList.tsx';

/** How many services Home shows first, and numbers (docs/specification.md#home). */
const SHOWN = 3;

/* Its number is beside all else; the prices of a row are on one line. */
const Cell = styled.li`
  display: grid;
  grid-template: auto 1fr auto / auto minmax(0, 1fr);
  gap: 8px 16px;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  ${pressable}
`;

const Number = styled(Figure)`
  grid-row: span 3;
  width: 1.5em;
  color: var(--gold-text);
  font-size: var(--size-20);
  line-height: 1.35;
`;

interface OffersProps {
  /** Until they are there, the offers without their prices. */
  services?: readonly Service[] | undefined;
  /** Each in a cell, or in a row. */
  show: 'detailed' | 'brief';
}

/** The six of Home: the first three of the catalogue, numbered, then the membership and what is left. */
export function Offers({ services, show }: OffersProps) {
  const catalogue: readonly Item[] = services ?? offers;
  const first = catalogue.slice(0, SHOWN);
  const rest = highlights
    .filter(({ id }) => first.every(item => item.id !== id))
    .map(offer => catalogue.find(({ id }) => id === offer.id) ?? offer);
  if (show === 'brief') return <PriceList items={[...first, ...rest]} services={services} />;
  return (
    <Stack $gap={40}>
      <Grid as="ol" $tablet={1} $desktop={3}>
        {first.map((item, index) => (
          <Cell key={item.id}>
            <Number>{`0${index + 1}`}</Number>
            <OfferName item={item} level={3} />
            <Text $muted>{lineOf(item)}</Text>
            <Price price={priceOf(item)} $size={25} />
          </Cell>
        ))}
      </Grid>
      <PriceList items={rest} services={services} />
    </Stack>
  );
}
