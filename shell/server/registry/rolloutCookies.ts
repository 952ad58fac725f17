import { randomInt } from 'node:crypto';
import { cookieName, isSecure, readCookie } from '@site/federation/serve/https';
import { MICROFRONTEND_NAME } from '@site/federation/microfrontends';
import { versionNameSchema } from '@site/federation/build/manifest';
import { ROLLOUT_BUCKETS } from '@site/releases/registry/chooseVersion';
import type { Request, Response } from 'express';

const YEAR_MS = 365 * 86_400_000;
const WEEK_MS = 7 * 86_400_000;

/** One published version, by its name: never an address, which could lead to foreign code. */
export interface Pin {
  microfrontend: string;
  version: string;
}

/** The cookies that decide which versions a browser gets. */
export interface RolloutCookies {
  /** Its rollout bucket, 0 up to ROLLOUT_BUCKETS. The first call draws it; the cookie keeps it. */
  rolloutBucket(): number;
  /** The version that was chosen for this browser. */
  pin: Pin | null;
}

/** `education@1.0.0-abc`, as in the cookie and in the form that sets it; null for anything else. */
export function pinOf(text: string | undefined): Pin | null {
  const [, microfrontend = '', version] = /^([^@]*)@(.+)$/.exec(text ?? '') ?? [];
  return MICROFRONTEND_NAME.test(microfrontend) && versionNameSchema.safeParse(version).success
    ? { microfrontend, version: version! }
    : null;
}

/** A pin as the page shows it and the log has it: `education@1.0.0-1a2b3c4d`. */
export const nameOfPin = ({ microfrontend, version }: Pin) => `${microfrontend}@${version}`;

/** Reads them from a request, before the response has begun: a bucket may have to be set. */
export function readRolloutCookies(request: Request, response: Response, publicUrl: string): RolloutCookies {
  const header = request.get('cookie');
  let bucket = bucketOf(readCookie(header, 'rollout', publicUrl));
  return {
    rolloutBucket() {
      if (bucket !== undefined) return bucket;
      bucket = randomInt(ROLLOUT_BUCKETS);
      setCookie(response, publicUrl, { name: 'rollout', value: String(bucket), maxAge: YEAR_MS });
      return bucket;
    },
    pin: pinOf(readCookie(header, 'pin', publicUrl)),
  };
}

/** Pins a version in this browser for a week; null ends it. */
export function keepPin(response: Response, publicUrl: string, pin: Pin | null) {
  const value = pin ? nameOfPin(pin) : '';
  setCookie(response, publicUrl, { name: 'pin', value, maxAge: pin ? WEEK_MS : 0 });
}

function bucketOf(text: string | undefined) {
  const bucket = /^\d{1,10}$/.test(text ?? '') ? Number(text) : ROLLOUT_BUCKETS;
  return bucket < ROLLOUT_BUCKETS ? bucket : undefined;
}

interface Cookie {
  name: 'rollout' | 'pin';
  value: string;
  maxAge: number;
}

function setCookie(response: Response, publicUrl: string, { name, value, maxAge }: Cookie) {
  response.cookie(cookieName(name, publicUrl), value, {
    maxAge,
    secure: isSecure(publicUrl),
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    encode: String,
  });
}
