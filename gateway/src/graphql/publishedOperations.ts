import { tmpdir } from 'node:os';
import { followReleases, reportOnce } from '@site/releases/store/followReleases';
import { openReleaseStore } from '@site/releases/store/openReleaseStore';
import type { Env } from '../settings.ts';
import { createOperationAllowList, type OperationAllowList } from './operationAllowList.ts';

interface ErrorLog {
  error: (fields: object, message: string) => void;
}

/** The operations that this gateway executes, by its settings; undefined where it executes any document. */
export function openPublishedOperations(env: Env, log: ErrorLog): OperationAllowList | undefined {
  const { NODE_ENV, GRAPHQL_OPEN, RELEASES_DIR, RELEASES_URL } = env;
  if (NODE_ENV !== 'production' || GRAPHQL_OPEN || !(RELEASES_DIR || RELEASES_URL)) return undefined;
  const settings = { ...env, RELEASES_DIR: RELEASES_DIR ?? tmpdir() };
  const logged = (message: string) => reportOnce(err => log.error({ err }, message));
  return createOperationAllowList({
    open: async changed =>
      followReleases(await openReleaseStore(settings), {
        changed,
        report: logged('release store not readable; the last known operations stay in use'),
        reportDisk: logged('copies of releases cannot be written'),
      }),
    report: logged('published operations not readable; those that are known stay in use'),
  });
}
