import { useLocation } from '@site/platform';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { focusWhenPresent } from '../focusWhenPresent.ts';
import { updateHead } from './updateHead.ts';

/**
 * After a navigation: the head of the HTML, and focus on the page's heading or the part that the address names; after Back,
 * on the link that was followed.
 */
export function usePageChange(brandName: string) {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  const followed = useFollowedLinks(key);

  useEffect(() => {
    const part = hash && `#${CSS.escape(hash.slice(1))}`;
    if (shown.current === pathname) {
      if (part && !isBack && document.querySelector(part)) focusWhenPresent(part);
      return;
    }
    shown.current = pathname;
    updateHead(pathname, brandName);
    const href = isBack ? followed.current.get(key) : undefined;
    return focusWhenPresent(href ? `a[href="${CSS.escape(href)}"]` : part);
  }, [pathname, hash, brandName, isBack, key, followed]);
}

/** The link that was last followed from each history entry, by its key. */
function useFollowedLinks(key: string) {
  const followed = useRef(new Map<string, string>());
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('main a')?.getAttribute('href');
      if (href) followed.current.set(key, href);
    };
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, [key]);
  return followed;
}
