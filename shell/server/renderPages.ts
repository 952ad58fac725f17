// renderPages.ts [NAME VERSION]: renders public pages with the settings of the host; all that have to be rendered anew,
// or those of one release that is about to be published. A process of its own: the host never runs a remote's code.
import { renderRelease, renderStale } from '@site/federation/render';
import { readEnv } from './env.ts';

const { releasesDir, config } = readEnv();
const request = { storeDir: releasesDir, config };
const [name, version] = process.argv.slice(2);

if (name && version) {
  process.send?.(await renderRelease(request, { name, version }));
} else {
  const results = await renderStale(request);
  for (const { name, state, error } of results) console.log(`${name}: ${state}`, error ?? '');
  process.send?.(results.map(({ name, state }) => ({ name, state })));
}
