import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { hover } from './media.ts';
import { VisuallyHidden } from './Text.tsx';

/** A link in running text or a list; `as={Link}` makes it the router's. */
export const TextLink = styled.a<{ $quiet?: boolean }>`
  color: ${({ $quiet }) => ($quiet ? 'var(--muted)' : 'inherit')};
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: ${({ $quiet }) => ($quiet ? 'transparent' : 'var(--border)')};
  text-underline-offset: 4px;
  transition:
    color var(--fast) var(--ease),
    text-decoration-color var(--fast) var(--ease);
  ${hover} {
    &:hover {
      color: var(--text);
      text-decoration-color: currentColor;
    }
  }
`;

/** For a box with one link: all of it leads where its link does. */
export const pressable = css`
  position: relative;
  && a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** A text link to another site: it opens a new tab, and says so. */
export const NewTabLink = ({ children, ...props }: ComponentProps<typeof TextLink>) => (
  <TextLink {...props} target="_blank" rel="noopener">
    {children}
    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
  </TextLink>
);
