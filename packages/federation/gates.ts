// What sign-in gates say: apart from the table, since only a gate shows it.
import titles from './src/lessonTitles.json' with { type: 'json' };

/** The icon of a point, by its name in lucide. */
export type GateIcon =
  | 'book-open'
  | 'calendar-check'
  | 'chart-candlestick'
  | 'chart-column'
  | 'compass'
  | 'file-down'
  | 'history'
  | 'list-checks'
  | 'message-circle'
  | 'monitor'
  | 'scale'
  | 'send'
  | 'tag';

/** What a visitor finds at the address of a page for users. */
export interface Gate {
  /** Names the page and invites; without it the page's name does. */
  title?: string;
  /** What it says first, instead of the page's description. */
  text?: string;
  /** What its picture shows (packages/media/files/gates), for those who do not see it. */
  picture: string;
  /** What is behind it, each in one line: an icon, what it is called, and what it is. */
  points: readonly (readonly [GateIcon, string, string])[];
}

const tutor = ['message-circle', 'The AI tutor', 'It answers from the lessons and never advises.'] as const;
const openLessons = ['book-open', 'Open lessons', 'The first two of each level, whole.'] as const;

const ofLessons = Object.entries(titles).flatMap(([level, lessons]) =>
  lessons.map(({ title, locked }, index): [string, Gate] => [
    `/education/${level}/${index + 1}`,
    {
      picture: `The first figure of “${title}”.`,
      points: locked
        ? [
            ['list-checks', 'This lesson', 'Its outline and this figure. A level is paid once.'],
            openLessons,
            tutor,
          ]
        : [
            ['book-open', 'This lesson', 'Its text, figures, questions and two exercises.'],
            ['list-checks', 'The next one', `${lessons[index + 1]?.title}.`],
            tutor,
          ],
    },
  ]),
);

/** By the address of the page. A page without one shows its name and description. */
export const gates: Readonly<Record<string, Gate>> = {
  '/services': {
    title: 'Services, each with its price.',
    picture: 'Simulated candles, and an idea with its entry, its stop and its target.',
    text: 'Free signals: a note each day, and every past idea with its outcome. They are on Telegram and need no account here. New signals are paid by the month.',
    points: [
      ['list-checks', 'What each contains', 'Every service, feature by feature.'],
      ['tag', 'What each costs', 'By the month, by the session or once.'],
      ['message-circle', 'How you pay', 'Not on this site, and agreed with you first.'],
    ],
  },
  '/results': {
    title: 'Results, losers included.',
    picture: 'A simulated equity curve, 35 trades below its peak and at worst 10%.',
    points: [
      ['chart-column', 'Our own figures', 'What each counts, and what it leaves out.'],
      ['list-checks', 'How to read a record', 'Twelve example ideas, in their order.'],
      ['chart-candlestick', 'Gold and Bitcoin charts', 'Simulated prices, and marked so.'],
    ],
  },
  '/about': {
    title: 'About us, and why two markets.',
    picture: 'A curve of the gain that makes a loss good: after a loss of 50% it is 100%.',
    points: [
      ['history', 'Experience', 'Twelve years, several cycles, and notes on each.'],
      ['compass', 'How we think', 'Survive first, and publish the misses.'],
      ['scale', 'Why losses first', 'A curve of what it takes to make one good.'],
    ],
  },
  '/education': {
    title: 'Education that begins with risk.',
    picture: 'Simulated candles close above a zone, then fall back through it to a stop.',
    points: [openLessons, ['list-checks', 'All other lessons', 'One payment opens a level for good.'], tutor],
  },
  '/contact': {
    title: 'Contact us. The first talk is free.',
    picture: 'A question, our answer within 24 hours, and a calendar with the first talk, which is free.',
    points: [
      ['calendar-check', 'Book a consultation', 'We answer within 24 hours.'],
      ['send', 'Join free on Telegram', 'A daily note, and every past idea.'],
      ['list-checks', 'Your bookings', 'Each request, and by when we answer.'],
    ],
  },
  '/account': {
    title: 'Account, progress and data.',
    picture: 'An example: six blocks for each of three levels, some read, most locked.',
    points: [
      ['chart-column', 'Progress', 'What you have read and answered.'],
      ['monitor', 'Logins', 'Where you are logged in, and how to end it.'],
      ['file-down', 'Your data', 'As a file, or deleted with the account.'],
    ],
  },
  ...Object.fromEntries(ofLessons),
};
