import { memo } from 'react';
import type { Candle } from '@site/figures/prices';
import { styled } from '@site/platform';
import { Folded } from '../lesson/Part.tsx';
import { inWords } from './words.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  color: var(--text);
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 4px;
    border-bottom: 1px solid var(--line);
    font-weight: inherit;
    text-align: end;
  }
`;

interface Props {
  candles: readonly Candle[];
  candle: string;
}

/** The uncovered candles in numbers, the last one first. */
export const CandleTable = memo(({ candles, candle }: Props) => (
  <Folded>
    <summary>The chart in numbers</summary>
    <Table>
      <thead>
        <tr>
          {['Candle', 'Open', 'High', 'Low', 'Close'].map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody aria-label={`Each of ${candle}, the last one first`}>
        {candles
          .map(({ open, high, low, close }, index) => (
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {[open, high, low, close].map((price, column) => (
                <td key={column}>{inWords(price)}</td>
              ))}
            </tr>
          ))
          .reverse()}
      </tbody>
    </Table>
  </Folded>
));
