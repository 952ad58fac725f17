import { styled } from '@site/platform';
import { from, Grid, pressable, Text } from '@site/ui';
import { highlights, offerOf, offers } from './offers.ts';
import {
  lineOf,
  Marked,
  OfferName,
  Price,
  priceOf,
  PriceRow,
  type Item,
  type Service,
} from './PriceList.tsx';
import { ServiceIcon } from './ServiceIcon.tsx';

/** How many services Home shows first, and numbers (docs/specification.md#home). */
const SHOWN = 3;

const List = styled(Grid)`
  gap: 20px 32px;
  ${from.tablet} {
    row-gap: 40px;
  }
`;

const Brief = styled(Grid)`
  gap: 0 32px;
`;

/* The price is below all, on one line with those of its row. */
const Cell = styled.li`
  display: flex;
  flex-flow: column;
  gap: 8px;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  > :last-child {
    margin-top: auto;
    padding-top: 8px;
  }
  ${pressable}
`;

const Number = styled(Text)`
  margin-left: auto;
`;

interface OffersProps {
  /** Until they are there, the offers without their prices. */
  services?: readonly Service[] | undefined;
  /** With a line about each, or a name and a price. */
  show: 'detailed' | 'brief';
}

/** The six of Home: the first three are those of the catalogue, and numbered. */
export function Offers({ services, show }: OffersProps) {
  const catalogue: readonly Item[] = services ?? offers;
  const first = catalogue.slice(0, SHOWN);
  const rest = highlights
    .filter(({ id }) => first.every(item => item.id !== id))
    .map(offer => catalogue.find(({ id }) => id === offer.id) ?? offer);
  const items = [...first, ...rest];
  if (show === 'brief')
    return (
      <Brief as="ul" $desktop={3}>
        {items.map(item => (
          <PriceRow key={item.id} item={item} isBrief />
        ))}
      </Brief>
    );
  return (
    <List as="ul" $desktop={3}>
      {items.map((item, index) => (
        <Cell key={item.id}>
          <Marked>
            <ServiceIcon name={offerOf(item.id)?.icon ?? ''} />
            <OfferName item={item} level={3} />
            {index < first.length && (
              <Number $muted $size={14}>
                {String(index + 1).padStart(2, '0')}
              </Number>
            )}
          </Marked>
          <Text $muted>{lineOf(item)}</Text>
          <Price $size={25}>{priceOf(item)}</Price>
        </Cell>
      ))}
    </List>
  );
}
