import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { environmentPrefix } from '@site/federation/microfrontends';
import { startHeaderProxy } from './headerProxy.ts';
import { npmCommands } from './npmCommands.ts';
import { startShellHost, type LogLine } from './shellHost.ts';

const { BASE_URL = '', RELEASES_DIR = '', GATEWAY_URL = '' } = process.env;

/** A shell host over a copy of the site's release store: a shell that is released there costs no other test a page. */
export interface CopiedSite extends ReturnType<typeof npmCommands> {
  url: string;
  /** The copy. */
  releases: string;
  /** What its shell host has logged until now. */
  log: LogLine[];
  close(): Promise<void>;
}

/** Starts one; gateway and microfrontend hosts are the site's. `close` ends it. */
export async function openCopiedSite(): Promise<CopiedSite> {
  const releases = await mkdtemp(path.join(os.tmpdir(), 'copied-site-'));
  await cp(RELEASES_DIR, releases, { recursive: true });
  // It has an address before the host is there, which must know its own.
  const front = await startHeaderProxy(headers => headers);
  const settings = { RELEASES_DIR: releases, PUBLIC_URL: front.url, GATEWAY_URL };
  const shell = await startShellHost({ NODE_ENV: 'test', ...settings, ...(await microfrontendHosts()) });
  front.target = shell.url;
  return {
    ...npmCommands({ ...process.env, ...settings }),
    url: front.url,
    releases,
    log: shell.log,
    async close() {
      await shell.close();
      front.close();
      await rm(releases, { recursive: true, force: true });
    },
  };
}

/** The settings that name the hosts of the microfrontends' files, as the site's registry does. */
async function microfrontendHosts() {
  const registry = (await (await fetch(`${BASE_URL}/registry.json`)).json()) as {
    microFrontends: Record<string, { url: string }[]>;
  };
  const hosts = Object.entries(registry.microFrontends).map(([name, [listed]]) => [
    `${environmentPrefix(name)}_URL`,
    new URL(listed!.url).origin,
  ]);
  return Object.fromEntries(hosts) as Record<string, string>;
}
