import { styled } from '@site/platform';
import { Card, Figure, from, Text } from '@site/ui';
import { cycles } from './story.ts';

type Market = (typeof cycles)[number][1];

const lineOf = (market: Market) => `${market === 'gold' ? 'dashed' : 'solid'} var(--${market})`;

const Name = styled(Text).attrs({ as: 'strong', $size: 14 })<{ $market: Market }>`
  display: block;
  color: var(--${({ $market }) => $market}-text);
`;

const TITLE = 'The two markets in these years';
const [FIRST_YEAR, YEARS] = [2011, 15];
/** Counted from 1, as the lines of a grid. */
const monthOf = (when: string) => {
  const date = new Date(`1 ${when} UTC`);
  return (date.getUTCFullYear() - FIRST_YEAR) * 12 + date.getUTCMonth() + 1;
};

/* A track of the grid is a month: downwards on a phone, to the right of the years, from left to right where there is room. */
const Months = styled.div`
  display: grid;
  grid-template: repeat(${YEARS * 12}, minmax(0.25rem, auto)) / auto minmax(0, 1fr);
  margin-top: 24px;
  ol {
    display: contents;
  }
  ${from.desktop} {
    grid-template: auto auto auto / repeat(${YEARS * 12}, minmax(0, 1fr));
    gap: 0;
  }
`;

interface Span {
  $at: number;
  $months: number;
}

const Event = styled.li<Span & { $market: Market; $next: number }>`
  grid-area: ${({ $at, $next }) => `${$at} / 2 / ${$next}`};
  padding: 4px 0 16px 16px;
  border-top: 2px ${({ $market }) => lineOf($market)};
  ${from.desktop} {
    grid-area: ${({ $market, $at, $months }) => `${$market === 'gold' ? 1 : 3} / ${$at} / auto / span ${$months}`};
    padding: ${({ $market }) => ($market === 'gold' ? '0 16px 16px 12px' : '16px 16px 0 12px')};
    border-top: 0;
    border-left: 2px ${({ $market }) => lineOf($market)};
    > * {
      max-width: 14rem;
    }
  }
`;

const Year = styled.span<Span>`
  grid-area: ${({ $at, $months }) => `${$at} / 1 / span ${$months}`};
  padding-inline: 8px;
  border-top: 1px solid var(--border);
  background: var(--raised);
  ${from.desktop} {
    grid-area: ${({ $at, $months }) => `2 / ${$at} / auto / span ${$months}`};
    border-top: 0;
    border-left: 1px solid var(--border);
  }
`;

/** What happened in the two markets, true to scale in time. */
export const Timeline = () => (
  <Card>
    <strong>{TITLE}</strong>
    <Months>
      {Array.from({ length: YEARS }, (_, year) => (
        <Year key={year} $at={year * 12 + 1} $months={12} aria-hidden>
          <Text as="span" $size={13} $muted>
            {FIRST_YEAR + year}
          </Text>
        </Year>
      ))}
      <ol aria-label={TITLE}>
        {cycles.map(([when, market, text, months], index) => (
          <Event
            key={when}
            $at={monthOf(when)}
            $months={months}
            $next={cycles[index + 1] ? monthOf(cycles[index + 1]![0]) : -1}
            $market={market}
          >
            <Name $market={market}>{market === 'gold' ? 'Gold' : 'Bitcoin'}</Name>
            <Figure>{when}</Figure>
            <Text $muted>{text}</Text>
          </Event>
        ))}
      </ol>
    </Months>
  </Card>
);
