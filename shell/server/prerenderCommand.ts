// prerenderCommand.ts [NAME VERSION]: renders public pages with the settings of the host; all that have to be rendered anew,
// or those of one version that is about to be published. A process of its own: the host never runs a microfrontend's code.
import { openReleaseStore } from '@site/releases/store/openReleaseStore';
import { prerenderVersion, prerenderStale } from '@site/releases/prerender/prerenderPairs';
import { readEnv } from './env.ts';

const { releases, config } = readEnv();
const request = { store: await openReleaseStore(releases), config };
const [name, version] = process.argv.slice(2);

if (name && version) {
  const answer = await prerenderVersion(request, { name, version }).catch(({ message }: Error) => ({
    error: message,
  }));
  process.send?.(answer);
} else {
  const results = await prerenderStale(request);
  for (const { name, state, error } of results) console.log(`${name}: ${state}`, error ?? '');
  process.send?.(results.map(({ name, state }) => ({ name, state })));
}
