import { styled, toApiError } from '@site/platform';
import { useQuery } from '@site/platform/data';
import { Card, LoadFailure, Stars, Text } from '@site/ui';
import { cardGrid } from '../layout/cardGrid.ts';
import { graphql } from '../gql/gql.ts';
import type { Testimonials_TestimonialFragment } from '../gql/graphql.ts';

const TESTIMONIALS = graphql(`
  query Testimonials {
    testimonials {
      ...Testimonials_testimonial
    }
  }

  fragment Testimonials_testimonial on Testimonial {
    id
    name
    role
    content
    avatar
    rating
  }
`);

const List = styled.div`
  ${cardGrid}
  grid-auto-rows: minmax(280px, auto);
`;

const Quote = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 16px;
  margin: 0;
  padding: 32px;
`;

const Person = styled.figcaption`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 0 12px;
  align-items: center;
`;

const Monogram = styled.span`
  grid-row: span 2;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border: 1px solid var(--border);
  border-radius: 50%;
  font-family: var(--font-display);
`;

const Portrait = styled(Monogram)`
  object-fit: cover;
`;

function Testimonial({ testimonial }: { testimonial: Testimonials_TestimonialFragment }) {
  const { name, role, content, avatar, rating } = testimonial;
  return (
    <Quote as="figure">
      <Stars rating={rating} />
      <blockquote>
        <Text>{content}</Text>
      </blockquote>
      <Person>
        {avatar ? (
          <Portrait as="img" src={avatar} alt="" />
        ) : (
          <Monogram aria-hidden="true">{name.charAt(0)}</Monogram>
        )}
        <Text as="span">{name}</Text>
        <Text as="span" $size={14} $muted>
          {role}
        </Text>
      </Person>
    </Quote>
  );
}

const PLACEHOLDERS = 5;

const Waiting = styled.div`
  position: relative;
`;

const Label = styled(Text)`
  position: absolute;
  top: 32px;
  left: 32px;
`;

/** As many and as tall as the testimonials that replace them. */
const TestimonialSkeletons = () => (
  <Waiting>
    <Label role="status">Loading testimonials...</Label>
    <List aria-hidden="true">
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <Quote key={index} />
      ))}
    </List>
  </Waiting>
);

/** The testimonials: loading, failed or a grid. */
export function Testimonials() {
  const { data, error, refetch } = useQuery(TESTIMONIALS);
  if (error && !data)
    return (
      <LoadFailure
        what="The testimonials"
        message={toApiError(error).message}
        onRetry={() => void refetch().catch(() => {})}
      />
    );
  if (!data) return <TestimonialSkeletons />;
  return (
    <List>
      {data.testimonials.map(testimonial => (
        <Testimonial key={testimonial.id} testimonial={testimonial} />
      ))}
    </List>
  );
}
