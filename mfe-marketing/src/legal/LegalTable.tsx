import { styled } from '@site/platform';
import { from } from '@site/ui';

/* A row is one line, or on a phone one below the other; so its parts are named by their roles. */
const Table = styled.table<{ $columns: string }>`
  &,
  thead,
  tbody {
    display: block;
  }
  tr {
    display: grid;
    gap: 4px 24px;
    padding-block: 12px;
    ${from.tablet} {
      grid-template-columns: ${({ $columns }) => $columns};
    }
  }
  tbody tr {
    border-top: 1px solid var(--line);
  }
  th,
  td {
    padding: 0;
    text-align: start;
    text-wrap: pretty;
  }
  tbody th {
    font-weight: 500;
  }
  @media (max-width: 767px) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr:first-child {
      border: 0;
    }
    td::before {
      content: attr(data-name) ': ' / '';
      color: var(--muted);
    }
  }
`;

type Cells = readonly [string, string, string];

interface Props {
  names: Cells;
  /** Their widths beside each other. */
  columns: string;
  rows: readonly Cells[];
}

/** What a legal text lists: the first cell of a row names it. */
export const LegalTable = ({ names, columns, rows }: Props) => (
  <Table role="table" $columns={columns}>
    <thead role="rowgroup">
      <tr role="row">
        {names.map(name => (
          <th key={name} role="columnheader" scope="col">
            {name}
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
          {cells.map((text, index) => (
            <td key={names[index + 1]} role="cell" data-name={names[index + 1]}>
              {text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
