import { CheckConstraintViolationException } from '@mikro-orm/core';
import { levels } from '@site/curriculum';
import { PROGRESS_LIST_MAX, progressRule } from '@site/validation';
import type { Context } from '../graphql/context.ts';
import { parseInput } from '../http/parseInput.ts';
import { Problem } from '../http/problem.ts';
import type { User } from '../identity/user.entity.ts';
import { ModuleProgress } from './moduleProgress.entity.ts';

type Request = Pick<Context, 'deps' | 'em' | 'res'>;

/** What the user did, by module. @throws {Problem} 429 above the limit */
export async function listProgress({ deps, em, res }: Request, owner: User): Promise<ModuleProgress[]> {
  await deps.limit('progress-read', owner.id, res);
  return em.find(ModuleProgress, { owner: owner.id }, { orderBy: { level: 'asc', module: 'asc' } });
}

/** SQL: the entries of two JSON lists, each once, by their time. */
const union = (
  one: string,
  other: string,
) => `(select coalesce(jsonb_agg(entry order by entry->>'at', entry), '[]')
    from (select distinct jsonb_array_elements(${one} || ${other})) as entries (entry))`;

// One statement, so that writes of several tabs and devices at once lose nothing.
const MERGE = `insert into module_progress as stored (owner_id, level, module, begun_at, read_at, checks, attempts)
  values (?, ?, ?, ?, ?, ${union(`'[]'`, '?::jsonb')}, ${union(`'[]'`, '?::jsonb')})
  on conflict (owner_id, level, module) do update set
    begun_at = coalesce(stored.begun_at, excluded.begun_at),
    read_at = coalesce(stored.read_at, excluded.read_at),
    checks = ${union('stored.checks', 'excluded.checks')},
    attempts = ${union('stored.attempts', 'excluded.attempts')}
  returning *`;

/**
 * Adds to what is stored of a user and a module: the first `begunAt` and `readAt` stay, each check and attempt is added
 * once.
 * @param where `module` as its digits in a URL.
 * @returns all that is stored of the module.
 * @throws {Problem} 404 for a module that the programme does not have, 400 for invalid input and for more checks or
 *   attempts than are kept, 429 above the limit.
 */
export async function saveProgress(
  { deps, em, res }: Request,
  owner: User,
  where: { level: string; module: string },
  input: unknown,
): Promise<ModuleProgress> {
  const level = levels.find(({ id }) => id === where.level);
  const module = level?.modules.find(({ number }) => String(number) === where.module);
  if (!level || !module) throw new Problem(404, 'There is no such module.');
  await deps.limit('progress', owner.id, res);
  const { begunAt, readAt, checks, attempts } = parseInput(progressRule, input);
  const key = [owner.id, level.id, module.number];
  const lists = [checks, attempts].map(list => JSON.stringify(list ?? []));
  const [row] = await em
    .execute<object[]>(MERGE, [...key, begunAt ?? null, readAt ?? null, ...lists])
    .catch(refuseLongLists);
  return em.map(ModuleProgress, row!);
}

function refuseLongLists(error: unknown): never {
  if (!(error instanceof CheckConstraintViolationException)) throw error;
  const path = error.message.includes('module_progress_checks_check') ? 'checks' : 'attempts';
  const message = `At most ${PROGRESS_LIST_MAX}`;
  throw new Problem(400, `${path}: ${message}`, { errors: [{ path, message }] });
}
