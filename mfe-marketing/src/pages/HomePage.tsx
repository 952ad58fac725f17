import { levels } from '@site/curriculum';
import { Link, useAuth, type RemoteDeps } from '@site/platform';
import { Heading, Lead, Row, Stack, TextLink } from '@site/ui';
import type { ReactNode } from 'react';
import { CONSULTATION_PROMISE } from '../claims.ts';
import { Band } from '../layout/Band.tsx';
import { Actions, CallToAction, LinkPair } from '../layout/CallToAction.tsx';
import { Ends } from '../layout/Ends.tsx';
import { LevelRows } from '../education/LevelRows.tsx';
import { createPromoSession, PromoModal } from '../promotion/PromoModal.tsx';
import { CreateAccount } from '../prices/Prices.tsx';
import { HomeOffers } from '../services/HomeOffers.tsx';
import { WayBack } from '../wayBack/WayBack.tsx';
import { HomeHero, PLAN } from './HomeHero.tsx';

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
      {user ? <WayBack user={user} client={client} /> : <HomeHero auth={auth} config={config} />}
      <Band $ruled $tone={user ? 'plain' : 'surface'}>
        <Ends>
          <Stack $gap={12}>
            <Heading level={2}>{user ? PLAN.title : 'What we offer'}</Heading>
            {user && <Lead>Free: the daily note and past signals, on Telegram. Paid: new signals, VIP.</Lead>}
          </Stack>
          <Row $gap={12}>
            {user && <LinkPair first={PLAN.first} second={PLAN.second} $variant="secondary" />}
            <TextLink as={Link} to="/services">
              View All Services
            </TextLink>
          </Row>
        </Ends>
        <HomeOffers client={client} />
      </Band>
      {!user && <Levels auth={auth} />}
      <CallToAction
        title="Talk it through before you trade it."
        text={`${CONSULTATION_PROMISE} Bring your questions and your last ten trades.`}
        first={['/contact', 'Book a free consultation']}
        second={['/results', 'See our results']}
      />
    </>
  );
}

const Levels = ({ auth }: Pick<RemoteDeps, 'auth'>) => (
  <Band $ruled id="levels">
    <Ends>
      <Stack $gap={12}>
        <Heading level={2}>Three levels, {levels[0].price.split(' ')[0]} each, once</Heading>
        <Lead>The first two lessons of each level are free with an account.</Lead>
      </Stack>
      <Actions $gap={24}>
        <CreateAccount auth={auth} />
        <TextLink as={Link} to="/education">
          Explore the programme
        </TextLink>
      </Actions>
    </Ends>
    <LevelRows />
  </Band>
);
