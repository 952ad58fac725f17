import { styled, type RemoteDeps } from '@site/platform';
import { Container, Eyebrow, Figure, from, Heading, landscapePhone, Lead, Row, Stack, Text } from '@site/ui';
import { highlights } from '../claims.ts';
import { JoinPanel } from '../signup/JoinPanel.tsx';
import { SlideControls } from '../slideshow/SlideControls.tsx';
import { Slideshow } from '../slideshow/Slideshow.tsx';
import { SLIDE_DURATIONS, useSlideshow } from '../slideshow/useSlideshow.ts';

// Dark on a screen in either colour scheme, because the pictures behind the text are; paper stays white.
const Screen = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  /* As tall as the page's place, down to the footer; the text ends at the bottom of the screen, below the bar. */
  min-height: 100vh;
  padding-bottom: 64px;
  /* On a phone it begins at the top: a part that is drawn early would move up when the rest comes. */
  align-items: start;
  ${from.desktop} {
    align-items: end;
  }
  color: var(--text);
  @media screen {
    color-scheme: dark;
    --bg: #0b0b0d;
    --raised: #1c1c21;
    --text: #f5f1e8;
    --muted: #cfc8ba;
    --gold: #d9b45b;
    --on-gold: #14110a;
    --surface: rgb(20 20 23 / 92%);
    --border: #8c877d;
    --up: #4cc38a;
    --down: #ff8a80;
  }
  @media print {
    min-height: 0;
    padding-bottom: 0;
  }
`;

const Content = styled(Container)`
  display: grid;
  gap: 32px;
  padding-block: 40px 24px;
  ${from.desktop} {
    grid-template-columns: minmax(0, 460px) 1fr;
    align-items: end;
    padding-block: 72px 48px;
  }
  ${landscapePhone} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 24px;
  }
`;

/** Beside each other on a phone in landscape, so that the button is seen without scrolling. */
const Invitation = styled.div`
  display: grid;
  gap: 24px;
  ${landscapePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 40px;
    align-items: end;
  }
`;

const Tiles = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 40px;
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    font-size: var(--size-14);
    color: var(--muted);
  }
`;

const Below = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
  ${from.desktop} {
    justify-items: end;
  }
`;

/** `/welcome`. Its first slide may have been visible before this code ran; later visits begin at its start. */
export function createPage({ openedAt, ...deps }: RemoteDeps) {
  let first = openedAt;
  const seenSince = () => {
    const since = first;
    first = undefined;
    return since;
  };
  return { element: <WelcomePage {...deps} seenSince={seenSince} /> };
}

interface WelcomePageProps extends Omit<RemoteDeps, 'openedAt'> {
  seenSince: () => number | undefined;
}

/** The welcome screen: the email sign-up in front of the slideshow. */
function WelcomePage({ seenSince, ...deps }: WelcomePageProps) {
  const slideshow = useSlideshow(SLIDE_DURATIONS, seenSince);
  return (
    <Screen aria-label="Welcome">
      <Slideshow index={slideshow.index} playing={slideshow.playing} />
      <Content>
        <Invitation>
          <Stack $gap={12}>
            <Eyebrow>Gold and Bitcoin, taught plainly</Eyebrow>
            <Heading level={1} size={49}>
              Start with what you can lose.
            </Heading>
            <Lead>Market notes and lesson excerpts by email. No card, no account needed.</Lead>
          </Stack>
          <Stack $gap={24}>
            <JoinPanel {...deps} />
          </Stack>
        </Invitation>
        <Below>
          <Tiles>
            {highlights.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Figure $size={25}>{value}</Figure>
                </dd>
              </div>
            ))}
          </Tiles>
          <Text $size={13} $muted>
            The business’s own figures, not independently verified. Trading involves risk.
          </Text>
          <Text $size={13} $muted>
            Write at any hour; we answer within 24 hours.
          </Text>
          <Row>
            <SlideControls
              count={SLIDE_DURATIONS.length}
              index={slideshow.index}
              onShow={slideshow.show}
              playing={slideshow.playing}
              onToggle={slideshow.still ? undefined : slideshow.toggle}
            />
          </Row>
        </Below>
      </Content>
    </Screen>
  );
}
