import { levels } from '@site/curriculum';
import { Link, styled, useAuth, type RemoteDeps } from '@site/platform';
import { Heading, Lead, Row, Split, Stack, Text, TextLink } from '@site/ui';
import type { ReactNode } from 'react';
import { CONSULTATION_PROMISE } from '../claims.ts';
import { Band } from '../layout/Band.tsx';
import { CallToAction, LinkPair } from '../layout/CallToAction.tsx';
import { LevelColumns, LevelRows } from '../education/LevelColumns.tsx';
import { createPromoSession, PromoModal } from '../promotion/PromoModal.tsx';
import { CreateAccount } from '../prices/Prices.tsx';
import { HomeOffers } from '../services/HomeOffers.tsx';
import { WayBack } from '../wayBack/WayBack.tsx';
import { HomeHero, PLAN } from './HomeHero.tsx';

const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 20px 32px;
`;

const Column = styled(Stack)`
  > a:last-child {
    align-self: start;
    margin-top: auto;
  }
`;

/** `/home`, with the promotion. */
export function createPage({ client, config, auth, openedAt }: RemoteDeps) {
  const session = createPromoSession(openedAt);
  const promotion = config.promoEnabled && (
    <PromoModal session={session} groupUrl={config.telegramGroupUrl} />
  );
  return { element: <HomePage client={client} auth={auth} config={config} promotion={promotion} /> };
}

interface HomePageProps extends Pick<RemoteDeps, 'client' | 'auth' | 'config'> {
  promotion?: ReactNode;
}

/** The home screen: at `/home` for everyone, at `/` for users and without the promotion. A user's own things come first. */
export function HomePage({ client, auth, config, promotion }: HomePageProps) {
  const state = useAuth(auth);
  const user = state.status === 'user' && state.user;
  return (
    <>
      {promotion}
      {user ? (
        <>
          <WayBack user={user} client={client} />
          <Onward client={client} />
        </>
      ) : (
        <>
          <HomeHero auth={auth} config={config} />
          <Band $ruled $tone="surface">
            <SectionHead>
              <Heading level={2}>What we offer</Heading>
              {allServices}
            </SectionHead>
            <HomeOffers client={client} show="detailed" />
          </Band>
          <Levels auth={auth} />
        </>
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

/** Where a user can go on from here. */
const Onward = ({ client }: Pick<RemoteDeps, 'client'>) => (
  <Band $ruled>
    <Split $ratio="1:1">
      <Column $gap={24}>
        <Stack $gap={12}>
          <Heading level={2} size={31}>
            Your three levels
          </Heading>
          <Text $muted>
            Two lessons of each are open to you. {levels[0].price.split(' ')[0]} opens the rest of a level,
            once.
          </Text>
        </Stack>
        <LevelRows />
        {programme}
      </Column>
      <Column $gap={24}>
        <Heading level={2} size={31}>
          {PLAN.title}
        </Heading>
        <LinkPair first={PLAN.first} second={PLAN.second} $variant="secondary" />
        <HomeOffers client={client} show="brief" />
        {allServices}
      </Column>
    </Split>
  </Band>
);

const allServices = (
  <TextLink as={Link} to="/services">
    View All Services
  </TextLink>
);

const programme = (
  <TextLink as={Link} to="/education">
    Explore the programme
  </TextLink>
);

const Levels = ({ auth }: Pick<RemoteDeps, 'auth'>) => (
  <Band $ruled>
    <SectionHead>
      <Stack $gap={12}>
        <Heading level={2}>Three levels, {levels[0].price.split(' ')[0]} each, once</Heading>
        <Lead>The first two lessons of each level are free with an account.</Lead>
      </Stack>
      <Row $gap={24}>
        <CreateAccount auth={auth} />
        {programme}
      </Row>
    </SectionHead>
    <LevelColumns />
  </Band>
);
