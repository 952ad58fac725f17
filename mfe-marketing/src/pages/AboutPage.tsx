import { styled, type RemoteDeps } from '@site/platform';
import {
  Container,
  Figure,
  from,
  Heading,
  Lazy,
  NewTabLink,
  PageHead,
  Section,
  Split,
  Stack,
  Text,
} from '@site/ui';
import { CLAIMS_NOTE, CONSULTATION_PROMISE } from '../claims.ts';
import { cycles, expertise, philosophy, whyMarkets, type Points } from '../about/story.ts';
import { TwoMarkets } from '../about/TwoMarkets.tsx';
import { CallToAction } from '../layout/CallToAction.tsx';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 24px 40px;
  dt {
    padding-top: 16px;
    border-top: 1px solid var(--line);
    font-weight: 600;
  }
  dd {
    margin-top: 4px;
    max-width: var(--measure);
    color: var(--muted);
  }
`;

const Timeline = styled.ol`
  display: grid;
  li {
    position: relative;
    padding: 0 0 24px 24px;
    border: solid var(--border);
    border-width: 0 0 0 2px;
  }
  li::before {
    content: '';
    position: absolute;
    inset: 6px auto auto -7px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: currentColor;
  }
  ${from.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    li {
      padding: 20px 20px 0 0;
      border-width: 2px 0 0;
    }
    li::before {
      inset: -7px auto auto 0;
    }
  }
`;

const HeadedPoints = ({ title, points }: { title: string; points: Points }) => (
  <Stack $gap={24}>
    <Heading level={2}>{title}</Heading>
    <List>
      {Object.entries(points).map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  </Stack>
);

/* Many short sections: less room between them. */
const Sections = styled.div`
  --section: clamp(48px, 5vw, 64px);
`;

const FIGURE = 'losses';

/** Fetched when it comes into view: it weighs more than the page. */
const loadFigure = async () => {
  await new Promise<void>(resolve => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.getElementById(FIGURE)!);
  });
  return import(/* webpackChunkName: "figures" */ '@site/figures');
};

/** As high as the figure, and in it as the picture with its slider, before either is there. Its title is the heading above it. */
const Drawn = styled.div.attrs({ id: FIGURE })`
  min-height: 590px;
  figure > p {
    display: none;
  }
  figure > :nth-child(2) {
    min-height: 450px;
  }
  figure,
  figure svg {
    max-width: none;
    width: 100%;
  }
  ${from.tablet} {
    min-height: 548px;
  }
  @media print {
    min-height: 0;
  }
`;

/** `/about`. */
export const createPage = ({ config }: RemoteDeps) => ({
  element: <AboutPage channelUrl={config.telegramChannelUrl} />,
});

/** Who is behind it, what they know, how they think, and why these two markets. */
function AboutPage({ channelUrl }: { channelUrl: string }) {
  return (
    <>
      <PageHead title="About">
        A small desk that trades two markets and teaches both. We would rather lose a client than flatter one.
      </PageHead>
      <Sections>
        <Section $ruled>
          <Container>
            <Stack $gap={40}>
              <Split $ratio="1:2">
                <Heading level={2}>Experience</Heading>
                <Stack $gap={12}>
                  <Figure $size={39}>12+ years</Figure>
                  <Text>
                    In gold since the end of its long rise, in Bitcoin since before it had a futures market.
                  </Text>
                  <Text $size={14} $muted>
                    {CLAIMS_NOTE}
                  </Text>
                </Stack>
              </Split>
              <Timeline aria-label="The two markets in these years">
                {cycles.map(([when, colour, text]) => (
                  <li key={when} style={{ color: `var(--${colour})` }}>
                    <Figure $size={16}>{when}</Figure>
                    <Text $size={14} $muted>
                      {text}
                    </Text>
                  </li>
                ))}
              </Timeline>
            </Stack>
          </Container>
        </Section>
        <Section $ruled>
          <Container>
            <HeadedPoints title="Core expertise" points={expertise} />
          </Container>
        </Section>
        <Section $ruled>
          <Container>
            <Split $ratio="1:2">
              <HeadedPoints title="Why Gold and Bitcoin" points={whyMarkets} />
              <TwoMarkets />
            </Split>
          </Container>
        </Section>
        <Section $tone="surface" $ruled>
          <Container>
            <Split $ratio="1:2">
              <Stack $gap={24}>
                <HeadedPoints title="Philosophy" points={philosophy} />
                <NewTabLink href={channelUrl}>
                  Read the past ideas, the wrong ones included, on Telegram
                </NewTabLink>
              </Stack>
              <Stack $gap={24}>
                <Heading level={3}>Why we begin with losses</Heading>
                <Drawn>
                  <Lazy what="The figure" load={loadFigure}>
                    {({ Figure: Drawing }) => <Drawing id="recovery" />}
                  </Lazy>
                </Drawn>
              </Stack>
            </Split>
          </Container>
        </Section>
      </Sections>
      <CallToAction
        title="Questions before you decide?"
        text={CONSULTATION_PROMISE}
        first={['/contact', 'Book a free consultation']}
        second={['/results', 'See our results']}
      />
    </>
  );
}
