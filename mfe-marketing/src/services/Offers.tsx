import { styled } from '@site/platform';
import { Figure, from, Grid, pressable, Stack, Text } from '@site/ui';
import { VIP, vipFirst } from '../prices/catalogue.ts';
import { highlights, offers } from './offers.ts';
import {
  lineOf,
  Membership,
  OfferName,
  Price,
  priceOf,
  PriceList,
  type Item,
  type Service,
} from './PriceList.tsx';

/** How many services Home shows first, and numbers (docs/specification.md#home). */
const SHOWN = 3;

const List = styled(Grid)`
  gap: 20px 32px;
  /* As wide as two of the others, which stand below each other beside it. */
  ${from.tablet} {
    > [data-vip] {
      grid-area: span 2 / span 2;
      ~ li {
        align-self: start;
      }
    }
  }
`;

/* Its number is beside all else; the prices of a row are on one line. */
const Cell = styled.li`
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  gap: 8px 16px;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  &:has(> span:first-child) {
    grid-template-columns: auto minmax(0, 1fr);
    > :first-child {
      grid-row: span 3;
      color: var(--gold-text);
    }
  }
  ${pressable}
`;

const Number = styled(Figure)`
  width: 1.5em;
  font-size: var(--size-20);
  line-height: 1.35;
`;

interface OfferCellProps {
  item: Item;
  number?: number;
}

const OfferCell = ({ item, number }: OfferCellProps) => (
  <Cell>
    {number && <Number>{`0${number}`}</Number>}
    <OfferName item={item} level={3} />
    <Text $muted>{lineOf(item)}</Text>
    <Price price={priceOf(item)} $size={25} />
  </Cell>
);

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
      <List as="ol" $tablet={1} $desktop={3}>
        {first.map((item, index) => (
          <OfferCell key={item.id} item={item} number={index + 1} />
        ))}
      </List>
      <List as="ul" $desktop={3}>
        {vipFirst(rest).map(item =>
          item.id === VIP ? (
            <Membership key={item.id} item={item} services={services} />
          ) : (
            <OfferCell key={item.id} item={item} />
          ),
        )}
      </List>
    </Stack>
  );
}
