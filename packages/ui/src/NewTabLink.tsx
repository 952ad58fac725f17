import type { ComponentProps } from 'react';
import { VisuallyHidden } from './Text.tsx';
import { TextLink } from './TextLink.tsx';

/** A text link to another site: it opens a new tab, and says so. */
export const NewTabLink = ({ children, ...props }: ComponentProps<typeof TextLink>) => (
  <TextLink {...props} target="_blank" rel="noopener">
    {children}
    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
  </TextLink>
);
