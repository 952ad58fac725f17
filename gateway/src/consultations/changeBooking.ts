import { LockMode } from '@mikro-orm/core';
import { changeableUntil, consultationRule, type ConsultationInput } from '@site/validation';
import { z } from 'zod';
import type { Context } from '../graphql/context.ts';
import { parseInput } from '../http/parseInput.ts';
import { Problem } from '../http/problem.ts';
import { logSecurityEvent } from '../http/securityEvents.ts';
import { writeInTurn } from '../identity/requireUser.ts';
import type { User } from '../identity/user.entity.ts';
import { Consultation } from './consultation.entity.ts';
import { digestOf, fields, hashOf, keyUsedBefore, readIdempotencyKey } from './idempotency.ts';
import { replaceNotification } from './notifications/outbox.ts';

type Writes = Pick<Context, 'deps' | 'em' | 'req' | 'res'>;

/**
 * Changes fields of a user's own booking and notifies the business, within 24 hours of booking. A retry with the same
 * Idempotency-Key and input, and what changes nothing and has no key, return the booking and are not counted.
 * @throws {Problem} as `bookConsultation`; 404 for a booking that is not the user's, 409 for one that is too old.
 */
export function changeBooking(
  context: Writes,
  owner: User,
  id: string,
  input: unknown,
): Promise<Consultation> {
  const given = parseInput(consultationRule.partial(), input);
  const changes = { ...given, ...(given.message !== undefined && { message: given.message || null }) };
  const details = (booking: Consultation) =>
    Object.fromEntries(
      fields.map(field => [field, changes[field] === undefined ? booking[field] : changes[field]]),
    ) as Pick<Consultation, keyof ConsultationInput>;
  return write(context, owner, id, {
    isDone: booking => hashOf(booking) === hashOf(details(booking)),
    event: 'changed',
    hash: digestOf(given),
    apply: (booking, em) => em.assign(booking, details(booking)),
  });
}

/** Withdraws a user's own booking, alike, but is not counted: a retry with the same Idempotency-Key finds it done. */
export async function withdrawBooking(context: Writes, owner: User, id: string): Promise<void> {
  await write(context, owner, id, {
    isDone: () => false,
    event: 'withdrawn',
    hash: 'withdrawn',
    apply: booking => (booking.withdrawnAt = new Date()),
  });
}

interface Write {
  /** Whether a booking is already as it shall be. */
  isDone(booking: Consultation): boolean;
  event: 'changed' | 'withdrawn';
  /** Tells a retry from another request with the same key. */
  hash: string;
  apply(booking: Consultation, em: Context['em']): unknown;
}

async function write(context: Writes, owner: User, id: string, wanted: Write) {
  const { deps, em, req, res } = context;
  const { event, hash, isDone, apply } = wanted;
  const key = readIdempotencyKey(req.get('idempotency-key'));
  /** The booking; done: there is nothing left to write. */
  async function find(manager: Context['em'], lockMode: LockMode) {
    const where = { id, owner: owner.id };
    const found = z.uuid().safeParse(id).success
      ? await manager.findOne(Consultation, where, { lockMode, refresh: true })
      : null;
    const used = key === null ? undefined : new Map(found?.usedKeys).get(key);
    if (used !== undefined && used !== hash) throw keyUsedBefore();
    const isRetry = used !== undefined;
    if (!found || (found.withdrawnAt && !(isRetry && event === 'withdrawn'))) {
      logSecurityEvent(deps.log, req, 'access_refused', { userId: owner.id });
      throw new Problem(404, 'You have no such booking.');
    }
    if (!isRetry && Date.now() >= changeableUntil(found.createdAt).getTime()) throw tooLate();
    const isSame = isDone(found);
    // A key is kept with what changes nothing, too: repeated late, it must not undo a later change.
    return { booking: found, isSame, done: isRetry || (isSame && key === null) };
  }
  return writeInTurn(context, owner, async () => {
    const { booking, done } = await find(em, LockMode.NONE);
    if (done) return booking;
    // Before the transaction: counting takes a connection of its own.
    if (event === 'changed') await deps.limit('booking', owner.id, res);
    return em.transactional(async manager => {
      // Another process may have changed it meanwhile.
      const now = await find(manager, LockMode.PESSIMISTIC_WRITE);
      if (now.done) return now.booking;
      if (key !== null) now.booking.usedKeys = [...now.booking.usedKeys, [key, hash]];
      if (now.isSame) return now.booking;
      apply(now.booking, manager);
      await replaceNotification(manager, now.booking, event);
      return now.booking;
    });
  });
}

const tooLate = () =>
  new Problem(
    409,
    'A booking can be changed or withdrawn for 24 hours. For this one write to us: our address is at the foot of every page.',
  );
