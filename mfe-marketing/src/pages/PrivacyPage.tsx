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

/** None follows a user to other sites. */
const IN_BROWSER = [
  ['A cookie for the login', 'To stay logged in', '7 days unused, 30 days at most'],
  ['A cookie with a random number', 'Whether you get a new version early', 'A year'],
  ['What you typed and have not sent', 'To lose nothing', 'Until you log out by the button or close the tab'],
  ['Your conversation with the tutor', 'To go on with it', 'Until the session ends or you close the tab'],
  ['Your address after a sign-up', 'To fill it in', 'Until you log in'],
  ['Your progress', 'To send it when there is a connection', 'Until it is sent'],
  ['How tall pages were, how far down you read', 'To come back to the same place', 'Until you close the tab'],
  ['That you closed an offer', 'Not to show it again', 'Until you close the tab'],
  ['When your login was last prolonged', 'To do it once for all tabs', 'Until you clear the browser’s data'],
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
    <LegalTable key="browser" names={['What', 'For', 'How long']} columns="9fr 5fr 6fr" rows={IN_BROWSER} />,
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
