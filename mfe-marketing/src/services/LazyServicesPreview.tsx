import { toApiError, type RemoteDeps } from '@site/platform';
import { LoadFailure, useRetryableImport } from '@site/ui';
import { useState } from 'react';
import { PreviewSkeleton } from './PreviewRows.tsx';

/** The first three services. The data layer loads after Home is shown: the page itself does not wait for it. */
export function LazyServicesPreview({ client }: Pick<RemoteDeps, 'client'>) {
  const [load] = useState(() => () => loadPreview(client));
  const { value, error, retry } = useRetryableImport(load);
  if (error) return <LoadFailure what="The services" message={toApiError(error).message} onRetry={retry} />;
  return value ?? <PreviewSkeleton />;
}

async function loadPreview(client: RemoteDeps['client']) {
  const [{ ServicesPreview }, { withClient }] = await Promise.all([
    import(/* webpackChunkName: "preview" */ './ServicesPreview.tsx'),
    import(/* webpackChunkName: "preview" */ '@site/platform/data'),
  ]);
  return withClient(client, <ServicesPreview />);
}
