import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { microfrontends } from '@site/federation/microfrontends';

/** A copy of the checkout, with the same dependencies. */
export interface CheckoutCopy {
  root: string;
  /** Gives a folder the dependencies of another: packages of the workspace are those of the copy. */
  linkDependencies: (folder: string, model: string) => void;
  remove: () => void;
}

/** Copies the files that git knows or would add. */
export function copyCheckout(original: string): CheckoutCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'new-microfrontend-'));
  // PostgreSQL's user must be able to pass, and a temporary folder is closed to others.
  chmodSync(root, 0o755);
  const git = ['ls-files', '-co', '--exclude-standard', '-z'];
  const listed = execFileSync('git', git, { cwd: original, encoding: 'utf8' });
  for (const file of listed.split('\0').filter(file => file && existsSync(path.join(original, file))))
    cpSync(path.join(original, file), path.join(root, file), { recursive: true });
  symlinkSync(path.join(original, 'node_modules'), path.join(root, 'node_modules'), 'junction');

  const linkDependencies = (folder: string, model: string) => {
    const from = path.join(original, model, 'node_modules');
    const to = path.join(root, folder, 'node_modules');
    if (existsSync(from)) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  };
  const packages = readdirSync(path.join(original, 'packages')).map(name => `packages/${name}`);
  const apps = ['gateway', 'shell', ...microfrontends.map(({ folder }) => folder)];
  for (const folder of [...packages, ...apps]) linkDependencies(folder, folder);
  return { root, linkDependencies, remove: () => rmSync(root, { recursive: true, force: true }) };
}
