import path from 'node:path';
import type { Progress } from '../command/progress.ts';
import { UserError } from '@site/federation/settings';
import { findRecorded, forgetProcess, recordProcess, stopRecorded } from '../process/pidFile.ts';

/** Stops what a killed start has left running, too. @returns what releases the lock @throws UserError */
export async function acquireLock(dataDir: string, progress: Progress): Promise<() => void> {
  const folder = path.join(dataDir, 'start');
  const other = findRecorded(folder, 'start');
  if (other !== undefined) {
    throw new UserError(
      `A site already runs from ${dataDir} (process ${other}). Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  recordProcess(folder, 'start', process.pid);
  const survivors = await stopRecorded(path.join(dataDir, 'run'));
  if (survivors.length > 0)
    progress.step('clean up', `stopped processes of an earlier start: ${survivors.join(', ')}`);
  return () => forgetProcess(folder, 'start');
}
