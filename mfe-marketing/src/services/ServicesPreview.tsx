import type { ApolloClient } from '@site/platform';
import { Badge, Figure, Heading, Text } from '@site/ui';
import { graphql } from '../gql/gql.ts';
import type { ServicesPreview_ServiceFragment } from '../gql/graphql.ts';
import { List, numberOf, PreviewSkeleton, Price, Row, RowNumber, SHOWN, Words } from './PreviewSkeleton.tsx';
import { Services } from './Services.tsx';

graphql(`
  fragment ServicesPreview_service on Service {
    id
    title
    description
    price
    isVip
  }
`);

/** The first three services, numbered. */
export const ServicesPreview = ({ client }: { client: ApolloClient }) => (
  <Services client={client} waiting={<PreviewSkeleton />}>
    {services => <Rows services={services} />}
  </Services>
);

const Rows = ({ services }: { services: readonly ServicesPreview_ServiceFragment[] }) => (
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
