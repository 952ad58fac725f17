import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { RemoteModule } from '@site/platform';

/** The one file that knows Module Federation in the browser. */

let loads = 0;

/** The routes of the remote whose entry lies at this address, or null for an entry without any. */
export async function importRoutes(entry: string): Promise<RemoteModule | null> {
  // A name of its own for each load: two releases of one remote may live in a document, and the runtime warns of
  // a name that comes twice.
  const name = `remote-${++loads}`;
  registerRemotes([{ name, entry, type: 'module' }]);
  return loadRemote<RemoteModule>(`${name}/routes`);
}
