import Send from 'lucide-react/icons/send';
import { Link, type RemoteDeps } from '@site/platform';
import {
  ButtonLink,
  Container,
  Heading,
  Lazy,
  PageHead,
  Section,
  Stack,
  Text,
  VisuallyHidden,
} from '@site/ui';
import { PAYMENT } from '../claims.ts';
import { CallToAction } from '../layout/CallToAction.tsx';
import { OfferLinks } from '../services/OfferLinks.tsx';
import { ServiceGrid, ServiceSkeletons } from '../services/ServiceGrid.tsx';

type ServicesDeps = Pick<RemoteDeps, 'client' | 'config'>;

/** `/services`. The catalogue waits for the data layer, the page does not. */
export const createPage = ({ client, config }: RemoteDeps) => ({
  element: <ServicesPage client={client} config={config} />,
});

const loadServices = () => import(/* webpackChunkName: "page-services-data" */ '../services/Services.tsx');

function ServicesPage({ client, config }: ServicesDeps) {
  return (
    <>
      <PageHead title="Services" aside={<OfferLinks />}>
        <Stack $gap={16} $align="start">
          <p>
            Free signals: a note each day, and every past idea with its outcome, on our open Telegram channel.
            New signals are a service, paid by the month.
          </p>
          <ButtonLink $variant="secondary" href={config.telegramChannelUrl} target="_blank" rel="noopener">
            <Send size={18} aria-hidden />
            Free Telegram channel
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </ButtonLink>
          <Text>
            You are logged in. Your account is free, with{' '}
            <Link to="/education">six lessons and the AI tutor</Link>.
          </Text>
        </Stack>
      </PageHead>
      <Section $ruled>
        <Container>
          <Stack $gap={40}>
            <Stack $gap={12}>
              <Heading level={2}>Plans and prices</Heading>
              <Text $muted>{PAYMENT}</Text>
            </Stack>
            <Lazy what="The services" load={loadServices} client={client} waiting={<ServiceSkeletons />}>
              {({ Services }, apollo) => (
                <Services client={apollo} waiting={<ServiceSkeletons />}>
                  {services => <ServiceGrid services={services} channelUrl={config.telegramChannelUrl} />}
                </Services>
              )}
            </Lazy>
          </Stack>
        </Container>
      </Section>
      <CallToAction
        title="Not sure which one fits?"
        text="The first conversation is free and commits you to nothing."
        first={['/contact', 'Book Free Consultation']}
        second={['/results', 'View Our Track Record']}
      />
    </>
  );
}
