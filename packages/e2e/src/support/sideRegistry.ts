import { createHash } from 'node:crypto';
import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyOf, type FaultProxy } from './faultProxy.ts';
import { forEach, type Name } from './microfrontends.ts';

/** One version, as the registry lists it. */
export interface Release {
  url: string;
  fallbackUrl: string;
  metadata: { version: string; integrity: string };
  deployment: { traffic: number; default: boolean };
  extras: { owner: string; contractVersion: number; pages?: unknown };
}

export interface Manifest {
  entry: string;
  integrity: Record<string, string>;
}

/** How a release differs from the one that the site has. */
export interface Deviation {
  /** Another entry, with the hash that belongs to it. */
  entry?: string;
  contractVersion?: number;
  /** Visitors out of a hundred; the others keep what they have. All by default. */
  traffic?: number;
  /** No other version stands in for it. */
  alone?: boolean;
}

export interface SideRegistryParts {
  dir: string;
  proxies: Record<Name, FaultProxy>;
  originals: Record<Name, Release>;
  manifests: Record<Name, Manifest>;
}

/** A registry whose releases need no build: each has the files of the site's own version, but for what deviates. */
export async function openSideRegistry({ dir, proxies, originals, manifests }: SideRegistryParts) {
  let listed = forEach(name => [onlyRelease(originals[name])]);
  let copies = 0;
  const save = () =>
    replace(path.join(dir, 'registry.json'), { schema: 'side site', microFrontends: listed });
  await save();

  async function release(name: Name, deviation: Deviation = {}) {
    const version = copyOf(originals[name].metadata.version, ++copies);
    const integrity = upload(name, version, deviation.entry);
    const { traffic = 100, contractVersion = originals[name].extras.contractVersion } = deviation;
    const standing = listed[name].find(({ deployment }) => deployment.default)!;
    const shared = listed[name].map(old => ({
      ...old,
      deployment:
        old === standing
          ? { traffic: 100 - traffic, default: traffic < 100 }
          : { traffic: 0, default: false },
    }));
    const url = addressOf(version);
    shared.push({
      url,
      fallbackUrl: deviation.alone ? url : standing.url,
      metadata: { version, integrity },
      deployment: { traffic, default: traffic === 100 },
      // Rendered pages belong to the original's bytes.
      extras: { ...originals[name].extras, pages: undefined, contractVersion },
    });
    listed = { ...listed, [name]: shared };
    await save();
    return version;
  }

  /** @returns the hash of the manifest */
  function upload(name: Name, version: string, entry: string | undefined) {
    const { contents } = proxies[name];
    const manifest = { ...manifests[name], version };
    if (entry !== undefined) {
      contents.set(`${version}/${manifest.entry}`, entry);
      manifest.integrity = { ...manifest.integrity, [manifest.entry]: hashOf(entry) };
    }
    const text = JSON.stringify(manifest);
    contents.set(`${version}/manifest.json`, text);
    return hashOf(text);
  }

  async function releaseShell() {
    const file = path.join(dir, 'shell.json');
    const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
    const copy = copyOf(version, ++copies);
    await cp(path.join(dir, 'shell', version), path.join(dir, 'shell', copy), { recursive: true });
    await replace(file, { version: copy });
  }

  async function reset() {
    listed = forEach(name => [onlyRelease(originals[name])]);
    await save();
  }

  return { release, releaseShell, reset };
}

const addressOf = (version: string) => `${version}/manifest.json`;

/** As the store keeps it: relative, and without another version to stand in. */
function onlyRelease(release: Release): Release {
  const url = addressOf(release.metadata.version);
  return { ...release, url, fallbackUrl: url, deployment: { traffic: 100, default: true } };
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** At once: the shell host may be reading. */
async function replace(file: string, document: object) {
  await writeFile(`${file}.draft`, JSON.stringify(document));
  await rename(`${file}.draft`, file);
}
