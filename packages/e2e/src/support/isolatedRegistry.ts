import { cp } from 'node:fs/promises';
import { integrityOf } from '@site/federation/build/integrity';
import type { Manifest } from '@site/federation/build/manifest';
import { publish, withVersions } from '@site/releases/registry/publish';
import { emptyRegistry, type PublishedVersion, type Registry } from '@site/releases/registry/registry';
import { versionDir } from '@site/releases/store/versionFiles';
import { folderStore } from '@site/releases/store/openReleaseStore';
import { changeRegistry } from '@site/releases/store/changeRegistry';
import type { MicrofrontendName } from '@site/federation/microfrontends';
import { copyOf, type FaultProxy } from './faultProxy.ts';

/** How a version differs from the one that the site has. */
export interface Deviation {
  /** Another entry, with the hash that belongs to it. */
  entry?: string;
  contractVersion?: number;
  /** Percent of the browsers; the others keep the version before. All by default. */
  traffic?: number;
  /** Whether the version before replaces it when it fails; true by default. */
  fallback?: boolean;
}

/**
 * A registry whose versions need no build: each has the files of the site's own, but for what deviates.
 * @param shell the site's own, whose files are there
 */
export async function openIsolatedRegistry(
  dir: string,
  shell: PublishedVersion,
  proxies: Record<MicrofrontendName, FaultProxy>,
  manifests: Record<MicrofrontendName, Manifest>,
) {
  const store = folderStore(dir);
  const publishManifest = (registry: Registry, manifest: Manifest, traffic?: number) => {
    const { name, version, owner, contractVersion, routes } = manifest;
    const text = JSON.stringify(manifest);
    proxies[name as MicrofrontendName].contents.set(`${version}/manifest.json`, text);
    const integrity = integrityOf(Buffer.from(text));
    const publication = { name, version, integrity, owner, contractVersion, routes };
    return publish(registry, { ...publication, publishedAt: new Date() }, traffic);
  };
  const reset = () =>
    changeRegistry(store, () =>
      Object.values(manifests).reduce(
        (registry, manifest) => publishManifest(registry, manifest),
        withVersions(emptyRegistry(), 'shell', [shell]),
      ),
    );
  const storeManifest = (manifest: Manifest) =>
    store.writeFile(`${manifest.name}/${manifest.version}/manifest.json`, JSON.stringify(manifest));
  await Promise.all(Object.values(manifests).map(storeManifest));
  await reset();
  let copies = 0;

  /** @returns the version */
  async function release(name: MicrofrontendName, deviation: Deviation = {}) {
    const { entry, traffic, fallback = true, contractVersion = manifests[name].contractVersion } = deviation;
    const version = copyOf(manifests[name].version, ++copies);
    const manifest = { ...manifests[name], version, contractVersion };
    if (entry !== undefined) {
      proxies[name].contents.set(`${version}/${manifest.entry}`, entry);
      manifest.integrity = { ...manifest.integrity, [manifest.entry]: integrityOf(Buffer.from(entry)) };
    }
    await storeManifest(manifest);
    await changeRegistry(store, registry => {
      const changed = publishManifest(registry, manifest, traffic);
      return fallback ? changed : withoutFallback(changed, name);
    });
    return version;
  }

  async function releaseShell() {
    const { version, integrity } = shell.metadata;
    const copy = copyOf(version, ++copies);
    await cp(versionDir(dir, 'shell', version), versionDir(dir, 'shell', copy), { recursive: true });
    const { owner, contractVersion, routes } = shell.extras;
    const publication = { name: 'shell', version: copy, integrity, owner, contractVersion, routes };
    await changeRegistry(store, registry => publish(registry, { ...publication, publishedAt: new Date() }));
  }

  return { release, releaseShell, reset };
}

const withoutFallback = (registry: Registry, name: MicrofrontendName): Registry => ({
  ...registry,
  microFrontends: {
    ...registry.microFrontends,
    [name]: registry.microFrontends[name]!.map(listed => ({ ...listed, fallbackUrl: listed.url })),
  },
});
