import { Link, loginHref, styled, useAuth, type RemoteDeps } from '@site/platform';
import { Container, Grid, NewTabLink, PageHead, Stack, Text, TextLink } from '@site/ui';
import { bitcoinLong, goldShort } from '../landing/signals.ts';
import { TradeTicket } from '../landing/TradeTicket.tsx';
import { LinkPair } from '../layout/CallToAction.tsx';
import { PRICES } from '../prices/Prices.tsx';

/** What Home is about: its title for a visitor, a section for a user. */
export const PLAN = {
  title: 'Trade gold and Bitcoin with a plan, not a hunch.',
  text: 'Signals with entry, stop and target, people who manage a trade with you, and lessons that begin with risk.',
  first: ['/contact?service=vip', 'Join VIP Now'],
  second: ['/services', 'Get Free Signals'],
} as const;

const Tickets = styled(Container)`
  padding-bottom: var(--section);
`;

/** The head of Home for everybody who is not logged in; it offers an account to who joined by email. */
export function HomeHero({ auth, config }: Pick<RemoteDeps, 'auth' | 'config'>) {
  const state = useAuth(auth);
  return (
    <>
      <PageHead title={PLAN.title}>
        <Stack $gap={24}>
          <span>{PLAN.text}</span>
          <LinkPair first={PLAN.first} second={PLAN.second} />
          {state.status === 'joined' ? (
            <TextLink href={loginHref({ pathname: '/education', search: '' }, state.email)}>
              Create your free account
            </TextLink>
          ) : (
            <Text $muted>
              Free: an account with two lessons of each level, and{' '}
              <NewTabLink href={config.telegramChannelUrl}>past signals on Telegram</NewTabLink>. New signals
              and VIP are paid by the month.{' '}
              <TextLink as={Link} to={PRICES}>
                See prices
              </TextLink>
            </Text>
          )}
        </Stack>
      </PageHead>
      <Tickets>
        <Stack $gap={24}>
          <Grid>
            <TradeTicket signal={goldShort} isBrief />
            <TradeTicket signal={bitcoinLong} isBrief />
          </Grid>
          <Text $size={14} $muted>
            The form of a signal, not a recommendation.
          </Text>
        </Stack>
      </Tickets>
    </>
  );
}
