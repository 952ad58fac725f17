import { styled, type SiteConfig } from '@site/platform';
import { Alert, Container, from, Heading, PageHead, Split, Stack, Text, TextLink } from '@site/ui';

const Body = styled(Container)`
  padding-bottom: var(--section);
  li {
    margin-left: 20px;
    padding-left: 4px;
    list-style: disc;
  }
`;

const Contents = styled.nav`
  display: grid;
  gap: 12px;
  justify-items: start;
  ${from.desktop} {
    position: sticky;
    top: 104px;
    align-self: start;
  }
`;

const idOf = (heading: string) => heading.toLowerCase().replace(/\W+/g, '-');

/** A heading, and below it a sentence or two, or a list of them. */
export type Clause = readonly [title: string, text: string | readonly string[]];

interface LegalPageProps {
  config: Pick<SiteConfig, 'brandName' | 'contactEmail'>;
  title: string;
  intro: string;
  clauses: readonly Clause[];
}

/** A legal page: short and plain, and as true as the software can know. The rest is up to the business and its lawyer. */
export const LegalPage = ({ config: { brandName, contactEmail }, title, intro, clauses }: LegalPageProps) => (
  <>
    <PageHead title={title}>{intro}</PageHead>
    <Body>
      <Split>
        <Contents aria-label="On this page">
          <Text $size={14} $muted>
            Text of 23 November 2026
          </Text>
          {clauses.map(([heading]) => (
            <TextLink key={heading} href={`#${idOf(heading)}`} $quiet>
              {heading}
            </TextLink>
          ))}
        </Contents>
        <Stack $gap={40}>
          <Alert title="A text to begin with">
            <Text $size={14}>
              It says what this software does. {brandName} must have it reviewed by a lawyer, and name its
              company and address here, before anybody relies on it.
            </Text>
          </Alert>
          {clauses.map(([heading, text]) => (
            <Stack as="section" key={heading} $gap={8}>
              <Heading level={2} size={25} id={idOf(heading)}>
                {heading}
              </Heading>
              {typeof text === 'string' ? (
                <Text>{text}</Text>
              ) : (
                <Stack as="ul" $gap={8}>
                  {text.map(point => (
                    <li key={point}>{point}</li>
                  ))}
                </Stack>
              )}
            </Stack>
          ))}
          <Stack as="section" $gap={8}>
            <Heading level={2} size={25}>
              Questions
            </Heading>
            <Text>
              Write to <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>.
            </Text>
          </Stack>
        </Stack>
      </Split>
    </Body>
  </>
);
