import { toApiError, useNavigate, type RemoteDeps } from '@site/platform';
import { useQuery, withClient } from '@site/platform/data';
import { LoadFailure } from '@site/ui';
import { graphql } from '../gql/gql.ts';
import { contactLink } from './contactLink.ts';
import { ServiceGrid, ServiceSkeletons } from './ServiceGrid.tsx';

const SERVICES = graphql(`
  query Services {
    services {
      ...ServiceCard_service
    }
  }
`);

/** All services, with their data. */
export const createCatalogue = ({ client, config }: Pick<RemoteDeps, 'client' | 'config'>) =>
  withClient(client, <Catalogue channelUrl={config.telegramChannelUrl} />);

interface CatalogueProps {
  /** The free Telegram channel. */
  channelUrl: string;
}

function Catalogue({ channelUrl }: CatalogueProps) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(SERVICES);

  function choose(id: string) {
    const title = data?.services.find(service => service.id === id)?.title ?? '';
    const { to, state } = contactLink({ id, title });
    void navigate(to, { state });
  }

  if (data) return <ServiceGrid services={data.services} channelUrl={channelUrl} onChoose={choose} />;
  if (!error) return <ServiceSkeletons />;
  return (
    <LoadFailure
      what="The services"
      message={toApiError(error).message}
      onRetry={() => void refetch().catch(() => {})}
    />
  );
}
