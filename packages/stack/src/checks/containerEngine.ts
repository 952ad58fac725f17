import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const OLDEST_COMPOSE = [2, 30] as const;
const PULL_MS = 5 * 60_000;

/**
 * What running docker-compose.yml needs and this machine does not have, one sentence each; none if it can run.
 * Pulls base images that are not here yet.
 */
export function missingForContainers(root: string, env: NodeJS.ProcessEnv): string[] {
  const docker = (args: string[], timeout = 30_000) => {
    const { status, stdout } = spawnSync('docker', args, { env, timeout, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  if (docker(['--version']) === undefined) return ['There is no "docker" in PATH.'];
  const missing: string[] = [];
  const compose = docker(['compose', 'version', '--short']);
  if (!isRecent(compose))
    missing.push(`Compose ${OLDEST_COMPOSE.join('.')} or newer is needed; here is ${compose ?? 'none'}.`);
  if (docker(['buildx', 'version']) === undefined) missing.push('Buildx is needed, a plugin of Docker.');
  if (docker(['version', '--format', '{{.Server.Version}}']) === undefined)
    return [...missing, 'No Docker engine answers: start one, or set DOCKER_HOST.'];
  const isHere = (image: string) => docker(['image', 'inspect', image]) !== undefined;
  for (const image of baseImages(root).filter(name => !isHere(name)))
    if (docker(['pull', image], PULL_MS) === undefined)
      missing.push(
        `The image ${image} is not here and cannot be pulled. On Debian, packages/e2e/src/containers/baseImages.sh makes a stand-in.`,
      );
  return missing;
}

function isRecent(version = ''): boolean {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > OLDEST_COMPOSE[0] || (major === OLDEST_COMPOSE[0] && minor >= OLDEST_COMPOSE[1]);
}

/** The images of others that the containers are built from or run. */
function baseImages(root: string): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, { image: string; build?: object }>;
  };
  const ofOthers = Object.values(services).filter(({ build }) => !build);
  const [, node = ''] = /^FROM (\S+)/m.exec(read('gateway/Dockerfile')) ?? [];
  return [node, ...ofOthers.map(({ image }) => image)];
}
