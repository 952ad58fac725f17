// The one table of microfrontends: hosts, builds, budgets, pages and navigation follow from it. Plain data, for Node and
// for browsers alike.
import titles from './src/lessonTitles.json' with { type: 'json' };

/** What other pages and the head of the HTML say of a page; its sign-in gate says more (gates.ts). */
interface PageWords {
  /** What other pages call it. */
  name: string;
  /** Goes before the brand in the document's title instead of the name; null for the brand alone. */
  title?: string | null;
  description: string;
}

export interface Page extends PageWords {
  /** Its address, without a slash at its end; it may have parameters, as `/education/:level/:module`. */
  path: string;
  /** Such a page as the release gate opens it: `/education/beginner/1`. */
  example?: string;
  /** All addresses with parameters, each with words of its own. Without them whatever fits the path is the page. */
  addresses?: Readonly<Record<string, PageWords>>;
  /** What only users see shows a visitor the sign-in gate instead. */
  access: 'public' | 'user';
  /** Users see the page at this path instead. */
  forUsers?: string;
  /** False for a page that search engines are not told of. */
  listed?: false;
  /** The page's link in the header; those with a lower order come first. */
  navigation?: { label: string; order: number };
}

export interface Microfrontend {
  /** Its name in the registry; variables like MARKETING_PORT begin with it. */
  name: string;
  folder: string;
  port: number;
  /** Where it listens by default when it runs without the shell. */
  standalonePort: number;
  /** The team to ask when a version misbehaves. */
  owner: string;
  /**
   * The most that a first visit of any of its pages may fetch of its own code, in kB (1000 bytes) of brotli: a release
   * that needs more is rejected. A quarter more than it had on 2026-11-22, so that a feature needs no other team.
   */
  budgetKb: number;
  pages: readonly Page[];
}

/** What a microfrontend's name may be. */
export const MICROFRONTEND_NAME = /^[a-z][a-z-]{0,30}$/;

// `npm run codegen` writes the titles from the curriculum: a host runs without its package.
const lessons = Object.fromEntries(
  Object.entries(titles).flatMap(([level, ofLevel]) =>
    ofLevel.map(({ title, locked }, index): [string, PageWords] => {
      const place = `Lesson ${index + 1} of ${ofLevel.length} of the ${level} level`;
      return [
        `/education/${level}/${index + 1}`,
        {
          name: title,
          description: locked
            ? `${place}: its outline and one figure are free.`
            : `${place}, free and whole, with figures and questions.`,
        },
      ];
    }),
  ),
);

export const microfrontends = [
  {
    name: 'marketing',
    folder: 'mfe-marketing',
    port: 3001,
    standalonePort: 3101,
    owner: 'marketing team',
    budgetKb: 26,
    pages: [
      {
        path: '/',
        access: 'public',
        forUsers: '/home',
        name: 'Home',
        title: null,
        description:
          'Gold and Bitcoin trading education, signals and coaching: risk first, every idea with its stop, losses named.',
        navigation: { label: 'Home', order: 10 },
      },
      {
        path: '/welcome',
        access: 'public',
        name: 'Welcome',
        description: 'Join with your email and get market notes and lesson excerpts on gold and Bitcoin.',
      },
      {
        path: '/home',
        access: 'public',
        name: 'Home',
        description:
          'Trade gold and Bitcoin with a plan, not a hunch: services, education and coaching in one place.',
      },
      {
        path: '/services',
        access: 'user',
        name: 'Services',
        description:
          'Trade management, signals, account management, coaching and weekly analysis for gold and Bitcoin.',
        navigation: { label: 'Services', order: 20 },
      },
      {
        path: '/results',
        access: 'user',
        name: 'Results',
        description: 'Figures, charts and testimonials, with what they do and do not show.',
        navigation: { label: 'Results', order: 40 },
      },
      {
        path: '/about',
        access: 'user',
        name: 'About',
        description: 'Our experience, expertise and philosophy, and why gold and Bitcoin alone.',
        navigation: { label: 'About', order: 50 },
      },
      {
        path: '/terms',
        access: 'public',
        name: 'Terms of Service',
        description: 'What the site offers, what it does not, and what you may expect of us.',
      },
      {
        path: '/privacy',
        access: 'public',
        name: 'Privacy Policy',
        description: 'What the site stores about you, for how long, and how to get or delete it.',
      },
      {
        path: '/risk',
        access: 'public',
        name: 'Risk Disclaimer',
        description: 'What trading gold and Bitcoin can cost, and what our lessons and ideas are not.',
      },
      {
        path: '/account/deleted',
        access: 'public',
        listed: false,
        name: 'Account deleted',
        description: 'Where you are after you have deleted your account.',
      },
    ],
  },
  {
    name: 'education',
    folder: 'mfe-education',
    port: 3002,
    standalonePort: 3102,
    owner: 'education team',
    budgetKb: 48,
    pages: [
      {
        path: '/education',
        access: 'user',
        name: 'Education',
        description:
          'Three levels, eighteen lessons: from what moves gold and Bitcoin to an audited trading process.',
        navigation: { label: 'Education', order: 30 },
      },
      {
        path: '/education/:level/:module',
        example: '/education/beginner/1',
        addresses: lessons,
        access: 'user',
        name: 'Lesson',
        description: 'A lesson of the programme.',
      },
    ],
  },
  {
    name: 'contact',
    folder: 'mfe-contact',
    port: 3003,
    standalonePort: 3103,
    owner: 'contact team',
    budgetKb: 57,
    pages: [
      {
        path: '/contact',
        access: 'user',
        name: 'Contact',
        description: 'Book a free consultation, join the free Telegram channel or see your bookings.',
      },
      {
        path: '/account',
        access: 'user',
        name: 'Account',
        description:
          'Your progress, where you are logged in, your data as a file, and how to delete your account.',
      },
    ],
  },
] as const satisfies readonly Microfrontend[];

/** As `budgetKb`, of the shell with all that it shares. */
export const SHELL_BUDGET_KB = 133;

export type MicrofrontendName = (typeof microfrontends)[number]['name'];

export const microfrontendNames: readonly MicrofrontendName[] = microfrontends.map(({ name }) => name);

export const microfrontendOf = (name: MicrofrontendName): Microfrontend =>
  microfrontends.find(microfrontend => microfrontend.name === name)!;

/** What the names of its variables begin with: MARKETING in MARKETING_PORT. */
export const environmentPrefix = (name: string) => name.toUpperCase().replaceAll('-', '_');

/** So many contract versions before and after its own a build works with. */
const CONTRACT_SPAN = 2;

/** Whether a shell and a remote of these contract versions work together. */
export const contractsFit = (one: number, other: number): boolean => Math.abs(one - other) <= CONTRACT_SPAN;

/** The contract versions that fit a build of this one, in words: "3 to 7". */
export const fittingContracts = (version: number) =>
  `${version - CONTRACT_SPAN} to ${version + CONTRACT_SPAN}`;
