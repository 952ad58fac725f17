import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { MANIFEST_FILE } from '@site/federation/build/manifest';
import {
  environmentPrefix,
  microfrontendNames,
  type MicrofrontendName,
} from '@site/federation/microfrontends';
import { defaultVersion, emptyRegistry } from '@site/federation/registry/registry';
import { folderStore } from '@site/federation/registry/folderStore';
import { publish } from '@site/federation/registry/publish';
import { readIntact } from '@site/federation/registry/versionFiles';
import { createMicrofrontendHost } from '@site/federation/serve/microfrontendHost';
import type { OnExit } from '@site/stack/command/runCommand';
import { copyCheckout } from '@site/stack/generator/copyCheckout';
import { startHeaderProxy } from '@site/e2e/support/headerProxy';
import type { SiteSettings } from '@site/stack/env/site';
import { freePort } from '@site/tooling/testkit';
import { startServer, type MeasuredServer } from '../api/servers.ts';

const TABLE = 'packages/federation/microfrontends.ts';
/** The built bundle that the copies are made of. */
const MODEL = 'education';

/** A shell host over a release store with so many microfrontends; gateway and sessions are those of another site. */
export interface ScaledSite {
  url: string;
  storeDir: string;
  host: MeasuredServer;
}

/** One site for each count, all at once. */
export async function startScaledSites(
  counts: number[],
  base: SiteSettings,
  onExit: OnExit,
): Promise<ScaledSite[]> {
  const checkout = copyCheckout(base.root);
  onExit(async () => checkout.remove());
  const table = await readFile(path.join(checkout.root, TABLE), 'utf8');
  const sites: ScaledSite[] = [];
  const gatewayUrl = await startGatewayProxy(base, onExit);
  for (const count of counts) {
    const copies = Array.from({ length: count - microfrontendNames.length }, (_, index) => nameOf(index));
    await writeFile(path.join(checkout.root, TABLE), withCopies(table, copies));
    sites.push(await startScaledSite(checkout.root, copies, { base, gatewayUrl }, onExit));
  }
  return sites;
}

const letter = (index: number) => String.fromCharCode(97 + (index % 26));
const nameOf = (index: number) => `copy-${letter(index / 26)}${letter(index)}`;

/** The table with an entry for each copy, as long as those of real microfrontends. */
const withCopies = (table: string, names: string[]) =>
  table.replace('\n] as const satisfies', () => {
    const entries = names.map((name, index) => ({
      name,
      folder: `mfe-${name}`,
      port: 20_000 + index,
      standalonePort: 21_000 + index,
      owner: `${name} team`,
      budgetKb: 28,
      pages: [
        {
          path: `/${name}`,
          access: 'user',
          name,
          title: name,
          description: `What the team of ${name} has to show to those who trade gold and Bitcoin with a plan.`,
        },
      ],
    }));
    return `${entries.map(entry => `\n  ${JSON.stringify(entry)},`).join('')}\n] as const satisfies`;
  });

/** The gateway accepts writes of the site's own origin only; pages of these sites count as such. */
async function startGatewayProxy({ PUBLIC_URL, GATEWAY_PORT }: SiteSettings, onExit: OnExit) {
  const proxy = await startHeaderProxy(({ origin, ...headers }) => ({
    ...headers,
    ...(origin && { origin: PUBLIC_URL }),
  }));
  proxy.target = `http://127.0.0.1:${GATEWAY_PORT}`;
  onExit(async () => void proxy.close());
  return proxy.url;
}

async function startScaledSite(
  root: string,
  copies: string[],
  { base, gatewayUrl }: { base: SiteSettings; gatewayUrl: string },
  onExit: OnExit,
): Promise<ScaledSite> {
  const storeDir = await mkdtemp(path.join(tmpdir(), 'scaled-site-'));
  onExit(() => rm(storeDir, { recursive: true, force: true }));
  await fillStore(storeDir, copies, base.RELEASES_DIR);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    NODE_ENV: 'test',
    RELEASES_DIR: storeDir,
    PUBLIC_URL: url,
    PORT: String(port),
    GATEWAY_URL: gatewayUrl,
  };
  await run(root, 'packages/stack/src/site/buildProcess.ts', ['shell', storeDir, 'production'], env);
  await run(root, 'shell/server/prerenderCommand.ts', [], env);
  const origins = await startHosts(storeDir, [...microfrontendNames, ...copies], onExit);
  const main = pathToFileURL(path.join(root, 'shell/server/main.ts')).href;
  const host = await startServer(main, [], { ...env, ...origins }, port, '/');
  onExit(host.stop);
  return { url, storeDir, host };
}

/** The live versions of the site, and copies of one of them under other names. */
async function fillStore(storeDir: string, copies: string[], releasesDir: string) {
  const live = await folderStore(releasesDir).read();
  let registry = emptyRegistry();
  const add = async (name: string, model: string) => {
    const version = defaultVersion(live.registry, model)?.metadata.version ?? '';
    const place = path.join(storeDir, name, version);
    await cp(path.join(releasesDir, model, version), place, { recursive: true });
    const manifest = path.join(place, MANIFEST_FILE);
    const named = { ...(JSON.parse(await readFile(manifest, 'utf8')) as object), name };
    if (name !== model) await writeFile(manifest, JSON.stringify(named));
    const stored = await readIntact(place);
    if (!stored) throw new Error(`${name} is not a complete build`);
    registry = publish(registry, {
      ...stored.manifest,
      integrity: stored.integrity,
      publishedAt: new Date(),
    });
  };
  for (const name of microfrontendNames) await add(name, name);
  for (const name of copies) await add(name, MODEL);
  await folderStore(storeDir).write(registry, null);
}

/** A host for each; their addresses as the shell host's settings. */
async function startHosts(storeDir: string, names: string[], onExit: OnExit) {
  const settings: Record<string, string> = {};
  for (const name of names) {
    const port = await freePort();
    const server = createMicrofrontendHost(folderStore(storeDir), name as MicrofrontendName).listen(
      port,
      '127.0.0.1',
    );
    await once(server, 'listening');
    onExit(async () => void server.close());
    settings[`${environmentPrefix(name)}_URL`] = `http://localhost:${port}`;
  }
  return settings;
}

/** Runs a program of the copied checkout to its end. */
async function run(root: string, file: string, args: string[], env: Record<string, string>) {
  const child = fork(path.join(root, file), args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${file} ended with exit code ${code}.`);
}
