import { createServer } from 'node:net';
import { microfrontendNames } from '@site/federation/microfrontends';
import { UserError } from '../command/runCommand.ts';
import { hostPort, portVariable, type SiteSettings } from '../env/site.ts';

/** A port that a process will listen on, and the variable that moves it. */
export interface PortUse {
  process: string;
  port: number;
  variable: string;
}

/** Every port that this site opens by itself, with the variable that changes it. */
export function portsOf(settings: SiteSettings): PortUse[] {
  return [
    { process: 'shell', port: settings.PORT, variable: 'PORT' },
    ...microfrontendNames.map(name => ({
      process: name,
      port: hostPort(settings, name),
      variable: portVariable(name),
    })),
    { process: 'gateway', port: settings.GATEWAY_PORT, variable: 'GATEWAY_PORT' },
    ...(settings.OIDC_ISSUER
      ? []
      : [{ process: 'identity provider', port: settings.IDP_PORT, variable: 'IDP_PORT' }]),
    ...(settings.DATABASE_URL
      ? []
      : [{ process: 'database', port: settings.POSTGRES_PORT, variable: 'POSTGRES_PORT' }]),
  ];
}

/**
 * Tries every port before anything is started.
 * @throws UserError that names each port that is in use or unusable, with the variable that changes it
 */
export async function requireFreePorts(host: string, uses: PortUse[]): Promise<void> {
  const problems = await Promise.all(uses.map(use => describeProblem(host, use)));
  const lines = problems.filter(line => line !== undefined);
  if (lines.length > 0) throw new UserError(lines.join('\n'));
}

async function describeProblem(
  host: string,
  { process: name, port, variable }: PortUse,
): Promise<string | undefined> {
  const code = await tryPort(host, port);
  if (code === undefined)
    return name !== 'database' && (await isBlockedByBrowsers(port))
      ? `Port ${port} (${name}) is one that browsers refuse to connect to. Choose another with ${variable}=….`
      : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} (${name}) is already in use. Stop what uses it, or choose another with ${variable}=….`;
  }
  if (code === 'EACCES')
    return `Port ${port} (${name}) needs more rights. Choose one above 1023 with ${variable}=….`;
  return `Port ${port} (${name}) cannot be opened on ${host} (${code}). Check HOST and ${variable}.`;
}

/** Node's fetch refuses the same ports as browsers do (such as 6000) before it connects; the port is free here. */
const isBlockedByBrowsers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => false,
    (error: TypeError) => (error.cause as Error | undefined)?.message === 'bad port',
  );

function tryPort(host: string, port: number): Promise<string | undefined> {
  return new Promise(resolve => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/** Below the range of ports for outgoing connections, one of which could take the port meanwhile. */
const TEST_PORTS = { from: 20_000, to: 32_000 };

/** @returns as many different ports as asked for, free on the host a moment ago. */
export async function findFreePorts(host: string, count: number): Promise<number[]> {
  const found: number[] = [];
  let port = TEST_PORTS.from + Math.floor(Math.random() * (TEST_PORTS.to - TEST_PORTS.from));
  while (found.length < count) {
    if ((await tryPort(host, port)) === undefined) found.push(port);
    port = port === TEST_PORTS.to ? TEST_PORTS.from : port + 1;
  }
  return found;
}

/** @returns one port of this machine that is free at the moment. */
export async function freePort(): Promise<number> {
  const [port = 0] = await findFreePorts('127.0.0.1', 1);
  return port;
}
