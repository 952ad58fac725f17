// In place of Module Federation's snapshots and what it preloads by them: both start from an mf-manifest.json, and no build
// has one. Versions and preloads are the shell's own.
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { lifecycle: {}, applyPlugin() {}, removePlugin() {} };
}

export const getGlobalRemoteInfo = () => ({});
export const formatPreloadArgs = () => [];
export const preloadAssets = async () => [];
export const generatePreloadAssetsPlugin = () => undefined;
