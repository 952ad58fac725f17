import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environmentPrefix, microfrontends } from '@site/federation/microfrontends';
import { UserError, type OnExit } from '../command/runCommand.ts';
import { findFreePorts } from '../site/ports.ts';
import { runPlaywright } from './browserTests.ts';
import type { CheckRun } from './checkRun.ts';
import { missingForContainers } from './containerEngine.ts';
import type { Tally } from './tally.ts';

const STOP_MS = 120_000;

/**
 * Builds and starts docker-compose.yml beside any other site of this machine, and tests it.
 * @throws UserError that says what is missing where there is no engine
 */
export async function runContainerTests(args: string[], checkRun: CheckRun, onExit: OnExit): Promise<Tally> {
  const missing = missingForContainers(checkRun.root, checkRun.env);
  if (missing.length > 0) throw new UserError(missing.join('\n'));
  const variables = ['PORT', ...microfrontends.map(({ name }) => `${environmentPrefix(name)}_PORT`)];
  const ports = await findFreePorts('127.0.0.1', variables.length);
  const folder = mkdtempSync(path.join(tmpdir(), 'ounce-and-block-containers-'));
  // Containers read the certificates in it as another user.
  chmodSync(folder, 0o755);
  const project = `ounce-and-block-test-${ports[0]}`;
  onExit(async () => {
    removeProject(project, checkRun.env);
    rmSync(folder, { recursive: true, force: true });
  });
  return runPlaywright(['--config', 'playwright.containers.config.ts', ...args], checkRun, {
    ...Object.fromEntries(variables.map((name, at) => [name, String(ports[at])])),
    BASE_URL: `http://localhost:${ports[0]}`,
    COMPOSE_PROJECT_NAME: project,
    CONTAINERS_DIR: folder,
    CONTAINERS_LOG: path.join(checkRun.logFolder, 'containers.log'),
  });
}

/** Also after an interruption. Compose knows what belongs to a project without its files. */
function removeProject(project: string, env: NodeJS.ProcessEnv): void {
  const down = ['compose', '--project-name', project, 'down', '--volumes', '--remove-orphans'];
  // A restore made this volume anew: without Compose, which therefore leaves it.
  const restored = ['volume', 'rm', '--force', `${project}_releases`];
  for (const command of [down, restored])
    spawnSync('docker', command, { env, stdio: 'ignore', timeout: STOP_MS });
}
