import type { Response } from 'express';
import { escapeHtml, sendPage } from '../http/page.ts';
import type { Problem } from '../http/problem.ts';

/** A login that failed, for the person in front of the browser: what happened, and two ways on. */
export function sendLoginPage(res: Response, brand: string, problem: Problem): void {
  res.set(problem.headers);
  const ways = `<a href="/api/login">Try again</a> <a href="/">Back to ${escapeHtml(brand)}</a>`;
  sendPage(res, problem.status, 'That login did not work', `<p>${escapeHtml(problem.message)}</p>${ways}`);
}
