import { styled } from '@site/platform';
import { Row } from '@site/ui';

export type Market = 'gold' | 'bitcoin';

/** Told apart without colours as well. */
export const lineOf = (market: Market) => `2px ${market === 'gold' ? 'dashed' : 'solid'} var(--${market})`;

const Key = styled.span<{ $market: Market }>`
  display: flex;
  gap: 8px;
  align-items: center;
  font-size: var(--size-14);
  &::before {
    content: '';
    width: 20px;
    border-top: ${({ $market }) => lineOf($market)};
  }
`;

const Head = styled(Row)`
  gap: 4px 24px;
  margin-bottom: 24px;
  > strong {
    font-weight: 600;
  }
`;

/** The head of a chart of both markets. */
export const MarketKey = ({ title }: { title: string }) => (
  <Head>
    <strong>{title}</strong>
    <Key $market="gold">Gold</Key>
    <Key $market="bitcoin">Bitcoin</Key>
  </Head>
);
