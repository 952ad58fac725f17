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

/** @param hashes integrity by absolute address; an address that has a hash already keeps it. */
export function enforceIntegrity(hashes: Record<string, string>) {
  const served = document.querySelector<HTMLScriptElement>('script[type="importmap"]');
  if (!served) return;
  const script = document.createElement('script');
  script.type = 'importmap';
  script.nonce = served.nonce;
  script.textContent = policy.createScript(JSON.stringify(hashes)) as string;
  document.head.append(script);
}
