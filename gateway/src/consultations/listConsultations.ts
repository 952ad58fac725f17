import { sql, type EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { parseInput } from '../http/parseInput.ts';
import type { User } from '../identity/user.entity.ts';
import { Consultation } from './consultation.entity.ts';

export const MAX_LISTED = 100;
const LIMIT = `A whole number from 1 to ${MAX_LISTED}`;
// A number from GraphQL, or its digits in a URL: `1e1` and `0x10` do not count.
const digits = z
  .string(LIMIT)
  .regex(/^\d{1,3}$/, LIMIT)
  .transform(Number);
const limitRule = z
  .union([z.number(), digits], LIMIT)
  .pipe(z.int(LIMIT).min(1, LIMIT).max(MAX_LISTED, LIMIT));
const queryRule = z.strictObject({
  limit: limitRule.default(MAX_LISTED),
  before: z.uuid('The id of a booking').optional(),
});

const fields = ['id', 'name', 'email', 'phone', 'service', 'message', 'createdAt'] as const;
/** What the API shows of a consultation. */
export type OwnConsultation = Pick<Consultation, (typeof fields)[number]>;

/** Some of a user's consultations, newest first. */
interface ConsultationList {
  consultations: OwnConsultation[];
  /** The query string that asks for the next older ones, or undefined when there are none. */
  next: string | undefined;
}

/**
 * Lists the user's own consultations, newest first.
 * @param query `limit` (1 to 100) and `before`, the id of the consultation that the answer follows; an id that is not
 *   one of the user's consultations gives an empty list.
 * @throws {Problem} 400 for an invalid limit or id, and for any other parameter.
 */
export async function listConsultations(
  em: EntityManager,
  owner: User,
  query: { limit?: unknown; before?: unknown },
): Promise<ConsultationList> {
  const { limit, before } = parseInput(queryRule, query);
  // Compared in SQL: a JavaScript date would cut the microseconds off.
  const after = sql`(created_at, id) < (select created_at, id from consultations
    where id = ${before} and owner_id = ${owner.id})`;
  // Rows, not entities: they are only read, and a hundred entities cost four times the request around them.
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
