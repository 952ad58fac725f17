import styled from 'styled-components';
import { Panel } from './Picture.tsx';

/* In a narrow column each row is a block of its own, and each cell has its name; hence the roles. */
const Place = styled(Panel)`
  padding: 0 24px;
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
  thead th,
  td::before {
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
  @container (max-width: 549px) {
    table,
    tbody {
      display: block;
    }
    thead {
      display: none;
    }
    tbody tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 12px 16px;
      padding-block: 20px;
    }
    th,
    td {
      padding: 0;
      overflow-wrap: anywhere;
    }
    th {
      grid-column: 1 / -1;
      min-width: 0;
    }
    td::before {
      content: attr(data-name);
      display: block;
    }
  }
`;

/** A figure in words: its first row names the columns, the first cell of each other row names that row. */
export const Table = ({ rows: [names = [], ...rows], name }: { rows: string[][]; name: string }) => (
  <Place>
    <table role="table" aria-label={name}>
      <thead role="rowgroup">
        <tr role="row">
          {names.map(each => (
            <th key={each} role="columnheader" scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([first, ...cells]) => (
          <tr key={first} role="row">
            <th role="rowheader" scope="row">
              {first}
            </th>
            {cells.map((cell, column) => (
              <td key={column} role="cell" data-name={names[column + 1]}>
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
