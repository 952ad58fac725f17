import { Link, styled } from '@site/platform';
import { Figure, from, Grid, Heading, NewTabLink, Text, TextLink } from '@site/ui';
import { FREE_SERVICE } from '@site/validation';
import { VIP } from '../prices/catalogue.ts';
import { highlights, offerOf, offers, type Offer } from './offers.ts';
import { ServiceIcon } from './ServiceIcon.tsx';

/** How many services Home shows first, and numbers (docs/specification.md#home). */
const SHOWN = 3;

const List = styled(Grid)`
  row-gap: 20px;
  ${from.tablet} {
    row-gap: 32px;
  }
`;

/* The price stands beside the name on a phone and in few words, else below all, on one line with those of its row. */
const Cell = styled.li<{ $vip: boolean; $brief: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  padding-top: 20px;
  border-top: 1px solid ${({ $vip }) => ($vip ? 'var(--gold)' : 'var(--line)')};
  ${({ $brief }) =>
    !$brief &&
    `${from.tablet} {
      flex-flow: column;
      align-items: stretch;
      gap: 8px;
      > span {
        order: 1;
        margin-top: auto;
        padding-top: 8px;
      }
    }`}
  && a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Mark = styled.div`
  display: flex;
  justify-content: space-between;
  width: 100%;
  color: var(--muted);
  svg {
    display: none;
    color: var(--gold);
    ${from.tablet} {
      display: block;
    }
  }
`;

/** What a service or a level contains. */
export const Points = styled.ul`
  display: grid;
  align-content: start;
  gap: 8px;
  li {
    padding-left: 16px;
    border-left: 1px solid var(--border);
  }
`;

/* As tall before the features are there as with them. */
const Features = styled(Points)`
  min-height: 136px;
  align-content: space-between;
  margin-top: 8px;
  font-size: var(--size-14);
  @media (min-width: 1280px) {
    min-height: 114px;
  }
`;

const Price = styled(Figure)`
  &:empty::before {
    content: '\\200b';
  }
`;

/** What stands below them where no script fetches the prices. */
export const WithoutPrices = () => (
  <noscript>
    <Text $muted>
      The prices of services need JavaScript, which is switched off. Ask us: the address is below.
    </Text>
  </noscript>
);

/** A service of the catalogue. */
export interface Service {
  id: string;
  title: string;
  description?: string;
  price: string | null;
  features?: readonly string[];
}

type Item = Service | Offer;

interface OffersProps {
  /** Until they are there, the offers without their prices. */
  services?: readonly Service[] | undefined;
  /** All of the catalogue; the six of Home, first three of them numbered and with what they contain; or those six in few words. */
  show: 'all' | 'detailed' | 'brief';
  /** The free Telegram channel; without it the free service leads to Services. */
  channelUrl?: string | undefined;
}

/** What we offer: each service once, with its price. */
export function Offers({ services, show, channelUrl }: OffersProps) {
  const catalogue: readonly Item[] = services ?? offers;
  const first = catalogue.slice(0, SHOWN);
  const rest = highlights
    .filter(({ id }) => first.every(item => item.id !== id))
    .map(offer => catalogue.find(({ id }) => id === offer.id) ?? offer);
  const list = (items: readonly Item[], isNumbered: boolean) => (
    <List as="ul" $tablet={2} $desktop={show === 'all' ? 4 : 3} $gap={32}>
      {items.map((item, index) => (
        <OfferCell
          key={item.id}
          item={item}
          number={isNumbered ? index + 1 : undefined}
          {...{ show, channelUrl }}
        />
      ))}
    </List>
  );
  if (show === 'all') return list(catalogue, false);
  return (
    <List $tablet={1}>
      {list(first, true)}
      {list(rest, false)}
    </List>
  );
}

interface OfferCellProps extends Pick<OffersProps, 'show' | 'channelUrl'> {
  item: Item;
  number: number | undefined;
}

function OfferCell({ item, number, show, channelUrl }: OfferCellProps) {
  const { id, title, price, description, features }: Partial<Service> & Item = item;
  const isBrief = show === 'brief';
  const offer = offerOf(id);
  return (
    <Cell $vip={id === VIP} $brief={isBrief}>
      <Mark>
        <ServiceIcon name={offer?.icon ?? ''} />
        {number && <Figure>{String(number).padStart(2, '0')}</Figure>}
      </Mark>
      <Heading level={3}>
        {id === FREE_SERVICE && channelUrl ? (
          <NewTabLink href={channelUrl}>{title}</NewTabLink>
        ) : (
          <TextLink as={Link} to={`/services#${id}`}>
            {title}
          </TextLink>
        )}
      </Heading>
      <Price>{price}</Price>
      {!isBrief && <Text $muted>{offer?.text ?? description}</Text>}
      {number && !isBrief && (
        <Features>
          {features?.map(feature => (
            <li key={feature}>{feature}</li>
          ))}
        </Features>
      )}
    </Cell>
  );
}
