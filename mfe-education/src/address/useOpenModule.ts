import { useState } from 'react';
import type { LevelId } from '@site/curriculum';
import { useLocation, useNavigate, useSearchParams } from '@site/platform';
import { useFirstViewByLink } from './useReveal.ts';

/** What a citation passes on to the module that it opens. */
export interface Cited {
  section: string;
}

/** What an entry of the history says about the open module, beside its address. */
interface ModuleState {
  cited?: Cited;
  /** The module that Start opened. */
  started?: number;
  /** A click on this page added the entry by opening a module, so that Back closes it. */
  added?: boolean;
}

/** The address of a module. */
export const addressOf = (level: LevelId, module: number) => `?level=${level}&module=${module}`;

/** For a navigation within the page that leaves a started module open. */
export const keptModule = (state: unknown): ModuleState => {
  const { started } = (state as ModuleState | null) ?? {};
  return started === undefined ? {} : { started };
};

/**
 * Which module is open. Its title writes it into the address, so that it can be linked; Start leaves the address as it
 * is and writes it into the entry of the history. Both survive a reload, and Back closes what either opened.
 */
export function useOpenModule() {
  const [search] = useSearchParams();
  const { key, ...location } = useLocation();
  const navigate = useNavigate();
  const state = (location.state as ModuleState | null) ?? {};
  const given = search.get('module') ?? '';
  const addressed = /^[1-6]$/.test(given) ? Number(given) : null;
  const section = state.cited?.section;
  const open = state.started ?? addressed;
  const isFirstView = useFirstViewByLink();
  const [linked] = useState(isFirstView ? addressed : null);

  function show(next: URLSearchParams, module: ModuleState) {
    // One entry at most: with another module open, this one takes its place.
    const replace = open !== null;
    const added = replace ? state.added === true : true;
    void navigate({ search: `?${next}` }, { state: { ...module, added }, replace, preventScrollReset: true });
  }

  function toggle(module: number) {
    if (module === open && state.added) return void navigate(-1);
    const next = new URLSearchParams(search);
    if (module === open) next.delete('module');
    else next.set('module', String(module));
    show(next, {});
  }

  const start = (module: number) => show(search, { started: module });

  /** Another string for each time that a module is to be scrolled to: by a citation, or by the link to this page. */
  function revealKey(module: number) {
    if (module === open && section !== undefined) return key;
    return module === linked ? 'link' : undefined;
  }
  return { open, toggle, start, section, revealKey };
}
