import { styled } from '@site/platform';
import { Container, Heading, Lead, Section, Split, Stack } from '@site/ui';
import type { ComponentProps } from 'react';

/* What is third is as wide as both. */
const Columns = styled(Split)`
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
`;

interface PartProps extends ComponentProps<typeof Section> {
  title: string;
  /** Below the title. */
  lead?: string;
}

/** A band of a page, its title beside it where there is room. */
export const Part = ({ title, lead, children, ...section }: PartProps) => (
  <Section {...section}>
    <Container>
      <Columns>
        <Stack $gap={12}>
          <Heading level={2}>{title}</Heading>
          {lead && <Lead>{lead}</Lead>}
        </Stack>
        {children}
      </Columns>
    </Container>
  </Section>
);
