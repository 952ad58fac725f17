import { styled, type RemoteDeps } from '@site/platform';
import {
  Alert,
  Container,
  Figure,
  Grid,
  Heading,
  Lazy,
  Lead,
  NewTabLink,
  PageHead,
  Section,
  Split,
  Stack,
  Text,
} from '@site/ui';
import { achievements, CLAIMS_NOTE, results, type Claim } from '../claims.ts';
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

const Claims = ({ claims }: { claims: readonly Claim[] }) => (
  <Grid as="dl" $tablet={2} $desktop={claims.length} $gap={32}>
    {claims.map(({ value, label, counts }) => (
      <Tile key={label}>
        <dt>{label}</dt>
        <dd>
          <Figure $size={25}>{value}</Figure>
        </dd>
        <dd>{counts}</dd>
      </Tile>
    ))}
  </Grid>
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

/** Figures, charts, achievements and voices, each with what it does not show. */
function ResultsPage({ client, channelUrl }: ResultsPageProps) {
  return (
    <>
      <PageHead title="Results">
        What we say about ourselves, and what that is worth. Read the note before the numbers.
      </PageHead>
      <Container>
        <Stack $gap={24}>
          <Alert title="The business’s own figures">
            <Text>{CLAIMS_NOTE}</Text>
            <NewTabLink href={channelUrl}>Check the past ideas yourself, on Telegram</NewTabLink>
          </Alert>
          <Claims claims={results} />
        </Stack>
      </Container>
      <Section>
        <Container>
          <Stack $gap={24}>
            <Heading level={2} size={31}>
              Achievements
            </Heading>
            <Claims claims={achievements} />
          </Stack>
        </Container>
      </Section>
      <Section $ruled $tone="surface">
        <Container>
          <Stack $gap={40}>
            <Stack $gap={8}>
              <Heading level={2}>How a record would look</Heading>
              <Lead>
                An example, not our record: nobody traded these ideas. It shows what to ask of any record,
                ours too: every idea with its stop, and the losers in the order in which they came.
              </Lead>
            </Stack>
            <ExampleRecord />
          </Stack>
        </Container>
      </Section>
      <Section $ruled>
        <Container>
          <Stack $gap={40}>
            <Heading level={2}>What our charts look like</Heading>
            <Charts />
          </Stack>
        </Container>
      </Section>
      <Section $ruled>
        <Container>
          <Split $ratio="1:2">
            <Heading level={2}>Testimonials</Heading>
            <Lazy
              what="The testimonials"
              load={loadTestimonials}
              client={client}
              waiting={<TestimonialSkeletons />}
            >
              {({ Testimonials }, apollo) => <Testimonials client={apollo} />}
            </Lazy>
          </Split>
        </Container>
      </Section>
      <CallToAction
        title="Past figures end here. Yours begin with a plan."
        text="Join the programme, or see first what we do."
        first={['/contact', 'Join Our Program']}
        second={['/services', 'View Services']}
      />
    </>
  );
}
