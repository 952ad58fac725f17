import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for one test file, and how to throw it away. */
export function temporaryFolder(name: string) {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  return {
    folder,
    /** Writes a small program and returns its path. */
    write(file: string, text: string): string {
      writeFileSync(path.join(folder, file), text);
      return path.join(folder, file);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
