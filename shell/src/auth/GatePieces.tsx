import { Link, styled } from '@site/platform';
import { ButtonLink, Card, Eyebrow, Figure, from, Heading, Text } from '@site/ui';
import type { ReactNode } from 'react';

const Sheet = styled(Card)`
  gap: 12px;
  h3 {
    margin-top: 12px;
  }
  > a {
    margin-top: 16px;
  }
  ${from.tablet} {
    padding: 40px 48px;
    font-size: 1.125rem;
  }
`;

/* Yours at the right, ours with a gold edge at the left. */
const Letters = styled(Card)`
  align-self: start;
  gap: 24px;
  ${from.tablet} {
    gap: 40px;
    padding: 48px;
    font-size: var(--size-31);
    line-height: 1.3;
  }
  > p {
    max-width: 90%;
    padding: 20px 24px;
    border-radius: 20px 20px 4px;
    margin-left: auto;
    background: color-mix(in srgb, var(--text) 13%, transparent);
    &:nth-child(2) {
      border-radius: 20px 20px 20px 4px;
      margin-left: 0;
      border: 1px solid var(--gold);
      background: none;
    }
  }
  small {
    display: block;
    margin-bottom: 4px;
    font: 400 var(--size-14) / 1.6 var(--font-text);
  }
`;

const Record = styled.ol`
  display: grid;
  margin-top: 12px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 8px;
    align-items: baseline;
    padding-block: 16px;
    border-top: 1px solid var(--line);
  }
`;

const Toned = styled(Figure)<{ $tone: string }>`
  color: var(--${({ $tone }) => $tone});
`;

/* On a line of time with an open end. */
const Years = styled(Card)`
  li {
    position: relative;
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: 0 16px;
    align-items: center;
    padding: 8px 0 8px 32px;
    &::before,
    &::after {
      content: '';
      position: absolute;
      inset: 0 auto 0 7px;
      border-left: 1px solid var(--border);
    }
    &:first-child::before {
      top: 50%;
    }
    &:last-child::before {
      border-image: linear-gradient(var(--border), transparent) 1;
    }
    &::after {
      inset: calc(50% - 8px) auto auto 0;
      width: 15px;
      height: 15px;
      border: 0;
      border-radius: 50%;
      background: var(--tone);
    }
  }
  strong {
    font: 600 var(--size-49) / 1.2 var(--font-display);
  }
  small {
    display: block;
    color: var(--tone);
    font-size: var(--size-14);
  }
  ${from.tablet} {
    padding: 32px 40px;
    ol {
      display: grid;
      flex-grow: 1;
      grid-auto-rows: 1fr;
    }
    li {
      grid-template-columns: 8rem minmax(0, 1fr);
    }
    p {
      font-size: var(--size-20);
      line-height: 1.4;
    }
  }
`;

const Event = styled.li<{ $market: string }>`
  --tone: var(--${({ $market }) => $market.toLowerCase()});
`;

const ideas = [
  ['Gold long', 'Entry 2,352, stop 2,340, target 2,380', '−1 R', 'down'],
  ['Bitcoin long', 'Entry 61,200, stop 60,000, target 64,200', '+2.5 R', 'up'],
  ['Gold short', 'Entry 2,391, stop 2,401, target 2,369', '−1 R', 'down'],
] as const;

const years = [
  ['2011', 'Gold', 'The long rise ends above $1,900.'],
  ['2012', 'Bitcoin', 'The first halving: 25 new coins a block.'],
  ['2017', 'Bitcoin', 'Futures begin in Chicago.'],
  ['2020', 'Bitcoin', 'The crash: the price halves in two days.'],
  ['2020', 'Gold', 'Above $2,000 for the first time.'],
  ['2024', 'Bitcoin', 'The fourth halving: 3.125 new coins a block.'],
] as const;

const letters = [
  ['You, by email or in the form', 'I have two evenings a week and a small account. Where do I begin?'],
  ['We, within 24 hours', 'With lesson 2: what you can afford to lose. A free talk on Thursday at 18:00?'],
  ['You', 'Thursday at 18:00.'],
] as const;

/** By the page: a piece of it in words. They are the page's own, which no gate loads. */
export const pieces: Readonly<Record<string, ReactNode>> = {
  '/education': (
    <Sheet as="figure" aria-label="How the first lesson begins">
      <Eyebrow>Beginner, lesson 1 of 6, 45 min</Eyebrow>
      <Heading level={2} size={39}>
        Gold and Bitcoin Markets Explained
      </Heading>
      <Heading level={3}>What XAU/USD and BTC/USD mean</Heading>
      <p>
        XAU/USD is the price of one troy ounce of gold in US dollars. A troy ounce weighs 31.1035 grams. XAU
        is the international code for gold, as USD is for the dollar.
      </p>
      <p>
        BTC/USD is the price of one bitcoin in US dollars. One bitcoin divides into 100,000,000 smaller units
        called satoshis, so nobody has to trade a whole coin. When either quote rises, one unit costs more
        dollars; when it falls, the unit costs fewer.
      </p>
      <ButtonLink as={Link} to="/education/beginner/1" $variant="secondary">
        Read on, free with an account
      </ButtonLink>
    </Sheet>
  ),
  '/results': (
    <figure aria-labelledby="example-ideas">
      <strong id="example-ideas">Three of twelve example ideas, invented</strong>
      <Record>
        {ideas.map(([idea, prices, outcome, tone]) => (
          <li key={prices}>
            <strong>{idea}</strong>
            <Toned $size={25} $tone={tone}>
              {outcome}
            </Toned>
            <Text $size={14} $muted>
              {prices}
            </Text>
          </li>
        ))}
      </Record>
    </figure>
  ),
  '/about': (
    <Years as="figure" $ink aria-label="The two markets in these years">
      <ol>
        {years.map(([year, market, text]) => (
          <Event key={text} $market={market}>
            <strong>{year}</strong>
            <p>
              <small>{market}</small>
              {text}
            </p>
          </Event>
        ))}
      </ol>
    </Years>
  ),
  '/contact': (
    <Letters as="figure" $ink aria-label="For example">
      {letters.map(([who, words]) => (
        <p key={who}>
          <small>{who}</small>
          {words}
        </p>
      ))}
    </Letters>
  ),
};
