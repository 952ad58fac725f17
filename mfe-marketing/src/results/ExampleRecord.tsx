import { styled } from '@site/platform';
import { Figure, from, hover, Lead, Stack } from '@site/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState } from 'react';
import { FoldOnPhone } from '../layout/Fold.tsx';
import { RecordCurves } from './RecordCurves.tsx';
import { curvesOf, inR, record, type Outcome } from './record.ts';

const [LEAST, MOST] = [Math.min(...record.map(({ r }) => r)), Math.max(...record.map(({ r }) => r))];

/** Where a result is between them; both leave room for its words. */
const at = (r: number) => `(3.5rem + (100% - 7.5rem) * ${(r - LEAST) / (MOST - LEAST)})`;

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
  thead tr {
    padding-block: 0;
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
    tr {
      display: grid;
      grid-template-columns: 4rem minmax(0, 9rem) repeat(3, minmax(0, 6rem)) minmax(0, 1fr);
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
      align-self: center;
    }
    th:last-child {
      padding-left: min(${at(0)}, 100% - 5rem);
      text-align: start;
    }
  }
`;

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--muted);
  font-size: var(--size-14);
  font-weight: 600;
  &[data-sorted] {
    color: var(--text);
  }
  ${hover} {
    &:hover {
      color: var(--text);
    }
  }
`;

/* Where there is room, a bar from the line of zero to the left or to the right, and the words at its end. */
const Result = styled(Figure)<{ $r: number }>`
  color: ${({ $r }) => ($r > 0 ? 'var(--up)' : $r < 0 ? 'var(--down)' : 'inherit')};
  white-space: nowrap;
  ${from.tablet} {
    position: relative;
    display: block;
    padding-left: calc(${({ $r }) => ($r < 0 ? '0px' : at($r))} + 8px);
    padding-right: calc(${({ $r }) => ($r < 0 ? `100% - ${at($r)}` : '0px')} + 8px);
    text-align: ${({ $r }) => ($r < 0 ? 'end' : 'start')};
    &::before {
      content: '';
      position: absolute;
      inset: 2px calc(100% - ${({ $r }) => at(Math.max(0, $r))} - 1px) 2px
        calc${({ $r }) => at(Math.min(0, $r))};
      background: color-mix(in srgb, currentColor 55%, transparent);
      print-color-adjust: exact;
    }
  }
`;

const columns = { number: 'Idea', market: 'Market', r: 'Outcome' } as const;
type Column = keyof typeof columns;

const compare = (column: Column) => (one: Outcome, other: Outcome) =>
  one[column] < other[column] ? -1 : one[column] > other[column] ? 1 : one.number - other.number;

const prices = ['entry', 'stop', 'target'] as const;

/** What a record has to name, shown by invented ideas: each with its outcome, and the curves of all. */
export function ExampleRecord() {
  const [{ column, isDown }, setOrder] = useState<{ column: Column; isDown: boolean }>({
    column: 'number',
    isDown: false,
  });
  const ordered = record.toSorted(compare(column));
  if (isDown) ordered.reverse();
  const header = (name: Column) => (
    <th
      role="columnheader"
      scope="col"
      aria-sort={name === column ? (isDown ? 'descending' : 'ascending') : undefined}
    >
      <SortButton
        type="button"
        data-sorted={name === column || undefined}
        onClick={() => setOrder({ column: name, isDown: name === column && !isDown })}
      >
        {columns[name]}
        {name === column && (isDown ? <ArrowDown size={14} /> : <ArrowUp size={14} />)}
      </SortButton>
    </th>
  );
  return (
    <>
      <RecordCurves />
      <Stack $gap={24}>
        <Lead>{summary}</Lead>
        <FoldOnPhone summary="The twelve ideas">
          <Table role="table" aria-label="Example ideas">
            <thead role="rowgroup">
              <tr role="row">
                {header('number')}
                {header('market')}
                {prices.map(name => (
                  <th key={name} role="columnheader" scope="col" className="price">
                    {name[0]?.toUpperCase() + name.slice(1)}
                  </th>
                ))}
                {header('r')}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {ordered.map(({ number, market, side, r, ...idea }) => (
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
}

const count = (sign: number) => record.filter(({ r }) => Math.sign(r) === sign).length;
const { equity, drawdown } = curvesOf(record);

const summary = `${record.length} ideas: ${count(1)} gained, ${count(-1)} lost, ${count(0)} ended where it began. Together ${inR(equity.at(-1) ?? 0)} before costs, with ${inR(-Math.min(...drawdown)).replace('+', '')} given back on the way. 1 R is what an idea risks: the distance from entry to stop.`;
