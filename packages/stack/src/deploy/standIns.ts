import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { shellContract, writeBuild } from '../../../federation/src/testing/builds.ts';
import type { Build } from './image.ts';

export const VERSION = '1.0.0';

const Package = z.object({ scripts: z.object({ build: z.string() }) });

/** What build stages make: the real gateway, and for each app of the browser a build of one small file. */
export const buildsFrom =
  (root: string): Build =>
  async (made, place) => {
    if (made === 'gateway/dist') return compileGateway(path.join(root, 'gateway'), place);
    const name = path.basename(made);
    const dir = path.join(place, VERSION);
    if (name === 'shell') return writeBuild(dir, { name, owner: 'platform team', routes: [] }, shellContract);
    return writeBuild(dir, { name, owner: `${name} team`, routes: [`/${name}`] });
  };

/** By the package's own script, into another folder: the usual one may belong to a running site. */
function compileGateway(gateway: string, place: string) {
  const { scripts } = Package.parse(JSON.parse(readFileSync(path.join(gateway, 'package.json'), 'utf8')));
  const args = scripts.build.replaceAll("'", '').replace(' dist ', ` ${place} `).split(' ').slice(1);
  const swc = path.join(gateway, 'node_modules/@swc/cli/bin/swc.js');
  const { status, stderr } = spawnSync(process.execPath, [swc, ...args], { cwd: gateway });
  if (status !== 0) throw new Error(String(stderr));
}
