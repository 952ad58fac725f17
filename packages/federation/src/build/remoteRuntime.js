// Stands for Module Federation's bundler runtime in every remote (sharedModules.ts): the shell's own is used, so that an
// entry does not bring a second one. A remote is an instance beside the shell's: `init` would take the shell's place.
import { initContainerEntry } from 'federation/initContainerEntry';

const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.federationRuntime;
const init = options => runtime.createInstance({ id: '', ...options });

export default {
  runtime: { ...runtime, init },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
