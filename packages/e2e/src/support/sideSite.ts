import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDoor } from './door.ts';
import { startFaultProxy, type FaultProxy } from './faultProxy.ts';
import { forEach, forEachAsync, type Name } from './microfrontends.ts';
import { startShellHost, type LogLine } from './shellHost.ts';
import { openSideRegistry, type Deviation, type Manifest, type Release } from './sideRegistry.ts';

const { BASE_URL = '', RELEASES_DIR = '', GATEWAY_URL = '' } = process.env;

/**
 * A second shell host beside the site's own, with a registry of its own and a fault proxy before each host. The
 * gateway and the sessions are the site's.
 */
export interface SideSite {
  url: string;
  proxies: Record<Name, FaultProxy>;
  manifests: Record<Name, Manifest>;
  /** Where the site's own versions lie, behind the proxies. */
  folders: Record<Name, string>;
  /** What the shell host's log says of sections that were unavailable. */
  failures(): LogLine[];
  /** Publishes one more version, at once in front of its share of the visitors. */
  release(name: Name, deviation?: Deviation): Promise<string>;
  /** Publishes one more version of the shell. */
  releaseShell(): Promise<void>;
  /** Ends all faults, and puts the site's own versions in front again. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

export async function openSideSite(): Promise<SideSite> {
  const originals = await liveReleases();
  const manifests = await forEachAsync(name => readJson<Manifest>(originals[name].url));
  const proxies = await forEachAsync(name => startFaultProxy(new URL(originals[name].url).origin));
  const dir = await copyStore();
  const { release, releaseShell, reset } = await openSideRegistry({ dir, proxies, originals, manifests });

  // The gateway takes what the site's own pages send, and nobody else's: here, ours count as such.
  const gateway = await openDoor(({ origin, ...headers }) => ({
    ...headers,
    ...(origin && { origin: BASE_URL }),
  }));
  gateway.target = GATEWAY_URL;
  // Each test is another client: one alone may not fill the log.
  let client = 1;
  const front = await openDoor(headers => ({ ...headers, 'x-forwarded-for': `192.0.2.${client}` }));
  const shell = await startShellHost({
    NODE_ENV: 'test',
    RELEASES_DIR: dir,
    PUBLIC_URL: front.url,
    TRUST_PROXY: '1',
    GATEWAY_URL: gateway.url,
    MARKETING_URL: proxies.marketing.origin,
    EDUCATION_URL: proxies.education.origin,
    CONTACT_URL: proxies.contact.origin,
  });
  front.target = shell.url;

  return {
    url: front.url,
    proxies,
    manifests,
    folders: forEach(name => `${proxies[name].origin}/${originals[name].metadata.version}/`),
    failures: () => shell.log.filter(({ msg }) => msg === 'section unavailable'),
    release,
    releaseShell,
    async heal() {
      client += 1;
      for (const { faults } of Object.values(proxies)) faults.length = 0;
      await reset();
    },
    async close() {
      await shell.close();
      for (const server of [gateway, front, ...Object.values(proxies)]) server.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function liveReleases() {
  const { microFrontends } = await readJson<{ microFrontends: Record<Name, Release[]> }>(
    `${BASE_URL}/registry.json`,
  );
  return forEach(name => microFrontends[name].find(({ deployment }) => deployment.default)!);
}

/** The shell and rendered pages; the microfrontends' files stay where their hosts find them. */
async function copyStore() {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'side-site-'));
  const isMicrofrontend = (source: string) => path.basename(source) in forEach(() => true);
  await cp(RELEASES_DIR, dir, { recursive: true, filter: source => !isMicrofrontend(source) });
  return dir;
}

async function readJson<T>(url: string) {
  return (await (await fetch(url)).json()) as T;
}
