import { aiChatRule, TUTOR_MESSAGE_MAX } from '@site/validation';
import type { Emit } from '@site/tutor/engines/engine';
import type { Asker, Tutor } from '@site/tutor/tutor';
import type { Request, Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { invalidInput } from '../http/parseInput.ts';
import { unauthenticated } from '../http/problem.ts';
import { admitUser } from '../identity/requireUser.ts';

/**
 * Asks the tutor what a request brings.
 * @throws {Problem} 401 without a session, 429 over a limit, 400 for invalid input; none of them where the message, or the
 * beginning or the end of one that is too long, hints at danger to life
 */
export async function askTutor(
  { deps, req, res }: { deps: Dependencies; req: Request; res: Response },
  input: unknown,
  emit?: Emit,
): ReturnType<Tutor['ask']> {
  const asker = askerOf(deps, req, res);
  const { success, data, error } = aiChatRule.safeParse(input);
  if (success) return deps.tutor.ask(data, asker, emit);
  const admit = async () => {
    await asker.admit();
    throw invalidInput(error.issues);
  };
  const { message } = Object(input) as { message?: unknown };
  const said = typeof message === 'string' ? message.trim() : '';
  const heard = `${said.slice(0, TUTOR_MESSAGE_MAX)} ${said.slice(TUTOR_MESSAGE_MAX).slice(-TUTOR_MESSAGE_MAX)}`;
  return deps.tutor.ask({ message: heard, level: 'beginner' }, { ...asker, admit });
}

/** Who sent a request to the tutor: admitted with a session, within the general limits and the tutor's. */
function askerOf(deps: Dependencies, req: Request, res: Response): Asker {
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
    await limit('tutor', user.id, res);
  };
  // A trace with its statements would tell who was answered without a session.
  return { signal: left.signal, admit: tracing ? () => tracing.hide(admit) : admit };
}
