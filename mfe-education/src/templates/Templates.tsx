import { styled } from '@site/platform';
import { Card, from, Heading, PrintButton, Row, Stack, Text, VisuallyHidden } from '@site/ui';
import { templates, type Template } from './templates.ts';

const EMPTY_ROWS = 12;

/* In two columns, each as long as its sheets: no hole beside a long one. */
const Sheets = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
  ${from.desktop} {
    display: block;
    columns: 2;
    > * {
      break-inside: avoid;
      margin-bottom: 24px;
    }
  }
`;

/* In the shape of its drawing. */
const Chart = styled.img`
  height: auto;
`;

const Prompts = styled.ol`
  display: grid;
  gap: 12px;
  li {
    padding-bottom: 8px;
    border-bottom: 1px solid var(--line);
  }
  @media print {
    li {
      min-height: 20mm;
      border-color: var(--border);
    }
  }
`;

/* On a phone it scrolls sideways. */
const Wide = styled.div`
  overflow-x: auto;
`;

/** On the screen its head and two empty rows; on paper as many as fit. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--size-14);
  th,
  td {
    padding: 8px;
    border: 1px solid var(--border);
    font-weight: 600;
    text-align: start;
    vertical-align: top;
  }
  td {
    height: 12mm;
  }
  @media screen {
    min-width: 33rem;
    tr:nth-child(n + 3) {
      display: none;
    }
    th,
    td {
      height: 32px;
      padding: 6px;
      border-color: var(--line);
      overflow-wrap: normal;
    }
  }
`;

/** Templates and practice charts, each printed by itself. */
export const Templates = () => (
  <Sheets>
    {templates.map(template => (
      <Sheet key={template.title} {...template} />
    ))}
  </Sheets>
);

function Sheet({ title, purpose, prompts, columns, chart }: Template) {
  return (
    <Card as="article" data-printable>
      <Stack $gap={16}>
        <Heading level={3} size={20}>
          {title}
        </Heading>
        <Text $muted>{purpose}</Text>
        {chart && <Chart src={chart.file} alt={chart.alt} width={960} height={520} loading="lazy" />}
        {prompts && (
          <Prompts>
            {prompts.map(prompt => (
              <li key={prompt}>{prompt}</li>
            ))}
          </Prompts>
        )}
        {columns && (
          <Wide role="group" aria-label={`The table of: ${title}`} tabIndex={0}>
            <Table>
              <thead>
                <tr>
                  {columns.map(column => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {Array.from({ length: EMPTY_ROWS }, (_, row) => (
                  <tr key={row}>
                    {columns.map(column => (
                      <td key={column} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </Table>
          </Wide>
        )}
        <Row>
          <PrintButton>
            Print<VisuallyHidden> {title}</VisuallyHidden>
          </PrintButton>
        </Row>
      </Stack>
    </Card>
  );
}
