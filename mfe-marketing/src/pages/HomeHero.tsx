import { displayName, Link, loginHref, styled, useAuth, type RemoteDeps } from '@site/platform';
import { Eyebrow, Heading, Lead, Row, Divider, Stack, TextLink } from '@site/ui';
import { TradeTicket } from '../landing/TradeTicket.tsx';
import { LinkPair } from '../layout/CallToAction.tsx';
import { HeroGrid } from '../layout/HeroGrid.tsx';
import { PRICES_ID } from '../prices/Prices.tsx';

const Actions = styled(Row)`
  padding-top: 8px;
`;

/** The head of Home: greets a user and leads to the bookings, offers an account to a visitor who joined by email. */
export function HomeHero({ auth }: Pick<RemoteDeps, 'auth'>) {
  const state = useAuth(auth);
  return (
    <HeroGrid>
      <Stack $gap={24} $align="start">
        <Divider $gold />
        {state.status === 'user' && <Eyebrow>Welcome back, {displayName(state.user)}.</Eyebrow>}
        <Heading level={1} size={61}>
          Trade gold and Bitcoin with a plan, not a hunch.
        </Heading>
        <Lead>
          Signals that say where they are wrong, people who manage a trade with you, and lessons that begin
          with what you can lose.
        </Lead>
        <Actions $gap={12}>
          <LinkPair
            first={['/contact?service=vip', 'Join VIP Now']}
            second={['/services', 'Get Free Signals']}
            // A user's gold button is the one that goes on with a lesson.
            $variant={state.status === 'user' ? 'secondary' : 'primary'}
          />
        </Actions>
        {state.status !== 'user' && (
          <TextLink href={`#${PRICES_ID}`}>See what is free, and what costs how much</TextLink>
        )}
        {state.status === 'user' && (
          <TextLink as={Link} to="/contact">
            Book a consultation or see your bookings
          </TextLink>
        )}
        {state.status === 'joined' && (
          <TextLink href={loginHref({ pathname: '/education', search: '' }, state.email)}>
            Create your free account
          </TextLink>
        )}
      </Stack>
      <TradeTicket />
    </HeroGrid>
  );
}
