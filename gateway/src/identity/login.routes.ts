import { Router, type ErrorRequestHandler, type Request, type Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { onlyMethods } from '../http/methods.ts';
import { Problem } from '../http/problem.ts';
import { toProblem } from '../http/toProblem.ts';
import { clientAddress } from '../limits/clientAddress.ts';
import { memberFor, type Profile } from './accounts.ts';
import { endSessionUrl, finishLogin, startLogin } from './login.ts';
import { keepAttempt, takeAttempt } from './loginAttempts.ts';
import { sendLoginPage } from './loginPage.ts';
import { safeReturnTo } from './returnTo.ts';
import { cookieName, cookieOptions, destroySession, renewSession, saveSession } from './session.ts';

type Handler = (req: Request, res: Response) => Promise<void>;

/** GET /api/login, /api/callback and /api/logout: full page navigations, so their failures are pages too. */
export function loginRoutes(deps: Dependencies): Router {
  const router = Router();
  router.route('/login').get(toProvider(deps)).all(onlyMethods('GET'));
  router.route('/callback').get(fromProvider(deps)).all(onlyMethods('GET'));
  router.route('/logout').get(logout(deps)).all(onlyMethods('GET'));
  router.use(answerInWords(deps));
  return router;
}

const toProvider =
  ({ env, limit, loadSession, provider }: Dependencies): Handler =>
  async (req, res) => {
    await limit('login', clientAddress(req), res);
    const returnTo = safeReturnTo(req.query['returnTo'], env.PUBLIC_URL);
    const { url, state, attempt } = await startLogin(await provider(), env.PUBLIC_URL, returnTo);
    await loadSession(req, res);
    keepAttempt(req.session, state, attempt);
    await saveSession(req);
    redirect(res, url.href);
  };

const fromProvider =
  ({ env, loadSession, log, orm, provider }: Dependencies): Handler =>
  async (req, res) => {
    const { state } = req.query;
    await loadSession(req, res);
    const attempt = takeAttempt(req.session, state);
    if (!attempt)
      throw new Problem(400, 'This login has expired or was started in another browser. Please try again.');
    // Used up before anything else happens: the same answer of the provider never works twice.
    await saveSession(req);
    const query = req.originalUrl.slice(req.originalUrl.indexOf('?'));
    const { profile, idToken } = await finishLogin(await provider(), env.PUBLIC_URL, query, {
      ...attempt,
      state: String(state),
    }).catch(error => {
      log.warn({ err: error, requestId: req.id }, 'login refused');
      throw new Problem(400, 'The login service did not confirm this login. Please try again.', {
        cause: error,
      });
    });
    await enter(req, await memberId(orm.em.fork(), profile), idToken);
    redirect(res, attempt.returnTo);
  };

const memberId = async (em: Parameters<typeof memberFor>[0], profile: Profile) =>
  (await memberFor(em, profile)).id;

async function enter(req: Request, userId: string, idToken: string): Promise<void> {
  await renewSession(req);
  Object.assign(req.session, { userId, idToken, touchedAt: Date.now() });
  await saveSession(req);
}

const logout =
  ({ env, loadSession, log, provider }: Dependencies): Handler =>
  async (req, res) => {
    await loadSession(req, res);
    const { idToken } = req.session;
    await destroySession(req);
    res.clearCookie(cookieName(env), cookieOptions(env));
    if (!idToken) return redirect(res, '/');
    // The session here is gone already; a provider that is away must not keep anybody from leaving.
    const url = await provider()
      .then(configuration => endSessionUrl(configuration, env.PUBLIC_URL, idToken))
      .catch(error => void log.warn({ err: error, requestId: req.id }, 'logout at the provider failed'));
    redirect(res, url?.href ?? '/');
  };

function redirect(res: Response, address: string): void {
  res.set('Cache-Control', 'no-store').redirect(302, address);
}

const answerInWords =
  ({ env, log }: Dependencies): ErrorRequestHandler =>
  (error, req, res, next) => {
    if (res.headersSent || !req.accepts('html')) return next(error);
    const problem = toProblem(error, req.id);
    if (problem.status >= 500) log.error({ err: error, requestId: req.id }, 'login failed');
    sendLoginPage(res, env.BRAND_NAME, problem);
  };
