import type { DataRouter } from 'react-router-dom';
import type { Microfrontends } from '../federation/microfrontends.ts';
import { findPage } from '../siteMap.ts';
import { MAX_VIEW, OTHER_PAGE, type ReportedVersion } from './report.ts';

/** A page that has no text so long after it was shown is blank, in ms. */
const BLANK_MS = 2000;
/** One that is left earlier had no time to draw anything. */
const LEFT_EARLY_MS = 1000;

/** A page, from when it was opened until another one is. */
export interface View {
  /** A random number. */
  id: number;
  page: string;
  /** When it was opened, in ms since the page load began. */
  startedAt: number;
  /** The version of its microfrontend; none for the shell's own pages, and while it loads. */
  of: ReportedVersion | undefined;
  /** Versions that were counted in it, and those with an error. */
  counted: Set<string>;
  failed: Set<string>;
  /** Whether it was found to be blank. */
  isBlank: boolean;
}

export interface ViewReports {
  shown(view: View): void;
  /** @param isFrame whether what the shell draws around a page is missing, too */
  blank(view: View, isFrame: boolean): void;
}

/** The site's router of the moment: another one takes its place when a page is tried again. */
export interface CurrentRouter {
  state(): Pick<DataRouter['state'], 'location' | 'initialized' | 'matches'>;
  subscribe(listener: () => void): void;
}

const MAX_VIEWS = 50;

/** Follows which page is shown, and looks whether it has any text. */
export function followViews(
  router: CurrentRouter,
  microfrontends: Microfrontends,
  { shown, blank }: ViewReports,
) {
  const views: View[] = [];
  let check: ReturnType<typeof setTimeout> | undefined;
  let shownAt = 0;

  const current = () => views.at(-1)!;

  function look() {
    clearTimeout(check);
    if (check === undefined) return;
    check = undefined;
    const view = current();
    if (view.isBlank || !(hasNoFrame() || hasNoText())) return;
    view.isBlank = true;
    blank(view, hasNoFrame());
  }

  function leave() {
    if (performance.now() - shownAt >= LEFT_EARLY_MS) look();
  }

  function update() {
    const { location, initialized, matches } = router.state();
    const page = findPage(location.pathname);
    const path = page?.path ?? OTHER_PAGE;
    if (path !== views.at(-1)?.page) {
      leave();
      clearTimeout(check);
      check = undefined;
      const startedAt = views.length === 0 ? 0 : performance.now();
      views.push({
        id: Math.floor(Math.random() * (MAX_VIEW + 1)),
        page: path,
        startedAt,
        of: undefined,
        counted: new Set(),
        failed: new Set(),
        isBlank: false,
      });
      if (views.length > MAX_VIEWS) views.shift();
    }
    if (!initialized) return;
    const isOpen = matches.some(({ route }) => route.id === page?.path);
    const version = page && isOpen ? microfrontends.shown(page.microfrontend) : undefined;
    current().of = page && version !== undefined ? { microfrontend: page.microfrontend, version } : undefined;
    shown(current());
    clearTimeout(check);
    shownAt = performance.now();
    check = setTimeout(look, BLANK_MS);
  }

  addEventListener('pagehide', leave);
  update();
  router.subscribe(update);
  /** What was shown at a time. */
  const at = (time: number) => views.findLast(({ startedAt }) => startedAt <= time) ?? current();
  return { current, at };
}

const hasNoText = () => !document.querySelector<HTMLElement>('main')?.innerText.trim();
const hasNoFrame = () => !document.querySelector<HTMLElement>('header:not(main *)')?.innerText.trim();
