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
import { Part } from '../layout/Part.tsx';
import { ExampleRecord } from '../results/ExampleRecord.tsx';
import { Charts } from '../results/Charts.tsx';
import { TestimonialSkeletons } from '../results/TestimonialSkeletons.tsx';

/* The first leads: its words beside it where there is room, its bar below both. */
const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 32px 16px;
  span {
    font-size: min(var(--size-39), 7vw);
  }
  > :first-child {
    grid-column: 1 / -1;
    border: 0;
    span {
      font-size: clamp(4rem, 11vw, 10rem);
      line-height: 1;
    }
    &::after {
      content: '';
      order: 3;
      height: 12px;
      margin-top: 16px;
      border-radius: 2px;
      background: linear-gradient(to right, var(--gold) 87%, var(--line) 87%);
    }
  }
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 40px 24px;
    > :first-child {
      grid-template: 1fr auto / auto 1fr;
      column-gap: 40px;
      dd:first-of-type {
        grid-row: span 2;
      }
      dt {
        align-self: end;
        font-size: var(--size-20);
      }
      &::after {
        grid-column: 1 / -1;
      }
    }
  }
`;

const Figures = styled(Container)`
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
        <Tiles>
          {[...results, ...achievements].map(claim => (
            <Claim key={claim.label} {...claim} />
          ))}
        </Tiles>
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
      <Part title="Gold and Bitcoin charts" lead="Illustrations, not a record of real trades.">
        <Charts />
      </Part>
      <Part title="Testimonials" $ruled>
        <Lazy
          what="The testimonials"
          load={loadTestimonials}
          client={client}
          waiting={<TestimonialSkeletons />}
        >
          {({ Testimonials }, apollo) => <Testimonials client={apollo} />}
        </Lazy>
      </Part>
      <CallToAction
        title="See how we would work with you."
        text="Join the programme, or see first what we do."
        first={['/contact', 'Join Our Program']}
        second={['/services', 'View Services']}
      />
    </>
  );
}
