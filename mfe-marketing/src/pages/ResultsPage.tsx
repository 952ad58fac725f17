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
import { claims, CLAIMS_NOTE, winRate } from '../claims.ts';
import { Band } from '../layout/Band.tsx';
import { CallToAction } from '../layout/CallToAction.tsx';
import { Claim } from '../layout/Claim.tsx';
import { ExampleRecord } from '../results/ExampleRecord.tsx';
import { Charts } from '../results/Charts.tsx';
import { TestimonialSkeletons } from '../results/TestimonialSkeletons.tsx';

/* It leads, above what it counts as cells. */
const Leading = styled.dl`
  > div {
    border: 0;
  }
  span {
    font-size: clamp(min(5rem, 26vw), 14vw, 12.5rem);
    line-height: 1;
  }
  /* A hundred in five rows, filled as far as 87. */
  > div::after {
    --cell: calc((100% + 5px) / 20) calc((100% + 5px) / 5);
    content: '';
    order: 1;
    aspect-ratio: 4;
    margin-block: 16px;
    background:
      linear-gradient(var(--gold) 0 0) 0 0 / 100% 80% no-repeat,
      linear-gradient(var(--gold) 0 0) 0 100% / 35% 20% no-repeat,
      linear-gradient(var(--line) 0 0);
    mask: conic-gradient(from -90deg at calc(100% - 5px) calc(100% - 5px), #000 25%, #0000 0) 0 0 /
      var(--cell);
    print-color-adjust: exact;
  }
  ${from.tablet} {
    > div {
      grid: 1fr auto / auto-flow minmax(0, 1fr);
      column-gap: 24px;
      font-size: var(--size-20);
    }
  }
`;

/* Each above what it is. */
const Ledger = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: 24px;
  span {
    font-size: min(var(--size-25), 6.4vw);
  }
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: 40px;
    span {
      font-size: min(var(--size-49), 4.2vw);
    }
  }
`;

const Figures = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;
  padding-bottom: var(--section);
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
      <Figures>
        <VisuallyHidden as="h2">Figures and achievements</VisuallyHidden>
        <Leading>
          <Claim {...winRate} />
        </Leading>
        <Ledger>
          {claims.map(claim => (
            <Claim key={claim.label} {...claim} />
          ))}
        </Ledger>
      </Figures>
      <Band $tone="ink">
        <Stack $gap={12} $align="start">
          <Badge>Example</Badge>
          <Heading level={2} size={76}>
            How to read a track record
          </Heading>
          <Lead>
            Twelve invented ideas that nobody traded. Ask of any record what this one has: each idea with its
            stop, and the losers in the order in which they came.
          </Lead>
        </Stack>
        <ExampleRecord />
      </Band>
      <Band>
        <Stack $gap={8}>
          <Heading level={2}>Gold and Bitcoin charts</Heading>
          <Lead>
            A loser and a winner of the twelve, as far as their stop or target: no record of real trades.
          </Lead>
        </Stack>
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
