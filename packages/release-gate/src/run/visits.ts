import type { Page as SitePage } from '@site/federation/microfrontends';
import type { Amount } from './inventedData.ts';
import type { Problem } from './watchPage.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** A page as one browser opens it. */
export interface Visit {
  path: string;
  width: number;
  isUser: boolean;
  amount: Amount;
  /** The page whose link to this one was clicked; undefined for one that was opened by its address. */
  from?: string | undefined;
  /** Whether the site has no such page. */
  isMissing?: boolean;
  /** Whether it is a page of another microfrontend, which a build may not harm. */
  isNeighbour?: boolean;
}

export interface VisitResult extends Visit {
  problems: Problem[];
}

/** The same page, opened in the same way. */
export const isSameVisit = (one: Visit, other: Visit) =>
  one.path === other.path &&
  one.width === other.width &&
  one.amount === other.amount &&
  one.isUser === other.isUser &&
  one.from === other.from;

const full = { amount: 'full' } as const;
const asVisitor = { ...full, isUser: false, width: PHONE.width };
const asUser = { ...full, isUser: true, width: DESKTOP.width };

/** Every page at both widths: public pages as a visitor and as a user, the others as a user. */
export const visitsOf = (pages: readonly SitePage[]): Visit[] =>
  pages.flatMap(({ path, access }) => [
    { ...asVisitor, path, isUser: access === 'user' },
    { ...asUser, path },
  ]);

const MISSING_PAGE = '/no-such-page';

/**
 * What a shell draws: its frame around every page, on a phone, and what is its own: the sign-in gates, the 404 page,
 * and the frame on a desktop, where every page is opened by a click, too.
 */
export const shellVisitsOf = (pages: readonly SitePage[]): Visit[] => {
  const [first] = pages;
  const gates = pages.filter(({ access }) => access === 'user').map(({ path }) => ({ ...asVisitor, path }));
  const missing = { ...asVisitor, path: MISSING_PAGE, isMissing: true };
  const own = [...gates, missing];
  const onDesktop = [...own.slice(0, 1), missing].map(visit => ({ ...visit, width: DESKTOP.width }));
  return [
    ...visitsOf(pages).filter(({ width }) => width === PHONE.width),
    ...(first ? [{ ...asUser, path: first.path }] : []),
    ...own,
    ...onDesktop,
  ];
};

/**
 * The way of somebody who clicks through pages: as a user on a desktop, with as little data as the schema allows.
 * Its end is the second view of a page, which meets what the first has left.
 * @param pages those of the build; one that users see at another path is left out
 * @param neighbour a page of another microfrontend, at which the way begins, and which comes after the last of the build's
 */
export function walkOf(pages: readonly SitePage[], neighbour: string | undefined): Visit[] {
  const own = pages.filter(({ forUsers }) => !forUsers).map(({ path }) => ({ path, isNeighbour: false }));
  const outside = { path: neighbour ?? '', isNeighbour: true };
  const way = neighbour === undefined ? own : [outside, ...own, outside, ...own.slice(-1)];
  return way.map((step, at) => ({ ...asUser, amount: 'sparse', ...step, from: way[at - 1]?.path }));
}
