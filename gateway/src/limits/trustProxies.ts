import type { Express } from 'express';
import type { Env } from '../env.ts';

/**
 * Believes X-Forwarded-For only where the connection comes from an address of SHELL_HOST_ADDRESSES, and then for as
 * many further proxies as TRUST_PROXY counts. Whoever reaches the port in another way is counted by their own address.
 */
export function trustProxies(
  app: Express,
  { SHELL_HOST_ADDRESSES, TRUST_PROXY }: Pick<Env, 'SHELL_HOST_ADDRESSES' | 'TRUST_PROXY'>,
): void {
  // Express compiles the list of networks.
  app.set('trust proxy', SHELL_HOST_ADDRESSES);
  const isShellHost = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  app.set('trust proxy', (address: string, hop: number) =>
    hop === 0 ? isShellHost(address, hop) : hop <= TRUST_PROXY,
  );
}
