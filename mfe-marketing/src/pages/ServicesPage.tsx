import Send from 'lucide-react/icons/send';
import { Link, styled, type RemoteDeps } from '@site/platform';
import {
  ButtonLink,
  Card,
  from,
  Heading,
  Lazy,
  PageHead,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@site/ui';
import { PAYMENT } from '../claims.ts';
import { Band } from '../layout/Band.tsx';
import { CallToAction } from '../layout/CallToAction.tsx';
import { offers } from '../services/offers.ts';
import { ServiceGrid, ServiceSkeletons } from '../services/ServiceGrid.tsx';

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px 16px;
  font-size: var(--size-16);
`;

type ServicesDeps = Pick<RemoteDeps, 'client' | 'config'>;

/** `/services`. The catalogue waits for the data layer, the page does not. */
export const createPage = ({ client, config }: RemoteDeps) => ({
  element: <ServicesPage client={client} config={config} />,
});

const loadServices = () => import(/* webpackChunkName: "page-services-data" */ '../services/Services.tsx');

const Free = styled(Card)`
  gap: 16px;
  align-items: start;
  > :last-child {
    margin-top: auto;
  }
  ${from.tablet} {
    padding: 32px;
  }
`;

/** What a user has without a payment. */
const FreeSignals = ({ config }: Pick<ServicesDeps, 'config'>) => (
  <Free>
    <Heading level={2} size={25}>
      Free signals
    </Heading>
    <Text $muted>
      A note each day, and every past idea with its outcome, on our open Telegram channel. New signals are a
      service, paid by the month.
    </Text>
    <Text $muted>
      You are logged in. Your account is free, with <Link to="/education">two lessons of each level</Link> and
      the AI tutor.
    </Text>
    <ButtonLink $variant="secondary" href={config.telegramChannelUrl} target="_blank" rel="noopener">
      <Send size={18} aria-hidden />
      Free Telegram channel
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </ButtonLink>
  </Free>
);

function ServicesPage({ client, config }: ServicesDeps) {
  return (
    <>
      <PageHead title="Services" aside={<FreeSignals config={config} />}>
        <Stack $gap={24}>
          <p>{PAYMENT}</p>
          <nav aria-label="What we offer">
            <Links>
              {offers.map(({ id, title }) => (
                <li key={id}>
                  <TextLink href={`#${id}`}>{title}</TextLink>
                </li>
              ))}
            </Links>
          </nav>
        </Stack>
      </PageHead>
      <Band $ruled>
        <Heading level={2}>Plans and prices</Heading>
        <Lazy what="The services" load={loadServices} client={client} waiting={<ServiceSkeletons />}>
          {({ Services }, apollo) => (
            <Services client={apollo} waiting={<ServiceSkeletons />}>
              {services => <ServiceGrid services={services} channelUrl={config.telegramChannelUrl} />}
            </Services>
          )}
        </Lazy>
      </Band>
      <CallToAction
        title="Not sure which one fits?"
        text="The first conversation is free and commits you to nothing."
        first={['/contact', 'Book Free Consultation']}
        second={['/results', 'View Our Track Record']}
      />
    </>
  );
}
