import { styled, type RemoteDeps } from '@site/platform';
import {
  Alert,
  Container,
  Figure,
  from,
  Heading,
  Lazy,
  NewTabLink,
  Section,
  Split,
  Stack,
  Text,
} from '@site/ui';
import { achievements, CLAIMS_NOTE, results, type Claim } from '../claims.ts';
import { CallToAction } from '../layout/CallToAction.tsx';
import { PageIntro } from '../layout/PageIntro.tsx';
import { Charts } from '../results/Charts.tsx';
import { TestimonialSkeletons } from '../results/TestimonialSkeletons.tsx';

const Tiles = styled.dl<{ $columns: number }>`
  display: grid;
  /* Two columns, and one where the text is enlarged. */
  grid-template-columns: repeat(auto-fit, minmax(max(8rem, 40%), 1fr));
  border-top: 1px solid var(--line);
  ${from.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

const Tile = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: 4px;
  padding: 24px 16px 24px 0;
  border-bottom: 1px solid var(--line);
  dt {
    color: var(--muted);
  }
`;

const Rows = styled(Tiles)`
  grid-template-columns: minmax(0, 1fr);
`;

function Claims({
  claims,
  size,
  list: List = Tiles,
}: {
  claims: readonly Claim[];
  size: 39 | 49;
  list?: typeof Tiles;
}) {
  return (
    <List $columns={claims.length}>
      {claims.map(({ value, label }) => (
        <Tile key={label}>
          <dt>{label}</dt>
          <dd>
            <Figure $size={size}>{value}</Figure>
          </dd>
        </Tile>
      ))}
    </List>
  );
}

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
      <PageIntro title="Results">
        What we say about ourselves, and what that is worth. Read the note before the numbers.
      </PageIntro>
      <Container>
        <Stack $gap={24}>
          <Alert title="The business’s own figures">
            <Text>{CLAIMS_NOTE}</Text>
            <NewTabLink href={channelUrl}>Check the past ideas yourself, on Telegram</NewTabLink>
          </Alert>
          <Claims claims={results} size={49} />
        </Stack>
      </Container>
      <Section>
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
            <Heading level={2}>Achievements</Heading>
            <Claims claims={achievements} size={39} list={Rows} />
          </Split>
        </Container>
      </Section>
      <Section $tone="surface" $ruled>
        <Container>
          <Stack $gap={40}>
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
