import { useDeferredValue } from 'react';
import type { RemoteDeps } from '@site/platform';
import { Container, Section, Stack } from '@site/ui';
import { ClientContext, usePreloadedClient } from '../ClientContext.ts';
import { LevelTabs } from '../levels/LevelTabs.tsx';
import { Tools } from '../tools/Tools.tsx';
import { ProgrammeHeader } from '../programme/ProgrammeHeader.tsx';

/** `/education`. Lessons and the glossary wait for the data layer, the page does not. */
export async function createPage({ client, ...deps }: RemoteDeps) {
  // The tutor's chat is restored for the user who left it.
  await deps.auth.known();
  return {
    element: (
      <ClientContext value={client}>
        <EducationPage {...deps} />
      </ClientContext>
    ),
  };
}

/** The programme, level by level. */
function EducationPage({ notify, auth }: Pick<RemoteDeps, 'notify' | 'auth'>) {
  usePreloadedClient();
  // A click on a link to this page waits for its head alone; the long rest is drawn right after it.
  const isWhole = useDeferredValue(true, false);
  return (
    <Section>
      <Container>
        <Stack $gap={56}>
          <ProgrammeHeader notify={notify} auth={auth} />
          {isWhole && (
            <>
              <LevelTabs notify={notify} />
              <Tools />
            </>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
