import { citationsOf, type Passage } from '../retrieval/passages.ts';
import { replyOf, type TutorReply } from '../reply.ts';
import type { RefusalTopic } from './input.ts';
import { languageNotice } from './language.ts';
import { normalize } from './normalize.ts';
import { NEEDED_MONEY, refusals } from './refusalTexts.ts';

/**
 * A refusal in three parts: it acknowledges, states the boundary and offers a lesson.
 * @param found the section to offer instead of the topic's own
 */
export function refuse(
  topic: RefusalTopic,
  message: string,
  passages: readonly Passage[],
  found: Passage | undefined,
): TutorReply {
  const { acknowledge, boundary, offer, lesson } = refusals[topic];
  const notice = topic === 'other-language' ? languageNotice(message) : undefined;
  const money = topic === 'advice' && namesNeededMoney(message) ? NEEDED_MONEY : undefined;
  const passage = found ?? passages.find(({ id }) => id === lesson)!;
  const place = `${offer} ${passage.title}, "${passage.section}" [1]`;
  return replyOf({
    response: [acknowledge, boundary, money, notice, place].filter(Boolean).join('\n\n'),
    outcome: 'refusal',
    citations: citationsOf([passage]),
  });
}

// Exact patterns over normalized text, without accents and apostrophes: "don't" is "dont", "daño" is "dano".
const RELATIVE = '(?:wife|husband|partner|spouse|family|parents|girlfriend|boyfriend)';
const NEEDS = [
  'rent|mortgage|food|grocer(?:y|ies)|medicines?|medication|borrow(?:ed|ing)?|loans?|debts?',
  `${RELATIVE} (?:(?:does|do|did|must|can) not|cannot|doesnt|dont|didnt|mustnt|cant) know|without telling my ${RELATIVE}`,
  'secretly|in secret|secret (?:money|savings|account)|behind (?:my|his|her|their) \\w+s? back',
];

/** Whether a message names money that is needed for living, borrowed, or kept from a relative. */
const namesNeededMoney = (message: string): boolean =>
  new RegExp(`\\b(?:${NEEDS.join('|')})\\b`).test(normalize(message));
