import type { RemoteDeps } from '@site/platform';
import { Container, Section, Stack } from '@site/ui';
import { ClientContext } from '../client.ts';
import { LevelTabs } from '../components/LevelTabs.tsx';
import { ProgrammeHeader } from '../components/ProgrammeHeader.tsx';

/** The programme: an outline that every member sees, level by level. */
export const EducationPage = ({ client, notify }: Pick<RemoteDeps, 'client' | 'notify'>) => (
  <Section>
    <Container>
      <Stack $gap={56}>
        <ProgrammeHeader notify={notify} />
        <ClientContext value={client}>
          <LevelTabs />
        </ClientContext>
      </Stack>
    </Container>
  </Section>
);
