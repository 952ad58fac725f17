import { Link, styled, type RemoteDeps } from '@site/platform';
import { Divider, Eyebrow, from, Heading, Lead, Split, Stack, Text, TextLink } from '@site/ui';
import { RISK_LINE } from '../claims.ts';
import { Band } from '../layout/Band.tsx';
import { CallToAction, LinkPair } from '../layout/CallToAction.tsx';
import { HeroGrid } from '../layout/HeroGrid.tsx';
import { goldLong } from '../landing/signals.ts';
import { StopFigure } from '../landing/StopFigure.tsx';
import { TradeTicket } from '../landing/TradeTicket.tsx';
import { Prices } from '../prices/Prices.tsx';

const Title = styled(Heading)`
  ${from.desktop} {
    font-size: min(6rem, 6.6vw);
  }
`;

/* A piece of a lesson: its words, and its figure beside them or below. */
const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  ${from.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: 64px;
    align-items: center;
  }
`;

const Rule = styled(Split).attrs({ $ratio: '1:1', $gap: 8 })`
  padding-block: 24px;
  border-top: 1px solid var(--line);
  align-items: baseline;
`;

const rules = [
  [
    'Risk before reward',
    'Every idea begins with the stop: the price at which it is wrong, and what that costs.',
  ],
  [
    'Reasons, so that you can disagree',
    'A signal without its reasoning is a tip. Ours name the level that proves them wrong.',
  ],
  [
    'The misses are published',
    'Ideas are time-stamped and never deleted. Monthly results list losers beside winners.',
  ],
] as const;

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
            first={['/education/beginner/1', 'Free account, then lesson 1']}
            second={['/home', 'Look around first']}
          />
          <Text $muted $size={14}>
            {RISK_LINE}
          </Text>
        </Stack>
        <TradeTicket signal={goldLong} />
      </HeroGrid>
      <Band $tone="ink">
        <Page>
          <Stack $gap={24} $align="start">
            <Eyebrow>From lesson 2, Risk First</Eyebrow>
            <Heading level={2} size={76}>
              The stop comes first, the size follows from it.
            </Heading>
            <Lead>
              A wider stop means a smaller position, and a tighter stop means a larger one. The money at risk
              stays the same.
            </Lead>
            <TextLink as={Link} to="/education/beginner/2">
              Read the lesson, free with an account
            </TextLink>
          </Stack>
          <StopFigure />
        </Page>
      </Band>
      <Band $tone="surface">
        <Heading level={2}>How we work</Heading>
        <div>
          {rules.map(([title, text]) => (
            <Rule key={title}>
              <Heading level={3} size={39}>
                {title}
              </Heading>
              <Lead>{text}</Lead>
            </Rule>
          ))}
        </div>
      </Band>
      <Prices auth={auth} config={config} />
      <CallToAction
        title="Read the first lessons free."
        text="With a free account and no card. Or get our notes by email first."
        first={['/education/beginner/1', 'Free account, then lesson 1']}
        second={['/welcome', 'Get our notes by email']}
      />
    </>
  );
}
