import { levels } from '@site/curriculum';
import { Link, styled, useAuth, type RemoteDeps } from '@site/platform';
import { Container, Heading, Lazy, Lead, Row, Section, Stack, TextLink } from '@site/ui';
import type { ReactNode } from 'react';
import { CONSULTATION_PROMISE } from '../claims.ts';
import { CallToAction, LinkPair } from '../layout/CallToAction.tsx';
import { LevelColumns } from '../education/LevelColumns.tsx';
import { Picture, Wide } from '../layout/Picture.tsx';
import { blocks } from '../layout/pictures.ts';
import { createPromoSession } from '../promotion/promoSession.ts';
import { PromoModal } from '../promotion/PromoModal.tsx';
import { CreateAccount, PRICES } from '../prices/Prices.tsx';
import { OfferMatrix } from '../services/OfferMatrix.tsx';
import { PreviewSkeleton } from '../services/PreviewSkeleton.tsx';
import { WayBack } from '../wayBack/WayBack.tsx';
import { HomeHero, PLAN } from './HomeHero.tsx';

const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 20px 32px;
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

/** The home screen: at `/home` for everyone, at `/` for users and without the promotion. A user's own things come first. */
export function HomePage({ client, auth, promotion }: HomePageProps) {
  const state = useAuth(auth);
  const user = state.status === 'user' && state.user;
  return (
    <>
      {promotion}
      {user ? <WayBack user={user} client={client} /> : <HomeHero auth={auth} />}
      {user && <Levels auth={auth} />}
      <Section $ruled>
        <Container>
          <Stack $gap={40}>
            {user ? (
              <SectionHead>
                <Stack $gap={12}>
                  <Heading level={2}>{PLAN.title}</Heading>
                  <Lead>{PLAN.text}</Lead>
                </Stack>
                <Row $gap={12}>
                  <LinkPair first={PLAN.first} second={PLAN.second} $variant="secondary" />
                </Row>
              </SectionHead>
            ) : (
              <SectionHead>
                <Heading level={2}>What we offer</Heading>
                <TextLink as={Link} to={PRICES}>
                  All prices
                </TextLink>
              </SectionHead>
            )}
            <OfferMatrix priced />
          </Stack>
        </Container>
      </Section>
      <Section $ruled $tone="surface">
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
      {!user && (
        <Levels auth={auth}>
          <Wide>
            <Picture file={blocks} alt="" sizes="(min-width: 1280px) 1200px, 100vw" />
          </Wide>
        </Levels>
      )}
      <CallToAction
        title="Talk it through before you trade it."
        text={`${CONSULTATION_PROMISE} Bring your questions and your last ten trades.`}
        first={['/contact', 'Book a free consultation']}
        second={['/results', 'See our results']}
      />
    </>
  );
}

const Levels = ({ auth, children }: Pick<RemoteDeps, 'auth'> & { children?: ReactNode }) => (
  <Section $ruled>
    <Container>
      <Stack $gap={40}>
        {children}
        <SectionHead>
          <Stack $gap={12}>
            <Heading level={2}>Three levels, {levels[0].price.split(' ')[0]} each, once</Heading>
            <Lead>The first two lessons of each level are free with an account.</Lead>
          </Stack>
          <Row $gap={24}>
            <CreateAccount auth={auth} />
            <TextLink as={Link} to="/education">
              Explore the programme
            </TextLink>
          </Row>
        </SectionHead>
        <LevelColumns />
      </Stack>
    </Container>
  </Section>
);
