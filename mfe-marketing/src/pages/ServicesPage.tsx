import Send from 'lucide-react/icons/send';
import { toApiError, useNavigate, type RemoteDeps } from '@site/platform';
import { useQuery, withClient } from '@site/platform/data';
import { ButtonLink, Container, Heading, LoadFailure, Section, Stack, Text, VisuallyHidden } from '@site/ui';
import { graphql } from '../gql/gql.ts';
import { CallToAction } from '../layout/CallToAction.tsx';
import { PageIntro } from '../layout/PageIntro.tsx';
import { LinkPair } from '../layout/LinkPair.tsx';
import { OfferMatrix } from '../services/OfferMatrix.tsx';
import { contactLink } from '../services/contactLink.ts';
import { ServiceGrid, ServiceSkeletons } from '../services/ServiceGrid.tsx';

const SERVICES = graphql(`
  query Services {
    services {
      ...ServiceCard_service
    }
  }
`);

/** `/services`, with its data. */
export const createPage = async ({ client, config }: RemoteDeps) => ({
  element: await withClient(client, <ServicesPage channelUrl={config.telegramChannelUrl} />),
});

interface ServicesPageProps {
  /** The free Telegram channel. */
  channelUrl: string;
}

function ServicesPage({ channelUrl }: ServicesPageProps) {
  return (
    <>
      <PageIntro title="Services">
        <Stack $gap={16} $align="start">
          <p>
            Ways to work with us on gold and Bitcoin. Take one, or none: the free Telegram channel costs
            nothing and shows you how we think.
          </p>
          <ButtonLink $variant="secondary" href={channelUrl} target="_blank" rel="noopener">
            <Send size={18} aria-hidden />
            Free signals on Telegram
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </ButtonLink>
        </Stack>
      </PageIntro>
      <Container as="section">
        <VisuallyHidden as="h2">What we do</VisuallyHidden>
        <OfferMatrix />
      </Container>
      <Catalogue channelUrl={channelUrl} />
      <CallToAction
        title="Not sure which one fits?"
        text="The first conversation is free, and “none of these” is a possible answer."
        actions={
          <LinkPair
            first={['/contact', 'Book Free Consultation']}
            second={['/results', 'View Our Track Record']}
          />
        }
      />
    </>
  );
}

function Catalogue({ channelUrl }: ServicesPageProps) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(SERVICES);

  function choose(id: string) {
    const title = data?.services.find(service => service.id === id)?.title ?? '';
    const { to, state } = contactLink({ id, title });
    void navigate(to, { state });
  }

  return (
    <Section>
      <Container>
        <Stack $gap={40}>
          <Stack $gap={8}>
            <Heading level={2}>What you can order</Heading>
            <Text $muted>Each card shows its price and everything that it includes.</Text>
          </Stack>
          {data ? (
            <ServiceGrid services={data.services} channelUrl={channelUrl} onChoose={choose} />
          ) : error ? (
            <LoadFailure
              what="The services"
              message={toApiError(error).message}
              onRetry={() => void refetch().catch(() => {})}
            />
          ) : (
            <ServiceSkeletons />
          )}
        </Stack>
      </Container>
    </Section>
  );
}
