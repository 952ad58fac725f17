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
import type { ComponentProps, ReactNode } from 'react';
import { CLAIMS_NOTE, CONSULTATION_PROMISE } from '../claims.ts';
import { expertise, philosophy, whyMarkets, type Point } from '../about/story.ts';
import { CallToAction } from '../layout/CallToAction.tsx';

const Points = styled.dl`
  display: grid;
  gap: 24px 40px;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* The last of an odd number leaves no hole beside it. */
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
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

const PointList = ({ points }: { points: readonly Point[] }) => (
  <Points>
    {points.map(({ title, text }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </Points>
);

interface HeadedSectionProps extends Pick<ComponentProps<typeof Section>, '$tone' | '$ruled'> {
  title: string;
  children: ReactNode;
}

const HeadedSection = ({ title, children, ...band }: HeadedSectionProps) => (
  <Section {...band}>
    <Container>
      <Split $ratio="1:2">
        <Heading level={2}>{title}</Heading>
        {children}
      </Split>
    </Container>
  </Section>
);

const loadFigures = () => import(/* webpackChunkName: "figures" */ '@site/figures');

/** As high as the figure, and in it as the picture with its slider, before either is there. */
const Drawn = styled.div`
  min-height: 590px;
  figure > :nth-child(2) {
    min-height: 450px;
  }
  ${from.tablet} {
    min-height: 544px;
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
      <HeadedSection title="Why we begin with losses" $tone="surface" $ruled>
        <Drawn>
          <Lazy what="The figure" load={loadFigures}>
            {({ Figure: Drawing }) => <Drawing id="recovery" />}
          </Lazy>
        </Drawn>
      </HeadedSection>
      <HeadedSection title="Experience" $ruled>
        <Stack $gap={16}>
          <Figure $size={39}>12+ years</Figure>
          <Text $size={20}>
            In gold since the end of its long rise, in Bitcoin since before it had a futures market. Long
            enough to have been wrong in every way there is, and to have kept the notes.
          </Text>
          <Text $size={14} $muted>
            {CLAIMS_NOTE}
          </Text>
        </Stack>
      </HeadedSection>
      <HeadedSection title="Core expertise" $ruled>
        <PointList points={expertise} />
      </HeadedSection>
      <HeadedSection title="Philosophy" $tone="surface" $ruled>
        <Stack $gap={32}>
          <PointList points={philosophy} />
          <Text>
            <NewTabLink href={channelUrl}>
              Read the past ideas, the wrong ones included, on Telegram
            </NewTabLink>
          </Text>
        </Stack>
      </HeadedSection>
      <HeadedSection title="Why Gold and Bitcoin" $ruled>
        <PointList points={whyMarkets} />
      </HeadedSection>
      <CallToAction
        title="Ask us anything you would ask a sceptic."
        text={CONSULTATION_PROMISE}
        first={['/contact', 'Book a free consultation']}
        second={['/results', 'See our results']}
      />
    </>
  );
}
