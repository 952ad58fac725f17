import type { ChatMessage, Emit } from './engines/engine.ts';
import { lessonSearch, nothingFits, quote } from './engines/lessonSearch.ts';
import { isFollowUp, subjectOf, wantsExample } from './followUp.ts';
import { createInputGuardrail, type InputGuardrail, type Verdict } from './guardrail/input.ts';
import { readCrisisLines } from './guardrail/crisisLines.ts';
import { emergencyReply, supportReply } from './guardrail/distress.ts';
import { refuse } from './guardrail/refusal.ts';
import { loadModels } from './models.ts';
import { passagesOf, type Passage } from './retrieval/passages.ts';
import { createRetrieval, type Findings } from './retrieval/retrieval.ts';
import { namedIn } from './retrieval/terms.ts';
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

/**
 * How probable it must be that the best passage answers. Measured by `npm run bench -- tutor` on authors and passages that
 * were left out.
 */
const CONFIDENT = 0.15;
/** Characters of a turn that are read. */
const TURN_MAX = 500;

/** Where a message is about somebody's own case. */
const OWN_CASE =
  /\b(?:i|im|ive|we|my (?:account|balance|bitcoin|btc|coins?|gold|leverage|money|orders?|portfolio|positions?|risk|savings|stops?|trades?|wallet))\b/i;
const UNSURE =
  'This is what the lessons say on the subject. It is not an answer to your own case, and not advice.';

/**
 * @param onMissing hears which passage comes nearest to a question that none answers
 *
 * In this order: danger to life, admission, input guardrail, retrieval, engine. A hint at danger is answered
 * before anything that can fail; what the guardrail refuses reaches no engine.
 */
export function createTutor(
  engine = lessonSearch,
  models = loadModels(),
  lines = readCrisisLines(),
  onMissing: (nearest: string) => void = () => {},
): Tutor {
  const passages = passagesOf();
  const retrieve = createRetrieval(models.passages, passages);
  const find = (message: string, turns: readonly ChatMessage[]): Findings => {
    const subject = isFollowUp(message) ? subjectOf(turns) : undefined;
    if (subject === undefined) return retrieve(message);
    const findings = retrieve(`${subject} ${message}`);
    return wantsExample(message) ? withExample(findings, passages) : findings;
  };
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
        const isNamed = verdict.topic === 'other-language' && namedIn(message).length > 0;
        const found = isNamed ? retrieve(message).hits[0]!.passage : undefined;
        return refuse(verdict.topic, message, passages, found);
      }
      const question = { message, level, history: turns, findings: find(message, turns) };
      if (question.findings.confidence < CONFIDENT) {
        onMissing(question.findings.hits[0]!.passage.id);
        return nothingFits(question);
      }
      const isSite = question.findings.answers[0]!.kind === 'site';
      const reply = await (isSite ? quote(question) : engine(question, emit, signal));
      const isOwnCase = verdict.kind === 'unsure' && !isSite && OWN_CASE.test(message);
      return isOwnCase && reply.outcome === 'answer' ? unsure(reply) : reply;
    },
  };
}

// The worked example of the lesson that a conversation is about.
function withExample(findings: Findings, passages: readonly Passage[]): Findings {
  const [about] = findings.answers;
  const example = passages.find(
    ({ kind, level, module }) => kind === 'example' && level === about!.level && module === about!.module,
  );
  return example ? { ...findings, answers: [example] } : findings;
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

/** Lesson text, with words that it is no answer to the user's own case. */
const unsure = (reply: TutorReply): TutorReply => ({
  ...reply,
  outcome: 'unsure',
  response: `${reply.response}\n\n${UNSURE}`,
});
