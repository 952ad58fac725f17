import { Link, styled, type RemoteDeps } from '@site/platform';
import { Badge, Card, Container, from, Heading, Lead, PageHead, Row, Stack, Text, TextLink } from '@site/ui';
import type { ReactNode } from 'react';
import { Fold } from '../layout/Fold.tsx';

/* The contents stay beside the text, whose lines are shorter than its boxes and tables. */
const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px 60px;
  padding-bottom: var(--section);
  ${from.desktop} {
    grid-template-columns: minmax(0, 290px) minmax(0, 1fr);
  }
`;

const Contents = styled.nav`
  ul {
    display: grid;
    gap: 12px;
    justify-items: start;
    scroll-target-group: auto;
  }
  a:target-current {
    color: var(--text);
    text-decoration-color: var(--gold);
  }
  > div {
    display: none;
  }
  details {
    padding: 12px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
  }
  ${from.desktop} {
    position: sticky;
    top: 104px;
    align-self: start;
    > div {
      display: grid;
      gap: 16px;
    }
    details {
      display: none;
    }
  }
`;

const Part = styled(Stack).attrs({ as: 'section', $gap: 16 })`
  padding-top: 48px;
  p,
  ul {
    max-width: 42rem;
    font-size: 1.125rem;
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
  <Part>
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
  gap: 16px;
  margin-top: 24px;
  li {
    font-size: var(--size-20);
    text-wrap: balance;
  }
  li + li {
    padding-top: 12px;
    border-top: 1px solid var(--line);
    margin-top: 12px;
  }
  ${from.tablet} {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    padding: 32px;
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
  const links = (
    <ul>
      {clauses.map(([heading]) => (
        <li key={heading}>
          <TextLink href={`#${idOf(heading)}`} $quiet>
            {heading}
          </TextLink>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <PageHead title={titles[text.page]} />
      <Columns>
        <Contents aria-label="On this page">
          <Fold summary="On this page">{links}</Fold>
          <div>
            <strong>On this page</strong>
            {links}
          </div>
        </Contents>
        <div>
          <Stack>
            <Lead>{text.intro(brandName)}</Lead>
            <Row $gap={12}>
              <Badge>Draft</Badge>
              <Text $size={14} $muted>
                23 Nov 2026, not yet reviewed by a lawyer
              </Text>
            </Row>
          </Stack>
          <Short as="section" aria-labelledby="in-short">
            <Heading level={2} size={31} id="in-short">
              In short
            </Heading>
            <ul>
              {text.short.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Short>
          {clauses.map(([heading, clause]) => (
            <LegalClause key={heading} heading={heading} text={clause} />
          ))}
          <Part>
            <Row as="nav" $gap={24} aria-label="Legal pages">
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
