import { Card, Lazy, Row, Skeleton, Stack, VisuallyHidden } from '@site/ui';
import type { TutorPanelProps } from './TutorPanel.tsx';

const load = () => import(/* webpackChunkName: "tutor" */ './TutorPanel.tsx');

/** The tutor's panel, in a chunk that loads when it is opened first. */
export const LazyTutor = (props: TutorPanelProps) => (
  <Lazy load={load} waiting={<TutorSkeleton />}>
    {({ TutorPanel }) => <TutorPanel {...props} />}
  </Lazy>
);

/** As large as the panel. */
const TutorSkeleton = () => (
  <Card>
    <Stack $gap={16}>
      <VisuallyHidden role="status">Opening the tutor...</VisuallyHidden>
      <Skeleton $width="30%" $height={36} />
      <Skeleton $height={360} />
      <Skeleton $height={170} />
      <Row $justify="space-between">
        <Skeleton $width="290px" $height={22} />
        <Skeleton $width="60px" $height={26} />
      </Row>
    </Stack>
  </Card>
);
