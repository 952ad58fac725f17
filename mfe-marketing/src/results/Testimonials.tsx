import { styled, toApiError } from '@site/platform';
import { useQuery } from '@site/platform/data';
import { Card, Grid, LoadFailure, Stars, Text } from '@site/ui';
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

/** What people say, or how far its loading got. */
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
  if (!data) return <Text role="status">Loading testimonials...</Text>;
  return (
    <Grid $tablet={2} $desktop={3}>
      {data.testimonials.map(testimonial => (
        <Testimonial key={testimonial.id} testimonial={testimonial} />
      ))}
    </Grid>
  );
}
