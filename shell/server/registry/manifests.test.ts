import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { integrityOf } from '@site/federation/build/integrity';
import { listen, manifestOf } from '../testing/shellHost.ts';
import { createManifestCache } from './manifests.ts';

const manifest = manifestOf('marketing');

test('a host that knows a new version a moment later is asked again soon, not once for every page', async () => {
  let requests = 0;
  const url = await listen(
    createServer((_request, response) => {
      requests += 1;
      response.statusCode = requests === 1 ? 404 : 200;
      response.end(requests === 1 ? '' : manifest);
    }),
  );
  const manifests = createManifestCache({ warn: () => {} });
  const ask = () => manifests('marketing', `${url}/manifest.json`, integrityOf(Buffer.from(manifest)));
  expect(await ask()).toBeNull();
  await Promise.all([ask(), ask()]);
  expect(requests).toBe(1);
  const began = performance.now();
  while (!(await ask())) await sleep(20);
  expect(performance.now() - began).toBeLessThan(1500);
  expect(requests).toBe(2);
});
