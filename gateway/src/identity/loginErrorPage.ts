import escapeHtml from 'escape-html';
import type { ErrorRequestHandler } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { sendHtmlPage } from '../http/htmlPage.ts';
import { toProblem } from '../http/toProblem.ts';
import { logSecurityEvent } from '../http/securityEvents.ts';

/**
 * Logs a refused login, and renders the error of a navigation as a page: what went wrong, a link to try again and a
 * link home.
 */
export const renderLoginErrors =
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
