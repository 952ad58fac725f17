import { styled } from '@site/platform';
import { Card, Container, Eyebrow, Figure, from, Heading, Text } from '@site/ui';
import type { ReactNode } from 'react';
import { pictureHead } from './GatePicture.tsx';

/* The page goes on below its edge. */
const Sheet = styled(Card)`
  gap: 12px;
  border-bottom: 0;
  border-radius: var(--radius) var(--radius) 0 0;
  mask-image: linear-gradient(#000 calc(100% - 5lh), transparent);
  h3 {
    margin-top: 12px;
  }
  ${from.tablet} {
    padding: 40px 48px;
    font-size: 1.125rem;
  }
`;

/* Yours at the right, ours at the left. */
const Letters = styled(Card)`
  justify-content: center;
  gap: 16px;
  ${from.tablet} {
    padding: 40px;
    font-size: var(--size-20);
  }
  > div {
    margin-left: 12%;
  }
  > div + div {
    border-color: var(--gold);
    margin: 0 12% 0 0;
  }
`;

const Record = styled.ol`
  display: grid;
  margin-top: 12px;
  li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr) auto;
    gap: 0 8px;
    align-items: baseline;
    padding-block: 16px;
    border-top: 1px solid var(--line);
    > p {
      grid-column: 2 / -1;
    }
  }
`;

const Band = styled.div`
  display: grid;
  align-content: center;
  padding-block: clamp(48px, 5vw, 72px);
  background: var(--raised);
`;

/* On a line of time with an open end. */
const Years = styled.ol`
  --end: bottom;
  display: grid;
  li {
    position: relative;
    padding: 0 0 40px 28px;
    border-left: 1px solid var(--border);
    &:last-child {
      border-image: linear-gradient(to var(--end), var(--border), transparent) 1;
    }
    &::before {
      content: '';
      position: absolute;
      inset: 4px auto auto -8px;
      width: 15px;
      height: 15px;
      border-radius: 50%;
      background: var(--gold);
    }
  }
  ${from.tablet} {
    --end: right;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li {
      padding: 20px 32px 0 0;
      border: solid var(--border);
      border-width: 1px 0 0;
      &::before {
        inset: -8px auto auto 0;
      }
    }
  }
  strong {
    display: block;
    font: 600 var(--size-76) / 1.2 var(--font-display);
  }
`;

const Toned = styled(Figure)<{ $tone: string }>`
  color: var(--${({ $tone }) => $tone});
`;

const ideas = [
  ['Gold long', '2,352', '2,340', '2,380', '−1 R', 'down'],
  ['Bitcoin long', '61,200', '60,000', '64,200', '+2.5 R', 'up'],
  ['Gold short', '2,391', '2,401', '2,369', '−1 R', 'down'],
] as const;

const years = [
  ['Gold', 'gold-text', '2011', 'The long rise ends above $1,900; it falls for four years.'],
  ['Bitcoin', 'bitcoin-text', '2012', 'The first halving: 25 new coins a block.'],
  ['Bitcoin', 'bitcoin-text', '2017', 'Futures begin in Chicago, in the month of its high.'],
] as const;

const letters = [
  ['You, by email or in the form', 'I have two evenings a week and a small account. Where do I begin?'],
  ['We, within 24 hours', 'With lesson 2: what you can afford to lose. A free talk on Thursday at 18:00?'],
] as const;

/** By the page: a piece of it in words. They are the page's own, which no gate loads. */
export const pieces: Readonly<Record<string, ReactNode>> = {
  '/education': (
    <Sheet as="figure" data-edge="" aria-label="How the first lesson begins">
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
      <Heading level={3}>What Bitcoin is and who made it</Heading>
      <p>
        Bitcoin is digital money that works without a bank or an issuer. Its ledger, the blockchain, lists
        every payment ever made, and thousands of computers keep a copy of it.
      </p>
    </Sheet>
  ),
  '/results': (
    <figure aria-label="Three of twelve example ideas">
      {pictureHead('Three of twelve example ideas', 'Invented. 1 R is what an idea risks.')}
      <Record>
        {ideas.map(([idea, entry, stop, target, outcome, tone], index) => (
          <li key={entry}>
            <Text as="span" $muted>
              {index + 1}
            </Text>
            <strong>{idea}</strong>
            <Toned $size={25} $tone={tone}>
              {outcome}
            </Toned>
            <Text $size={14} $muted>
              Entry {entry}, stop {stop}, target {target}
            </Text>
          </li>
        ))}
      </Record>
    </figure>
  ),
  '/about': (
    <Band as="figure" data-edge="" aria-label="The two markets in these years">
      <Container>
        <Years>
          {years.map(([market, tone, year, text]) => (
            <li key={year}>
              <Toned $tone={tone}>{market}</Toned>
              <strong>{year}</strong>
              <Text>{text}</Text>
            </li>
          ))}
        </Years>
      </Container>
    </Band>
  ),
  '/contact': (
    <Letters as="figure" $ink aria-label="For example">
      {letters.map(([who, words]) => (
        <Card key={who}>
          <Text $size={14} $muted>
            {who}
          </Text>
          {words}
        </Card>
      ))}
    </Letters>
  ),
};
