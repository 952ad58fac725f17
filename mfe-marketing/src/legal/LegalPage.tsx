import { styled, type RemoteDeps } from '@site/platform';
import { Card, Container, from, Heading, PageHead, Split, Stack, Text, TextLink } from '@site/ui';
import type { ReactNode } from 'react';

const Body = styled(Container)`
  padding-bottom: var(--section);
`;

const Contents = styled.nav`
  align-self: start;
  ul {
    display: grid;
    gap: 12px;
    justify-items: start;
  }
  > div {
    display: none;
  }
  details {
    padding: 0 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
  }
  summary {
    line-height: 48px;
    font-weight: 600;
    cursor: pointer;
  }
  details ul {
    padding-bottom: 16px;
  }
  ${from.desktop} {
    position: sticky;
    top: 104px;
    > div {
      display: grid;
      gap: 16px;
    }
    details {
      display: none;
    }
  }
`;

/* The text ends where the page does. */
const Columns = styled(Split)`
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, var(--measure));
  }
`;

const idOf = (heading: string) => heading.toLowerCase().replace(/\W+/g, '-');

/** A heading, and below it a sentence or two, a list of them, or a block. */
export type Clause = readonly [title: string, text: ReactNode | readonly ReactNode[]];

const Points = styled(Stack).attrs({ as: 'ul', $gap: 8 })`
  li {
    margin-left: 20px;
    padding-left: 4px;
    list-style: disc;
  }
`;

interface LegalClauseProps {
  heading: string;
  text: Clause[1];
}

const LegalClause = ({ heading, text }: LegalClauseProps) => (
  <Stack as="section" $gap={8}>
    <Heading level={2} size={20} id={idOf(heading)}>
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
  </Stack>
);

const Short = styled(Card)`
  gap: 8px;
  li {
    padding-top: 8px;
    border-top: 1px solid var(--line);
  }
  ul {
    display: grid;
    gap: 8px;
  }
`;

const QUESTIONS = 'Questions';

interface LegalText {
  title: string;
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
  const clauses = text.clauses(brandName);
  const links = (
    <ul>
      {[...clauses.map(([heading]) => heading), QUESTIONS].map(heading => (
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
      <PageHead title={text.title}>
        <Stack $gap={24}>
          <p>{text.intro(brandName)}</p>
          <Text $size={14} $muted>
            Draft of 23 November 2026. Not yet reviewed by a lawyer.
          </Text>
        </Stack>
      </PageHead>
      <Body>
        <Columns>
          <Contents aria-label="On this page">
            <details>
              <summary>On this page</summary>
              {links}
            </details>
            <div>
              <strong>On this page</strong>
              {links}
            </div>
          </Contents>
          <Stack $gap={40}>
            <Short as="section" aria-labelledby="in-short">
              <Heading level={2} size={20} id="in-short">
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
            <LegalClause
              heading={QUESTIONS}
              text={
                <Text>
                  Write to <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>.
                </Text>
              }
            />
          </Stack>
        </Columns>
      </Body>
    </>
  );
}
