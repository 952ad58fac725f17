import { aiChatRule, TUTOR_MESSAGE_MAX } from '@site/validation';
import type { Emit } from '@site/tutor/engines/engine';
import type { CrisisLines } from '@site/tutor/guardrail/crisisLines';
import { workOf, type Asker, type Tutor } from '@site/tutor/tutor';
import type { Request, Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { invalidInput } from '../http/parseInput.ts';
import { Problem, unauthenticated } from '../http/problem.ts';
import { admitUser } from '../identity/requireUser.ts';
import { clientAddress } from '../limits/clientAddress.ts';
import { tooMany } from '../limits/limits.ts';

/** Messages that may wait at once for their judgement, which takes up to 20 ms of the processor. */
const MAX_HEARD = 20;
const heard = new Set<Response>();

/**
 * Asks the tutor what a request brings. It is judged before anybody is admitted, so that danger to life is answered to everybody;
 * beyond an address' share of that, and where many wait, it is judged for who is admitted, and others get a number to call.
 * @throws {Problem} 401 without a session, 429 over a limit, 400 for invalid input; none of them where the message, or the
 * beginning or the end of one that is too long, hints at danger to life and is judged
 */
export async function askTutor(
  { deps, req, res }: { deps: Dependencies; req: Request; res: Response },
  input: unknown,
  emit?: Emit,
): ReturnType<Tutor['ask']> {
  const { success, data, error } = aiChatRule.safeParse(input);
  const asker = askerOf(deps, req, res, success ? workOf(data) : 1);
  const count = (times: number) => deps.limit('heard', clientAddress(req), null, times);
  const over = heard.size < MAX_HEARD ? await count(1).catch((problem: Problem) => problem) : tooMany(1);
  if (over)
    await asker.admit().catch(() => {
      throw withNumber(over, deps.env.CRISIS_LINES);
    });
  const admit = async () => {
    heard.delete(res);
    if (!over) {
      await asker.admit();
      // Who is admitted has limits of their own. Others of the address may have used up its share meanwhile.
      await count(-1).catch(() => {});
    }
    if (!success) throw invalidInput(error.issues);
  };
  heard.add(res);
  const question = success ? data : { message: heardOf(input), level: 'beginner' as const };
  return deps.tutor.ask(question, { ...asker, admit }, emit).finally(() => heard.delete(res));
}

/** What is judged of input that is invalid. */
function heardOf(input: unknown): string {
  const { message } = Object(input) as { message?: unknown };
  const said = typeof message === 'string' ? message.trim() : '';
  return `${said.slice(0, TUTOR_MESSAGE_MAX)} ${said.slice(TUTOR_MESSAGE_MAX).slice(-TUTOR_MESSAGE_MAX)}`;
}

const withNumber = ({ message, headers, limited }: Problem, { crisis: [first = ''] }: CrisisLines) =>
  new Problem(429, `${message} Is anybody in danger? ${first.replace(/^- |\*/g, '')}`, { headers, limited });

/** Who sent a request to the tutor: admitted with a session, within the general limits and the tutor's. */
function askerOf(deps: Dependencies, req: Request, res: Response, work: number): Asker {
  res.locals['isPrivate'] = true;
  const { limit, orm, tracing } = deps;
  const left = new AbortController();
  res.on('close', () => {
    if (!res.writableFinished) left.abort();
  });
  const admit = async () => {
    await res.locals['isWithinLimit'];
    const user = await admitUser(deps, { req, res, em: orm.em.fork() });
    if (!user) throw unauthenticated();
    await limit('tutor', user.id, res, work);
  };
  // A trace with its statements would tell who was answered without a session.
  return { signal: left.signal, admit: tracing ? () => tracing.hide(admit) : admit };
}
