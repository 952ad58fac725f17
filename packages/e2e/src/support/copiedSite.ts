import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { environmentPrefix } from '@site/federation/microfrontends';
import { npmCommands } from './control.ts';
import { startShellHost, type LogLine } from './shellHost.ts';

const { BASE_URL = '', RELEASES_DIR = '' } = process.env;

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
  const shell = await startShellHost({ RELEASES_DIR: releases, ...(await microfrontendHosts()) });
  return {
    ...npmCommands({ ...process.env, RELEASES_DIR: releases, PUBLIC_URL: shell.url }),
    url: shell.url,
    releases,
    log: shell.log,
    async close() {
      await shell.close();
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
