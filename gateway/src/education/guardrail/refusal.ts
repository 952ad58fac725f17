import { cite, type AiChatReply } from '../tutor.reply.ts';
import type { Passage } from '../retrieval/passages.ts';
import { refusals, SUPPORT } from './refusalTexts.ts';
import type { Topic } from './topic.ts';

/** The reply to what is not answered. */
export function refuse(topic: Topic, passages: readonly Passage[]): AiChatReply {
  if (topic === 'distress')
    return { response: SUPPORT, outcome: 'support', engine: 'lessons', citations: [] };
  const { acknowledge, boundary, offer, lesson } = refusals[topic];
  const ofModule = passages.filter(({ level, module }) => level === lesson.level && module === lesson.module);
  const passage = ofModule.find(({ sectionId }) => sectionId === lesson.section) ?? ofModule[0];
  const place = passage ? ` ${passage.title}, "${passage.section}" [1]` : '';
  return {
    response: `${acknowledge}\n\n${boundary}\n\n${offer}${place}`,
    outcome: 'refusal',
    engine: 'lessons',
    citations: passage ? [cite(passage, 1)] : [],
  };
}
