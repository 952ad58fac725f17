import type { RemoteDeps } from '@site/platform';
import { Container, Section, Stack } from '@site/ui';
import { LevelTabs } from '../components/LevelTabs.tsx';
import { ProgrammeHeader } from '../components/ProgrammeHeader.tsx';

/** The programme: an outline that every member sees, level by level. */
export const EducationPage = ({ notify }: Pick<RemoteDeps, 'notify'>) => (
  <Section>
    <Container>
      <Stack $gap={56}>
        <ProgrammeHeader notify={notify} />
        <LevelTabs />
      </Stack>
    </Container>
  </Section>
);
