import { styled, type RemoteDeps } from '@site/platform';
import { Container, Eyebrow, Figure, from, Heading, landscapePhone, Lead, Stack, Text } from '@site/ui';
import { highlights, RISK_LINE } from '../claims.ts';
import { JoinPanel } from '../signup/JoinPanel.tsx';
import { SlideControls } from '../slideshow/SlideControls.tsx';
import { Slideshow } from '../slideshow/Slideshow.tsx';
import { SLIDE_DURATIONS, useSlideshow } from '../slideshow/useSlideshow.ts';

const Screen = styled.section`
  position: relative;
  isolation: isolate;
  /* The picture above the text of a phone, where the form stays in the first screen. */
  --band: clamp(48px, 100svh - 488px, 300px);
  /* Where the form ends on a wide screen: the picture is beside it. */
  --edge: calc(max(var(--gutter), (100% - var(--page)) / 2) + 560px);
  display: grid;
  /* As tall as the page's place, down to the footer. */
  min-height: 100vh;
  /* On a phone it begins at the top: a part that is drawn early would move up when the rest comes. */
  align-items: start;
  ${from.desktop} {
    align-items: center;
    padding-bottom: 72px;
  }
  @media print {
    min-height: 0;
    padding-bottom: 0;
  }
`;

const Content = styled(Container)`
  display: grid;
  gap: 24px;
  padding-block: var(--band) 24px;
  ${from.desktop} {
    grid-template-columns: minmax(0, 560px);
    padding-block: 48px;
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

/* Narrow enough for as many lines in every font. */
const Offer = styled(Lead)`
  max-width: 20rem;
  ${from.tablet} {
    max-width: 36em;
  }
`;

const Tiles = styled.dl`
  display: grid;
  /* One below the other where the text is enlarged. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: 12px;
  > div {
    display: grid;
    align-content: start;
    padding: 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  dt {
    order: 1;
    font-weight: 600;
  }
  dd:last-child {
    order: 2;
    color: var(--muted);
    font-size: var(--size-14);
  }
`;

/* On a phone the footer says it right below. */
const Risk = styled(Text)`
  display: none;
  ${from.desktop} {
    display: block;
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
              Learn risk before you trade.
            </Heading>
            <Offer>Free market notes and lesson excerpts by email. No card, no account needed.</Offer>
          </Stack>
          <Stack $gap={12}>
            <JoinPanel {...deps} />
          </Stack>
        </Invitation>
        <Tiles>
          {highlights.map(({ value, label, counts }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Figure $size={25}>{value}</Figure>
              </dd>
              <dd>{counts}</dd>
            </div>
          ))}
        </Tiles>
        <Risk $size={14} $muted>
          {RISK_LINE}
        </Risk>
        <SlideControls
          count={SLIDE_DURATIONS.length}
          index={slideshow.index}
          onShow={slideshow.show}
          playing={slideshow.playing}
          onToggle={slideshow.still ? undefined : slideshow.toggle}
        />
      </Content>
    </Screen>
  );
}
