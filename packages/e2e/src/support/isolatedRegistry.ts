import { cp } from 'node:fs/promises';
import { integrityOf } from '@site/federation/build/integrity';
import type { Manifest } from '@site/federation/build/manifest';
import { publish } from '@site/federation/registry/publish';
import { emptyRegistry, type Registry } from '@site/federation/registry/registry';
import { setLiveShell } from '@site/federation/registry/liveShell';
import { versionDir } from '@site/federation/registry/versionFiles';
import { folderStore } from '@site/federation/registry/folderStore';
import { changeRegistry } from '@site/federation/registry/releaseStore';
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

/** A registry whose versions need no build: each has the files of the site's own, but for what deviates. */
export async function openIsolatedRegistry(
  dir: string,
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
        emptyRegistry(),
      ),
    );
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
    await changeRegistry(store, registry => {
      const changed = publishManifest(registry, manifest, traffic);
      return fallback ? changed : withoutFallback(changed, name);
    });
    return version;
  }

  async function releaseShell() {
    const version = (await store.liveShell())?.version ?? '';
    const copy = copyOf(version, ++copies);
    await cp(versionDir(dir, 'shell', version), versionDir(dir, 'shell', copy), { recursive: true });
    await setLiveShell(store, copy);
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
