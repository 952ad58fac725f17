import { existsSync } from 'node:fs';
import { UserError } from '@site/federation/settings';
import { createBreaker } from '@site/tutor/engines/breaker';
import { createEndpoint } from '@site/tutor/engines/endpoint';
import type { ChatMessage } from '@site/tutor/engines/engine';
import { createModelEngine, modelLimits } from '@site/tutor/engines/model';
import { linesOf } from '@site/tutor/guardrail/examples';
import { createIsFit } from '@site/tutor/guardrail/sentence';
import { loadModels } from '@site/tutor/models';
import { anybody } from '@site/tutor/testing/anybody';
import { createTutor } from '@site/tutor/tutor';

/**
 * Prints the tutor's replies to the lines of a file, each as a line of JSON. A line that begins with `>` goes on with the
 * conversation of the line before.
 * @throws {UserError} when there is no such file
 */
export async function printReplies(
  file: string,
  withModel: boolean,
  print: (line: string) => void,
): Promise<void> {
  if (!existsSync(file)) throw new UserError(`There is no file ${file}.`);
  const tutor = createTutor(withModel ? modelEngine() : undefined);
  let history: ChatMessage[] = [];
  for (const line of linesOf(file)) {
    const isFollowUp = line.startsWith('>');
    const message = line.replace(/^>\s*/, '');
    if (!isFollowUp) history = [];
    const reply = await tutor.ask({ message, level: 'beginner', history: history.slice(-6) }, anybody);
    print(JSON.stringify({ message, ...reply }));
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.response });
  }
}

/** @throws {UserError} when no endpoint is set */
function modelEngine() {
  const {
    OPENAI_BASE_URL: baseURL,
    OPENAI_API_KEY: apiKey = 'none',
    OPENAI_MODEL: model = 'gpt-4o-mini',
  } = process.env;
  if (!baseURL) throw new UserError('Set OPENAI_BASE_URL to the endpoint that is to be asked.');
  return createModelEngine({
    complete: createEndpoint({ apiKey, baseURL, model }, modelLimits),
    breaker: createBreaker(),
    isFit: createIsFit(loadModels()),
  });
}
