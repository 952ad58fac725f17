import { Link, styled } from '@site/platform';
import { ButtonLink, Container, from, Heading, Lead, Row, Section, Stack } from '@site/ui';
import type { ReactNode } from 'react';

const Band = styled(Container)`
  display: grid;
  gap: 24px;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: 24px 80px;
  }
`;

const Actions = styled(Row)`
  ${from.desktop} {
    justify-content: end;
  }
`;

/** The last thing on a page: what could come next. */
export function CallToAction({ title, text, actions }: { title: string; text: string; actions: ReactNode }) {
  return (
    <Section $tone="surface" $ruled>
      <Band>
        <Stack $gap={8}>
          <Heading level={2}>{title}</Heading>
          <Lead>{text}</Lead>
        </Stack>
        <Actions $gap={12}>{actions}</Actions>
      </Band>
    </Section>
  );
}

/** The path of a page of this site, and the words of the link. */
type LinkTo = readonly [to: string, label: string];

/** Two ways on; the first one is recommended. */
export const LinkPair = ({ first, second }: { first: LinkTo; second: LinkTo }) => (
  <>
    <ButtonLink as={Link} to={first[0]}>
      {first[1]}
    </ButtonLink>
    <ButtonLink as={Link} to={second[0]} $variant="secondary">
      {second[1]}
    </ButtonLink>
  </>
);
