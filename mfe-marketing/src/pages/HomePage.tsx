import { displayName, Link, loginHref, styled, useVisitor, type RemoteDeps } from '@site/platform';
import {
  ButtonLink,
  Container,
  Eyebrow,
  from,
  Heading,
  Lead,
  Row,
  Rule,
  Section,
  Stack,
  TextLink,
  VisuallyHidden,
} from '@site/ui';
import type { ReactNode } from 'react';
import { CONSULTATION_PROMISE } from '../claims.ts';
import { CallToAction } from '../layout/CallToAction.tsx';
import { LevelColumns } from '../education/LevelColumns.tsx';
import { LazyServicesPreview } from '../services/LazyServicesPreview.tsx';
import { createPromoSession } from '../promotion/promoSession.ts';
import { PromoModal } from '../promotion/PromoModal.tsx';
import { Picture } from '../layout/Picture.tsx';
import { bullion } from '../layout/pictures.ts';
import { OfferMatrix } from '../services/OfferMatrix.tsx';

const Hero = styled(Container)`
  display: grid;
  gap: 40px;
  align-items: center;
  padding-block: 56px;
  ${from.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: 80px;
    padding-block: 96px;
  }
`;

const HeroPicture = styled.div`
  height: 240px;
  overflow: hidden;
  border-radius: var(--radius);
  ${from.desktop} {
    height: 480px;
  }
`;

const Actions = styled(Row)`
  padding-top: 8px;
`;

const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 12px 32px;
`;

/** `/home`, with the promotion. */
export function createPage({ client, config, visitor, openedAt }: RemoteDeps) {
  const session = createPromoSession(openedAt);
  const promotion = config.promoEnabled && (
    <PromoModal session={session} groupUrl={config.telegramGroupUrl} />
  );
  return { element: <HomePage client={client} visitor={visitor} promotion={promotion} /> };
}

interface HomePageProps extends Pick<RemoteDeps, 'client' | 'visitor'> {
  promotion?: ReactNode;
}

/** The home screen: at `/home` for everyone, at `/` for users and without the promotion. */
export function HomePage({ client, visitor, promotion }: HomePageProps) {
  return (
    <>
      {promotion}
      <HomeHero visitor={visitor} />
      <Container as="section">
        <VisuallyHidden as="h2">What we do</VisuallyHidden>
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
            <LazyServicesPreview client={client} />
          </Stack>
        </Container>
      </Section>
      <Section $tone="surface" $ruled>
        <Container>
          <Stack $gap={40}>
            <SectionHead>
              <Stack $gap={8}>
                <Heading level={2}>Three levels, one price each</Heading>
                <Lead>
                  Start where you are. The first two modules of every level are open with a free account.
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
        actions={
          <>
            <ButtonLink as={Link} to="/contact">
              Book a free consultation
            </ButtonLink>
            <ButtonLink as={Link} to="/results" $variant="secondary">
              See our results
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

function HomeHero({ visitor }: Pick<RemoteDeps, 'visitor'>) {
  const state = useVisitor(visitor);
  return (
    <Hero>
      <Stack $gap={24} $align="start">
        <Rule $gold />
        {state.status === 'user' && <Eyebrow>Welcome back, {displayName(state.user)}.</Eyebrow>}
        <Heading level={1} size={61}>
          Trade gold and Bitcoin with a plan, not a hunch.
        </Heading>
        <Lead>
          Signals that say where they are wrong, people who manage a trade with you, and lessons that begin
          with what you can lose.
        </Lead>
        <Actions $gap={12}>
          <ButtonLink as={Link} to="/contact">
            Join VIP Now
          </ButtonLink>
          <ButtonLink as={Link} to="/services" $variant="secondary">
            Get Free Signals
          </ButtonLink>
        </Actions>
        {state.status === 'joined' && (
          <TextLink href={loginHref({ pathname: '/education', search: '' }, state.email)}>
            Create your free account
          </TextLink>
        )}
      </Stack>
      <HeroPicture>
        <Picture file={bullion} alt="" sizes="(min-width: 1024px) 768px, 100vw" eager />
      </HeroPicture>
    </Hero>
  );
}
