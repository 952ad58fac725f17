import type { ReactNode } from 'react';
import { Heading, Stack } from '@site/ui';

/** A headed part of a module's text. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack $gap={12}>
    <Heading level={4} size={16} face="text">
      {title}
    </Heading>
    {children}
  </Stack>
);
