import type { LevelId } from '@site/curriculum';
import { useLocation, useSearchParams } from '@site/platform';

/** What a citation hands over to the outline that it opens. */
export interface Cited {
  section: string;
}

/** The address of a module's outline. */
export const addressOf = (level: LevelId, module: number) => `?level=${level}&module=${module}`;

/** Which module's outline is open: the address says it, so that it can be linked and survives a reload. */
export function useOpenModule() {
  const [search, setSearch] = useSearchParams();
  const { state, key } = useLocation();
  const given = search.get('module') ?? '';
  const open = /^[1-6]$/.test(given) ? Number(given) : null;

  function toggle(module: number) {
    const next = new URLSearchParams(search);
    if (module === open) next.delete('module');
    else next.set('module', String(module));
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  /** Set when a citation led here; `key` is another one for each time. */
  const cited = (state as { cited?: Cited } | null)?.cited ?? null;
  return { open, toggle, cited, key };
}
