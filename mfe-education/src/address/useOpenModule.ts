import { useState } from 'react';
import type { LevelId } from '@site/curriculum';
import { useLocation, useNavigate, useSearchParams } from '@site/platform';
import { useFirstViewByLink } from './scroll.ts';

/** What an entry of the history says beside its address. */
export interface EntryState {
  /** What a link of this page leads to: the page scrolls there and focuses it. */
  goTo?: 'module' | 'tool';
  /** The section of the open module that a citation names. */
  section?: string | undefined;
  /** The module that Start opened. */
  started?: number;
  /** A click on this page added the entry by opening a module, so that Back closes it. */
  added?: boolean;
}

/** The entry of the history that is shown; `key` differs for each. */
export function useEntry() {
  const { key, state } = useLocation();
  return { key, ...(state as EntryState | null) };
}

/** What a navigation within the page says of its entry, so that a started module stays open. */
export function useKeptModule(): EntryState {
  const { started } = useEntry();
  return started === undefined ? {} : { started };
}

/**
 * Which module is open. Its title writes it into the address, so that it can be linked; Start leaves the address as it
 * is and writes it into the entry of the history. Both survive a reload, and Back closes what either opened.
 */
export function useOpenModule() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const entry = useEntry();
  const given = search.get('module') ?? '';
  const addressed = /^[1-6]$/.test(given) ? Number(given) : null;
  const open = entry.started ?? addressed;
  const isFirstView = useFirstViewByLink();
  const [linked] = useState(isFirstView ? addressed : null);

  function show(next: URLSearchParams, state: EntryState) {
    // One entry at most: with another module open, this one takes its place.
    const replace = open !== null;
    const added = replace ? entry.added === true : true;
    void navigate({ search: `?${next}` }, { state: { ...state, added }, replace, preventScrollReset: true });
  }

  function toggle(module: number) {
    if (module === open && entry.added) return void navigate(-1);
    const next = new URLSearchParams(search);
    if (module === open) next.delete('module');
    else next.set('module', String(module));
    show(next, {});
  }

  const start = (module: number) => show(search, { started: module });

  /** Another string for each time that a module is to be scrolled to: by a link of this page, or by one to it. */
  function revealKey(module: number) {
    if (module === open && entry.goTo === 'module') return entry.key;
    return module === linked ? 'link' : undefined;
  }
  return { open, toggle, start, section: entry.section, revealKey };
}

/** The address of a module. */
export const addressOf = (level: LevelId, module: number) => `?level=${level}&module=${module}`;
