import { scriptHashes } from './versionFolder.ts';

// The page's import map holds the hashes of the versions that it was served with. A version that is loaded later brings
// its own, in a second map.

interface ScriptPolicy {
  createScript(text: string): unknown;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScript(text: string): string }): ScriptPolicy;
}

const integrityMap = {
  createScript: (json: string) => JSON.stringify({ integrity: JSON.parse(json) as unknown }),
};
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
// The one policy that the page's headers allow; it can only produce hashes.
const policy: ScriptPolicy = trustedTypes?.createPolicy('import-map', integrityMap) ?? integrityMap;

const servedMap = () => document.querySelector<HTMLScriptElement>('script[type="importmap"]');

/** The hashes that came with the page, by address. */
const inPage = () =>
  (JSON.parse(servedMap()?.textContent || '{}') as { integrity?: Record<string, string> }).integrity ?? {};

/** The hashes of a folder's scripts that came with the page, by file. */
export const servedHashes = (folder: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inPage())
      .filter(([address]) => address.startsWith(folder))
      .map(([address, hash]) => [address.slice(folder.length), hash]),
  );

/** Addresses of scripts whose hashes the browser has for this tab. */
let enforced: Set<string> | undefined;

/** From now on these scripts of the folder run with these hashes only. */
export function enforceIntegrity(folder: string, integrity: Record<string, string>) {
  const served = servedMap();
  if (!served) return;
  const known = (enforced ??= new Set(Object.keys(inPage())));
  const added = Object.entries(scriptHashes(folder, integrity)).filter(([address]) => !known.has(address));
  if (added.length === 0) return;
  added.forEach(([address]) => known.add(address));
  const script = document.createElement('script');
  script.type = 'importmap';
  script.nonce = served.nonce;
  script.textContent = policy.createScript(JSON.stringify(Object.fromEntries(added))) as string;
  document.head.append(script);
}
