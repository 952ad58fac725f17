import { replyOf, type TutorReply } from '../reply.ts';
import type { CrisisLines } from './crisisLines.ts';

const SERIOUS =
  'I take what you write seriously: if you or somebody else may be in danger, please call one of these numbers now.';
const ABOUT_YOURSELF =
  'You matter, far more than any account, debt or loss, and you do not have to carry this alone. Go to somebody you trust ' +
  'and tell them what you told me. Stay with them until help is there, away from anything that could hurt you.';
const ABOUT_ANOTHER =
  'If you write about somebody else: ask them directly whether they think of ending their life. Asking does not put the ' +
  'thought into their head. Listen, do not argue, and do not leave them alone. If it is safe for you, take away what they ' +
  'could use. Call with them or for them; these numbers help you, too. If you do not know where they are, tell the ' +
  'emergency services and the site or group where they wrote.\n\n' +
  'If anybody may become violent: get away from each other first, then call the emergency services.';

const SORRY =
  'I am sorry that you are going through this. It happens to more people than you would think, and you do not have to ' +
  'carry it alone: talk today to someone you trust.';
const YOURS =
  'If the trading is yours, please stop for now: close the platform, and put no more money in to win losses back. I ' +
  'cannot lock you out from here, but you can: ask the broker or exchange for self-exclusion, let someone you trust hold ' +
  'passwords and keys, and install software that blocks such sites and apps.';
const THEIRS =
  'If you write about somebody else: choose a quiet moment, ask how they are, and listen without blame. You need not pay ' +
  'their debts or mend it alone; the same steps can help them, once they want it.';
const DECEIVED =
  'If somebody took the money by deceit, or a firm will not pay it out: call your bank or card company now, tell the police, ' +
  'keep the chats and receipts, and pay nothing more. Whoever offers to fetch it back for a fee is the next fraud.';
const HELP = 'Help is free and confidential, debt advice too. Is anybody in danger? Call the first number:';

const MISTAKEN = 'Did I take you wrongly, and nobody is in danger? “New chat” begins anew.';

const written = (outcome: 'support' | 'emergency', ...paragraphs: string[]): TutorReply =>
  replyOf({ response: [...paragraphs, MISTAKEN].join('\n\n'), outcome });

/** The reply to a hint at danger to life: the same for everybody, whoever is in danger. */
export const emergencyReply = ({ crisis, gambling }: CrisisLines): TutorReply =>
  written('emergency', SERIOUS, [...crisis, ...gambling].join('\n'), ABOUT_YOURSELF, ABOUT_ANOTHER);

/** The reply to distress and debt: kind, practical, and never an offer. */
export const supportReply = ({ crisis: [first, ...others], gambling }: CrisisLines): TutorReply =>
  written(
    'support',
    SORRY,
    YOURS,
    THEIRS,
    DECEIVED,
    HELP,
    [first, ...gambling, ...others.slice(-1)].join('\n'),
  );

/** A reply, and after it whom to call: for a message in which danger to life may not have been recognised. */
export const withHelp = (reply: TutorReply, { crisis }: CrisisLines): TutorReply => {
  const lines = [...new Set([crisis[0], crisis.at(-1)])].map((line = '') => line.replace(/^- /, ''));
  return { ...reply, response: `${reply.response}\n\n${IN_DANGER} ${lines.join('; ')}.` };
};
const IN_DANGER = 'If you or somebody else may be in danger, call for help:';
