import { TextLink } from '@site/ui';
import type { MouseEvent, ReactNode } from 'react';

const PLACEHOLDER = '#';
const stay = (event: MouseEvent) => event.preventDefault();

/** A link of the settings: opens a new tab, or stays put as long as the business has named no address. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const behaviour = href === PLACEHOLDER ? { onClick: stay } : { target: '_blank', rel: 'noopener' };
  return (
    <TextLink $quiet href={href} {...behaviour}>
      {children}
    </TextLink>
  );
}
