import {
  Card,
  Container,
  Grid,
  LessonLegend,
  LevelTrack,
  LossBars,
  PageHead,
  ProgrammeMap,
  Row,
  Divider,
  Section,
  Skeleton,
  Split,
  Stack,
  Steps,
  Text,
} from '../index.ts';
import type { Examples } from './Gallery.tsx';

const cards = [1, 2, 3].map(number => <Card key={number}>{number}</Card>);

const lessons = (['read', 'begun', 'open', 'locked'] as const).map((state, index) => ({
  minutes: 30 + 10 * index,
  state,
}));

/** What holds and places the rest. */
export const layout: Examples = {
  PageHead: { default: <PageHead title="Title">What it is about</PageHead> },
  Card: { default: <Card>Content</Card> },
  Divider: { hairline: <Divider />, gold: <Divider $gold /> },
  Skeleton: { line: <Skeleton $width="320px" />, block: <Skeleton $height={120} /> },
  'LessonKey, LessonLegend': { 'all states': <LessonLegend levels={[{ lessons, next: 3 }]} /> },
  'LevelTrack, ProgrammeMap': {
    'a level': <LevelTrack name="Beginner" lessons={lessons} />,
    'all levels': <ProgrammeMap levels={[{ name: 'Beginner', lessons, note: '3 h' }]} />,
  },
  LossBars: { default: <LossBars /> },
  Steps: {
    default: (
      <Steps
        steps={[
          ['First', 'Now'],
          ['Then', 'Later'],
        ]}
      />
    ),
  },
  'Section, Container, Stack, Row, Grid, Split': {
    'section with a container': (
      <Section $tone="surface" $ruled>
        <Container>
          <Text>As wide as the page.</Text>
        </Container>
      </Section>
    ),
    stack: <Stack $gap={8}>{cards}</Stack>,
    row: <Row $gap={8}>{cards}</Row>,
    grid: (
      <Grid $tablet={2} $desktop={3}>
        {cards}
      </Grid>
    ),
    split: <Split>{cards}</Split>,
  },
};
