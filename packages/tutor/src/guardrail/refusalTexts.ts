import type { RefusalTopic } from './input.ts';

interface Refusal {
  acknowledge: string;
  boundary: string;
  /** The id of the passage that shows how a trader would decide. */
  lesson: string;
  offer: string;
}

const QUOTES = 'beginner/1/reading-the-quotes';
const RISK = 'beginner/2/risk-per-trade';
const PLAN = 'intermediate/5/four-parts';
const RECORDS = 'expert/6/verification';

export const refusals: Record<RefusalTopic, Refusal> = {
  advice: {
    acknowledge: 'That is a real decision, and wanting a second opinion on it makes sense.',
    boundary:
      'I teach; I do not advise, so I cannot say what you should buy, sell or hold, or with how much of your money.',
    lesson: RISK,
    offer: 'How a trader decides, from an affordable loss to the size of the position, is explained here:',
  },
  forecast: {
    acknowledge: 'You would like to know where the price goes next, or at which level to trade.',
    boundary: 'Prices cannot be known in advance, so I make no forecasts and give no signals or levels.',
    lesson: PLAN,
    offer:
      'How to prepare for either direction with a setup, a trigger, a stop and a target is explained here:',
  },
  vouching: {
    acknowledge: 'It is sensible to ask before you trust someone with your money.',
    boundary:
      'I do not rate or recommend brokers, services, people or coins, and that includes the services of this site.',
    lesson: RECORDS,
    offer: 'What to check before you trust any trading service is explained here:',
  },
  illegal: {
    acknowledge: 'I understand what you are asking for.',
    boundary: 'I do not help with anything that breaks the law or misleads other people.',
    lesson: RECORDS,
    offer: 'How honest records are kept, and how dishonest ones are recognised, is explained here:',
  },
  injection: {
    acknowledge: 'I see that you would like me to work in another way.',
    boundary: 'My task stays the same: I explain the lessons, and I neither change nor show how I am set up.',
    lesson: RISK,
    offer: 'A good place to start with the subject itself is here:',
  },
  'off-topic': {
    acknowledge: 'That is outside what this tutor covers.',
    boundary:
      'I only answer about trading gold and Bitcoin, from the lessons of this programme. For questions about your account ' +
      'or prices, see Services or Contact.',
    lesson: QUOTES,
    offer: 'A good place to start is here:',
  },
  'other-language': {
    acknowledge: 'Your message seems to be in another language.',
    boundary: 'I teach in English only, so please ask in English.',
    lesson: QUOTES,
    offer: 'A good place to start is here:',
  },
};

/** For advice on money that is needed for living, borrowed, or kept from a relative. */
export const NEEDED_MONEY =
  'Money that is needed for rent, food, medicine or debts is not for trading: talk first to the people whom it concerns, ' +
  'or to a free debt advice service where you live.';
