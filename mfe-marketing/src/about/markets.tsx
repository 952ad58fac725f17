import { Key } from '../layout/Chart.tsx';

export type Market = 'gold' | 'bitcoin';

/** Told apart without colours as well. */
export const lineOf = (market: Market) => `${market === 'gold' ? 'dashed' : 'solid'} var(--${market})`;

export const keys = [
  <Key key="gold" $line={lineOf('gold')}>
    Gold
  </Key>,
  <Key key="bitcoin" $line={lineOf('bitcoin')}>
    Bitcoin
  </Key>,
];
