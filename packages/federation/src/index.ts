export { versionFolders } from './assets.ts';
export { BUCKETS, chooseRelease, isSplit } from './chooseRelease.ts';
export { deliver } from './deliver.ts';
export { integrityOf } from './integrity.ts';
export { manifestSchema, MANIFEST_FILE, type Manifest } from './manifest.ts';
export { activate, isKnown, publish } from './publish.ts';
export {
  defaultRelease,
  emptyRegistry,
  servedRegistrySchema,
  storedRegistrySchema,
  withOrigins,
  type Registry,
  type Release,
  type RenderedPages,
} from './registry.ts';
export {
  changeRegistry,
  folderStore,
  InvalidRegistryError,
  REGISTRY_FILE,
  StaleRegistryError,
  type RegistryStore,
} from './store.ts';
export { liveShell, releaseDir } from './releases.ts';
export { assetAddress } from './assetAddress.ts';
export {
  configKey,
  findRendered,
  readRendered,
  storeRendered,
  type RenderedDocument,
  type RenderedPage,
} from './render/renderedPages.ts';
