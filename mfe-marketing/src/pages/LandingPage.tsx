import { styled, type RemoteDeps } from '@site/platform';
import { Divider, from, Grid, Heading, Lead, Stack, Text } from '@site/ui';
import { RISK_LINE } from '../claims.ts';
import { Band } from '../layout/Band.tsx';
import { CallToAction, LinkPair } from '../layout/CallToAction.tsx';
import { HeroGrid } from '../layout/HeroGrid.tsx';
import { Principles } from '../landing/PrincipleFigures.tsx';
import { goldLong } from '../landing/signals.ts';
import { TradeTicket } from '../landing/TradeTicket.tsx';
import { Prices } from '../prices/Prices.tsx';

const Title = styled(Heading)`
  ${from.desktop} {
    font-size: min(6rem, 6.6vw);
  }
`;

/** What a visitor sees at `/`, also while the login state is not known yet. */
export function LandingPage({ auth, config }: Pick<RemoteDeps, 'auth' | 'config'>) {
  return (
    <>
      <HeroGrid>
        <Stack $gap={24} $align="start">
          <Divider $gold />
          <Title level={1} size={76}>
            Gold and Bitcoin, taught plainly.
          </Title>
          <Lead>
            Trading lessons in three levels, signals with entry, stop and target, and coaching on discipline.
          </Lead>
          <LinkPair
            first={['/education/beginner/1', 'Start lesson 1, free']}
            second={['/home', 'Look around first']}
          />
          <Text $muted $size={14}>
            {RISK_LINE}
          </Text>
        </Stack>
        <TradeTicket signal={goldLong} />
      </HeroGrid>
      <Band $ruled $tone="surface">
        <Stack $gap={8}>
          <Heading level={2}>How we work</Heading>
          <Lead>Three rules, drawn from invented trades.</Lead>
        </Stack>
        <Grid as="ol" $tablet={1} $desktop={3} $gap={40}>
          <Principles />
        </Grid>
      </Band>
      <Prices auth={auth} config={config} />
      <CallToAction
        title="Read the first lessons free."
        text="With a free account and no card. Or get our notes by email first."
        first={['/education', 'Open the first lessons']}
        second={['/welcome', 'Get our notes by email']}
      />
    </>
  );
}
