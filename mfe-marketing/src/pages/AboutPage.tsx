import { styled } from '@site/platform';
import { Container, Divider, Figure, from, Heading, Lazy, Lead, Section, Split, Stack, Text } from '@site/ui';
import type { ReactNode } from 'react';
import { CLAIMS_NOTE, CONSULTATION_PROMISE } from '../claims.ts';
import { expertise, philosophy, whyMarkets, type Points } from '../about/story.ts';
import { Timeline } from '../about/Timeline.tsx';
import { TwoMarkets } from '../about/TwoMarkets.tsx';
import { CallToAction } from '../layout/CallToAction.tsx';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 24px 40px;
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
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

const PointList = ({ points }: { points: Points }) => (
  <List>
    {Object.entries(points).map(([name, text]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </List>
);

interface PartProps {
  title: string;
  /** Below the heading. */
  points?: Points;
  children: ReactNode;
}

const Part = ({ title, points, children }: PartProps) => (
  <Section>
    <Container>
      <Split $ratio="1:2">
        <Stack $gap={24}>
          <Heading level={2}>{title}</Heading>
          {points && <PointList points={points} />}
        </Stack>
        {children}
      </Split>
    </Container>
  </Section>
);

/* Many short sections: less room between them, and no rule. */
const Sections = styled.div`
  border-top: 1px solid var(--line);
  --section: clamp(48px, 5vw, 64px);
`;

/* Below both columns. */
const Wide = styled.div`
  ${from.desktop} {
    grid-column: 1 / -1;
  }
`;

/* In the business's own words. */
const Creed = styled.p`
  font: 500 clamp(2.5rem, 6.7vw, 6rem) / 1.1 var(--font-display);
  letter-spacing: -0.01em;
  text-wrap: balance;
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

/** As high as the figure, and in it as the picture with its slider, before either is there. */
const Drawn = styled.div.attrs({ id: FIGURE })`
  min-height: 634px;
  figure > :nth-child(2) {
    min-height: 450px;
  }
  figure,
  figure div,
  figure svg {
    max-width: none;
    width: 100%;
  }
  ${from.tablet} {
    min-height: 589px;
  }
  @media print {
    min-height: 0;
  }
`;

/** `/about`. */
export const createPage = () => ({ element: <AboutPage /> });

/** Who is behind it, what they know, how they think, and why these two markets. */
function AboutPage() {
  return (
    <>
      <Section>
        <Container>
          <Stack $gap={32}>
            <Divider $gold />
            <Heading level={1} size={31}>
              About
            </Heading>
            <Creed>“We would rather lose a client than flatter one.”</Creed>
            <Lead>A small desk that trades two markets and teaches both.</Lead>
          </Stack>
        </Container>
      </Section>
      <Sections>
        <Part title="Experience">
          <Stack $gap={12}>
            <Figure $size={39}>12+ years</Figure>
            <Text>
              In gold since the end of its long rise, in Bitcoin since before it had a futures market.
            </Text>
            <Text $muted>{CLAIMS_NOTE}</Text>
          </Stack>
          <Wide>
            <Timeline />
          </Wide>
        </Part>
        <Part title="Core expertise">
          <PointList points={expertise} />
        </Part>
        <Part title="Philosophy" points={philosophy}>
          <Drawn>
            <Lazy what="The figure" load={loadFigure}>
              {({ Figure: Drawing }) => <Drawing id="recovery" />}
            </Lazy>
          </Drawn>
        </Part>
        <Part title="Why Gold and Bitcoin">
          <PointList points={whyMarkets} />
          <Wide>
            <TwoMarkets />
          </Wide>
        </Part>
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
