import { scriptHashes } from '../pageData.ts';

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

/** The hashes of a folder's scripts that came with the page, by file; of all scripts by address for an empty folder. */
export function servedHashes(folder: string): Record<string, string> {
  const { integrity = {} } = JSON.parse(servedMap()?.textContent || '{}') as {
    integrity?: Record<string, string>;
  };
  return Object.fromEntries(
    Object.entries(integrity)
      .filter(([address]) => address.startsWith(folder))
      .map(([address, hash]) => [address.slice(folder.length), hash]),
  );
}

/** Folders whose hashes the browser has for this tab. */
const enforced = new Set<string>();

/** From now on scripts of this folder run with these hashes only; in Firefox, see `preloadScripts`. */
export function enforceIntegrity(folder: string, integrity: Record<string, string>) {
  const served = servedMap();
  if (!served || enforced.has(folder)) return;
  enforced.add(folder);
  if (isServed(folder)) return;
  const script = document.createElement('script');
  script.type = 'importmap';
  script.nonce = served.nonce;
  script.textContent = policy.createScript(JSON.stringify(scriptHashes(folder, integrity))) as string;
  document.head.append(script);
}

/** Firefox reads no second map. A link for each script brings it the hashes, if it is there before the first import. */
export function preloadScripts(folder: string, files: readonly string[], integrity: Record<string, string>) {
  if (isServed(folder)) return;
  document.head.append(...files.map(file => preloadLink(folder + file, integrity[file])));
}

const isServed = (folder: string) => Object.keys(servedHashes(folder)).length > 0;

/** Fetches a script without running it. */
export const preloadLink = (href: string, integrity = ''): HTMLLinkElement =>
  Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    crossOrigin: 'anonymous',
    nonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '',
    integrity,
    href,
  });
