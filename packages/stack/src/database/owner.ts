import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { UserError } from '@site/federation/settings';

/** The user of PostgreSQL where this process is root, which PostgreSQL refuses. */
export interface Owner {
  uid: number;
  gid: number;
}

/** @returns the postgres user as root (made if there is none), undefined for an ordinary user. */
export function findOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = lookUp();
  if (owner) return owner;
  spawnSync('useradd', ['--system', '--no-create-home', 'postgres'], { stdio: 'ignore' });
  const made = lookUp();
  if (made) return made;
  throw new UserError(
    'PostgreSQL cannot run as root, and a user "postgres" could not be made. Make one, start as an ordinary user, or set DATABASE_URL.',
  );
}

function lookUp(): Owner | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/** @returns whether the owner may enter the folder, which needs the right to pass each folder above it. */
export function canReach(folder: string, owner: Owner): boolean {
  const child = spawnSync('/bin/sh', ['-c', 'cd -- "$0"', folder], { ...owner, cwd: '/', stdio: 'ignore' });
  return child.status === 0;
}

/** @throws UserError that names a folder that its user cannot reach, and says what to set */
export function makeReachableFolder(folder: string, owner: Owner | undefined): void {
  mkdirSync(folder, { recursive: true, mode: owner ? 0o755 : 0o700 });
  if (!owner) return;
  chownSync(folder, owner.uid, owner.gid);
  if (canReach(folder, owner)) return;
  throw new UserError(
    `PostgreSQL runs as the user "postgres" here (it refuses root), who cannot reach ${folder}: ` +
      'the folder, or one above it, is closed to others. Set DATA_DIR to a folder that it can reach, ' +
      'for example DATA_DIR=/var/lib/ounce-and-block, or start as an ordinary user.',
  );
}
