import type { RemoteDeps } from '@site/platform';
import { withClient } from '@site/platform/data';
import { Container, Section, Stack } from '@site/ui';
import { LevelTabs } from '../levels/LevelTabs.tsx';
import { Tools } from '../tools/Tools.tsx';
import { ProgrammeHeader } from '../programme/ProgrammeHeader.tsx';

/** `/education`, with its data. */
export async function createPage({ client, ...deps }: RemoteDeps) {
  // The tutor's chat is restored for the user who left it.
  await deps.auth.known();
  return { element: await withClient(client, <EducationPage {...deps} />) };
}

/** The programme, level by level. */
const EducationPage = ({ notify, auth }: Pick<RemoteDeps, 'notify' | 'auth'>) => (
  <Section>
    <Container>
      <Stack $gap={56}>
        <ProgrammeHeader notify={notify} auth={auth} />
        <LevelTabs notify={notify} />
        <Tools />
      </Stack>
    </Container>
  </Section>
);
