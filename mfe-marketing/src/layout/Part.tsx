import { styled } from '@site/platform';
import { Container, Heading, Section, Split } from '@site/ui';
import type { ComponentProps } from 'react';

/* What is third is as wide as both. */
const Columns = styled(Split)`
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
`;

interface PartProps extends ComponentProps<typeof Section> {
  title: string;
}

/** A band of a page, its title beside it where there is room. */
export const Part = ({ title, children, ...section }: PartProps) => (
  <Section {...section}>
    <Container>
      <Columns $ratio="1:1">
        <Heading level={2}>{title}</Heading>
        {children}
      </Columns>
    </Container>
  </Section>
);
