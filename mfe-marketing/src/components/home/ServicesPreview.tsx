import type { RemoteDeps } from '@site/platform';
import { useAttempt } from '@site/ui';
import { useState } from 'react';
import { LoadFailure } from '../LoadFailure.tsx';
import { PreviewSkeleton } from './PreviewRows.tsx';

/** The first three services. What reads them comes when Home stands: nobody waits for it with the rest of the page. */
export function ServicesPreview({ client }: Pick<RemoteDeps, 'client'>) {
  const [load] = useState(() => () => loadServices(client));
  const { value, error, retry } = useAttempt(load);
  if (error) return <LoadFailure what="The services" error={error} onRetry={retry} />;
  return value ?? <PreviewSkeleton />;
}

async function loadServices(client: RemoteDeps['client']) {
  const [{ LoadedServices }, { withData }] = await Promise.all([
    import(/* webpackChunkName: "preview" */ './LoadedServices.tsx'),
    import(/* webpackChunkName: "preview" */ '../withData.tsx'),
  ]);
  return withData(client, <LoadedServices />);
}
