import { styled } from '@site/platform';
import { Figure, from, Lead, Stack } from '@site/ui';
import { FoldOnPhone } from '../layout/Fold.tsx';
import { RecordCurves } from './RecordCurves.tsx';
import { curvesOf, inR, record } from './record.ts';

/* On a phone the prices are a second line, as their names are in the head. A row wraps where its text is large, so the parts of the table are named by their roles. */
const Table = styled.table`
  display: grid;
  font-variant-numeric: tabular-nums;
  tbody,
  thead {
    display: grid;
  }
  tr {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 16px;
    padding-block: 8px;
    border-bottom: 1px solid var(--line);
  }
  thead {
    color: var(--muted);
    font-size: var(--size-14);
  }
  th,
  td {
    padding: 0;
    font-weight: 400;
    text-align: start;
  }
  tr > :first-child {
    flex: 0 0 3rem;
  }
  tr > :nth-child(2) {
    flex: 1 1 5rem;
  }
  tr > :last-child {
    text-align: end;
  }
  /* Between the two lines. */
  tr::before {
    content: '';
    order: 1;
    flex-basis: 100%;
  }
  .price {
    order: 2;
    flex: 1 1 4rem;
    color: var(--muted);
    font-size: var(--size-14);
  }
  tr > :nth-child(3) {
    margin-left: calc(3rem + 16px);
  }
  ${from.tablet} {
    tr > :first-child {
      flex-basis: 4rem;
    }
    tr::before {
      display: none;
    }
    tr > .price {
      order: 0;
      margin: 0;
      text-align: end;
    }
    tr > :last-child {
      flex: 0 1 7rem;
    }
  }
`;

const Result = styled(Figure)<{ $r: number }>`
  color: ${({ $r }) => ($r > 0 ? 'var(--up)' : $r < 0 ? 'var(--down)' : 'inherit')};
  white-space: nowrap;
`;

const prices = ['entry', 'stop', 'target'] as const;

/** What a record has to name, shown by invented ideas: each with its outcome, and the curves of all. */
export const ExampleRecord = () => (
  <>
    <RecordCurves />
    <Stack $gap={24}>
      <Lead>{summary}</Lead>
      <FoldOnPhone summary="The twelve ideas">
        <Table role="table" aria-label="Example ideas">
          <thead role="rowgroup">
            <tr role="row">
              {['Idea', 'Market', 'Entry', 'Stop', 'Target', 'Outcome'].map((name, at) => (
                <th key={name} role="columnheader" scope="col" className={prices[at - 2] && 'price'}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {record.map(({ number, market, side, r, ...idea }) => (
              <tr role="row" key={number}>
                <td role="cell">{number}</td>
                <td role="cell">
                  {market} {side}
                </td>
                {prices.map(name => (
                  <td key={name} role="cell" className="price">
                    {idea[name].toLocaleString('en')}
                  </td>
                ))}
                <td role="cell">
                  <Result $r={r}>{inR(r)}</Result>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </FoldOnPhone>
    </Stack>
  </>
);

const count = (sign: number) => record.filter(({ r }) => Math.sign(r) === sign).length;
const { equity, drawdown } = curvesOf(record);

const summary = `${record.length} ideas: ${count(1)} gained, ${count(-1)} lost, ${count(0)} ended where it began. Together ${inR(equity.at(-1) ?? 0)} before costs, with ${inR(-Math.min(...drawdown)).replace('+', '')} given back on the way. 1 R is what an idea risks: the distance from entry to stop.`;
