import { styled, type ApolloClient } from '@site/platform';
import { useQuery } from '@site/platform/data';
import { Avatar, Badge, LoadFailure, Stars, Text } from '@site/ui';
import { graphql } from '../gql/gql.ts';
import type { Testimonials_TestimonialFragment } from '../gql/graphql.ts';
import { List, Note, Quote, TestimonialSkeletons } from './TestimonialSkeletons.tsx';

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

const SAMPLES = 'No customer said them: they show how a customer’s words would stand here.';

/** What a role begins with that nobody has (gateway/src/catalogue/testimonials.seed.ts). */
const SAMPLE = /^Sample( · )?/;

const Person = styled.figcaption`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 4px 12px;
  align-items: center;
  > [role='img'] {
    filter: grayscale(1);
  }
  > :first-child {
    grid-row: span 2;
    align-self: start;
  }
  @media (min-width: 390px) {
    grid-template-columns: 40px minmax(0, 1fr) auto;
    > :last-child {
      grid-area: 1 / 3;
    }
  }
`;

interface TestimonialProps extends Testimonials_TestimonialFragment {
  /** As all others are, which is said above them. */
  isSample: boolean;
}

function Testimonial({ name, role, content, avatar, rating, isSample }: TestimonialProps) {
  return (
    <Quote>
      <blockquote>
        <Text $muted>{content}</Text>
      </blockquote>
      <Person>
        <Avatar src={avatar} name={name} />
        <Text as="span">
          {name} {!isSample && SAMPLE.test(role) && <Badge>Sample</Badge>}
        </Text>
        <Text as="span" $size={14} $muted>
          {role.replace(SAMPLE, '')}
        </Text>
        <Stars rating={rating} />
      </Person>
    </Quote>
  );
}

/** The testimonials: loading, failed or a grid. */
export function Testimonials({ client }: { client: ApolloClient }) {
  const { data, error, refetch } = useQuery(TESTIMONIALS, { client });
  if (error && !data) return <LoadFailure what="The testimonials" error={error} onRetry={refetch} />;
  if (!data) return <TestimonialSkeletons />;
  const samples = data.testimonials.filter(({ role }) => SAMPLE.test(role)).length;
  return (
    <div>
      <Note $muted>
        {samples > 0 && <Badge>Samples</Badge>}&ensp;{samples > 0 && SAMPLES}
      </Note>
      <List>
        {data.testimonials.map(testimonial => (
          <Testimonial
            key={testimonial.id}
            {...testimonial}
            isSample={samples === data.testimonials.length}
          />
        ))}
      </List>
    </div>
  );
}
