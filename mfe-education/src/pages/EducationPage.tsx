import type { RemoteDeps } from '@site/platform';
import { withClient } from '@site/platform/data';
import { Container, Section, Stack } from '@site/ui';
import { LevelTabs } from '../levels/LevelTabs.tsx';
import { ProgrammeHeader } from '../programme/ProgrammeHeader.tsx';

/** `/education`, with its data. */
export const createPage = async ({ client, notify }: RemoteDeps) => ({
  element: await withClient(client, <EducationPage notify={notify} />),
});

/** The programme, level by level. */
const EducationPage = ({ notify }: Pick<RemoteDeps, 'notify'>) => (
  <Section>
    <Container>
      <Stack $gap={56}>
        <ProgrammeHeader notify={notify} />
        <LevelTabs notify={notify} />
      </Stack>
    </Container>
  </Section>
);
