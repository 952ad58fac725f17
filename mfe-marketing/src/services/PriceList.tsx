import { Link, styled } from '@site/platform';
import {
  ButtonLink,
  Card,
  Figure,
  from,
  Heading,
  NewTabLink,
  Stack,
  Text,
  TextLink,
  pressable,
} from '@site/ui';
import { FREE_SERVICE } from '@site/validation';
import { VIP, vipFirst } from '../prices/catalogue.ts';
import { Comparison } from '../prices/Comparison.tsx';
import { offerOf, offers, type Offer, type Service } from './offers.ts';

const List = styled.ul<{ $rows: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > [data-vip] {
    margin-bottom: 32px;
    + li {
      border-top: 1px solid var(--line);
    }
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr);
    column-gap: 24px;
    > [data-vip] {
      grid-row: 1 / span ${({ $rows }) => $rows};
      margin-bottom: 0;
    }
  }
`;

/* In two columns where there is room. */
const Frame = styled(Card)<{ $isShort: boolean }>`
  display: grid;
  align-self: ${({ $isShort }) => $isShort && 'start'};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  align-content: space-between;
  gap: 24px 40px;
  border-color: var(--gold);
  p {
    text-wrap: balance;
  }
  ${pressable}
  ${from.tablet} {
    padding: 32px;
    > a {
      justify-self: start;
    }
  }
`;

/* On a phone a name and a price; only what is free is explained. */
const Row = styled.li<{ $free: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  align-content: center;
  gap: 0 16px;
  padding-block: 12px;
  border-bottom: 1px solid var(--line);
  ${pressable}
  > h3 {
    margin-right: auto;
  }
  > p {
    display: ${({ $free }) => ($free ? 'block' : 'none')};
    flex-basis: 100%;
    order: 1;
  }
  ${from.tablet} {
    > h3 {
      flex: 0 0 11rem;
      margin: 0;
    }
    > p {
      display: block;
      flex: 1 1 12rem;
      order: 0;
    }
  }
`;

const Number = styled(Figure)`
  width: 1.5em;
  color: var(--gold-text);
`;

/** What stands below them where no script fetches the prices. */
export const WithoutPrices = () => (
  <noscript>
    <Text $muted>
      The prices of services need JavaScript, which is switched off. Ask us: the address is below.
    </Text>
  </noscript>
);

/* As high before the price is there as with it. */
const Amount = styled(Figure)`
  &:empty::before {
    content: '\\200b';
  }
`;

interface PriceProps {
  price: Offer['price'];
  $size: 25 | 39 | 49;
}

/** The amount in this size, what is before and after it small: "From", "/ month". */
export const Price = ({ price, $size }: PriceProps) => {
  const [, from, amount = price, unit] = /^(.* )?(\$[\d,.]+)( .*)$/.exec(price ?? '') ?? [];
  const small = (words: string | undefined) => (
    <Text as="span" $size={14} $muted>
      {words}
    </Text>
  );
  return (
    <span>
      {small(from)}
      <Amount $size={$size}>{amount}</Amount>
      {small(unit)}
    </span>
  );
};

/** The offer in a line, or in the catalogue's words. */
const lineOf = ({ id, description }: Offer) => offerOf(id)?.description ?? description;

interface PriceRowProps extends Pick<PriceListProps, 'services' | 'channelUrl'> {
  item: Offer;
  /** Its place, or nothing; absent where no row has one. */
  number?: string | undefined;
}

const PriceRow = ({ item, number, services, channelUrl }: PriceRowProps) => (
  <Row $free={item.id === FREE_SERVICE}>
    {number !== undefined && <Number>{number}</Number>}
    <Heading level={3} size={16}>
      {item.id === FREE_SERVICE && channelUrl ? (
        <NewTabLink href={channelUrl}>{item.title}</NewTabLink>
      ) : (
        <TextLink as={Link} to={`/services#${item.id}`}>
          {item.title}
        </TextLink>
      )}
    </Heading>
    <Text $muted>{lineOf(item)}</Text>
    <Amount>{services === null ? 'See details' : item.price}</Amount>
  </Row>
);

/** The membership, beside the prices of its parts. */
const Membership = ({ item, services }: Pick<PriceRowProps, 'item' | 'services'>) => (
  <Frame as="li" $ink $isShort={services === null} data-vip>
    <Stack $gap={12} $align="start">
      <Heading level={3} size={31}>
        {item.title}
      </Heading>
      {services !== null && <Price price={item.price} $size={49} />}
      <Text $muted>{lineOf(item)}</Text>
    </Stack>
    {services !== null && <Comparison services={services} isBrief />}
    <ButtonLink as={Link} to={`/services#${VIP}`} $variant="secondary">
      See {item.title}
    </ButtonLink>
  </Frame>
);

const numberOf = (index: number, numbered: number) => (index < numbered ? `0${index + 1}` : '');

interface PriceListProps {
  /** The free Telegram channel; without it the free service leads to Services. */
  channelUrl?: string | undefined;
  /** Until they are there, the offers without their prices; null where they do not come. */
  services: readonly Service[] | null | undefined;
  /** All, or some of them. */
  items?: readonly Offer[];
  /** How many have a number. */
  numbered?: number;
}

/** What each service costs, the membership first. */
export const PriceList = ({ services, items = services ?? offers, numbered, channelUrl }: PriceListProps) => (
  <List $rows={items.length - 1}>
    {vipFirst(items).map(item =>
      item.id === VIP ? (
        <Membership key={item.id} item={item} services={services} />
      ) : (
        <PriceRow
          key={item.id}
          {...{ item, services, channelUrl }}
          number={numbered ? numberOf(items.indexOf(item), numbered) : undefined}
        />
      ),
    )}
  </List>
);
