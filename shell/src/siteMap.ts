/** The microfrontend that owns a page. */
export type RemoteName = 'marketing' | 'education' | 'contact';

export interface SitePage {
  path: string;
  remote: RemoteName;
  /** Members' pages show the sign-in gate to everyone else. */
  access: 'public' | 'member';
  /** Members see that page here. */
  forMembers?: string;
  /** What navigation and the gate call the page. */
  name: string;
  /** Goes before the brand in the document's title; the landing page has the brand alone. */
  title: string | null;
  description: string;
}

/** Every page of the site. The host answers 404 for anything else, the browser draws the same 404 page. */
export const siteMap: readonly SitePage[] = [
  {
    path: '/',
    remote: 'marketing',
    access: 'public',
    forMembers: '/home',
    name: 'Home',
    title: null,
    description:
      'Gold and Bitcoin trading education, signals and coaching: risk first, every idea with its stop, losses named.',
  },
  {
    path: '/welcome',
    remote: 'marketing',
    access: 'public',
    name: 'Welcome',
    title: 'Welcome',
    description: 'Join with your email and get market notes and lesson excerpts on gold and Bitcoin.',
  },
  {
    path: '/home',
    remote: 'marketing',
    access: 'public',
    name: 'Home',
    title: 'Home',
    description:
      'Trade gold and Bitcoin with a plan, not a hunch: services, education and coaching in one place.',
  },
  {
    path: '/services',
    remote: 'marketing',
    access: 'member',
    name: 'Services',
    title: 'Services',
    description:
      'Trade management, signals, account management, coaching and weekly analysis for gold and Bitcoin.',
  },
  {
    path: '/education',
    remote: 'education',
    access: 'member',
    name: 'Education',
    title: 'Education',
    description:
      'Three levels, eighteen modules: from what moves gold and Bitcoin to an audited trading process.',
  },
  {
    path: '/results',
    remote: 'marketing',
    access: 'member',
    name: 'Results',
    title: 'Results',
    description: 'Figures, charts and testimonials, with what they do and do not show.',
  },
  {
    path: '/about',
    remote: 'marketing',
    access: 'member',
    name: 'About',
    title: 'About',
    description:
      'Twelve years in gold and Bitcoin: experience, expertise, philosophy and why these two markets.',
  },
  {
    path: '/contact',
    remote: 'contact',
    access: 'member',
    name: 'Contact',
    title: 'Contact',
    description: 'Book a free consultation, join the free Telegram channel or see your bookings.',
  },
];

/** The page at a path; a trailing slash does not matter. */
export function findPage(pathname: string): SitePage | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return siteMap.find(page => page.path === path);
}
