import { aiChatRule, TUTOR_MESSAGE_MAX } from '@site/validation';
import type { Emit } from '@site/tutor/engines/engine';
import { workOf, type Tutor } from '@site/tutor/tutor';
import type { Request, Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { invalidInput } from '../http/parseInput.ts';
import { Problem, unauthenticated, unavailable } from '../http/problem.ts';
import { admitUser } from '../identity/requireUser.ts';
import { clientAddress } from '../limits/clientAddress.ts';
import { tooMany } from '../limits/limits.ts';
import { createTurns } from '../limits/turns.ts';

/** Messages that may wait at once for their judgement, which takes up to 20 ms of the processor. */
const MAX_HEARD = 20;
const heard = new Set<Response>();
/** Questions of members that may wait to be judged, and that may be under way: some seconds' work. */
const MAX_WAITING = 100;
/** Half of what the tutor judges without a queue. */
const JUDGED_AT_ONCE = 249;

/** A member's questions, such as those of two tabs, are answered one after another: at most those of a minute. */
const inTurn = createTurns(20, 30_000, MAX_WAITING);

/**
 * Asks the tutor what a request brings. It is judged before anybody is admitted, so that danger to life is answered to everybody;
 * beyond an address' share of that, and where many wait, it is judged for who is admitted, and others get a number to call.
 * @throws {Problem} 401 without a session, 429 over a limit, 503 where too many wait, 400 for invalid input; none of them
 * where the message, or the beginning or the end of one that is too long, hints at danger to life and is judged
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
  const refuse = ({ status, message, headers, limited }: Problem) => {
    const [line = ''] = deps.env.CRISIS_LINES.crisis;
    const number = line.replace(/^- |\*/g, '');
    throw new Problem(status, `${message} Is anybody in danger? ${number}`, { headers, limited });
  };
  const member = over && (await asker.admit().catch(() => refuse(over)));
  const isFull = heard.size >= MAX_WAITING;
  let end = () => {};
  const answered = new Promise<void>(resolve => (end = resolve));
  const admit = async () => {
    heard.delete(res);
    if (isFull) refuse(unavailable());
    const { id } = member || (await asker.admit());
    // Who is admitted has limits of their own. Others of the address may have used up its share meanwhile.
    if (!over) await count(-1).catch(() => {});
    if (!success) throw invalidInput(error.issues);
    await new Promise<void>((begin, reject) => {
      inTurn(id, () => {
        begin();
        return answered;
      }).catch(reject);
    });
  };
  heard.add(res);
  const question = success && !isFull ? data : heardOf(input, isFull ? JUDGED_AT_ONCE : TUTOR_MESSAGE_MAX);
  return deps.tutor.ask(question, { ...asker, admit }, emit).finally(() => {
    heard.delete(res);
    end();
  });
}

/** What is judged of input that is invalid, or beyond what may wait: its beginning and its end. */
function heardOf(input: unknown, half: number) {
  const { message } = Object(input) as { message?: unknown };
  const said = typeof message === 'string' ? message.trim() : '';
  return { message: `${said.slice(0, half)} ${said.slice(half).slice(-half)}`, level: 'beginner' as const };
}

/** Who sent a request to the tutor: admitted with a session, within the general limits and the tutor's. */
function askerOf(deps: Dependencies, req: Request, res: Response, work: number) {
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
    return user;
  };
  // A trace with its statements would tell who was answered without a session.
  return { signal: left.signal, admit: tracing ? () => tracing.hide(admit) : admit };
}
