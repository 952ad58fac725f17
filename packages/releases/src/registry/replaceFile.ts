import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a whole file or nothing, also when the machine loses its power between the two.
 * @param beforeRename what must still hold when everything but the switch is done
 */
export async function replaceFile(file: string, text: string, beforeRename = async () => {}) {
  const temporary = `${file}.${randomUUID()}`;
  try {
    await writeThrough(temporary, text);
    await beforeRename();
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

async function writeThrough(file: string, text: string) {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The new name reaches the disk, too; a system that cannot open folders does without. */
async function syncFolder(dir: string) {
  const handle = await open(dir, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
