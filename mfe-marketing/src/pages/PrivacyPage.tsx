import { legalPage, type Clause } from '../legal/LegalPage.tsx';
import { LegalTable } from '../legal/LegalTable.tsx';

// As gateway/src/retention/retention.ts keeps and docs/operations.md lists it.
const KEPT = [
  [
    'Account: name, email address and picture, as the login service gives them',
    'To know you again',
    'Until you delete the account',
  ],
  [
    'Bookings: name, email address, phone, service and message',
    'To answer you',
    'Until you delete the account; 30 days after you withdrew one',
  ],
  [
    'That the business was told of a booking',
    'So that none is told twice',
    '30 days; 90 where it could not be told',
  ],
  [
    'Progress: what you have read, answered and tried',
    'To go on where you stopped',
    'Until you delete the account',
  ],
  ['Sign-up by email: the address', 'To send you notes', 'Until you unsubscribe or delete the account'],
  [
    'Logins: your browser’s kind, and when it was last here',
    'To show them to you, and to end them',
    '7 days unused, 30 days at most',
  ],
  [
    'That you deleted the account, and when, under a number made of your login',
    'So that no login from before brings it back',
    '30 days',
  ],
  [
    'How often you used what is limited, by account or network address',
    'To keep the limits',
    'A minute, for some a day',
  ],
] as const;

const clauses: readonly Clause[] = [
  [
    'What we store, and for how long',
    <LegalTable key="kept" names={['What', 'Why', 'How long']} columns="9fr 5fr 6fr" rows={KEPT} />,
  ],
  [
    'What we do not store',
    'What you ask the tutor: it is answered and forgotten here. If the business has connected a language model, question and answer go to its provider. What hints at danger to life gets its answer before that, and is in no log.',
  ],
  [
    'Logs',
    'For each request: time, what was asked for, the network address and the number of the account; for security, logins and refusals. No email address, message or password. From browsers: which page, how fast, and errors, without what you typed. The business decides how long logs and backups are kept, and must say it here.',
  ],
  [
    'In your browser',
    [
      'A cookie for the login, 7 days unused, 30 days at most; a second one with a random number, which decides whether you get a new version early, a year. None follows you to other sites, and there is no advertising.',
      'In the browser’s own storage: what you typed and have not sent, until you log out by the button or close the tab; your conversation with the tutor, until the session ends or you close the tab; your address after a sign-up, until you log in; progress, until it is sent; that you closed an offer; when your login was last prolonged; until you close the tab, how tall pages were and how far down you read them.',
    ],
  ],
  [
    'Who else sees it',
    'The login service you use, the hosts that run this site, and whoever reads the business’s mailbox for bookings. Telegram and other linked sites have rules of their own. We sell nothing about you.',
  ],
  [
    'Your rights',
    'On your account’s page you get everything that is stored about you as a file, end sessions, and delete the account with all of it, at once. Copies in backups go when the backups do. What somebody else booked with your address is theirs: write to us. You can complain to your data protection authority.',
  ],
];

/** `/privacy`. */
export const createPage = legalPage({
  page: 'privacy',
  intro: brand => `What ${brand} stores about you on this site, for how long, and how to get or delete it.`,
  short: [
    'We store what an account and a booking need, and your progress. No advertising, and nothing is sold.',
    'On your account’s page you get all of it as a file, or delete it at once.',
    'Two cookies: one for the login, one that decides when you get a new version.',
  ],
  clauses: () => clauses,
});
