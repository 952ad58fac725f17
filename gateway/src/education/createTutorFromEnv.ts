import type { Logger } from 'pino';
import type { Env } from '../settings.ts';
import { createBreaker } from '@site/tutor/engines/breaker';
import { createEndpoint } from '@site/tutor/engines/endpoint';
import { lessonSearch } from '@site/tutor/engines/lessonSearch';
import { createModelEngine, modelLimits } from '@site/tutor/engines/model';
import { createIsFit } from '@site/tutor/guardrail/sentence';
import { loadModels } from '@site/tutor/models';
import { createTutor, type Tutor } from '@site/tutor/tutor';

/**
 * The tutor of the settings: a model where a key or a base URL is set, else lesson search. It reads its models when it
 * is first asked or prepared, which takes a second of processor time.
 * @param onMissing hears which passage comes nearest to a question that none answers
 */
export function createTutorFromEnv(env: Env, log: Logger, onMissing: (nearest: string) => void) {
  let tutor: Tutor | undefined;
  const prepare = (): Tutor =>
    (tutor ??= createTutor(engineFromEnv(env, log), loadModels(), env.CRISIS_LINES, onMissing));
  return { prepare, ask: (...question: Parameters<Tutor['ask']>) => prepare().ask(...question) };
}

function engineFromEnv({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: Env, log: Logger) {
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return lessonSearch;
  // A local endpoint needs no key, but the library requires one.
  const settings = { apiKey: OPENAI_API_KEY ?? 'none', baseURL: OPENAI_BASE_URL, model: OPENAI_MODEL };
  return createModelEngine({
    complete: createEndpoint(settings, modelLimits),
    breaker: createBreaker(),
    isFit: createIsFit(loadModels()),
    onFailure: error => log.warn({ err: error }, 'model answer failed; lesson search used instead'),
  });
}
