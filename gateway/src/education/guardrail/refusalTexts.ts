import type { LessonRef } from '@site/curriculum/lessons';
import type { Topic } from './topic.ts';

interface Refusal {
  acknowledge: string;
  boundary: string;
  /** The lesson that shows how a trader would decide. */
  lesson: LessonRef & { section: string };
  offer: string;
}

const RISK = { level: 'beginner', module: 2, section: 'risk-per-trade' } as const;
const PLAN = { level: 'intermediate', module: 5, section: 'four-parts' } as const;
const RECORDS = { level: 'expert', module: 6, section: 'verification' } as const;

/** What each topic is refused with: acknowledge, state the boundary, offer a lesson (content.md, Tutor). */
export const refusals: Record<Exclude<Topic, 'distress'>, Refusal> = {
  advice: {
    acknowledge: 'That is a real decision, and wanting a second opinion on it makes sense.',
    boundary:
      'I teach; I do not advise, so I cannot say what you should buy, sell or hold, or with how much of your money.',
    lesson: RISK,
    offer:
      'How a trader would decide, from the loss that they can bear to the size of the position, is shown here:',
  },
  prediction: {
    acknowledge: 'Everybody would like to know where the price goes next.',
    boundary: 'Nobody knows it, and I make no forecasts.',
    lesson: PLAN,
    offer: 'How to prepare for either direction with a setup, a trigger, a stop and a target is shown here:',
  },
  signals: {
    acknowledge: 'I see that you are looking for a trade or a price for this moment.',
    boundary: 'I have no live prices and give no signals, entries or levels.',
    lesson: { level: 'beginner', module: 6, section: 'entry-and-exit-rules' },
    offer: 'How to write entry and exit rules of your own is shown here:',
  },
  guarantee: {
    acknowledge: 'Wanting certainty before risking money is understandable.',
    boundary:
      'There is none: no method, order or service can guarantee a profit, and losses are part of all of them.',
    lesson: PLAN,
    offer: 'How to measure what a plan can be expected to bring, losses included, starts here:',
  },
  vip: {
    acknowledge: 'It is sensible to ask before you pay for anything.',
    boundary: 'I am part of this site, so I am the wrong one to judge or recommend its offers.',
    lesson: RECORDS,
    offer: 'What to check before you trust any trading service, this one too, is shown here:',
  },
  illegal: {
    acknowledge: 'I understand what you are asking for.',
    boundary: 'I do not help with anything that breaks the law or misleads other people.',
    lesson: RECORDS,
    offer: 'How honest records are kept, and how dishonest ones are recognised, is shown here:',
  },
  override: {
    acknowledge: 'I see that you would like me to work in another way.',
    boundary: 'My task stays the same: I explain the lessons, and I neither change nor show how I am set up.',
    lesson: RISK,
    offer: 'A good place to start with the subject itself is here:',
  },
  off_topic: {
    acknowledge: 'That may well be a good question for somebody else.',
    boundary: 'I only answer about trading gold and Bitcoin, from the lessons of this programme.',
    lesson: { level: 'beginner', module: 1, section: 'reading-the-quotes' },
    offer: 'A good place to start is here:',
  },
};

/** For distress and debt: kind, practical, and never an offer. */
export const SUPPORT =
  'I am sorry that you are going through this. It happens to more people than you would think, and you do not have to ' +
  'carry it alone.\n\n' +
  'Please stop trading for now: close the platform, and put no more money in to win losses back.\n\n' +
  'Talk today to someone you trust, or to a support service for debt, for gambling or for your mental health where you ' +
  'live; they are free and confidential in many countries. If you might harm yourself, call your local emergency number now.';
