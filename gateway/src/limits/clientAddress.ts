import { networkOf } from '@site/federation/serve/networkOf';
import type { Express, Request } from 'express';
import type { Env } from '../settings.ts';

/**
 * Believes X-Forwarded-For only where the connection comes from an address of SHELL_HOST_ADDRESSES, by default this
 * machine's, and then for as many further proxies as TRUST_PROXY counts. Whoever reaches the port in another way is
 * counted by their own address, in a private network too.
 */
export function trustProxies(
  app: Express,
  { SHELL_HOST_ADDRESSES, TRUST_PROXY }: Pick<Env, 'SHELL_HOST_ADDRESSES' | 'TRUST_PROXY'>,
): void {
  // Express compiles the list of networks.
  app.set('trust proxy', SHELL_HOST_ADDRESSES ?? ['loopback']);
  const isShellHost = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  app.set('trust proxy', (address: string, hop: number) =>
    hop === 0 ? isShellHost(address, hop) : hop <= TRUST_PROXY,
  );
}

/** Whether a request is a shell host's own, such as its question for a page's user: it names no client. */
export const isFromShellHost = (req: Request): boolean => {
  const trusts = req.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return req.ips.length === 0 && trusts(req.socket.remoteAddress ?? '', 0);
};

/** Whom a limit counts (networkOf). Express reads the address from as many proxies as TRUST_PROXY says are real. */
export const clientAddress = (req: Pick<Request, 'ip'>): string => networkOf(req.ip ?? 'unknown');
