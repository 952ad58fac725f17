import { styled, type SiteConfig } from '@site/platform';
import { Alert, Container, Heading, Stack, Text, TextLink } from '@site/ui';
import { PageIntro } from '../layout/PageIntro.tsx';

const Body = styled(Container)`
  display: grid;
  gap: 40px;
  padding-bottom: var(--section);
  > * {
    max-width: var(--measure);
  }
  li {
    margin-left: 20px;
    padding-left: 4px;
    list-style: disc;
  }
`;

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
    <PageIntro title={title}>{intro}</PageIntro>
    <Body>
      <Alert title="A text to begin with">
        <Text $size={14}>
          It says what this software does. {brandName} must have it reviewed by a lawyer, and name its company
          and address here, before anybody relies on it.
        </Text>
      </Alert>
      {clauses.map(([heading, text]) => (
        <Stack as="section" key={heading} $gap={8}>
          <Heading level={2} size={25}>
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
    </Body>
  </>
);
