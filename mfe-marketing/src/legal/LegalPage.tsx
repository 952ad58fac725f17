import { Link, styled, type RemoteDeps } from '@site/platform';
import { Badge, Card, Container, from, Heading, PageHead, Row, Split, Stack, Text, TextLink } from '@site/ui';
import type { ReactNode } from 'react';

const Columns = styled(Container)`
  padding-bottom: 40px;
`;

/* What it is called, and beside it, where there is room, what it says. */
const Part = styled(Split).attrs({ $ratio: '1:1', $gap: 16 })`
  padding-block: 40px;
  border-top: 1px solid var(--line);
  p,
  ul {
    font-size: 1.125rem;
  }
`;

/* A phone shows the first of them at once. */
const Contents = styled(Part)`
  display: none;
  ${from.tablet} {
    display: grid;
  }
  ul {
    columns: 14rem 2;
    font-size: 1rem;
  }
  li {
    break-inside: avoid;
    padding-bottom: 12px;
  }
`;

const titles = { terms: 'Terms of Service', privacy: 'Privacy Policy', risk: 'Risk Disclaimer' };

const idOf = (heading: string) => heading.toLowerCase().replace(/\W+/g, '-');

/** A heading, and below it a sentence or two, a list of them, or a block. */
export type Clause = readonly [title: string, text: ReactNode | readonly ReactNode[]];

const Points = styled(Stack).attrs({ as: 'ul', $gap: 8 })`
  padding-left: 20px;
  list-style: disc;
`;

const LegalClause = ({ heading, text }: { heading: string; text: Clause[1] }) => (
  <Part as="section">
    <Heading level={2} size={31} id={idOf(heading)}>
      {heading}
    </Heading>
    {Array.isArray(text) ? (
      <Points>
        {text.map((point: ReactNode, index) => (
          <li key={index}>{point}</li>
        ))}
      </Points>
    ) : typeof text === 'string' ? (
      <Text>{text}</Text>
    ) : (
      text
    )}
  </Part>
);

const Short = styled(Card)`
  gap: 12px;
  li {
    padding-block: 12px;
    border-top: 1px solid var(--line);
    font-size: var(--size-20);
    text-wrap: balance;
  }
  ${from.tablet} {
    padding: 32px 32px 20px;
  }
`;

interface LegalText {
  page: keyof typeof titles;
  intro(brand: string): string;
  /** What matters most, a line each. */
  short: readonly string[];
  clauses(brand: string): readonly Clause[];
}

/** A legal page: short and plain, and as true as the software can know. The rest is up to the business and its lawyer. */
export const legalPage = (text: LegalText) => (deps: RemoteDeps) => ({
  element: <LegalPage text={text} config={deps.config} />,
});

function LegalPage({ text, config }: { text: LegalText } & Pick<RemoteDeps, 'config'>) {
  const { brandName, contactEmail } = config;
  const questions = (
    <Text>
      Write to <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>.
    </Text>
  );
  const clauses: readonly Clause[] = [...text.clauses(brandName), ['Questions', questions]];
  const sisters = (['terms', 'privacy', 'risk'] as const).filter(
    page => page !== text.page && config.legal[page].startsWith('/'),
  );
  return (
    <>
      <PageHead
        title={titles[text.page]}
        aside={
          <Short as="section" $ink aria-labelledby="in-short">
            <Heading level={2} size={31} id="in-short">
              In short
            </Heading>
            <ul>
              {text.short.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Short>
        }
      >
        <Stack>
          {text.intro(brandName)}
          <Row $gap={12}>
            <Badge>Draft</Badge>
            <Text $size={14}>23 Nov 2026, not yet reviewed by a lawyer</Text>
          </Row>
        </Stack>
      </PageHead>
      <Columns>
        <Contents as="nav" aria-label="On this page">
          <strong>On this page</strong>
          <ul>
            {clauses.map(([heading]) => (
              <li key={heading}>
                <TextLink href={`#${idOf(heading)}`}>{heading}</TextLink>
              </li>
            ))}
          </ul>
        </Contents>
        {clauses.map(([heading, clause]) => (
          <LegalClause key={heading} heading={heading} text={clause} />
        ))}
        <Part as="nav" aria-label="Legal pages">
          <strong>Read also</strong>
          <Row $gap={24}>
            {sisters.map(page => (
              <TextLink key={page} as={Link} to={config.legal[page]}>
                {titles[page]}
              </TextLink>
            ))}
          </Row>
        </Part>
      </Columns>
    </>
  );
}
