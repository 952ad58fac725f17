import { Link, toApiError, useNavigate, type RemoteDeps } from '@site/platform';
import { useQuery, withClient } from '@site/platform/data';
import { ButtonLink, Container, Heading, LoadFailure, Section, Stack, Text, VisuallyHidden } from '@site/ui';
import { CallToAction } from '../layout/CallToAction.tsx';
import { OfferMatrix } from '../services/OfferMatrix.tsx';
import { ServiceGrid, ServiceSkeletons } from '../services/ServiceGrid.tsx';
import { PageIntro } from '../layout/PageIntro.tsx';
import { graphql } from '../gql/gql.ts';

const SERVICES = graphql(`
  query Services {
    services {
      ...ServiceCard_service
    }
  }
`);

const VIP = 'vip-membership';
/** Where the button of a card leads (specification, section 2). */
const contactHref = (serviceId: string) => (serviceId === VIP ? '/contact?service=vip' : '/contact');

/** `/services`, with its data. */
export const createPage = async ({ client }: RemoteDeps) => ({
  element: await withClient(client, <ServicesPage />),
});

function ServicesPage() {
  return (
    <>
      <PageIntro title="Services">
        Six ways to work with us on gold and Bitcoin. Take one, or none: the free channel costs nothing and
        shows you how we think.
      </PageIntro>
      <Container as="section">
        <VisuallyHidden as="h2">What we do</VisuallyHidden>
        <OfferMatrix />
      </Container>
      <Catalogue />
      <CallToAction
        title="Not sure which one fits?"
        text="The first conversation is free, and “none of these” is a possible answer."
        actions={
          <>
            <ButtonLink as={Link} to="/contact">
              Book Free Consultation
            </ButtonLink>
            <ButtonLink as={Link} to="/results" $variant="secondary">
              View Our Track Record
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

function Catalogue() {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(SERVICES);
  const choose = (id: string) => void navigate(contactHref(id));
  return (
    <Section>
      <Container>
        <Stack $gap={40}>
          <Stack $gap={8}>
            <Heading level={2}>What you can order</Heading>
            <Text $muted>Each card says what it costs and everything that it contains.</Text>
          </Stack>
          {data ? (
            <ServiceGrid services={data.services} onChoose={choose} />
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
