import { LockMode } from '@mikro-orm/core';
import { changeableUntil, consultationRule } from '@site/validation';
import { z } from 'zod';
import type { Context } from '../graphql/context.ts';
import { parseInput } from '../http/parseInput.ts';
import { Problem } from '../http/problem.ts';
import { logSecurityEvent } from '../http/securityEvents.ts';
import { writeInTurn } from '../identity/requireUser.ts';
import type { User } from '../identity/user.entity.ts';
import { Consultation } from './consultation.entity.ts';
import { digestOf, keyUsedBefore, readIdempotencyKey } from './idempotency.ts';
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
  const changes = parseInput(consultationRule.partial(), input);
  return write(context, owner, id, { event: 'changed', hash: digestOf(changes), changes });
}

/** Withdraws a user's own booking, alike, but is not counted: a retry with the same Idempotency-Key finds it done. */
export async function withdrawBooking(context: Writes, owner: User, id: string): Promise<void> {
  const changes = { withdrawnAt: new Date() };
  await write(context, owner, id, { event: 'withdrawn', hash: 'withdrawn', changes });
}

interface Write {
  event: 'changed' | 'withdrawn';
  /** Tells a retry from another request with the same key. */
  hash: string;
  /** What is undefined stays. */
  changes: object;
}

async function write(context: Writes, owner: User, id: string, { event, hash, changes }: Write) {
  const { deps, em, req, res } = context;
  const key = readIdempotencyKey(req.get('idempotency-key'));
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const find = async (manager: Context['em'], lockMode: LockMode) => {
    const where = { id, owner: owner.id };
    const booking = z.uuid().safeParse(id).success
      ? await manager.findOne(Consultation, where, { lockMode, refresh: true })
      : null;
    const usedFor = booking?.usedKeys.find(([used]) => used === key)?.[1];
    const isRetry = usedFor === hash;
    if (usedFor && !isRetry) throw keyUsedBefore();
    if (!booking || (booking.withdrawnAt && !(isRetry && event === 'withdrawn'))) {
      logSecurityEvent(deps.log, req, 'access_refused', { userId: owner.id });
      throw new Problem(404, 'You have no such booking.');
    }
    if (!isRetry && Date.now() >= changeableUntil(booking.createdAt).getTime()) throw tooLate();
    const isSame = given.every(([field, value]) => booking[field as keyof Consultation] === value);
    return { booking, isSame, isWritten: isRetry || (isSame && key === null) };
  };
  return writeInTurn(context, owner, async () => {
    const asked = await find(em, LockMode.NONE);
    if (asked.isWritten) return asked.booking;
    // Before the transaction: counting takes a connection of its own.
    if (event === 'changed') await deps.limit('booking', owner.id, res);
    return em.transactional(async manager => {
      // Another process may have changed it meanwhile.
      const { booking, isSame, isWritten } = await find(manager, LockMode.PESSIMISTIC_WRITE);
      if (isWritten) return booking;
      // Kept with what changes nothing, too: repeated late, it must not undo a later change.
      if (key !== null) booking.usedKeys = [...booking.usedKeys, [key, hash]];
      if (isSame) return booking;
      manager.assign(booking, Object.fromEntries(given));
      await replaceNotification(manager, booking, event);
      return booking;
    });
  });
}

const tooLate = () =>
  new Problem(
    409,
    'A booking can be changed or withdrawn for 24 hours. For this one write to us: our address is at the foot of every page.',
  );
