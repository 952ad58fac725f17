import type { ReactNode } from 'react';
import { styled } from '@site/platform';
import { Heading, Stack } from '@site/ui';
import { anchorOf } from '../address/links.tsx';

/** What is opened when it is wanted. */
export const Folded = styled.details`
  font-size: var(--size-14);
  color: var(--muted);
  summary {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 44px;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      content: '';
      flex: none;
      width: 7px;
      height: 7px;
      border: solid;
      border-width: 0 1.5px 1.5px 0;
      translate: 0 -2px;
      rotate: 45deg;
    }
  }
  &[open] > summary::after {
    translate: 0 2px;
    rotate: 225deg;
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
  <Stack $gap={16}>
    <Heading
      level={level}
      size={level === 2 ? 39 : 16}
      {...(level === 2 && { id: anchorOf(title), tabIndex: -1 })}
    >
      {title}
    </Heading>
    {children}
  </Stack>
);
