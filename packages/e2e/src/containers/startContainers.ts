import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environmentPrefix, microfrontendNames } from '@site/federation/microfrontends';
import { findFreePorts } from '@site/stack/site/ports';

const STOP_MS = 120_000;

/**
 * Builds docker-compose.yml and starts it beside any other site of this machine; returns what writes its logs and removes
 * it. Playwright calls the default export.
 */
export default async function startContainers() {
  const began = performance.now();
  const report = (text: string) =>
    console.log(`${((performance.now() - began) / 1000).toFixed(0)} s  containers ${text}`);
  const variables = ['PORT', ...microfrontendNames.map(name => `${environmentPrefix(name)}_PORT`)];
  const ports = await findFreePorts(variables.length);
  const folder = mkdtempSync(path.join(tmpdir(), 'ounce-and-block-containers-'));
  // Containers read the certificates in it as another user.
  chmodSync(folder, 0o755);
  const name = `ounce-and-block-test-${ports[0]}`;
  Object.assign(
    process.env,
    Object.fromEntries(variables.map((variable, at) => [variable, String(ports[at])])),
    {
      BASE_URL: `http://localhost:${ports[0]}`,
      COMPOSE_PROJECT_NAME: name,
      CONTAINERS_DIR: folder,
    },
  );
  // They read these variables when they are loaded.
  const { run, writeSettings } = await import('./project.ts');
  const { untilUp } = await import('./containers.ts');
  const end = async () => {
    const log = path.join(import.meta.dirname, '../../../../.data/test-logs/containers.log');
    writeFileSync(log, await run('docker compose logs --no-color 2>&1').catch(String));
    removeProject(name);
    rmSync(folder, { recursive: true, force: true });
  };
  await writeSettings();
  try {
    await run('docker compose --profile tools build 2>&1');
    report('built');
    await run('docker compose up --detach 2>&1');
    await untilUp();
    report('healthy');
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

/** Compose knows what belongs to a project without its files. */
function removeProject(name: string): void {
  const down = ['compose', '--project-name', name, 'down', '--volumes', '--remove-orphans'];
  // A restore made this volume anew: without Compose, which therefore leaves it.
  const restored = ['volume', 'rm', '--force', `${name}_releases`];
  for (const command of [down, restored]) spawnSync('docker', command, { stdio: 'ignore', timeout: STOP_MS });
}
