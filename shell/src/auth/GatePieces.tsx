import { styled } from '@site/platform';
import { Card, Container, Eyebrow, Figure, from, Heading, Row, Text } from '@site/ui';
import type { ReactNode } from 'react';

/* The page goes on below its edge. */
const Sheet = styled(Card)`
  gap: 12px;
  padding-bottom: 0;
  border-bottom: 0;
  border-radius: var(--radius) var(--radius) 0 0;
  mask-image: linear-gradient(#000 calc(100% - 4lh), transparent);
  h2,
  h3 {
    text-wrap: balance;
  }
  h3 {
    margin-top: 12px;
  }
  ${from.tablet} {
    padding: 40px 48px 0;
    > p {
      font-size: 1.125rem;
    }
  }
`;

/* Yours at the right, ours at the left. */
const Letters = styled(Card)`
  gap: 16px;
  ${from.tablet} {
    padding: 40px;
    font-size: var(--size-20);
  }
  > div {
    border-bottom-right-radius: 0;
    margin-left: 12%;
  }
  > div + div {
    border-radius: var(--radius) var(--radius) var(--radius) 0;
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
    align-items: center;
    padding-block: 16px;
    border-top: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }
`;

const Band = styled.div`
  display: grid;
  align-content: center;
  padding-block: clamp(40px, 5vw, 72px);
  background: var(--raised);
`;

/* The line of time; its end is open. */
const Years = styled.ol`
  display: grid;
  gap: 32px;
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0;
  }
  li {
    position: relative;
    padding: 0 24px 0 24px;
    border-left: 1px solid var(--border);
    ${from.tablet} {
      padding: 32px 32px 0 0;
      border-left: 0;
      border-top: 1px solid var(--border);
    }
    &:last-child {
      border-image: linear-gradient(to right, var(--border), transparent) 1;
    }
    &::before {
      content: '';
      position: absolute;
      top: 16px;
      left: -8px;
      width: 15px;
      height: 15px;
      border-radius: 50%;
      background: currentColor;
      ${from.tablet} {
        top: -8px;
        left: 0;
      }
    }
  }
`;

const Year = styled.li<{ $market: string }>`
  color: var(--${({ $market }) => $market});
  > span {
    color: var(--${({ $market }) => $market}-text);
  }
  > :not(span) {
    display: block;
    color: var(--text);
  }
  > strong {
    font-family: var(--font-display);
    font-size: var(--size-76);
    line-height: 1.2;
  }
`;

const ideas = [
  ['Gold long', '2,352', '2,340', '2,380', '−1 R', 'down'],
  ['Bitcoin long', '61,200', '60,000', '64,200', '+2.5 R', 'up'],
  ['Gold short', '2,391', '2,401', '2,369', '−1 R', 'down'],
] as const;

const years = [
  ['2011', 'gold', 'Gold', 'The long rise ends above $1,900; it falls for four years.'],
  ['2012', 'bitcoin', 'Bitcoin', 'The first halving: 25 new coins a block.'],
  ['2017', 'bitcoin', 'Bitcoin', 'Futures begin in Chicago, in the month of its high.'],
] as const;

const letters = [
  ['You, by email or in the form', 'I have two evenings a week and a small account. Where do I begin?'],
  ['We, within 24 hours', 'With lesson 2: what you can afford to lose. A free talk on Thursday at 18:00?'],
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
      <Text>
        XAU/USD is the price of one troy ounce of gold in US dollars. A troy ounce weighs 31.1035 grams. XAU
        is the international code for gold, as USD is for the dollar.
      </Text>
      <Text>
        BTC/USD is the price of one bitcoin in US dollars. One bitcoin divides into 100,000,000 smaller units
        called satoshis, so nobody has to trade a whole coin. When either quote rises, one unit costs more
        dollars; when it falls, the unit costs fewer.
      </Text>
      <Heading level={3}>What Bitcoin is and who made it</Heading>
      <Text>
        Bitcoin is digital money that works without a bank or an issuer. Its ledger, the blockchain, …
      </Text>
    </Sheet>
  ),
  '/results': (
    <figure aria-label="Three of twelve example ideas">
      <Row as="figcaption" $gap={12}>
        <strong>Three of twelve example ideas</strong>
        <Text as="span" $size={14} $muted>
          Invented. 1 R is what an idea risks.
        </Text>
      </Row>
      <Record>
        {ideas.map(([idea, entry, stop, target, outcome, tone], index) => (
          <li key={entry}>
            <Text as="span" $muted>
              {index + 1}
            </Text>
            <div>
              <strong>{idea}</strong>
              <Text $size={14} $muted>
                Entry {entry}, stop {stop}, target {target}
              </Text>
            </div>
            <Figure $size={25} style={{ color: `var(--${tone})` }}>
              {outcome}
            </Figure>
          </li>
        ))}
      </Record>
    </figure>
  ),
  '/about': (
    <Band as="figure" aria-label="The two markets in these years">
      <Container>
        <Years>
          {years.map(([year, market, name, text]) => (
            <Year key={year} $market={market}>
              <span>{name}</span>
              <strong>{year}</strong>
              <Text>{text}</Text>
            </Year>
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
