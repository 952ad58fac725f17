import type { RemoteDeps } from '@site/platform';
import { withClient } from '@site/platform/data';
import { ServiceGrid, ServiceSkeletons } from './ServiceGrid.tsx';
import { Services } from './Services.tsx';

/** All services, with their data. */
export const createCatalogue = ({ client, config }: Pick<RemoteDeps, 'client' | 'config'>) =>
  withClient(
    client,
    <Services waiting={<ServiceSkeletons />}>
      {services => <ServiceGrid services={services} channelUrl={config.telegramChannelUrl} />}
    </Services>,
  );
