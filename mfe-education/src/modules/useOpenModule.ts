import { useState } from 'react';
import type { LevelId } from '@site/curriculum';
import { useLocation, useSearchParams } from '@site/platform';
import { isFirstViewByLink } from './useReveal.ts';

/** What a citation passes on to the module that it opens. */
export interface Cited {
  section: string;
}

/** The address of a module. */
export const addressOf = (level: LevelId, module: number) => `?level=${level}&module=${module}`;

/**
 * Which module is open. Its title writes it into the address, so that it can be linked and survives a reload; Start
 * opens it in place, until the next navigation.
 */
export function useOpenModule() {
  const [search, setSearch] = useSearchParams();
  const { state, key } = useLocation();
  const [started, setStarted] = useState<{ module: number; place: string }>();
  const given = search.get('module') ?? '';
  const addressed = /^[1-6]$/.test(given) ? Number(given) : null;
  const section = (state as { cited?: Cited } | null)?.cited?.section;
  // Typing into a calculator changes the address, too; that leaves a started lesson open.
  const place = `${search.get('level')} ${given} ${section === undefined ? '' : key}`;
  const open = started?.place === place ? started.module : addressed;
  const [linked] = useState(() => (isFirstViewByLink() ? addressed : null));

  function toggle(module: number) {
    setStarted(undefined);
    const next = new URLSearchParams(search);
    if (module === open) next.delete('module');
    else next.set('module', String(module));
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  const start = (module: number) => setStarted({ module, place });

  /** Another string for each time that a module is to be scrolled to: by a citation, or by the link to this page. */
  function revealKey(module: number) {
    if (module === open && section !== undefined) return key;
    return module === linked ? 'link' : undefined;
  }
  return { open, toggle, start, section, revealKey };
}
