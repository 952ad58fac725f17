import type { EntityManager } from '@mikro-orm/postgresql';
import { emailSignupRule } from '@site/validation';
import { escapeUTF8 as escapeHtml } from 'entities/escape';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { sendHtmlPage } from '../http/htmlPage.ts';
import { onlyMethods, Problem } from '../http/problem.ts';
import { toProblem } from '../http/errorHandler.ts';
import { clientAddress } from '../limits/clientAddress.ts';
import { findOrCreateUser } from './findOrCreateUser.ts';
import { endSessionUrl, finishLogin, startLogin } from './login.ts';
import { addLoginAttempt, takeLoginAttempt, type LoginAttempt } from './loginAttempts.ts';
import { safeReturnTo } from './returnTo.ts';
import { logSecurityEvent } from '../http/securityEvents.ts';
import { endOldestSessions, sessionsEndedAt } from './ownSessions.ts';
import { destroySession, establishSession, hasSessionCookie, renewSession, saveSession } from './session.ts';
import { SessionEnded } from './sessionStore.ts';

/** GET /api/login, /api/callback and /api/logout: full page navigations, so their errors are pages too. */
export function loginRoutes(deps: Dependencies): Router {
  const router = Router();
  router.route('/login').get(login(deps)).all(onlyMethods('GET'));
  router.route('/callback').get(callback(deps)).all(onlyMethods('GET'));
  router.route('/logout').get(logout(deps)).all(onlyMethods('GET'));
  router.use(renderLoginErrors(deps));
  return router;
}

const login =
  ({ env, limit, loadSession, provider }: Dependencies): RequestHandler =>
  async (req, res) => {
    // A page of another site could use up its visitor's logins.
    if (isCrossSite(req)) await limit('login-link', clientAddress(req), res);
    await limit('login', clientAddress(req), res);
    const returnTo = safeReturnTo(req.query['returnTo'], env.PUBLIC_URL);
    const loginHint = emailSignupRule.shape.email.safeParse(req.query['login_hint']).data;
    await loadSession(req, res);
    // Ended meanwhile, maybe from another device: the provider's own session must not bring it back.
    if (hasSessionCookie(req, env) && !req.session.isStored) req.session.hasEnded = true;
    const { url, state, attempt } = await startLogin(await provider(), env.PUBLIC_URL, {
      returnTo,
      loginHint,
      // A link of another site must not create a session without the user's own action.
      reauthenticate: req.query['prompt'] === 'login' || isCrossSite(req) || req.session.hasEnded === true,
    });
    await storeAttempt(req, state, attempt);
    redirect(res, url.href);
  };

async function storeAttempt(req: Request, state: string, attempt: LoginAttempt): Promise<void> {
  addLoginAttempt(req.session, state, attempt);
  await saveSession(req).catch(async error => {
    if (!(error instanceof SessionEnded)) throw error;
    // Logged out in another tab meanwhile: the attempt is a visitor's.
    await renewSession(req);
    addLoginAttempt(req.session, state, attempt);
    await saveSession(req);
  });
}

const callback =
  ({ env, loadSession, log, orm, pool, provider }: Dependencies): RequestHandler =>
  async (req, res) => {
    const { state } = req.query;
    await loadSession(req, res);
    const attempt = takeLoginAttempt(req.session, state);
    if (!attempt)
      throw new Problem(400, 'This login has expired or was started in another browser. Please try again.');
    // Saved before anything else happens: the same provider response never works twice.
    await saveSession(req);
    const started = { ...attempt, state: String(state) };
    const query = req.originalUrl.slice(req.originalUrl.indexOf('?'));
    const finished = await finishLogin(await provider(), env.PUBLIC_URL, query, started).catch(error => {
      log.warn({ err: error, requestId: req.id }, 'the provider did not confirm a login');
      throw new Problem(400, 'The login service did not confirm this login. Please try again.');
    });
    const { profile, idToken, authenticatedAt } = finished;
    // Neither the provider's own session nor a login from before brings back what the user ended or erased.
    const isFromBefore = async (em: EntityManager, userId: string) => {
      const endedAt = await sessionsEndedAt(em, userId);
      return attempt.startedAt < endedAt || (authenticatedAt < endedAt && !attempt.reauthenticate);
    };
    const askAgain = `/api/login?prompt=login&returnTo=${encodeURIComponent(attempt.returnTo)}`;
    const user = await findOrCreateUser(orm.em, profile, isFromBefore);
    if (!user) return redirect(res, askAgain);
    await establishSession(req, pool, { userId: user.id, idToken, authenticatedAt });
    // Ended until the session was there, or before under an id that is no hash of issuer and subject.
    if (await isFromBefore(orm.em.fork(), user.id)) {
      await destroySession(req, res, env);
      return redirect(res, askAgain);
    }
    const ended = await endOldestSessions(pool, user.id);
    if (ended > 0) logSecurityEvent(log, req, 'session_ended', { userId: user.id, count: ended });
    logSecurityEvent(log, req, 'login', { userId: user.id });
    redirect(res, attempt.returnTo);
  };

const isCrossSite = (req: Request) => req.get('sec-fetch-site') === 'cross-site';

const logout =
  ({ env, loadSession, log, pool, provider }: Dependencies): RequestHandler =>
  async (req, res) => {
    // Not followed by a user: a prefetch that is refused is not taken for the page later.
    const isLoaded = ![undefined, 'document'].includes(req.get('sec-fetch-dest'));
    if (isLoaded || req.method !== 'GET' || req.get('sec-purpose'))
      throw new Problem(403, 'Open this by a link or its address.');
    // Neither another site nor a neighbour on the same domain logs a user out.
    if (![undefined, 'none', 'same-origin'].includes(req.get('sec-fetch-site'))) return redirect(res, '/');
    await loadSession(req, res);
    const { idToken, userId } = req.session;
    const { rowCount } = await pool.query('delete from sessions where sid = $1', [req.sessionID]);
    await destroySession(req, res, env);
    // A login that was under way has replaced the session a moment ago: it is not ended at the provider, either.
    if (rowCount === 0) return redirect(res, '/');
    if (userId) logSecurityEvent(log, req, 'logout', { userId });
    if (!idToken) return redirect(res, '/');
    // The local session has ended already; an unreachable provider must not prevent the logout.
    const url = await provider()
      .then(configuration => endSessionUrl(configuration, env.PUBLIC_URL, idToken))
      .catch(error => void log.warn({ err: error, requestId: req.id }, 'logout at the provider failed'));
    redirect(res, url?.href ?? '/');
  };

function redirect(res: Response, address: string): void {
  res.set('Cache-Control', 'no-store').redirect(302, address);
}

/**
 * Logs a refused login, and renders the error of a navigation as a page: what went wrong, a link to try again and a
 * link home.
 */
const renderLoginErrors =
  ({ env, log }: Pick<Dependencies, 'env' | 'log'>): ErrorRequestHandler =>
  (error, req, res, next) => {
    if (req.method !== 'GET') return next(error);
    const { status, message, headers } = toProblem(error, req.id);
    if (status < 500) logSecurityEvent(log, req, 'login_refused', { status });
    if (res.headersSent || !req.accepts('html')) return next(error);
    if (status >= 500) log.error({ err: error, requestId: req.id }, 'login failed');
    res.set(headers);
    const links = `<a href="/api/login">Try again</a> <a href="/">Back to ${escapeHtml(env.BRAND_NAME)}</a>`;
    sendHtmlPage(res, status, 'That login did not work', `<p>${escapeHtml(message)}</p>${links}`);
  };
