import { Link, styled, type RemoteDeps } from '@site/platform';
import { Container, Heading, Lazy, Lead, Section, Stack, TextLink, VisuallyHidden } from '@site/ui';
import type { ReactNode } from 'react';
import { CONSULTATION_PROMISE } from '../claims.ts';
import { CallToAction } from '../layout/CallToAction.tsx';
import { LevelColumns } from '../education/LevelColumns.tsx';
import { createPromoSession } from '../promotion/promoSession.ts';
import { PromoModal } from '../promotion/PromoModal.tsx';
import { Prices } from '../prices/Prices.tsx';
import { OfferMatrix } from '../services/OfferMatrix.tsx';
import { PreviewSkeleton } from '../services/PreviewSkeleton.tsx';
import { WayBack } from '../wayBack/WayBack.tsx';
import { HomeHero } from './HomeHero.tsx';

const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 12px 32px;
`;

// The data layer loads after Home is shown: the page itself does not wait for it.
const loadPreview = () => import(/* webpackChunkName: "preview" */ '../services/ServicesPreview.tsx');

/** `/home`, with the promotion. */
export function createPage({ client, config, auth, openedAt }: RemoteDeps) {
  const session = createPromoSession(openedAt);
  const promotion = config.promoEnabled && (
    <PromoModal session={session} groupUrl={config.telegramGroupUrl} />
  );
  return { element: <HomePage client={client} auth={auth} promotion={promotion} /> };
}

interface HomePageProps extends Pick<RemoteDeps, 'client' | 'auth'> {
  promotion?: ReactNode;
}

/** The home screen: at `/home` for everyone, at `/` for users and without the promotion. */
export function HomePage({ client, auth, promotion }: HomePageProps) {
  return (
    <>
      {promotion}
      <WayBack auth={auth} client={client} />
      <HomeHero auth={auth} />
      <Container as="section">
        <VisuallyHidden as="h2">What we offer</VisuallyHidden>
        <OfferMatrix />
      </Container>
      <Section>
        <Container>
          <Stack $gap={40}>
            <SectionHead>
              <Heading level={2}>Premium services</Heading>
              <TextLink as={Link} to="/services">
                View All Services
              </TextLink>
            </SectionHead>
            <Lazy what="The services" load={loadPreview} client={client} waiting={<PreviewSkeleton />}>
              {({ ServicesPreview }, apollo) => <ServicesPreview client={apollo} />}
            </Lazy>
          </Stack>
        </Container>
      </Section>
      <Prices auth={auth} />
      <Section $tone="surface" $ruled>
        <Container>
          <Stack $gap={40}>
            <SectionHead>
              <Stack $gap={8}>
                <Heading level={2}>Three levels, one price each</Heading>
                <Lead>
                  Start where you are. The first two lessons of every level are open with a free account.
                </Lead>
              </Stack>
              <TextLink as={Link} to="/education">
                Explore the programme
              </TextLink>
            </SectionHead>
            <LevelColumns />
          </Stack>
        </Container>
      </Section>
      <CallToAction
        title="Talk it through before you trade it."
        text={`${CONSULTATION_PROMISE} Bring your questions and your last ten trades.`}
        first={['/contact', 'Book a free consultation']}
        second={['/results', 'See our results']}
      />
    </>
  );
}
