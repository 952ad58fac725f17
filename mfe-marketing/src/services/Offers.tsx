import { Link, styled } from '@site/platform';
import { Figure, Grid, Heading, NewTabLink, Stack, Text, TextLink } from '@site/ui';
import { FREE_SERVICE } from '@site/validation';
import { VIP } from '../prices/catalogue.ts';
import { highlights, offerOf, offers, type Offer } from './offers.ts';
import { ServiceIcon } from './ServiceIcon.tsx';

/** How many services Home shows first, and numbers (docs/specification.md#home). */
const SHOWN = 3;

const List = styled(Grid)<{ $brief: boolean }>`
  ${({ $brief }) => $brief && 'grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); row-gap: 24px;'}
`;

const Cell = styled.li<{ $vip: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding-top: 20px;
  border-top: 1px solid ${({ $vip }) => ($vip ? 'var(--gold)' : 'var(--line)')};
  && a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Mark = styled.div`
  display: flex;
  justify-content: space-between;
  color: var(--muted);
  svg {
    color: var(--gold);
  }
`;

/* As tall before the features are there as with them. */
const Features = styled.ul`
  display: grid;
  align-content: start;
  gap: 8px;
  min-height: 136px;
  margin-top: 8px;
  font-size: var(--size-14);
  @media (min-width: 1280px) {
    min-height: 114px;
  }
  li {
    padding-left: 16px;
    border-left: 1px solid var(--border);
  }
`;

/* The cells of a row are equally tall: their prices are on one line. */
const Price = styled(Figure)`
  margin-top: auto;
  padding-top: 8px;
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
  /** All of the catalogue; the six of Home, the first three numbered and with what they contain; or those six in few words. */
  show: 'all' | 'detailed' | 'brief';
  /** The free Telegram channel; without it the free service leads to Services. */
  channelUrl?: string | undefined;
}

/** What we offer: each service once, with its price. */
export function Offers({ services, show, channelUrl }: OffersProps) {
  const catalogue: readonly Item[] = services ?? offers;
  const first = show === 'all' ? [] : catalogue.slice(0, SHOWN);
  const rest =
    show === 'all'
      ? catalogue
      : highlights
          .filter(({ id }) => first.every(item => item.id !== id))
          .map(offer => catalogue.find(({ id }) => id === offer.id) ?? offer);
  return (
    <List as="ul" $brief={show === 'brief'} $tablet={2} $desktop={show === 'all' ? 4 : 3} $gap={32}>
      {[...first, ...rest].map((item, index) => (
        <OfferCell
          key={item.id}
          item={item}
          number={index < first.length ? index + 1 : undefined}
          {...{ show, channelUrl }}
        />
      ))}
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
    <Cell $vip={id === VIP}>
      <Mark>
        <ServiceIcon name={offer?.icon ?? ''} />
        {number && <Figure>{String(number).padStart(2, '0')}</Figure>}
      </Mark>
      <Stack $gap={8}>
        <Heading level={3}>
          {id === FREE_SERVICE && channelUrl ? (
            <NewTabLink href={channelUrl}>{title}</NewTabLink>
          ) : (
            <TextLink as={Link} to={`/services#${id}`}>
              {title}
            </TextLink>
          )}
        </Heading>
        {!isBrief && <Text $muted>{offer?.text ?? description}</Text>}
      </Stack>
      {number && !isBrief && (
        <Features>
          {features?.map(feature => (
            <li key={feature}>{feature}</li>
          ))}
        </Features>
      )}
      <Price>{price}</Price>
    </Cell>
  );
}
