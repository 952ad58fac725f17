import { prune, type PruneRequest } from '@site/releases/release/prune';
import { readCount } from './arguments.ts';

const KEPT = '10';
const DAYS_OF_AN_OPEN_TAB = '7';

/**
 * Prunes the versions of one app.
 * @param keep how many of the newest stay, and `days` for how long what was served does, as they were given
 * @returns what went, in words
 * @throws UsageError for what is no number
 */
export async function pruneVersions(
  { name, store, dryRun }: Pick<PruneRequest, 'name' | 'store' | 'dryRun'>,
  keep = KEPT,
  days = DAYS_OF_AN_OPEN_TAB,
): Promise<string> {
  const counts = { keep: readCount('--keep', keep), days: readCount('--days', days) };
  const gone = await prune({ name, store, dryRun, ...counts });
  if (gone.length === 0) return 'Nothing to remove.';
  return `${dryRun ? 'Would remove' : 'Removed'} ${gone.join(', ')}.`;
}
