// A publisher in a process of its own: publisher.ts STORE NAME COUNT [DIE-AT]
// With DIE-AT it is killed, as by the system, when it has written that registry and not yet put it in place.
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const [storeDir = '', name = '', count = '1', dieAt] = process.argv.slice(2);
if (dieAt !== undefined) dieBeforeRename(Number(dieAt));

const { publish } = await import('../registry/publish.ts');
const { folderStore } = await import('../store/openReleaseStore.ts');
const { changeRegistry } = await import('../store/changeRegistry.ts');
const { aPublication } = await import('./builds.ts');

for (let at = 1; at <= Number(count); at++)
  await changeRegistry(folderStore(storeDir), registry =>
    publish(registry, aPublication(`1.0.${at}`, { name })),
  );

function dieBeforeRename(at: number) {
  const { rename } = fs;
  let renames = 0;
  fs.rename = async (from, to) => {
    const isRegistry = path.basename(String(to)) === 'registry.json';
    if (isRegistry && ++renames === at) process.kill(process.pid, 'SIGKILL');
    return rename(from, to);
  };
  syncBuiltinESMExports();
}
