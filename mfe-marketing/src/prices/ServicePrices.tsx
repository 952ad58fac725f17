import { styled } from '@site/platform';
import { Figure, from, Lazy, Skeleton, Text, VisuallyHidden, withoutScripts } from '@site/ui';
import { loadPrices, savingOf, VIP } from './catalogue.ts';

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
  ${({ $vip }) => $vip && 'min-height: 80px; dt { color: var(--gold); font-weight: 600; }'}
`;

const Note = styled(Text)`
  flex-basis: 100%;
`;

const Waiting = styled.div`
  ${withoutScripts} {
    display: none;
  }
`;

/** How many services the catalogue has, as it is delivered, and which of them is the membership. */
const [PLACEHOLDERS, VIP_PLACE] = [8, 5];

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
          <Line key={index} $vip={index === VIP_PLACE}>
            <Skeleton $width="45%" $height={24} />
            <Skeleton $width="20%" $height={24} />
          </Line>
        ))}
      </List>
    </Waiting>
  </>
);

/** Every service of the catalogue with its price, and the membership beside what its parts cost singly. */
export const ServicePrices = () => (
  <Lazy what="The prices" load={loadPrices} waiting={<PricesSkeleton />}>
    {services => {
      const saving = savingOf(services);
      return (
        <List>
          {services.map(({ id, title, price }) => (
            <Line key={id} $vip={id === VIP}>
              <dt>{title}</dt>
              <dd>
                <Figure>{price}</Figure>
              </dd>
              {id === VIP && saving && (
                <Note as="dd" $size={14} $muted>
                  Its parts singly: ${saving.parts} a month. You save ${saving.saved}.
                </Note>
              )}
            </Line>
          ))}
        </List>
      );
    }}
  </Lazy>
);
