// What sign-in gates say: apart from the table, since only a gate shows it.
import titles from './src/lessonTitles.json' with { type: 'json' };

/** What a visitor finds at the address of a page for users. */
export interface Gate {
  /** Names the page and invites; without it the page's name does. */
  title?: string;
  /** What it says first, instead of the page's description. */
  text?: string;
  /** What its picture shows (packages/media/files/gates), for those who do not see it. */
  picture: string;
  /** What is behind it: what it is called, and a sentence. */
  points: readonly (readonly [string, string])[];
}

const tutor = [
  'The AI tutor',
  'It answers from the lessons and names the place. It teaches and never advises.',
] as const;
const openLessons = [
  'Open lessons',
  'The first two of each level, whole, with figures, questions and practice charts.',
] as const;

const ofLessons = Object.entries(titles).flatMap(([level, lessons]) =>
  lessons.map(({ title, locked }, index): [string, Gate] => [
    `/education/${level}/${index + 1}`,
    {
      picture: `The first figure of “${title}”.`,
      points: [
        locked
          ? ['This lesson', 'Its outline and this figure. One payment opens the whole level for good.']
          : ['This lesson', 'Its text, figures to move, questions with answers and two exercises.'],
        locked ? openLessons : ['The next one', `${lessons[index + 1]?.title}.`],
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
      ['What each contains', 'Every service, feature by feature.'],
      ['What each costs', 'By the month, by the session or once. The first conversation is free.'],
      ['How you pay', 'Not on this site. When and how is agreed with you before anything costs.'],
    ],
  },
  '/results': {
    title: 'Results, with what they leave out.',
    picture: 'A simulated equity curve, 35 trades below its peak and at worst 10%.',
    points: [
      ['Our own figures', 'Each with what it counts, and what it does not.'],
      ['How to read a record', 'Twelve example ideas, the losers in the order in which they came.'],
      ['Gold and Bitcoin charts', 'Drawn from simulated prices, and marked so.'],
    ],
  },
  '/about': {
    title: 'About us, and why two markets.',
    picture: 'A curve of the gain that makes a loss good: after a loss of 50% it is 100%.',
    points: [
      ['Experience', 'Twelve years, several cycles, and notes on each.'],
      ['How we think', 'Survive first, process over prediction, publish the misses.'],
      ['Why we begin with losses', 'A curve to move: what a loss needs to be made good.'],
    ],
  },
  '/education': {
    title: 'Education that begins with risk.',
    picture: 'Simulated candles close above a zone, then fall back through it to a stop.',
    points: [
      openLessons,
      [
        'All other lessons',
        'Outline and one figure are open; one payment opens the rest of a level for good.',
      ],
      tutor,
    ],
  },
  '/contact': {
    title: 'Contact us. The first talk is free.',
    picture: 'A question, our answer within 24 hours, and a calendar with the first talk, which is free.',
    points: [
      ['Book a consultation', 'We answer within 24 hours; until then you can change or withdraw it.'],
      ['Join free on Telegram', 'A daily note, and every past idea with its outcome.'],
      ['Your bookings', 'Every request you made, and by when we answer.'],
    ],
  },
  '/account': {
    title: 'Account, progress and your data.',
    picture: 'An example: six blocks for each of three levels, some read, most locked.',
    points: [
      ['Progress', 'What you have read and answered.'],
      ['Logins', 'Where you are logged in, and how to end it.'],
      ['Your data', 'As a file, or deleted with the account, at once.'],
    ],
  },
  ...Object.fromEntries(ofLessons),
};
