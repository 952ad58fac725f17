import { CheckConstraintViolationException } from '@mikro-orm/core';
import { lessons } from '@site/curriculum/lessons';
import { exercisesOf } from '@site/curriculum/practice';
import { ATTEMPTS_MAX, CHECKS_MAX, progressRule } from '@site/validation';
import type { Context } from '../graphql/context.ts';
import { invalidInput, parseInput } from '../http/parseInput.ts';
import { Problem } from '../http/problem.ts';
import { writeInTurn } from '../identity/requireUser.ts';
import type { User } from '../identity/user.entity.ts';
import { inTurn } from '../limits/turns.ts';
import { ModuleProgress } from './moduleProgress.entity.ts';

/** What may be stored of each module: nothing of a question or an exercise that it does not have. */
const rules = new Map(
  lessons.map(({ level, module, checks }) => [
    `${level} ${module}`,
    progressRule(checks, exercisesOf(level, module)),
  ]),
);

/** What the user did, by module. @throws {Problem} 429 above the limit */
export function listProgress(
  { deps, em, res }: Pick<Context, 'deps' | 'em' | 'res'>,
  owner: User,
): Promise<ModuleProgress[]> {
  return inTurn(owner.id, async () => {
    await deps.limit('progress-read', owner.id, res);
    return em.find(ModuleProgress, { owner: owner.id }, { orderBy: { level: 'asc', module: 'asc' } });
  });
}

/** SQL: the latest entries of two JSON lists, each once, by their time. */
const union = (one: string, other: string, kept = 'null') => `(
  select coalesce(jsonb_agg(entry order by entry->>'at', entry), '[]') from (
    select entry from (select distinct jsonb_array_elements(${one} || ${other})) as entries (entry)
    order by entry->>'at' desc, entry desc limit ${kept}) as latest)`;

// One statement, so that writes of several tabs and devices at once lose nothing.
const MERGE = `insert into module_progress as stored (owner_id, level, module, begun_at, read_at, checks, attempts)
  values (?, ?, ?, ?, ?, ${union(`'[]'`, '?::jsonb')}, ${union(`'[]'`, '?::jsonb')})
  on conflict (owner_id, level, module) do update set
    begun_at = coalesce(stored.begun_at, excluded.begun_at),
    read_at = coalesce(stored.read_at, excluded.read_at),
    checks = ${union('stored.checks', 'excluded.checks', `greatest(${CHECKS_MAX}, jsonb_array_length(stored.checks))`)},
    attempts = ${union('stored.attempts', 'excluded.attempts')}
  returning *`;

/** The page sends each act by itself. Long lists cost more: they count as a write for every fifty entries. */
const writesIn = (input: unknown) => {
  const { attempts, checks } = Object(input) as Record<string, unknown>;
  const entries = [attempts, checks].flatMap(list => (Array.isArray(list) ? [list.length] : []));
  return 1 + entries.reduce((sum, length) => sum + Math.floor(length / 50), 0);
};

/** Counts the attempts that a user would have. */
const COUNT = `select count(*)::int from (
  select level, module, jsonb_array_elements(attempts) from module_progress where owner_id = ?
  union select ?, ?, jsonb_array_elements(?::jsonb)) as attempts`;

/**
 * Adds to what is stored of a user and a module: the first `begunAt` and `readAt` stay, each check and attempt is added
 * once, of the checks the latest are kept.
 * @param where `module` as its digits in a URL.
 * @returns all that is stored of the module.
 * @throws {Problem} 404 for a module that the programme does not have, 400 for invalid input and for more attempts than
 *   are kept, 429 above the limit.
 */
export async function saveProgress(
  context: Pick<Context, 'deps' | 'em' | 'req' | 'res'>,
  owner: User,
  where: { level: string; module: string },
  input: unknown,
): Promise<ModuleProgress> {
  const { deps, em, res } = context;
  const rule = rules.get(`${where.level} ${where.module}`);
  if (!rule) throw new Problem(404, 'There is no such module.');
  return writeInTurn(context, owner, async () => {
    await deps.limit('progress', owner.id, res, writesIn(input));
    const { begunAt, readAt, checks, attempts } = parseInput(rule, input);
    const key = [owner.id, where.level, Number(where.module)];
    const lists = [checks, attempts].map(list => JSON.stringify(list ?? []));
    if (attempts?.length) {
      const [found] = await em.execute<{ count: number }[]>(COUNT, [...key, lists[1]]);
      if (found!.count > ATTEMPTS_MAX) throw tooManyAttempts();
    }
    const values = [...key, begunAt ?? null, readAt ?? null, ...lists];
    const [row] = await em.execute<object[]>(MERGE, values).catch((error: unknown) => {
      // Another gateway process has stored attempts since they were counted.
      throw error instanceof CheckConstraintViolationException ? tooManyAttempts() : error;
    });
    return em.map(ModuleProgress, row!);
  });
}

const tooManyAttempts = () =>
  invalidInput([{ code: 'custom', path: ['attempts'], message: `At most ${ATTEMPTS_MAX}` }]);
