import type { ReactNode } from 'react';
import { Heading, Stack } from '@site/ui';
import { anchorOf } from '../address/links.tsx';

interface Props {
  title: string;
  /** On the page of the lesson, which its contents lead to: 2. */
  level?: 2 | 4;
  children: ReactNode;
}

/** A headed part of what a module has beside its sections. */
export const Part = ({ title, level = 2, children }: Props) => (
  <Stack $gap={12}>
    <Heading
      level={level}
      size={level === 2 ? 25 : 16}
      {...(level === 2 && { id: anchorOf(title), tabIndex: -1 })}
    >
      {title}
    </Heading>
    {children}
  </Stack>
);
