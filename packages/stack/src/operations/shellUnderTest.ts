import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { MAPS_FOLDER } from '@site/federation/build/manifest';
import { openReleaseStore } from '@site/releases/store/openReleaseStore';
import { publish } from '@site/releases/registry/publish';
import { changeRegistry } from '@site/releases/store/changeRegistry';
import { writeBuild, writeShell } from '@site/releases/testing/builds';
import { findFreePorts } from '../site/ports.ts';
import type { OnExit } from '../command/runCommand.ts';

export const VERSION = '2.0.0';
/** Where the error is, as the version's source map says. */
export const SOURCE_PLACE = 'mfe-education/src/pages/EducationPage.tsx:2:3';

const sourceMap = JSON.stringify({
  version: 3,
  names: [],
  sources: ['mfe-education/src/pages/EducationPage.tsx'],
  sourcesContent: ['function EducationPage() {\n  return levels[level].title;\n}'],
  mappings: 'AACE',
});

/** A real shell host over a store with a shell and two versions of education. */
export interface ShellUnderTest {
  url: string;
  metrics: string;
  /** Its log. */
  logFile: string;
  releasesDir: string;
}

export async function startShellUnderTest(
  root: string,
  dir: string,
  onExit: OnExit,
): Promise<ShellUnderTest> {
  const releasesDir = path.join(dir, 'releases');
  await mkdir(releasesDir, { recursive: true });
  await writeShell(releasesDir);
  const store = await openReleaseStore({ RELEASES_DIR: releasesDir });
  for (const version of ['1.0.0', VERSION]) {
    const staged = path.join(dir, 'build');
    await writeBuild(staged, { version });
    await mkdir(path.join(staged, MAPS_FOLDER));
    await writeFile(path.join(staged, MAPS_FOLDER, 'entry.js.map.gz'), gzipSync(sourceMap));
    await store.storeVersion('education', version, staged);
    const { manifest, integrity } = (await store.readIntact('education', version))!;
    const { owner, contractVersion, routes } = manifest;
    const publication = { name: 'education', version, integrity, owner, contractVersion, routes };
    await changeRegistry(store, registry => publish(registry, { ...publication, publishedAt: new Date() }));
  }
  const [port = 0, metricsPort = 0] = await findFreePorts('127.0.0.1', 2);
  const logFile = path.join(dir, 'shell.log');
  const child = spawn(process.execPath, [path.join(root, 'shell/server/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      RELEASES_DIR: releasesDir,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onExit(async () => void child.kill());
  child.stdout.pipe(createWriteStream(logFile));
  return { url: `http://127.0.0.1:${port}`, metrics: `127.0.0.1:${metricsPort}`, logFile, releasesDir };
}

const seen = { microfrontend: 'education', version: VERSION, page: '/education' };

/** What browsers send of some views of which every second one fails. */
export async function sendReports(url: string, views: number) {
  const failure = {
    kind: 'error',
    ...seen,
    message: 'TypeError: level is undefined',
    stack: [`education/${VERSION}/entry.js:1:1`],
    first: true,
    count: 1,
  };
  const reports = Array.from({ length: views }, (_, at) => [
    { kind: 'view', ...seen },
    ...(at % 2 === 0 ? [failure] : []),
  ]).flat();
  const response = await fetch(`${url}/browser-reports`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ shell: '1.0.0', reports }),
  });
  if (response.status !== 204)
    throw new Error(`the shell host answered ${response.status}: ${await response.text()}`);
}
