import { styled } from '@site/platform';
import { from, Grid, pressable, Text } from '@site/ui';
import { VIP } from '../prices/catalogue.ts';
import { highlights, offerOf, offers } from './offers.ts';
import {
  lineOf,
  Marked,
  Membership,
  OfferName,
  Price,
  PriceRow,
  type Item,
  type Service,
} from './PriceList.tsx';
import { ServiceIcon } from './ServiceIcon.tsx';

/** How many services Home shows first, and numbers (docs/specification.md#home). */
const SHOWN = 3;

const List = styled(Grid)`
  row-gap: 20px;
  > [data-vip] {
    margin-top: 16px;
  }
  ${from.tablet} {
    row-gap: 32px;
    > [data-vip] {
      grid-column: 1 / -1;
      margin: 0;
    }
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

/* As tall before the features are there as with them; a phone does without. */
const Features = styled.ul`
  display: none;
  align-content: start;
  gap: 8px;
  min-height: 136px;
  margin-top: 8px;
  font-size: var(--size-14);
  ${from.tablet} {
    display: grid;
  }
  @media (min-width: 1280px) {
    min-height: 114px;
  }
`;

interface OffersProps {
  /** Until they are there, the offers without their prices. */
  services?: readonly Service[] | undefined;
  /** With what they contain, or in few words. */
  show: 'detailed' | 'brief';
}

/** The six of Home: the first three are those of the catalogue, and numbered. */
export function Offers({ services, show }: OffersProps) {
  const catalogue: readonly Item[] = services ?? offers;
  const first = catalogue.slice(0, SHOWN);
  const rest = highlights
    .filter(({ id }) => first.every(item => item.id !== id))
    .map(offer => catalogue.find(({ id }) => id === offer.id) ?? offer);
  const groups = [first, rest].map((items, group) =>
    items.map((item, index) => ({ item, number: group ? undefined : String(index + 1).padStart(2, '0') })),
  );
  if (show === 'brief')
    return (
      <Brief as="ul" $desktop={3}>
        {groups.flat().map(({ item }) => (
          <PriceRow key={item.id} item={item} isBrief />
        ))}
      </Brief>
    );
  return (
    <List $tablet={1}>
      {groups.map((items, group) => (
        <List key={group} as="ul" $tablet={group ? 2 : 1} $desktop={group ? 2 : 3} $gap={32}>
          {items.map(({ item, number }) =>
            item.id === VIP && !number ? (
              <Membership key={item.id} item={item} services={services} />
            ) : (
              <OfferCell key={item.id} item={item} number={number} />
            ),
          )}
        </List>
      ))}
    </List>
  );
}

function OfferCell({ item, number }: { item: Item; number: string | undefined }) {
  const { id, price, features }: Partial<Service> & Item = item;
  return (
    <Cell>
      <Marked>
        <ServiceIcon name={offerOf(id)?.icon ?? ''} />
        <OfferName item={item} level={3} />
        {number && <Number $muted>{number}</Number>}
      </Marked>
      <Text $muted>{lineOf(item)}</Text>
      {number && (
        <Features>
          {features?.map(feature => (
            <li key={feature}>{feature}</li>
          ))}
        </Features>
      )}
      <Price $size={25}>{price}</Price>
    </Cell>
  );
}
