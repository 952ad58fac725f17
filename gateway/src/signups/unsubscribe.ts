import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../settings.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

// The signed text names its purpose, so that no other signature made with this secret is valid here.
const signature = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`remove email sign-up ${id}`).digest('base64url');

/** The unsubscribe address of one sign-up; it goes into every mailing. */
export const unsubscribeUrl = (env: Pick<Env, 'PUBLIC_URL' | 'SESSION_SECRET'>, id: string): string =>
  `${env.PUBLIC_URL}/api/email-signup/remove?token=${id}.${signature(env.SESSION_SECRET, id)}`;

/** The sign-up's id in an unsubscribe token, or undefined if the token is malformed or its signature is wrong. */
export function verifyUnsubscribeToken(token: unknown, secrets: string[]): string | undefined {
  if (typeof token !== 'string') return undefined;
  const [id = '', given = ''] = token.split('.');
  if (!uuid.test(id)) return undefined;
  return secrets.some(secret => isEqual(signature(secret, id), given)) ? id : undefined;
}

function isEqual(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
