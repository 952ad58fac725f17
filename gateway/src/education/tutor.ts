import { aiChatRule, type AiChatInput } from '@site/contracts';
import { parseInput } from '../http/parseInput.ts';
import type { Emit, Engine, Turn } from './engines/engine.ts';
import { lessonSearch } from './engines/lessonSearch.ts';
import { judge } from './gate/gate.ts';
import { refuse } from './gate/refuse.ts';
import type { Topic } from './gate/rule.ts';
import type { AiChatReply } from './reply.ts';
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

/** Gate, retrieval and engine in one line: what the gate refuses reaches neither of the others. */
export function createTutor(engine: Engine = lessonSearch): Tutor {
  const passages = passagesOf();
  const retrieve = createRetrieval(passages);
  return {
    ask: async (input, signal, emit = () => {}) => {
      const { message, level, history } = parseInput(aiChatRule, input);
      const turns = trusted(history);
      const findings = retrieve(inContext(message, turns), level);
      const topic = judgeInContext(message, turns, findings);
      if (topic) return shown(refuse(topic, passages), emit);
      return engine({ message, level, history: turns, findings }, emit, signal);
    },
  };
}

/** The gate's word, and where it says nothing, whether the question belongs to the subject at all. */
export function judgeInContext(message: string, turns: readonly Turn[], findings: Findings): Topic | null {
  const topic = judge(message);
  if (topic) return topic;
  const said = [...turns.filter(({ role }) => role === 'user').map(({ content }) => content), message];
  // An instruction may be spread over turns, each harmless alone.
  if (turns.length > 0 && judge(said.join(' ')) === 'override') return 'override';
  const isStray = !findings.onSubject && findings.coverage < STRAY_COVERAGE && stemsOf(message).length > 0;
  return isStray ? 'off_topic' : null;
}

// What the client reports is screened like a message: a forged turn is as good a door as any.
const trusted = (history: AiChatInput['history']): Turn[] =>
  (history ?? []).filter(({ content }) => judge(content) === null);

function inContext(message: string, turns: readonly Turn[]): string {
  const last = turns.findLast(({ role }) => role === 'user');
  return last && stemsOf(message).length <= FEW_WORDS ? `${message} ${last.content}` : message;
}

function shown(reply: AiChatReply, emit: Emit): AiChatReply {
  emit(reply.response);
  return reply;
}
