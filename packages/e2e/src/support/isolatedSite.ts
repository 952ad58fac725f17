import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  environmentPrefix,
  microfrontendNames,
  type MicrofrontendName,
} from '@site/federation/microfrontends';
import type { Manifest } from '@site/federation/build/manifest';
import { folderStore } from '@site/releases/store/openReleaseStore';
import { defaultVersion } from '@site/releases/registry/registry';
import { versionDir } from '@site/releases/store/versionFiles';
import { startFaultProxy, type FaultProxy } from './faultProxy.ts';
import { openIsolatedRegistry, type Deviation } from './isolatedRegistry.ts';
import { startShellHost, type LogLine } from './shellHost.ts';

const { BASE_URL = '', RELEASES_DIR = '' } = process.env;

/**
 * A second shell host beside the site's own, with a registry of its own and a fault proxy before each host. The
 * gateway and the sessions are the site's.
 */
export interface IsolatedSite {
  url: string;
  proxies: Record<MicrofrontendName, FaultProxy>;
  manifests: Record<MicrofrontendName, Manifest>;
  /** Addresses of the site's own versions, behind the proxies. */
  folders: Record<MicrofrontendName, string>;
  /** What the shell host has logged of errors in browsers. */
  failures(): LogLine[];
  /** What it has logged of requests. */
  requests(): LogLine[];
  /** Publishes one more version and serves it to its share of the browsers. */
  release(name: MicrofrontendName, deviation?: Deviation): Promise<string>;
  /** Publishes one more version of the shell. */
  releaseShell(): Promise<void>;
  /** Ends all faults, and serves the site's own versions again. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

/** Starts one; `close` ends it. */
export async function openIsolatedSite(): Promise<IsolatedSite> {
  const urls = await manifestUrls();
  const manifests = await mapMicrofrontends(name => readJson<Manifest>(urls[name]));
  const proxies = await mapMicrofrontends(name => startFaultProxy(new URL(urls[name]).origin));
  const { dir, shell: ownShell } = await copyShell();
  const { release, releaseShell, reset } = await openIsolatedRegistry(dir, ownShell, proxies, manifests);

  const shell = await startShellHost({
    RELEASES_DIR: dir,
    TRUST_PROXY: '1',
    ...Object.fromEntries(
      microfrontendNames.map(name => [`${environmentPrefix(name)}_URL`, proxies[name].origin]),
    ),
  });

  return {
    url: shell.url,
    proxies,
    manifests,
    folders: await mapMicrofrontends(name => `${proxies[name].origin}/${manifests[name].version}/`),
    failures: () => shell.log.filter(({ msg }) => msg === 'browser error'),
    requests: () => shell.log.filter(({ msg }) => msg === 'request'),
    release,
    releaseShell,
    async heal() {
      // Each test is another client: the host limits how many reports it logs for one.
      shell.nextClient();
      for (const { faults } of Object.values(proxies)) faults.length = 0;
      await reset();
    },
    async close() {
      await shell.close();
      for (const server of Object.values(proxies)) server.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Addresses of the manifests of the versions that the site serves by default. */
async function manifestUrls() {
  const { microFrontends } = await readJson<{
    microFrontends: Record<MicrofrontendName, { url: string; deployment: { default: boolean } }[]>;
  }>(`${BASE_URL}/registry.json`);
  return mapMicrofrontends(name => microFrontends[name].find(({ deployment }) => deployment.default)!.url);
}

/** The shell's part of the store; the microfrontends' files are behind the proxies. */
async function copyShell() {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'isolated-site-'));
  const { registry } = await folderStore(RELEASES_DIR).read();
  const listed = defaultVersion(registry, 'shell');
  if (!listed) throw new Error(`no shell is published in ${RELEASES_DIR}`);
  const { version } = listed.metadata;
  await cp(versionDir(RELEASES_DIR, 'shell', version), versionDir(dir, 'shell', version), {
    recursive: true,
  });
  const shell = { ...listed, fallbackUrl: listed.url, deployment: { traffic: 100, default: true } };
  return { dir, shell };
}

async function readJson<T>(url: string) {
  return (await (await fetch(url)).json()) as T;
}

/** One value for each microfrontend. */
async function mapMicrofrontends<T>(make: (name: MicrofrontendName) => T | Promise<T>) {
  const made = await Promise.all(microfrontendNames.map(async name => [name, await make(name)] as const));
  return Object.fromEntries(made) as Record<MicrofrontendName, T>;
}
