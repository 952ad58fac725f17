import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { newSession, type User } from './user.ts';

/** Books a consultation with this message by the form, for the user who is logged in. */
export async function book(page: Page, { firstName, email }: User, message: string) {
  await page.goto('/contact?service=signals');
  await page.getByLabel('Name').fill(firstName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('020 7946 0001');
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(page.getByText('Consultation Booked!').first()).toBeVisible();
}

const CLIENTS = 4;
/** Enough that none of them reaches the limit of bookings. */
const USERS = 40;
const PAUSE_MS = 1000;
const RETRY_MS = 100;
const TIMEOUT_MS = 5000;

/** Clients that book all the time, each booking with a key, and repeat it until it is acknowledged. */
export async function startBooking(siteUrl: string) {
  const cookies: string[] = [];
  for (let user = 0; user < USERS; user += 1) cookies.push(await newSession(siteUrl));
  /** The id that each key was acknowledged with. */
  const acknowledged = new Map<string, string>();
  const ending = new AbortController();
  let next = 0;
  /** When the last acknowledged booking was sent. */
  let lastSent = 0;

  /** @returns the booking's id, or undefined when this attempt failed. */
  async function attempt(key: string, cookie: string): Promise<string | undefined> {
    const response = await fetch(`${siteUrl}/api/consultations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie },
      body: JSON.stringify({
        name: 'Ada',
        email: 'ada@example.com',
        phone: '020 7946 0001',
        service: 'signals',
        message: key,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.status === 201 ? ((await response.json()) as { id: string }).id : undefined;
  }

  async function client() {
    while (!ending.signal.aborted) {
      const key = randomUUID();
      const cookie = cookies[(next += 1) % USERS]!;
      for (let id: string | undefined; !id && !ending.signal.aborted;) {
        const sent = performance.now();
        id = await attempt(key, cookie).catch(() => undefined);
        if (id) acknowledged.set(key, id);
        if (id) lastSent = Math.max(lastSent, sent);
        else await sleep(RETRY_MS);
      }
      await sleep(PAUSE_MS);
    }
  }

  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  return {
    /** Whether a booking that was sent after `time` is acknowledged. */
    bookedSince: (time: number) => lastSent > time,
    /** @returns how many bookings are stored, which acknowledged ones are not, and which keys are stored twice */
    async stop() {
      ending.abort();
      await clients;
      const lists = await Promise.all(
        cookies.map(async cookie => {
          const answer = await fetch(`${siteUrl}/api/consultations`, { headers: { cookie } });
          return (await answer.json()) as { id: string; message: string }[];
        }),
      );
      const stored = lists.flat();
      const ids = new Set(stored.map(({ id }) => id));
      const keys = stored.map(({ message }) => message);
      return {
        stored: stored.length,
        acknowledged: acknowledged.size,
        lost: [...acknowledged.values()].filter(id => !ids.has(id)),
        doubled: keys.filter((key, at) => keys.indexOf(key) !== at),
      };
    },
  };
}
