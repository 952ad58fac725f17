import { Container, Section, Stack } from '@site/ui';
import type { ComponentProps } from 'react';

/** A band of a page with its parts below each other. */
export const Band = ({ children, ...section }: ComponentProps<typeof Section>) => (
  <Section {...section}>
    <Container>
      <Stack $gap={40}>{children}</Stack>
    </Container>
  </Section>
);
