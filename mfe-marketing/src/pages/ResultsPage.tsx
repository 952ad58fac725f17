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

/* Two a row, three where there is room; the first leads. */
const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 32px 16px;
  span {
    font-size: min(var(--size-39), 7vw);
    white-space: nowrap;
  }
  > :first-child {
    grid-column: 1 / -1;
    align-content: space-between;
    gap: 12px;
    padding: 24px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    dt {
      order: 0;
      font-size: var(--size-20);
    }
    dd:last-child {
      font-size: var(--size-16);
    }
    span {
      font-size: min(8rem, 30vw);
      line-height: 1;
      letter-spacing: -0.01em;
    }
  }
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 40px 32px;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 8fr) repeat(3, minmax(0, 5fr));
    span {
      font-size: min(var(--size-39), 3vw);
    }
    > :first-child {
      grid-area: 1 / 1 / span 2;
      padding: 32px;
      span {
        font-size: min(10rem, 11vw);
      }
    }
  }
`;

/* It ends where the words beside it do. */
const Notice = styled.div`
  align-self: end;
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
          <Notice>
            <Alert title="The business’s own figures">
              <Text>{CLAIMS_NOTE}</Text>
              <NewTabLink href={channelUrl}>Our past ideas, dated, on Telegram</NewTabLink>
            </Alert>
          </Notice>
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
