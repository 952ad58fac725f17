import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@site/platform';

/** The one file that calls Module Federation in the browser. */

declare const __webpack_require__: { federation: unknown };

let loads = 0;

/** The exposed routes of the remote with this entry (an absolute address), or null for an entry without any. */
export async function importRoutes(entry: string): Promise<RemoteModule | null> {
  // Remotes have no runtime of their own (packages/federation/src/build/remoteRuntime.js).
  Object.assign(globalThis, { federationRuntime: __webpack_require__.federation });
  // A name for each load: two versions of one remote may live in one page load, and the runtime warns of repeated names.
  const name = `remote-${++loads}`;
  registerRemotes([{ name, entry, type: 'module' }]);
  return loadRemote<RemoteModule>(`${name}/routes`);
}
