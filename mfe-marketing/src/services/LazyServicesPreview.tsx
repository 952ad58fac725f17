import type { RemoteDeps } from '@site/platform';
import { LateData } from '../layout/LateData.tsx';
import { PreviewSkeleton } from './PreviewRows.tsx';

/** The first three services. The data layer loads after Home is shown: the page itself does not wait for it. */
export const LazyServicesPreview = ({ client }: Pick<RemoteDeps, 'client'>) => (
  <LateData what="The services" load={() => loadPreview(client)} waiting={<PreviewSkeleton />} />
);

async function loadPreview(client: RemoteDeps['client']) {
  const [{ ServicesPreview }, { withClient }] = await Promise.all([
    import(/* webpackChunkName: "preview" */ './ServicesPreview.tsx'),
    import(/* webpackChunkName: "preview" */ '@site/platform/data'),
  ]);
  return withClient(client, <ServicesPreview />);
}
