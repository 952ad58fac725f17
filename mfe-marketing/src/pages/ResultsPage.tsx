import { styled, type RemoteDeps } from '@site/platform';
import {
  Alert,
  Badge,
  Container,
  Figure,
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
import { ExampleRecord } from '../results/ExampleRecord.tsx';
import { Charts } from '../results/Charts.tsx';
import { TestimonialSkeletons } from '../results/TestimonialSkeletons.tsx';

const Tile = styled.div`
  display: grid;
  align-content: start;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  dt {
    order: 1;
    font-weight: 600;
  }
  dd:last-child {
    order: 2;
    margin-top: 4px;
    font-size: var(--size-14);
    color: var(--muted);
  }
`;

/* Two a row, four where there is room; the first leads. */
const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 32px 16px;
  > :first-child {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 40px 32px;
    > :first-child {
      grid-column: span 2;
    }
  }
`;

const Claims = () => (
  <Tiles>
    {[...results, ...achievements].map(({ value, label, counts }, index) => (
      <Tile key={label}>
        <dt>{label}</dt>
        <dd>
          <Figure $size={index ? 39 : 49}>{value}</Figure>
        </dd>
        <dd>{counts}</dd>
      </Tile>
    ))}
  </Tiles>
);

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
      <PageHead title="Results">Our own figures, what they count, and how to check them.</PageHead>
      <Container>
        <VisuallyHidden as="h2">Figures and achievements</VisuallyHidden>
        <Stack $gap={40}>
          <Alert title="The business’s own figures">
            <Text>{CLAIMS_NOTE}</Text>
            <NewTabLink href={channelUrl}>Our past ideas, dated, on Telegram</NewTabLink>
          </Alert>
          <Claims />
        </Stack>
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
        <Heading level={2}>Gold and Bitcoin charts</Heading>
        <Charts />
      </Band>
      <Band $ruled>
        <Heading level={2}>Testimonials</Heading>
        <Lazy
          what="The testimonials"
          load={loadTestimonials}
          client={client}
          waiting={<TestimonialSkeletons />}
        >
          {({ Testimonials }, apollo) => <Testimonials client={apollo} />}
        </Lazy>
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
