import type { Page as SitePage } from '@site/federation/microfrontends';
import type { Amount } from './inventedGateway.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** A page as one browser opens it. */
export interface Visit {
  /** An address, without parameters. */
  path: string;
  width: number;
  isUser: boolean;
  amount: Amount;
  /** The page whose link to this one was clicked; undefined for one that was opened by its address. */
  from?: string | undefined;
  isMissing?: boolean;
  /** Whether it is a page of another microfrontend, which a build may not harm. */
  isNeighbour?: boolean;
}

/** A visit in words, which no other one has: `/education (390 px, user)`. */
export const describeVisit = ({ path, width, isUser, amount, from }: Visit): string => {
  const click = from === undefined ? [] : [`click from ${from}`];
  const lists = amount === 'sparse' ? ['empty lists'] : [];
  return `${path} (${[`${width} px`, isUser ? 'user' : 'visitor', ...click, ...lists].join(', ')})`;
};

const addressOf = ({ path, example = path }: SitePage) => example;
const asVisitor = { amount: 'full', isUser: false, width: PHONE.width } as const;
const asUser = { amount: 'full', isUser: true, width: DESKTOP.width } as const;

/** Every page at both widths: public pages as a visitor and as a user, the others as a user. */
export const visitsOf = (pages: readonly SitePage[]): Visit[] =>
  pages.flatMap(page => [
    { ...asVisitor, path: addressOf(page), isUser: page.access === 'user' },
    { ...asUser, path: addressOf(page) },
  ]);

/**
 * What a shell draws: its frame around every page, on a phone, and what is its own: the sign-in gates, the 404 page,
 * and the frame on a desktop, where every page is opened by a click, too.
 */
export const shellVisitsOf = (pages: readonly SitePage[]): Visit[] => {
  const gates = pages
    .filter(({ access }) => access === 'user')
    .map(page => ({ ...asVisitor, path: addressOf(page) }));
  const missing = { ...asVisitor, path: '/no-such-page', isMissing: true };
  const onDesktop = [...gates.slice(0, 1), missing].map(visit => ({ ...visit, width: DESKTOP.width }));
  const all = visitsOf(pages);
  const onPhone = all.filter(({ width }) => width === PHONE.width);
  return [...onPhone, ...all.slice(1, 2), ...gates, missing, ...onDesktop];
};

/** Clicks through pages with as little data as there may be, from and to a page of another microfrontend, and back. */
export function walkOf(pages: readonly SitePage[], neighbour: SitePage | undefined): Visit[] {
  const stepsOf = (some: readonly SitePage[], isNeighbour: boolean) =>
    some.filter(({ forUsers }) => !forUsers).map(page => ({ path: addressOf(page), isNeighbour }));
  const own = stepsOf(pages, false);
  const outside = stepsOf(neighbour ? [neighbour] : [], true);
  const way = [...outside, ...own, ...outside, ...(neighbour ? own.slice(-1) : [])];
  return way.map((step, at) => ({ ...asUser, amount: 'sparse', ...step, from: way[at - 1]?.path }));
}
