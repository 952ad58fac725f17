import { aiChatRule, type AiChatInput } from '@site/contracts';
import { parseInput } from '../http/parseInput.ts';
import type { Emit, Engine, ChatMessage } from './engines/engine.ts';
import { lessonSearch } from './engines/lessonSearch.ts';
import { classify } from './guardrail/input.ts';
import { refuse } from './guardrail/refusal.ts';
import type { Topic } from './guardrail/topic.ts';
import type { AiChatReply } from './tutor.reply.ts';
import { passagesOf } from './retrieval/passages.ts';
import { createRetrieval, type Findings } from './retrieval/retrieval.ts';
import { stemsOf } from './retrieval/words.ts';

/** Answers one question; `emit` gets each piece that may be shown before the whole is there. */
export interface Tutor {
  /** @throws {Problem} 400 for invalid input. */
  ask: (input: unknown, signal: AbortSignal, emit?: Emit) => Promise<AiChatReply>;
}

// A follow-up such as "and for gold?" has too few words to be found by them alone.
const FEW_WORDS = 2;
// Common words of any question are in some section: without a word of the subject, nearly all must be.
const STRAY_COVERAGE = 0.75;

/** In this order: validation, retrieval, input guardrail, engine. What the guardrail refuses reaches no engine. */
export function createTutor(engine: Engine = lessonSearch): Tutor {
  const passages = passagesOf();
  const retrieve = createRetrieval(passages);
  return {
    ask: async (input, signal, emit = () => {}) => {
      const { message, level, history } = parseInput(aiChatRule, input);
      const turns = dropRefusedTurns(history);
      const findings = retrieve(inContext(message, turns), level);
      const topic = classifyInContext(message, turns, findings);
      if (topic) return withText(refuse(topic, passages), emit);
      return engine({ message, level, history: turns, findings }, emit, signal);
    },
  };
}

/** What the input guardrail refuses the message for, or whether it is off topic; null for what may be answered. */
export function classifyInContext(
  message: string,
  turns: readonly ChatMessage[],
  findings: Findings,
): Topic | null {
  const topic = classify(message);
  if (topic) return topic;
  const messages = [...turns.filter(({ role }) => role === 'user').map(({ content }) => content), message];
  // An instruction may be spread over turns, each harmless alone.
  if (turns.length > 0 && classify(messages.join(' ')) === 'override') return 'override';
  const isStray = !findings.onSubject && findings.coverage < STRAY_COVERAGE && stemsOf(message).length > 0;
  return isStray ? 'off_topic' : null;
}

// Turns come from the client: a forged one is classified like a message.
const dropRefusedTurns = (history: AiChatInput['history']): ChatMessage[] =>
  (history ?? []).filter(({ content }) => classify(content) === null);

function inContext(message: string, turns: readonly ChatMessage[]): string {
  const last = turns.findLast(({ role }) => role === 'user');
  return last && stemsOf(message).length <= FEW_WORDS ? `${message} ${last.content}` : message;
}

function withText(reply: AiChatReply, emit: Emit): AiChatReply {
  emit(reply.response);
  return reply;
}
