// What sign-in gates say: apart from the table, since only a gate shows it.
import titles from './src/lessonTitles.json' with { type: 'json' };

/** What a visitor finds at the address of a page for users. */
export interface Gate {
  /** Names the page and invites; without it the page's name does. */
  title?: string;
  /** What it says first, instead of the page's description. */
  text?: string;
  /** What its picture shows, for those who do not see it; nothing where it is of words. */
  picture?: string;
  /** What is behind it, each in one line: what it is called, and what it is. Nothing where a piece of it is shown. */
  points?: readonly (readonly [string, string, LessonBlock[]?])[];
}

/** A lesson as a block of its level: how long it takes, and whether an account opens it. */
interface LessonBlock {
  minutes: number;
  state: 'open' | 'locked';
}

const ofLessons = Object.entries(titles).flatMap(([level, lessons]) =>
  lessons.map(({ title, locked }, index): [string, Gate] => [
    `/education/${level}/${index + 1}`,
    {
      picture: `The first figure of “${title}”.`,
      points: locked
        ? [['This lesson', 'Its outline and this figure. A level is paid once.']]
        : [
            ['This lesson', 'Its text, figures, questions and two exercises.'],
            ['The next one', `${lessons[index + 1]?.title}.`],
          ],
    },
  ]),
);

/** By the address of the page. A page without one shows its name and description. */
export const gates: Readonly<Record<string, Gate>> = {
  '/services': {
    title: 'Services, from free to VIP.',
    picture:
      'Simulated candles, and an idea with its entry, its stop (1% of the account) and its target (2%).',
    text: 'Free on Telegram, without an account: a daily note and every past signal. New signals are paid by the month.',
    points: [
      ['VIP Membership', 'Signals, analysis, management and coaching in one.'],
      ['What each costs', 'By the month, by the session or once.'],
      ['How you pay', 'Not on this site, and agreed with you first.'],
    ],
  },
  '/results': {
    title: 'Results, losers included.',
    picture: 'A simulated equity curve, 35 trades below its peak and at worst 10%.',
  },
  '/about': {
    title: 'About us.\nTwelve years, two\u00a0markets.',
  },
  '/education': {
    title: 'Education that begins with risk.',
    points: Object.entries(titles).map(([level, lessons]) => {
      const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
      return [
        level.replace(/^./, first => first.toUpperCase()),
        `${lessons.length} lessons, ${Math.floor(minutes / 60)} h ${minutes % 60} min`,
        lessons.map(lesson => ({ minutes: lesson.minutes, state: lesson.locked ? 'locked' : 'open' })),
      ];
    }),
  },
  '/contact': {
    title: 'Contact us.\nThe first talk is\u00a0free.',
    text: 'Write in your own words. We answer within 24 hours and find a time that suits you.',
  },
  '/account': {
    title: 'Account, progress and data.',
    points: [
      ['Progress', 'What you have read and answered.'],
      ['Logins', 'Where you are logged in, and how to end it.'],
      ['Your data', 'As a file, or deleted with the account.'],
    ],
  },
  ...Object.fromEntries(ofLessons),
};
