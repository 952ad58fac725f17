import { randomInt } from 'node:crypto';
import { BUCKETS } from '@site/federation';
import type { Request, Response } from 'express';

const YEAR_MS = 365 * 86_400_000;
const WEEK_MS = 7 * 86_400_000;

/** One published version, by its name: never an address, which could lead to code of somebody else. */
export interface Pin {
  microfrontend: string;
  version: string;
}

/** What decides which releases a browser gets. */
export interface Visitor {
  /** Its place in the line of all visitors, 0 up to BUCKETS. The first call draws it; the cookie keeps it. */
  place(): number;
  /** The release that somebody chose for this browser. */
  pin: Pin | null;
}

/** `education@1.0.0-abc`, as in the cookie and in the form that sets it; null for anything else. */
export function pinOf(text: string | undefined): Pin | null {
  const [, microfrontend, version] =
    /^([a-z][a-z-]{0,30})@([0-9A-Za-z][0-9A-Za-z.+-]{0,63})$/.exec(text ?? '') ?? [];
  return microfrontend && version ? { microfrontend, version } : null;
}

export const nameOfPin = ({ microfrontend, version }: Pin) => `${microfrontend}@${version}`;

/** Reads the visitor's cookies. The answer must not be on its way yet: a place may have to be set. */
export function visitorOf(request: Request, response: Response, publicUrl: string): Visitor {
  let place = placeOf(cookie(request, 'place', publicUrl));
  return {
    place() {
      if (place !== undefined) return place;
      place = randomInt(BUCKETS);
      setCookie(response, publicUrl, { name: 'place', value: String(place), maxAge: YEAR_MS });
      return place;
    },
    pin: pinOf(cookie(request, 'pin', publicUrl)),
  };
}

/** Keeps a release for this browser for a week, or none any longer. */
export function keepPin(response: Response, publicUrl: string, pin: Pin | null) {
  const value = pin ? nameOfPin(pin) : '';
  setCookie(response, publicUrl, { name: 'pin', value, maxAge: pin ? WEEK_MS : 0 });
}

function placeOf(text: string | undefined) {
  const place = /^\d{1,10}$/.test(text ?? '') ? Number(text) : BUCKETS;
  return place < BUCKETS ? place : undefined;
}

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');
const fullName = (name: string, publicUrl: string) => `${isSecure(publicUrl) ? '__Host-' : ''}ounce.${name}`;

function cookie(request: Request, name: string, publicUrl: string) {
  const start = `${fullName(name, publicUrl)}=`;
  const pairs = (request.get('cookie') ?? '').split(/;\s*/);
  return pairs.find(pair => pair.startsWith(start))?.slice(start.length);
}

interface Cookie {
  name: 'place' | 'pin';
  value: string;
  maxAge: number;
}

function setCookie(response: Response, publicUrl: string, { name, value, maxAge }: Cookie) {
  const secure = isSecure(publicUrl);
  response.cookie(fullName(name, publicUrl), value, {
    maxAge,
    secure,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    encode: String,
  });
}
