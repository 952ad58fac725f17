// The page's import map holds the hashes of the releases that were current when it was served. A release that is
// loaded later brings its own, in a second map.

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
// The one policy that the page's headers allow: whatever goes in, only hashes come out.
const policy: ScriptPolicy = trustedTypes?.createPolicy('import-map', integrityMap) ?? integrityMap;

/** @param hashes integrity by absolute address; an address that the page knows already keeps its first hash. */
export function enforceIntegrity(hashes: Record<string, string>) {
  const served = document.querySelector<HTMLScriptElement>('script[type="importmap"]');
  if (!served) return;
  const script = document.createElement('script');
  script.type = 'importmap';
  script.nonce = served.nonce;
  script.textContent = policy.createScript(JSON.stringify(hashes)) as string;
  document.head.append(script);
}
