import { styled, type RemoteDeps } from '@site/platform';
import { Card, Divider, from, Grid, Heading, Lead, Row, Stack, Text } from '@site/ui';
import { RISK_LINE } from '../claims.ts';
import { Band } from '../layout/Band.tsx';
import { CallToAction, LinkPair } from '../layout/CallToAction.tsx';
import { HeroGrid } from '../layout/HeroGrid.tsx';
import { ReasonFigure, RecordFigure, RiskFigure } from '../landing/PrincipleFigures.tsx';
import { TradeTicket } from '../landing/TradeTicket.tsx';
import { Prices } from '../prices/Prices.tsx';

const principles = [
  [
    RiskFigure,
    'Risk before reward',
    'Every idea and every lesson begins with the stop: the price at which it is wrong, and what that costs.',
  ],
  [
    ReasonFigure,
    'Reasons, so that you can disagree',
    'A signal without its reasoning is a tip. Ours name the level that proves them wrong.',
  ],
  [
    RecordFigure,
    'The misses are published',
    'Ideas are time-stamped and never deleted. Monthly results list losers beside winners.',
  ],
] as const;

const Principle = styled(Card)`
  gap: 24px;
  ${from.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: center;
  }
  ${from.desktop} {
    display: flex;
    align-items: stretch;
  }
`;

/** What a visitor sees at `/`, also while the login state is not known yet. */
export function LandingPage({ auth, config }: Pick<RemoteDeps, 'auth' | 'config'>) {
  return (
    <>
      <HeroGrid>
        <Stack $gap={24} $align="start">
          <Divider $gold />
          <Heading level={1} size={61}>
            Gold and Bitcoin trading, taught plainly.
          </Heading>
          <Lead>
            Lessons in three levels, signals with entry, stop and target, and coaching on discipline.
          </Lead>
          <Row $gap={12}>
            <LinkPair
              first={['/education/beginner/1', 'Start lesson 1, free']}
              second={['/home', 'Look around first']}
            />
          </Row>
          <Text $muted $size={14}>
            {RISK_LINE}
          </Text>
        </Stack>
        <TradeTicket />
      </HeroGrid>
      <Band $ruled>
        <Stack $gap={8}>
          <Heading level={2}>How we work</Heading>
          <Text $muted>Three rules, drawn from invented trades.</Text>
        </Stack>
        <Grid as="ol" $tablet={1} $desktop={3}>
          {principles.map(([Drawing, title, text]) => (
            <Principle as="li" key={title}>
              <Drawing />
              <Stack $gap={8}>
                <Heading level={3}>{title}</Heading>
                <Text $muted>{text}</Text>
              </Stack>
            </Principle>
          ))}
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
