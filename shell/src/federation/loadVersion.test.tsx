import { beforeEach, expect, jest, test } from '@jest/globals';
import * as contract from '@site/platform/contractVersion';
import type { RemoteVersion } from '../pageData.ts';

// A bump of the contract, rehearsed: the shell of these tests is one ahead of the remotes of this checkout, or behind.
beforeEach(() => void jest.resetModules());

const REMOTES = contract.CONTRACT_VERSION;

let addresses: string[] = [];

/** Loads a remote of one contract version into a shell of another, as a page does. */
async function load(remote: number, shell: number, exported = remote, attempt = 0) {
  jest.unstable_mockModule('@site/platform/contractVersion', () => ({
    ...contract,
    CONTRACT_VERSION: shell,
  }));
  const importRoutes = jest.fn(async (_entry: string) => ({
    contractVersion: exported,
    createRoutes: () => [],
  }));
  jest.unstable_mockModule('./federationRuntime.ts', () => ({ importRoutes }));
  const { loadVersion } = await import('./loadVersion.ts');
  const version: RemoteVersion = {
    version: '1.0.0',
    contractVersion: remote,
    url: 'https://host.example/bucket/education/1.0.0/manifest.json',
    integrity: '',
    manifest: { entry: 'entry.js', preload: [], pages: {}, integrity: {} },
  };
  const outcome = await loadVersion(version, attempt).then(
    () => 'shown',
    (error: { stage: string }) => error.stage,
  );
  addresses = importRoutes.mock.calls.flat();
  return [outcome, importRoutes.mock.calls.length];
}

test.each([
  ['a shell ahead of a remote by one', REMOTES, REMOTES + 1],
  ['a shell ahead of a remote by two', REMOTES, REMOTES + 2],
  ['a remote ahead of a shell by one', REMOTES + 1, REMOTES],
  ['a remote ahead of a shell by two', REMOTES + 2, REMOTES],
])('%s shows its page', async (_, remote, shell) => {
  expect(await load(remote, shell)).toEqual(['shown', 1]);
});

test.each([
  ['a shell ahead of a remote by three', REMOTES, REMOTES + 3],
  ['a remote ahead of a shell by three', REMOTES + 3, REMOTES],
])('%s fetches nothing of it', async (_, remote, shell) => {
  expect(await load(remote, shell)).toEqual(['contract', 0]);
});

test('a module that exports another contract version than its manifest says is not shown', async () => {
  expect(await load(REMOTES, REMOTES, REMOTES + 0.1)).toEqual(['contract', 1]);
});

test('another attempt asks below the same place: what is above it may be a stranger’s', async () => {
  await load(REMOTES, REMOTES, REMOTES, 2);
  expect(addresses).toEqual(['https://host.example/bucket/education/retry-2/1.0.0/entry.js']);
});
