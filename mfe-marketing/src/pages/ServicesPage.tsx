import ArrowDown from 'lucide-react/icons/arrow-down';
import Send from 'lucide-react/icons/send';
import { Link, styled, type RemoteDeps } from '@site/platform';
import { ButtonLink, from, Heading, Lazy, PageHead, Stack, Text, TextLink, VisuallyHidden } from '@site/ui';
import { PAYMENT } from '../claims.ts';
import { vipFirst } from '../prices/catalogue.ts';
import { Band } from '../layout/Band.tsx';
import { CallToAction } from '../layout/CallToAction.tsx';
import { offers } from '../services/offers.ts';
import { ServiceGrid, ServiceSkeletons } from '../services/ServiceGrid.tsx';

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 24px;
  border-bottom: 1px solid var(--line);
  font-size: var(--size-14);
  svg {
    display: none;
    ${from.tablet} {
      display: block;
    }
  }
  ${from.desktop} {
    font-size: var(--size-16);
  }
  a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding-block: 12px;
    border-top: 1px solid var(--line);
    line-height: 24px;
    font-weight: 600;
  }
`;

/** Every offer; each leads to what it contains, further down. */
const OfferLinks = () => (
  <nav aria-label="What we offer">
    <Links>
      {vipFirst(offers).map(({ id, title }) => (
        <li key={id}>
          <TextLink href={`#${id}`} $quiet>
            {title}
            <ArrowDown size={16} />
          </TextLink>
        </li>
      ))}
    </Links>
  </nav>
);

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
      <Band $ruled>
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
