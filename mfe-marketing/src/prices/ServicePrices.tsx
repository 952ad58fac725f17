import { styled } from '@site/platform';
import { Figure, from, Lazy, Skeleton, Text, VisuallyHidden, withoutScripts } from '@site/ui';
import { loadPrices, priceOfParts, VIP, type PricedService } from './catalogue.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: 80px;
  border-bottom: 1px solid var(--line);
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Line = styled.div<{ $vip?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 16px;
  min-height: 57px;
  padding-block: 15px;
  border-top: 1px solid var(--line);
  ${({ $vip }) => $vip && 'dt { color: var(--gold); font-weight: 600; }'}
`;

/** Four lines on a phone, two on a tablet. */
const Note = styled(Text)`
  max-width: none;
  padding-top: 16px;
  min-height: calc(6.4em + 16px);
  ${from.tablet} {
    min-height: calc(3.2em + 16px);
  }
`;

const Waiting = styled.div`
  ${withoutScripts} {
    display: none;
  }
`;

/** How many services the catalogue has, as it is delivered. */
const PLACEHOLDERS = 8;

/** As tall as the list that replaces it. */
const PricesSkeleton = () => (
  <>
    <noscript>
      <Text $muted>
        The prices of services need JavaScript, which is switched off. Ask us: the address is below.
      </Text>
    </noscript>
    <Waiting>
      <VisuallyHidden role="status">Loading prices...</VisuallyHidden>
      <List as="div" aria-hidden="true">
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <Line key={index}>
            <Skeleton $width="45%" $height={24} />
            <Skeleton $width="20%" $height={24} />
          </Line>
        ))}
      </List>
      <Note $size={14}>&nbsp;</Note>
    </Waiting>
  </>
);

const membership = (services: readonly PricedService[], parts: number) =>
  `VIP Membership is ${services.find(({ id }) => id === VIP)?.price ?? 'one price'}. Its parts bought singly (signals, weekly analysis, trade management, two coaching sessions) come to $${parts} a month or more.`;

/** Every service of the catalogue with its price, and the membership beside what its parts cost singly. */
export const ServicePrices = () => (
  <Lazy what="The prices" load={loadPrices} waiting={<PricesSkeleton />}>
    {services => {
      const parts = priceOfParts(services);
      return (
        <div>
          <List>
            {services.map(({ id, title, price }) => (
              <Line key={id} $vip={id === VIP}>
                <dt>{title}</dt>
                <dd>
                  <Figure>{price}</Figure>
                </dd>
              </Line>
            ))}
          </List>
          <Note $size={14} $muted>
            {parts !== null && membership(services, parts)}
          </Note>
        </div>
      );
    }}
  </Lazy>
);
