import { styled } from '@site/platform';
import { Card, Figure, from, Heading, Row, Text } from '@site/ui';
import { cycles } from './story.ts';

type Market = (typeof cycles)[number][1];

const lineOf = (market: Market) => `${market === 'gold' ? 'dashed' : 'solid'} var(--${market})`;

const Name = styled(Text).attrs({ as: 'strong' })<{ $market: Market }>`
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

const Years = styled(Figure)`
  font-size: clamp(3rem, 4.2vw, 3.875rem);
`;

/* Where there is room, a column is a month; on a phone it is a list. */
const Months = styled.div`
  margin-top: 24px;
  ol {
    display: grid;
    gap: 24px;
  }
  ${from.desktop} {
    display: grid;
    grid-template: auto auto auto / repeat(${YEARS * 12}, minmax(0, 1fr));
    ol {
      display: contents;
    }
  }
`;

interface Span {
  $at: number;
  $months: number;
}

const Event = styled.li<Span & { $market: Market }>`
  padding-left: 12px;
  border-left: 2px ${({ $market }) => lineOf($market)};
  ${from.desktop} {
    grid-area: ${({ $market, $at, $months }) => `${$market === 'gold' ? 1 : 3} / ${$at} / auto / span ${$months}`};
    padding: ${({ $market }) => ($market === 'gold' ? '0 16px 16px 12px' : '16px 16px 0 12px')};
    > * {
      max-width: 14.5rem;
    }
  }
`;

const Year = styled.span<Span>`
  display: none;
  ${from.desktop} {
    display: block;
    grid-area: ${({ $at, $months }) => `2 / ${$at} / auto / span ${$months}`};
    padding: 8px;
    border-left: 1px solid var(--border);
    background: var(--raised);
  }
`;

/** What happened in the two markets; where there is room, true to scale in time. */
export const Timeline = () => (
  <Card>
    <Row $justify="space-between" $align="baseline">
      <Years>12+ years</Years>
      <Heading level={3}>{TITLE}</Heading>
    </Row>
    <Months>
      {Array.from({ length: YEARS }, (_, year) => (
        <Year key={year} $at={year * 12 + 1} $months={12} aria-hidden>
          {FIRST_YEAR + year}
        </Year>
      ))}
      <ol aria-label={TITLE}>
        {cycles.map(([when, market, text, months]) => (
          <Event key={when} $at={monthOf(when)} $months={months} $market={market}>
            <Name $market={market}>{market === 'gold' ? 'Gold' : 'Bitcoin'}</Name>
            <Text $size={20}>
              <strong>{when}</strong>
            </Text>
            <Text $muted>{text}</Text>
          </Event>
        ))}
      </ol>
    </Months>
  </Card>
);
