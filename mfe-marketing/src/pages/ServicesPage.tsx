import { Link, styled, type RemoteDeps } from '@site/platform';
import { Alert, Container, Lazy, NewTabLink, PageHead, Text, TextLink, VisuallyHidden } from '@site/ui';
import { PAYMENT } from '../claims.ts';
import { CallToAction } from '../layout/CallToAction.tsx';
import { ServiceGrid, ServiceSkeletons } from '../services/ServiceGrid.tsx';

/** `/services`. The catalogue waits for the data layer, the page does not. */
export const createPage = ({ client, config }: RemoteDeps) => ({
  element: <ServicesPage client={client} config={config} />,
});

const loadServices = () => import(/* webpackChunkName: "page-services-data" */ '../services/Services.tsx');

const Offers = styled(Container)`
  padding-block: 32px var(--section);
  > p:last-child {
    margin-top: 40px;
  }
`;

/** What is free, and what is not. */
const WhatIsFree = ({ config }: Pick<RemoteDeps, 'config'>) => (
  <Alert title="What is free">
    <Text>
      <strong>Free:</strong> the daily note and every past signal with its outcome, on our{' '}
      <NewTabLink href={config.telegramChannelUrl}>Telegram channel</NewTabLink>.
    </Text>
    <Text>
      <strong>Not free:</strong> new signals, sold as{' '}
      <TextLink as={Link} to="/services#signal-provision">
        Signal Provision
      </TextLink>
      .
    </Text>
  </Alert>
);

function ServicesPage({ client, config }: Pick<RemoteDeps, 'client' | 'config'>) {
  return (
    <>
      <PageHead title="Services" aside={<WhatIsFree config={config} />}>
        Trade with us, learn from us, or both: each service with its price and an invented example of what you
        get.
      </PageHead>
      <Offers as="section" aria-label="Plans and prices">
        <VisuallyHidden as="h2">Plans and prices</VisuallyHidden>
        <Lazy what="The services" load={loadServices} client={client} waiting={<ServiceSkeletons />}>
          {({ Services }, apollo) => (
            <Services client={apollo} waiting={<ServiceSkeletons />}>
              {services => <ServiceGrid services={services} channelUrl={config.telegramChannelUrl} />}
            </Services>
          )}
        </Lazy>
        <Text $muted>{PAYMENT}</Text>
      </Offers>
      <CallToAction
        title="Not sure which one fits?"
        text="The first conversation is free and commits you to nothing."
        first={['/contact', 'Book Free Consultation']}
        second={['/results', 'View Our Track Record']}
      />
    </>
  );
}
