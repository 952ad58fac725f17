import { citationsOf } from '../retrieval/cite.ts';
import { replyOf, type TutorReply } from '../reply.ts';
import type { Passage } from '../retrieval/passages.ts';
import type { RefusalTopic } from './input.ts';
import { languageNotice } from './language.ts';
import { namesNeededMoney } from './needs.ts';
import { NEEDED_MONEY, refusals } from './refusalTexts.ts';

/**
 * A refusal in three parts: it acknowledges, states the boundary and offers a lesson.
 * @param found the section to offer instead of the topic's own
 */
export function refuse(
  topic: RefusalTopic,
  message: string,
  passages: readonly Passage[],
  found?: Passage,
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
