import { styled, type RemoteDeps } from '@site/platform';
import { Container, from, Heading, Lead, Row, Divider, Section, Split, Stack, Text } from '@site/ui';
import { RISK_LINE } from '../claims.ts';
import { CallToAction, LinkPair } from '../layout/CallToAction.tsx';
import { HeroGrid } from '../layout/HeroGrid.tsx';
import { TradeTicket } from '../landing/TradeTicket.tsx';
import { Prices } from '../prices/Prices.tsx';

const principles = {
  'Risk before reward':
    'Every idea and every lesson begins with the stop: the price at which it is wrong, and what that costs.',
  'Reasons, so that you can disagree':
    'A signal without its reasoning is a tip. Ours name the level that proves them wrong.',
  'The misses are published':
    'Ideas are time-stamped and never deleted. Monthly results list losers beside winners.',
};

const Principles = styled.ol`
  border-bottom: 1px solid var(--line);
`;

const Principle = styled.li`
  display: grid;
  gap: 4px 32px;
  padding-block: 24px;
  border-top: 1px solid var(--line);
  ${from.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: baseline;
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
      <Section $ruled>
        <Container>
          <Split $ratio="1:2">
            <Heading level={2}>How we work</Heading>
            <Principles>
              {Object.entries(principles).map(([title, text]) => (
                <Principle key={title}>
                  <Heading level={3}>{title}</Heading>
                  <Text $muted>{text}</Text>
                </Principle>
              ))}
            </Principles>
          </Split>
        </Container>
      </Section>
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
