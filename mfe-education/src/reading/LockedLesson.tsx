import { Link } from '@site/platform';
import { ButtonLink, Card, Heading, Lazy, Row, Stack, Text } from '@site/ui';
import { ModuleOutline } from '../modules/ModuleOutline.tsx';
import type { LessonProps } from './LessonHeader.tsx';

const loadFigures = () => import(/* webpackChunkName: "figures" */ '@site/figures');

/** What is shown of a lesson that is locked: what it covers, one figure, and what opens it. */
export const LockedLesson = ({ level, module, outline: { figure } }: LessonProps) => (
  <Stack $gap={40}>
    <ModuleOutline level={level.id} module={module} headings={2} />
    {figure && <Lazy load={loadFigures}>{({ Figure }) => <Figure id={figure} />}</Lazy>}
    <Card as="section" data-print="hide">
      <Stack $gap={16}>
        <Heading level={2} size={20} id="what-opens-this-lesson">
          What opens this lesson
        </Heading>
        <Text>
          The whole {level.name} level opens for {level.price.split(' ')[0]}, paid once. Until then the tutor
          can quote from this lesson, and the first two lessons of each level are open to you.
        </Text>
        <Row>
          <ButtonLink as={Link} to={`/education?level=${level.id}`}>
            See what the {level.name} level includes
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  </Stack>
);
