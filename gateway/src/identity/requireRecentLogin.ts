import type { RequestHandler } from 'express';
import { Problem } from '../http/problem.ts';

const MAX_AGE_MS = 15 * 60_000;

/**
 * The step after `requireUser` that guards what a stolen session must not do.
 * @throws {Problem} 403 unless the user authenticated at the identity provider within the last 15 minutes.
 */
export const requireRecentLogin: RequestHandler = (req, _res, next) => {
  const isRecent = Date.now() - (req.session.authenticatedAt ?? 0) < MAX_AGE_MS;
  next(isRecent ? undefined : new Problem(403, 'Please log in again to end sessions.'));
};
