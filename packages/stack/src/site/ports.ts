import { createServer } from 'node:net';
import { UserError } from '@site/federation/settings';
import { portVariables, type SiteSettings } from '../env/site.ts';

/** Every port that this site opens by itself, by the variable that changes it. */
export function portsOf(settings: SiteSettings): Record<string, number> {
  const { IDP_PORT = 0, POSTGRES_PORT = 0, ...others } = portVariables(settings);
  return {
    ...others,
    ...(!settings.OIDC_ISSUER && { IDP_PORT }),
    ...(!settings.DATABASE_URL && { POSTGRES_PORT }),
  };
}

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is already in use. Stop what uses it, or choose another',
  EACCES: 'needs more rights. Choose one above 1023',
};

/** @throws UserError that names each port that is in use, with its variable */
export async function requireFreePorts(host: string, ports: Record<string, number>): Promise<void> {
  const problems = await Promise.all(
    Object.entries(ports).map(async ([variable, port]) => {
      const code = await tryPort(host, port);
      const reason = REASONS[code ?? ''] ?? `cannot be opened on ${host} (${code}). Choose another`;
      return code ? [`Port ${port} (${variable}) ${reason} with ${variable}=….`] : [];
    }),
  );
  if (problems.flat().length > 0) throw new UserError(problems.flat().join('\n'));
}

function tryPort(host: string, port: number): Promise<string | undefined> {
  return new Promise(resolve => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/** Below the range of ports for outgoing connections, one of which could take the port meanwhile. */
const TEST_PORTS = { from: 20_000, to: 32_000 };

/** @returns as many different ports as asked for, free on this machine a moment ago. */
export async function findFreePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  let port = TEST_PORTS.from + Math.floor(Math.random() * (TEST_PORTS.to - TEST_PORTS.from));
  while (found.length < count) {
    if ((await tryPort('127.0.0.1', port)) === undefined) found.push(port);
    port = port === TEST_PORTS.to ? TEST_PORTS.from : port + 1;
  }
  return found;
}

/** @returns one port of this machine that is free at the moment. */
export const freePort = async (): Promise<number> => (await findFreePorts(1))[0]!;
