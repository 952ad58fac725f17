import { Container, Section, Stack } from '@site/ui';
import { LevelTabs } from '../components/LevelTabs.tsx';
import { ProgrammeHeader } from '../components/ProgrammeHeader.tsx';

/** The programme: an outline that every member sees, level by level. */
export const EducationPage = () => (
  <Section>
    <Container>
      <Stack $gap={56}>
        <ProgrammeHeader />
        <LevelTabs />
      </Stack>
    </Container>
  </Section>
);
