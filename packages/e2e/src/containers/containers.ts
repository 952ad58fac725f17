import { expect } from '@playwright/test';
import { microfrontends } from '@site/federation/microfrontends';
import { list, run } from './project.ts';

/** One container, as `docker compose ps` lists it. */
interface Container {
  ID: string;
  Service: string;
  State: string;
  Health: string;
  ExitCode: number;
}

const apps = [...microfrontends.map(({ folder }) => folder).sort(), 'shell'];
const START_MS = 180_000;

/** Every container of the project, those that have ended included. */
export const containers = () => list<Container>('docker compose ps --all --format json');

/** Waits until the site is up as the deployment guide says: all are healthy, and what ends has ended with 0. */
export async function untilUp() {
  await expect
    .poll(async () => (await containers()).map(describe).sort(), { timeout: START_MS })
    .toEqual([
      ...['database healthy', 'gateway-1 healthy', 'gateway-2 healthy', 'identity-provider running'],
      ...apps.map(name => `import-${name} exited (0)`),
      ...[...apps.map(name => `${name} healthy`), 'migrate exited (0)', 'render exited (0)'].sort(),
    ]);
}

function describe({ Service, State, Health, ExitCode }: Container): string {
  return `${Service} ${State === 'exited' ? `exited (${ExitCode})` : Health || State}`;
}

/** Runs a command in a running container of a service. */
export const execute = (service: string, command: string) =>
  run(`docker compose exec -T ${service} sh -c ${quoted(command)}`);

/** A text as one word of a shell. */
export const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

interface RequestLine {
  route: string;
  address: string;
  status: number;
}

/** What the gateways have logged about requests of one route, beginning with /api. */
export async function lastRequests(route: string): Promise<RequestLine[]> {
  const lines = await run('docker compose logs --no-color --no-log-prefix gateway-1 gateway-2');
  return lines
    .split('\n')
    .filter(line => line.includes('"msg":"request"'))
    .map(line => JSON.parse(line) as RequestLine)
    .filter(line => line.route.endsWith(route));
}
