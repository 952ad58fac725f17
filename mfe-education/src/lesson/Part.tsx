import type { ReactNode } from 'react';
import { styled } from '@site/platform';
import { Heading, Stack } from '@site/ui';
import { anchorOf } from '../address/links.tsx';

/** What is opened when it is wanted. */
export const Folded = styled.details`
  font-size: var(--size-14);
  color: var(--muted);
  summary {
    min-height: 44px;
    align-content: center;
    cursor: pointer;
  }
`;

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
