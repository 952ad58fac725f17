import { Card, Skeleton, Stack, useDynamicImport, VisuallyHidden } from '@site/ui';
import type { TutorPanelProps } from './TutorPanel.tsx';

const load = () => import(/* webpackChunkName: "tutor" */ './TutorPanel.tsx');

/** The tutor's panel, in a chunk that loads when it is opened first. */
export function LazyTutor(props: TutorPanelProps) {
  const loaded = useDynamicImport(load);
  if (loaded) return <loaded.TutorPanel {...props} />;
  return (
    <Card>
      <Stack $gap={16}>
        <VisuallyHidden role="status">Opening the tutor...</VisuallyHidden>
        <Skeleton $width="30%" $height={32} />
        <Skeleton $height={360} />
        <Skeleton $height={180} />
      </Stack>
    </Card>
  );
}
