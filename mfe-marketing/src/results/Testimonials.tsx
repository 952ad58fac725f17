import { styled, type ApolloClient } from '@site/platform';
import { useQuery } from '@site/platform/data';
import { Avatar, Badge, Grid, LoadFailure, Row, Split, Stars, Text } from '@site/ui';
import { graphql } from '../gql/gql.ts';
import type { Testimonials_TestimonialFragment } from '../gql/graphql.ts';
import { FoldOnPhone } from '../layout/Fold.tsx';
import { Note, TestimonialSkeletons } from './TestimonialSkeletons.tsx';

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

const Quote = styled.figure`
  display: grid;
  gap: 16px;
  align-content: space-between;
  padding-block: 20px;
  border-top: 1px solid var(--line);
  svg {
    width: 12px;
    height: 12px;
    color: var(--muted);
    &:not([fill='none']) {
      fill: currentColor;
    }
  }
  /* The first leads. */
  ${Split} > & p {
    font: 500 var(--size-31) / 1.3 var(--font-display);
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
        <Text>{content}</Text>
      </blockquote>
      <Row as="figcaption" $gap={12}>
        {avatar && <Avatar src={avatar} name={name} />}
        <Text as="span" $size={14} $muted>
          <strong>{name}</strong>, {role.replace(SAMPLE, '')}{' '}
          {!isSample && SAMPLE.test(role) && <Badge>Sample</Badge>}
        </Text>
        <Stars rating={rating} />
      </Row>
    </Quote>
  );
}

/** The testimonials: loading, failed or a grid. */
export function Testimonials({ client }: { client: ApolloClient }) {
  const { data, error, refetch } = useQuery(TESTIMONIALS, { client });
  if (error && !data) return <LoadFailure what="The testimonials" error={error} onRetry={refetch} />;
  if (!data) return <TestimonialSkeletons />;
  const samples = data.testimonials.filter(({ role }) => SAMPLE.test(role)).length;
  const quotes = data.testimonials.map(testimonial => (
    <Testimonial key={testimonial.id} {...testimonial} isSample={samples === data.testimonials.length} />
  ));
  return (
    <div>
      <Note $muted>
        {samples > 0 && <Badge>Samples</Badge>}&ensp;{samples > 0 && SAMPLES}
      </Note>
      <Split $gap={24}>
        {quotes[0]}
        <FoldOnPhone summary="The others">
          <Grid $gap={24}>{quotes.slice(1)}</Grid>
        </FoldOnPhone>
      </Split>
    </div>
  );
}
