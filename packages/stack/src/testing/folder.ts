import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';

/** A folder for one test file. */
export function temporaryFolder(name: string) {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    /** Writes a small program and returns its path. */
    write(file: string, text: string): string {
      writeFileSync(path.join(folder, file), text);
      return path.join(folder, file);
    },
  };
}
