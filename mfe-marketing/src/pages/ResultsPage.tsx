import { styled, type RemoteDeps } from '@site/platform';
import {
  Alert,
  Badge,
  Container,
  from,
  Heading,
  Lazy,
  Lead,
  NewTabLink,
  PageHead,
  Stack,
  Text,
  VisuallyHidden,
} from '@site/ui';
import { achievements, CLAIMS_NOTE, results } from '../claims.ts';
import { Band } from '../layout/Band.tsx';
import { CallToAction } from '../layout/CallToAction.tsx';
import { Claim } from '../layout/Claim.tsx';
import { ExampleRecord } from '../results/ExampleRecord.tsx';
import { Charts } from '../results/Charts.tsx';
import { TestimonialSkeletons } from '../results/TestimonialSkeletons.tsx';

/* Seven: the first leads, over two columns. */
const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 32px 16px;
  span {
    font-size: min(var(--size-39), 7vw);
  }
  > :first-child {
    grid-column: 1 / -1;
    span {
      font-size: clamp(4rem, 8vw, 7rem);
      line-height: 1;
    }
    /* As long as its share. */
    dd:first-of-type::after {
      content: '';
      display: block;
      height: 8px;
      margin-block: 16px 8px;
      border-radius: 2px;
      background: linear-gradient(to right, var(--gold) 87%, var(--line) 87%);
    }
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 40px 24px;
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    > :first-child {
      grid-column: span 2;
    }
  }
`;

/** `/results`. The testimonials wait for the data layer, the page does not. */
export const createPage = ({ client, config }: RemoteDeps) => ({
  element: <ResultsPage client={client} channelUrl={config.telegramChannelUrl} />,
});

const loadTestimonials = () =>
  import(/* webpackChunkName: "page-results-data" */ '../results/Testimonials.tsx');

interface ResultsPageProps extends Pick<RemoteDeps, 'client'> {
  /** The free Telegram channel. */
  channelUrl: string;
}

/** Figures with what each counts, how to read a record, charts and voices. */
function ResultsPage({ client, channelUrl }: ResultsPageProps) {
  return (
    <>
      <PageHead
        title="Results"
        aside={
          <Alert title="The business’s own figures">
            <Text>{CLAIMS_NOTE}</Text>
            <NewTabLink href={channelUrl}>Our past ideas, dated, on Telegram</NewTabLink>
          </Alert>
        }
      >
        Our own figures, what they count, and how to check them.
      </PageHead>
      <Container>
        <VisuallyHidden as="h2">Figures and achievements</VisuallyHidden>
        <Tiles>
          {[...results, ...achievements].map(claim => (
            <Claim key={claim.label} {...claim} />
          ))}
        </Tiles>
      </Container>
      <Band>
        <Stack $gap={12} $align="start">
          <Badge>Example</Badge>
          <Heading level={2}>How to read a track record</Heading>
          <Lead>
            Twelve invented ideas that nobody traded. Ask of any record what this one has: each idea with its
            stop, and the losers in the order in which they came.
          </Lead>
        </Stack>
        <ExampleRecord />
      </Band>
      <Band $ruled>
        <Stack $gap={12}>
          <Heading level={2}>Gold and Bitcoin charts</Heading>
          <Lead>Illustrations, not a record of real trades.</Lead>
        </Stack>
        <Charts />
      </Band>
      <Band $ruled>
        <Stack $gap={12}>
          <Heading level={2}>Testimonials</Heading>
          <Lazy
            what="The testimonials"
            load={loadTestimonials}
            client={client}
            waiting={<TestimonialSkeletons />}
          >
            {({ Testimonials }, apollo) => <Testimonials client={apollo} />}
          </Lazy>
        </Stack>
      </Band>
      <CallToAction
        title="See how we would work with you."
        text="Join the programme, or see first what we do."
        first={['/contact', 'Join Our Program']}
        second={['/services', 'View Services']}
      />
    </>
  );
}
