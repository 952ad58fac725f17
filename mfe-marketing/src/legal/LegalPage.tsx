import { Link, styled, type RemoteDeps } from '@site/platform';
import { Badge, Card, Container, from, Heading, PageHead, Row, Stack, Text, TextLink } from '@site/ui';
import type { ReactNode } from 'react';
import { Fold } from '../layout/Fold.tsx';

/* Where there is room, its contents stay beside the text. */
const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: 16px;
  ${from.desktop} {
    padding-top: 40px;
    grid-template-columns: minmax(0, 1fr) minmax(0, var(--measure));
  }
`;

/* Numbered as its line of the contents. */
const Part = styled(Stack)`
  counter-increment: clause;
  padding-bottom: 56px;
  h2 {
    display: flex;
    gap: 0.5em;
  }
  h2::before {
    flex: none;
    content: counter(clause) / '';
    color: var(--gold-text);
  }
  p,
  ul {
    font-size: 1.125rem;
  }
`;

/* Folded where it stands above the text. */
const Contents = styled.nav`
  padding-block: 24px;
  margin-bottom: 40px;
  border-block: 1px solid var(--line);
  ol {
    scroll-target-group: auto;
    padding-left: 1.5rem;
    list-style: decimal;
    color: var(--muted);
  }
  li {
    padding: 0 0 12px 4px;
  }
  a:target-current {
    color: var(--text);
    font-weight: 600;
  }
  ${from.desktop} {
    padding-block: 12px;
    border: 0;
    > details {
      position: sticky;
      top: 108px;
    }
    @supports selector(::details-content) {
      summary {
        display: none;
      }
      details::before {
        content: 'On this page' / '';
        font-weight: 600;
      }
      ::details-content {
        margin-top: 12px;
        content-visibility: visible;
      }
    }
  }
`;

const titles = { terms: 'Terms of Service', privacy: 'Privacy Policy', risk: 'Risk Disclaimer' };

const idOf = (heading: string) => heading.toLowerCase().replace(/\W+/g, '-');

/** A heading, and below it a sentence or two, a list of them, or a block. */
export type Clause = readonly [title: string, text: ReactNode | readonly ReactNode[]];

const Points = styled(Stack).attrs({ as: 'ul', $gap: 8 })`
  max-width: var(--measure);
  padding-left: 20px;
  list-style: disc;
`;

const LegalClause = ({ heading, text }: { heading: string; text: Clause[1] }) => (
  <Part as="section">
    <Heading level={2} size={39} id={idOf(heading)}>
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
        <Contents aria-label="On this page">
          <Fold summary="On this page">
            <ol>
              {clauses.map(([heading]) => (
                <li key={heading}>
                  <TextLink $quiet href={`#${idOf(heading)}`}>
                    {heading}
                  </TextLink>
                </li>
              ))}
            </ol>
          </Fold>
        </Contents>
        <div>
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
        </div>
      </Columns>
    </>
  );
}
