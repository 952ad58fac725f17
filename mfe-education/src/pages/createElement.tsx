import type { RemoteDeps } from '@site/platform';
import type { ReactNode } from 'react';
import { ClientContext } from '../ClientContext.ts';
import { progressOf } from '../progress/progressOf.ts';
import { ProgressContext } from '../progress/ProgressContext.ts';

/** A page with what its parts take from contexts. */
export async function createElement(deps: RemoteDeps, page: ReactNode) {
  // The tutor's chat and the progress are those of the user.
  await deps.auth.known();
  return {
    element: (
      <ClientContext value={deps.client}>
        <ProgressContext value={progressOf(deps)}>{page}</ProgressContext>
      </ClientContext>
    ),
  };
}
