import path from 'node:path';
import type { Progress } from '../command/progress.ts';
import { Complaint } from '../command/runCommand.ts';
import { findRecorded, forgetProcess, recordProcess, stopRecorded } from '../process/pidFile.ts';

/**
 * Makes this process the only one that runs a site from the data folder, and ends what a start that was
 * killed has left running there.
 * @returns what gives the folder free again
 * @throws Complaint when another start is alive
 */
export async function takeDataFolder(dataDir: string, progress: Progress): Promise<() => void> {
  const folder = path.join(dataDir, 'start');
  const other = findRecorded(folder, 'start');
  if (other !== undefined) {
    throw new Complaint(
      `A site already runs from ${dataDir} (process ${other}). Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  recordProcess(folder, 'start', process.pid);
  const survivors = await stopRecorded(path.join(dataDir, 'run'));
  if (survivors.length > 0)
    progress.step('clean up', `stopped what an earlier start left: ${survivors.join(', ')}`);
  return () => forgetProcess(folder, 'start');
}
