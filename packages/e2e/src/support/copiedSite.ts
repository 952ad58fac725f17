import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { AppName } from '@site/federation/build/workspace';
import {
  environmentPrefix,
  microfrontendNames,
  type MicrofrontendName,
} from '@site/federation/microfrontends';
import { publish } from '@site/releases/registry/publish';
import { defaultVersion, type Registry } from '@site/releases/registry/registry';
import { createMicrofrontendHost } from '@site/releases/serve/microfrontendHost';
import { changeRegistry } from '@site/releases/store/changeRegistry';
import { folderStore } from '@site/releases/store/openReleaseStore';
import type { ReleaseStore } from '@site/releases/store/releaseStore';
import { storeChanged, type Deviation } from './changedVersion.ts';
import { npmCommands } from './control.ts';
import { startShellHost, type LogLine } from './shellHost.ts';
import { userState } from './user.ts';

const { BASE_URL = '', RELEASES_DIR = '' } = process.env;

/** A host of one microfrontend: it answers, or closes every connection. */
interface CopiedHost {
  origin: string;
  state: 'up' | 'down';
  close(): void;
}

interface CopiedRelease extends Deviation {
  /** Percent of the browsers; the others keep the version before. All by default. */
  traffic?: number;
  /** Whether the version before replaces it when it fails; true by default. */
  fallback?: boolean;
}

/**
 * A second shell host, and hosts of the microfrontends' files, over a copy of the site's release store: what is released
 * there costs no other test a page. The gateway and the sessions are the site's.
 */
export interface CopiedSite extends ReturnType<typeof npmCommands> {
  url: string;
  /** The copy. */
  releases: string;
  hosts: Record<MicrofrontendName, CopiedHost>;
  /** What its shell host has logged since it was healed. */
  log: LogLine[];
  /** What it has logged of errors in browsers. */
  failures(): LogLine[];
  /** The version that the site serves by default. */
  versionOf(app: AppName): string;
  /** Publishes one more version, made from the site's own without a build. @returns its name */
  release(app: AppName, release?: CopiedRelease): Promise<string>;
  /** Ends all faults, and serves the site's own versions again. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

/** Starts one; `close` ends it. */
export async function openCopiedSite(): Promise<CopiedSite> {
  const releases = await mkdtemp(path.join(os.tmpdir(), 'copied-site-'));
  await cp(RELEASES_DIR, releases, { recursive: true });
  const store = folderStore(releases);
  const { registry: first } = await store.read();
  const versionOf = (app: AppName) => defaultVersion(first, app)!.metadata.version;
  const started = microfrontendNames.map(async name => [name, await startHost(store, name)] as const);
  const hosts = Object.fromEntries(await Promise.all(started)) as CopiedSite['hosts'];
  const settings = {
    RELEASES_DIR: releases,
    ...Object.fromEntries(
      microfrontendNames.map(name => [`${environmentPrefix(name)}_URL`, hosts[name].origin]),
    ),
  };
  const shell = await startShellHost(settings);
  let copies = 0;

  return {
    ...npmCommands({ ...process.env, ...settings, PUBLIC_URL: shell.url }),
    url: shell.url,
    releases,
    hosts,
    log: shell.log,
    failures: () => shell.log.filter(({ msg }) => msg === 'browser error'),
    versionOf,
    async release(app, { traffic, fallback = true, ...deviation } = {}) {
      const to = `${versionOf(app)}.copy${++copies}`;
      const publication = await storeChanged(releases, app, { from: versionOf(app), to }, deviation);
      await changeRegistry(store, registry => {
        const changed = publish(registry, publication, traffic);
        return fallback ? changed : withoutFallback(changed, app);
      });
      return to;
    },
    async heal() {
      // Each test is another client: the host limits how many reports it logs for one.
      shell.nextClient();
      shell.log.length = 0;
      for (const host of Object.values(hosts)) host.state = 'up';
      await changeRegistry(store, () => first);
    },
    async close() {
      await shell.close();
      for (const host of Object.values(hosts)) host.close();
      await rm(releases, { recursive: true, force: true });
    },
  };
}

async function startHost(store: ReleaseStore, name: MicrofrontendName): Promise<CopiedHost> {
  const files = createMicrofrontendHost(store, name);
  const server = createServer((request, response) => {
    if (host.state === 'down') request.socket.destroy();
    else files.emit('request', request, response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const host: CopiedHost = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    state: 'up',
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return host;
}

const withoutFallback = (registry: Registry, name: AppName): Registry => ({
  ...registry,
  microFrontends: {
    ...registry.microFrontends,
    [name]: registry.microFrontends[name]!.map(listed => ({ ...listed, fallbackUrl: listed.url })),
  },
});

interface Worker {
  openSite: CopiedSite;
  savedLogin: Awaited<ReturnType<typeof userState>>;
}

/** Tests of a copied site: every page is logged in, and the site is healed after each test. */
export const test = base.extend<{ site: CopiedSite }, Worker>({
  openSite: [
    async ({}, provide) => {
      const site = await openCopiedSite();
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  savedLogin: [
    async ({ browser }, provide) => provide(await userState(browser, BASE_URL)),
    { scope: 'worker' },
  ],
  site: async ({ openSite }, provide) => {
    await provide(openSite);
    await openSite.heal();
  },
  baseURL: async ({ openSite }, provide) => provide(openSite.url),
  // Cookies ignore ports, so the site's own session counts here.
  storageState: async ({ savedLogin }, provide) => provide(savedLogin),
});

export { expect };
