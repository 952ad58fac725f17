import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../env.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

// The purpose stands in what is signed, so that no other signature of this secret fits here.
const signature = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`remove email sign-up ${id}`).digest('base64url');

/** The address by which whoever signed up takes it back; it goes into every mailing. */
export const signedRemovalUrl = (env: Pick<Env, 'PUBLIC_URL' | 'SESSION_SECRET'>, id: string): string =>
  `${env.PUBLIC_URL}/api/email-signup/remove?token=${id}.${signature(env.SESSION_SECRET, id)}`;

/** The sign-up that a token of such an address names, or undefined when its signature is not ours. */
export function signupOfToken(token: unknown, secret: string): string | undefined {
  if (typeof token !== 'string') return undefined;
  const [id = '', given = ''] = token.split('.');
  if (!uuid.test(id)) return undefined;
  const [expected, actual] = [Buffer.from(signature(secret, id)), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : undefined;
}
