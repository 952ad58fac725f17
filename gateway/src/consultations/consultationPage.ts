import { sql, type EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { parseInput } from '../http/parseInput.ts';
import type { User } from '../identity/user.entity.ts';
import { Consultation } from './consultation.entity.ts';

export const PAGE_SIZE = 100;
const LIMIT = `A whole number from 1 to ${PAGE_SIZE}`;
// A number from GraphQL, or its digits in a URL: `1e1` and `0x10` are none.
const digits = z
  .string(LIMIT)
  .regex(/^\d{1,3}$/, LIMIT)
  .transform(Number);
const limitRule = z.union([z.number(), digits], LIMIT).pipe(z.int(LIMIT).min(1, LIMIT).max(PAGE_SIZE, LIMIT));
const pageRule = z.strictObject({
  limit: limitRule.default(PAGE_SIZE),
  before: z.uuid('The id of a booking').optional(),
});

const fields = ['id', 'name', 'email', 'phone', 'service', 'message', 'createdAt'] as const;
/** What the API shows of a booking. */
export type OwnConsultation = Pick<Consultation, (typeof fields)[number]>;

/** One page of a user's bookings, newest first. */
interface ConsultationPage {
  consultations: OwnConsultation[];
  /** The query string of the next page, or undefined on the last one. */
  next: string | undefined;
}

/**
 * Lists the user's own bookings, newest first.
 * @param query `limit` (1 to 100) and `before`, the id of the booking that the page follows; an id that is not
 *   one of the user's bookings gives an empty page.
 * @throws {Problem} 400 for an invalid limit or id, and for any other parameter.
 */
export async function listConsultations(
  em: EntityManager,
  owner: User,
  query: { limit?: unknown; before?: unknown },
): Promise<ConsultationPage> {
  const { limit, before } = parseInput(pageRule, query);
  // Compared in SQL: a JavaScript date would cut the microseconds off.
  const after = sql`(created_at, id) < (select created_at, id from consultations
    where id = ${before} and owner_id = ${owner.id})`;
  // Rows, not entities: a page is only read, and a hundred entities cost four times the request around them.
  const found = await em
    .createQueryBuilder(Consultation)
    .select(fields)
    .where({ owner: owner.id, ...(before && { [after]: [] }) })
    .orderBy({ createdAt: 'desc', id: 'desc' })
    .limit(limit + 1)
    .execute<OwnConsultation[]>();
  const consultations = found.slice(0, limit);
  const last = consultations.at(-1);
  const next = found.length > limit ? `limit=${limit}&before=${last?.id}` : undefined;
  return { consultations, next };
}
