import { levels } from '@site/curriculum';
import { Link, styled } from '@site/platform';
import {
  Container,
  Divider,
  from,
  Grid,
  Heading,
  Lazy,
  Lead,
  Section,
  Split,
  Stack,
  Text,
  TextLink,
  WhenNear,
} from '@site/ui';
import type { ReactNode } from 'react';
import { CLAIMS_NOTE, CONSULTATION_PROMISE } from '../claims.ts';
import { expertise, philosophy, whyMarkets } from '../about/story.ts';
import { Timeline } from '../about/Timeline.tsx';
import { TwoMarkets } from '../about/TwoMarkets.tsx';
import { Band } from '../layout/Band.tsx';
import { CallToAction } from '../layout/CallToAction.tsx';
import { ServiceIcon } from '../services/ServiceIcon.tsx';

const List = styled(Grid).attrs({ as: 'dl' })`
  > div {
    padding-block: 20px;
    border-top: 1px solid var(--line);
  }
  dt {
    font: 600 var(--size-39) / 1.2 var(--font-display);
  }
  dd {
    margin-top: 8px;
    color: var(--muted);
    font-size: var(--size-20);
  }
  a {
    color: var(--text);
    font-size: var(--size-16);
  }
  svg {
    display: block;
    margin-block: 8px 16px;
  }
`;

/* A saying a line. */
const Sayings = styled(List).attrs({ $tablet: 1, $gap: 0 })`
  dt {
    font-size: var(--size-76);
    line-height: 1.1;
  }
  ${from.desktop} {
    > div {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 24px;
      align-items: baseline;
    }
    dt {
      font-size: min(3.75rem, 4.15vw);
    }
  }
`;

/** Names, and what is behind each. */
const listed = (points: readonly (readonly [string, ReactNode, icon?: string])[]) =>
  points.map(([name, text, icon]) => (
    <div key={name}>
      <dt>
        {icon && <ServiceIcon icon={icon} />}
        {name}
      </dt>
      <dd>{text}</dd>
    </div>
  ));

/* The business's own words, signed. */
const Creed = styled(Stack).attrs({ as: 'figure', $gap: 24 })`
  margin-top: 24px;
  blockquote {
    font: 500 min(8rem, max(min(3.8rem, 15.6vw), 8.8vw)) / 1 var(--font-display);
    letter-spacing: -0.015em;
    word-spacing: 0.06em;
    text-wrap: balance;
  }
  strong {
    color: var(--text);
  }
`;

const loadFigure = () => import(/* webpackChunkName: "figures" */ '@site/figures');

/** As high as the figure before it is there: title and caption beside the drawing, where there is room. */
const Drawn = styled.div`
  min-height: 638px;
  figure > p {
    font: 600 var(--size-31) / 1.2 var(--font-display);
  }
  ${from.desktop} {
    min-height: 490px;
    figure {
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 2fr);
      column-gap: 80px;
      max-width: none;
    }
    figure figcaption {
      font-size: var(--size-20);
    }
    figure > div {
      grid-area: 1 / 2 / span 2;
    }
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
          <Divider $gold />
          <Creed>
            <Heading level={1} size={25}>
              About
            </Heading>
            <blockquote>“We would rather lose a client than flatter one.”</blockquote>
            <Lead as="figcaption">
              <strong>The desk</strong>: small, trades two markets and teaches both.
            </Lead>
          </Creed>
        </Container>
      </Section>
      <Band $ruled>
        <Split $ratio="1:1" $gap={24}>
          <Heading level={2}>Experience</Heading>
          <Stack $gap={12}>
            <Text $size={20}>
              In gold since the end of its long rise, in Bitcoin since before it had a futures market.
            </Text>
            <Text $muted>{CLAIMS_NOTE}</Text>
          </Stack>
        </Split>
        <Timeline />
      </Band>
      <Band $ruled>
        <Heading level={2}>Core expertise</Heading>
        <List>
          {listed(
            expertise.map(([name, text, level, module, icon]) => [
              name,
              <>
                <p>{text}</p>
                <TextLink as={Link} to={`/education/${levels[level].id}/${module}`}>
                  Lesson: {levels[level].modules[module - 1]!.title}
                </TextLink>
              </>,
              icon,
            ]),
          )}
        </List>
      </Band>
      <Band $tone="ink">
        <Heading level={2} size={25}>
          Philosophy
        </Heading>
        <Sayings>{listed(philosophy)}</Sayings>
        {/* It weighs more than the page. */}
        <WhenNear waiting={<Drawn />}>
          <Drawn>
            <Lazy what="The figure" load={loadFigure}>
              {({ Figure: Drawing }) => <Drawing id="recovery" />}
            </Lazy>
          </Drawn>
        </WhenNear>
      </Band>
      <Band>
        <Heading level={2}>Why Gold and Bitcoin</Heading>
        <List $tablet={3}>{listed(whyMarkets)}</List>
        <TwoMarkets />
      </Band>
      <CallToAction
        title="Questions before you decide?"
        text={CONSULTATION_PROMISE}
        first={['/contact', 'Book a free consultation']}
        second={['/results', 'See our results']}
      />
    </>
  );
}
