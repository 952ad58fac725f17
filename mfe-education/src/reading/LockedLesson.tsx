import { Link } from '@site/platform';
import { ButtonLink, Card, Heading, Lazy, Skeleton, Stack, Text } from '@site/ui';
import { ModuleOutline } from '../modules/ModuleOutline.tsx';
import type { LessonProps } from './LessonHeader.tsx';

const loadFigures = () => import(/* webpackChunkName: "figures" */ '@site/figures');

/** What opens a lesson that is locked. */
export const OpenLesson = ({ level }: Pick<LessonProps, 'level'>) => (
  <Card as="section" data-print="hide">
    <Stack $gap={16}>
      <Heading level={2} size={25}>
        Open this lesson
      </Heading>
      <Text>
        The whole {level.name} level opens for {level.price.split(' ')[0]}, paid once. Until then the tutor
        can quote from this lesson, and the first two lessons of each level are open to you.
      </Text>
      <ButtonLink as={Link} to={`/education?level=${level.id}#price`}>
        Open {level.name} for {level.price.split(' ')[0]}
      </ButtonLink>
    </Stack>
  </Card>
);

/** What is shown of a lesson that is locked: one figure, and what it covers. */
export const LockedLesson = ({ level, module, outline: { figure } }: LessonProps) => (
  <Stack $gap={40}>
    {figure && (
      <Stack $gap={8}>
        <Text $size={14} $muted>
          From this lesson
        </Text>
        <Lazy load={loadFigures} waiting={<Skeleton $height={430} />}>
          {({ Figure }) => <Figure id={figure} />}
        </Lazy>
      </Stack>
    )}
    <ModuleOutline level={level.id} module={module} headings={2} />
  </Stack>
);
