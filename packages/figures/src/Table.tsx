import { useState } from 'react';
import styled from 'styled-components';
import { Panel } from './Picture.tsx';

/* A narrow column has room for one column, which is chosen above it. */
const Place = styled(Panel)<{ $column: number }>`
  padding: 0 20px;
  font-size: var(--size-16);
  line-height: 1.45;
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 16px 20px 16px 0;
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: var(--muted);
    font-size: var(--size-14);
    font-weight: 450;
  }
  tr:not(tbody > :last-child) {
    border-bottom: 1px solid var(--line);
  }
  tbody th {
    min-width: 8rem;
  }
  /* The signs of several stand before them. */
  p:not(:only-child) {
    padding-left: 0.85em;
    text-indent: -0.85em;
  }
  > div {
    display: none;
  }
  button {
    min-height: 40px;
    padding: 4px 12px;
    border: 1px solid var(--border);
    border-radius: var(--radius-small);
    background: none;
    font-size: var(--size-14);
  }
  [aria-pressed='true'] {
    border-color: var(--gold);
    background: var(--raised);
  }
  @container (max-width: 549px) {
    table {
      margin-bottom: 8px;
    }
    > div {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      padding-block: 20px 8px;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    :is(th, td):not(:first-child, :nth-child(${({ $column }) => $column + 2})) {
      display: none;
    }
    th,
    td {
      padding-block: 12px;
      overflow-wrap: anywhere;
    }
    tbody th {
      width: 40%;
      min-width: 0;
    }
    td {
      padding-right: 0;
    }
  }
`;

/** A figure in words: its first row names the columns, the first cell of each other row names that row. */
export function Table({ rows: [names = [], ...rows], name }: { rows: string[][]; name: string }) {
  const [column, setColumn] = useState(0);
  return (
    <Place $column={column}>
      <div role="group" aria-label="Column">
        {names.slice(1).map((each, index) => (
          <button key={each} type="button" aria-pressed={index === column} onClick={() => setColumn(index)}>
            {each}
          </button>
        ))}
      </div>
      <table aria-label={name}>
        <thead>
          <tr>
            {names.map(each =>
              each ? (
                <th key={each} scope="col">
                  {each}
                </th>
              ) : (
                <td key={each} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, at) => (
                <td key={at}>
                  {cell.split('\n').map(line => (
                    <p key={line}>{line}</p>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Place>
  );
}
