import { styled } from '@site/platform';
import { Badge, Figure, from, Heading, Skeleton, Text, VisuallyHidden, withoutScripts } from '@site/ui';
import { graphql } from '../gql/gql.ts';
import type { ServicesPreview_ServiceFragment } from '../gql/graphql.ts';

graphql(`
  fragment ServicesPreview_service on Service {
    id
    title
    description
    price
    isVip
  }
`);

/** How many services Home shows (docs/specification.md#home). */
const SHOWN = 3;

const List = styled.ol`
  border-bottom: 1px solid var(--line);
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: 8px 0;
  min-height: 168px;
  padding-block: 32px;
  border-top: 1px solid var(--line);
  ${from.desktop} {
    grid-template-columns: 96px minmax(0, 4fr) minmax(0, 5fr) 12.5rem;
    gap: 0 32px;
    min-height: 136px;
  }
`;

const Words = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  gap: 12px;
  ${from.desktop} {
    grid-column: auto;
  }
`;

const Price = styled.div`
  grid-column: 2;
  ${from.desktop} {
    grid-column: auto;
    text-align: right;
  }
`;

const RowNumber = styled(Figure)`
  padding-top: 6px;
  color: var(--muted);
`;

const numberOf = (index: number) => String(index + 1).padStart(2, '0');

// Without scripts the services never load.
const Waiting = styled.div`
  ${withoutScripts} {
    display: none;
  }
`;

/** Three or four lines on a phone, fewer beside each other. */
const Description = styled(Words)`
  min-height: 94px;
  ${from.tablet} {
    min-height: 0;
  }
`;

/** As tall as the rows that replace it, so that nothing below moves. */
export function PreviewSkeleton() {
  return (
    <>
      <noscript>
        <Text $muted>
          The list of services needs JavaScript, which is switched off. The section above says what each of
          them is.
        </Text>
      </noscript>
      <Waiting>
        <VisuallyHidden role="status">Loading services...</VisuallyHidden>
        <List aria-hidden="true">
          {Array.from({ length: SHOWN }, (_, index) => (
            <Row key={index}>
              <RowNumber>{numberOf(index)}</RowNumber>
              <Words>
                <Skeleton $width="60%" $height={32} />
              </Words>
              <Description>
                <Skeleton $height={72} />
              </Description>
              <Price>
                <Skeleton $width="40%" $height={26} />
              </Price>
            </Row>
          ))}
        </List>
      </Waiting>
    </>
  );
}

/** The first three services, numbered. */
export const ServicesPreview = ({ services }: { services: readonly ServicesPreview_ServiceFragment[] }) => (
  <List>
    {services.slice(0, SHOWN).map(({ id, title, description, price, isVip }, index) => (
      <Row key={id}>
        <RowNumber>{numberOf(index)}</RowNumber>
        <Words>
          <Heading level={3}>{title}</Heading>
          {isVip && <Badge>PREMIUM</Badge>}
        </Words>
        <Words as={Text} $muted>
          {description}
        </Words>
        <Price>{price && <Figure>{price}</Figure>}</Price>
      </Row>
    ))}
  </List>
);
