import { Link } from '@site/platform';
import { TextLink } from '@site/ui';
import type { MouseEvent, ReactNode } from 'react';

const PLACEHOLDER = '#';
const stay = (event: MouseEvent) => event.preventDefault();

/** A link of the settings: to a page of this site, to another in a new tab, or, without an address, nowhere. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/'))
    return (
      <TextLink as={Link} $quiet to={href}>
        {children}
      </TextLink>
    );
  const behaviour = href === PLACEHOLDER ? { onClick: stay } : { target: '_blank', rel: 'noopener' };
  return (
    <TextLink $quiet href={href} {...behaviour}>
      {children}
    </TextLink>
  );
}
