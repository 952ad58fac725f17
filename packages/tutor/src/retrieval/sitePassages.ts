import { levels } from '@site/curriculum';

const paid = levels.map(({ name, price }) => `${name} ${price}`).join(', ');
const open = levels[0].modules.filter(({ locked }) => !locked).length;

/** What people say when they begin or end, beside the headings. */
export const siteNames: Readonly<Record<string, readonly string[]>> = {
  greeting: ['hi', 'hello', 'hey', 'good morning', 'good evening'],
  thanks: ['thanks', 'thank you', 'thanks a lot', 'thx', 'cheers', 'great, thank you'],
};

/** What the site itself says, by the id of the passage: a heading and the text. */
export const sitePassages: Readonly<Record<string, readonly [heading: string, text: string]>> = {
  greeting: [
    'Hello',
    'Hello! I explain the lessons on trading gold and Bitcoin. Ask me about a term, a chart, an order or a sum, for example “What is a stop-loss?” or “How large may a position be with $1,000, 1 % risk and a stop $5 away?”',
  ],
  thanks: ['You are welcome', 'You are welcome. Ask whenever something else is unclear.'],
  prices: [
    'What it costs',
    `An account is free. In each level the first ${open} lessons, the calculators, the glossary and this tutor are free, too. One payment opens the rest of a level for good: ${paid}. The services and their prices stand on [Services](/services).`,
  ],
  bookings: [
    'Your consultations',
    'Your consultations stand on [Contact](/contact) under “Your consultations”, the newest first. Within 24 hours of booking you can change or withdraw one there. Later, write to us.',
  ],
  account: [
    'Your account',
    '“Login” at the top signs you in and brings you back to the page you came from. Your [account](/account) shows the sessions that are open, your data to download, your progress, and how to delete the account. I cannot see or change any of it.',
  ],
  start: [
    'Where to begin',
    'Begin with [Gold and Bitcoin Markets Explained](/education/beginner/1), then [Risk First](/education/beginner/2); both are open. Each level has six lessons that build on each other, each with a worked example, figures and three questions to check yourself. Practise on a demo account until the rules of the beginner level are habit, and go on to the next level then.',
  ],
  contact: [
    'Talk to a person',
    'You reach a person by the form on [Contact](/contact): a first consultation is free. The Telegram group is linked there, too.',
  ],
  tutor: [
    'Who answers',
    'I am a program, not a person. I find what the lessons, the glossary and this site say on your question, show where it stands, and compute sums of risk and position size. I teach; I give no advice, no signals and no forecasts, and I know nothing about your account or today’s prices.',
  ],
};
