import type { ChatMessage, Emit, Question } from './engines/engine.ts';
import { lessonSearch, nothingFits, quote } from './engines/lessonSearch.ts';
import { createInputGuardrail, type InputGuardrail, type Verdict } from './guardrail/input.ts';
import { readCrisisLines } from './guardrail/crisisLines.ts';
import { emergencyReply, supportReply } from './guardrail/distress.ts';
import { refuse } from './guardrail/refusal.ts';
import { loadModels } from './models.ts';
import { passagesOf } from './retrieval/passages.ts';
import { createRetrieval, type Findings } from './retrieval/retrieval.ts';
import { termsIn } from './retrieval/terms.ts';
import { stemsOf } from './retrieval/words.ts';
import type { Level, TutorReply } from './reply.ts';

/** What somebody asks, checked by `aiChatRule`. */
export interface TutorQuestion {
  message: string;
  level: Level;
  history?: readonly ChatMessage[] | null | undefined;
}

/** Somebody who waits for an answer. */
export interface Asker {
  /** Aborts when they leave before the answer is complete. */
  signal: AbortSignal;
  /** @throws where they get no answer but to a hint at danger to life */
  admit: () => Promise<void>;
}

/** Answers one question; `emit` gets the pieces of an answer that takes its time. */
export interface Tutor {
  /** @throws what `admit` throws */
  ask: (question: TutorQuestion, asker: Asker, emit?: Emit) => Promise<TutorReply>;
}

// A follow-up such as "what is the formula?" or "and for miners of gold?" has too few words to be found by them alone.
const FEW_WORDS = { alone: 1, referringBack: 2 };
const REFERS_BACK =
  /^(?:and|but|so|ok|then|also|what about|how about)\b|\b(?:it|its|that|this|they|them|those|these)\b/i;
/** Below `sure` a lesson is quoted that fits at all, below `possible` one that fits well, else none. */
const OFF_TOPIC = { sure: 0.022, possible: 0.1 };
const FIT = { atAll: 0.1, named: 0.3, well: 0.6 };
/** A question of so few words is little more than the name of its subject, which the lessons must know. */
const NAME_WORDS = 3;
/** Characters of a turn that are read. */
const TURN_MAX = 500;

const UNSURE =
  'This is what the lessons say on the subject. It is not an answer to your own case, and not advice.';

/**
 * In this order: danger to life, admission, input guardrail, retrieval, engine. A hint at danger is answered
 * before anything that can fail; what the guardrail refuses reaches no engine.
 */
export function createTutor(engine = lessonSearch, models = loadModels(), lines = readCrisisLines()): Tutor {
  const passages = passagesOf();
  const retrieve = createRetrieval(models.modules, passages);
  const guardrail = createInputGuardrail(models.classifier);
  const [emergency, support] = [emergencyReply(lines), supportReply(lines)];
  return {
    ask: async ({ message, level, history }, { admit, signal }, emit = () => {}) => {
      const alone = guardrail(message);
      if (alone.kind === 'emergency') return emergency;
      await admit();
      const said = judgeTurns(history, guardrail);
      const turns = said.filter(({ verdict }) => ['teach', 'unsure'].includes(verdict.kind));
      const last = said.findLast(({ role }) => role === 'user')?.verdict;
      // Whoever hints at danger and then asks about a trade gets the numbers once more.
      const verdict = last?.kind === 'emergency' ? last : withTurns(alone, message, turns, guardrail);
      if (verdict.kind === 'emergency') return emergency;
      if (verdict.kind === 'support') return support;
      if (verdict.kind === 'refuse') {
        // Terms such as "stop-loss" are the same in many languages.
        const isNamed = verdict.topic === 'other-language' && termsIn(message).length > 0;
        const found = isNamed ? retrieve(message, level).hits[0]!.passage : undefined;
        return refuse(verdict.topic, message, passages, found);
      }
      const findings = retrieve(inContext(message, turns), level);
      const question = { message, level, history: turns, findings };
      if (!isAnswered(verdict.offTopic, message, findings)) return nothingFits(question);
      return verdict.kind === 'unsure' ? quoteOnly(question) : engine(question, emit, signal);
    },
  };
}

// An instruction may be spread over turns, each harmless alone.
function withTurns(alone: Verdict, message: string, turns: readonly ChatMessage[], judge: InputGuardrail) {
  const earlier = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  if (alone.kind !== 'teach' || earlier.length === 0) return alone;
  const joined = judge([...earlier, message].join(' '));
  return joined.kind === 'refuse' && joined.topic === 'injection' ? joined : alone;
}

// Turns come from the client: a forged one is judged like a message.
const judgeTurns = (history: TutorQuestion['history'], guardrail: InputGuardrail) =>
  (history ?? []).map(({ role, content }) => {
    const read = content.slice(0, TURN_MAX);
    return { role, content: read, verdict: guardrail(read) };
  });

function isAnswered(offTopic: number, message: string, { coverage, confidence }: Findings): boolean {
  // A story around a question lowers its coverage, an unusual wording the confidence.
  const fit = Math.max(coverage, confidence);
  const atAll = stemsOf(message).length <= NAME_WORDS ? FIT.named : FIT.atAll;
  return (offTopic < OFF_TOPIC.sure && fit >= atAll) || (offTopic < OFF_TOPIC.possible && fit >= FIT.well);
}

/** Lesson text, under words that it is no answer to the user's own case; a model could slip into advice. */
function quoteOnly(question: Question): TutorReply {
  const reply = quote(question);
  return { ...reply, outcome: 'unsure', response: `${UNSURE}\n\n${reply.response}` };
}

function inContext(message: string, turns: readonly ChatMessage[]): string {
  const last = turns.findLast(({ role }) => role === 'user');
  const few = REFERS_BACK.test(message) ? FEW_WORDS.referringBack : FEW_WORDS.alone;
  // A message that names a term asks about that term.
  const isFollowUp = stemsOf(message).length <= few && termsIn(message).length === 0;
  return last && isFollowUp ? `${message} ${last.content}` : message;
}
