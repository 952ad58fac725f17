import type { MicrofrontendName } from '@site/federation/microfrontends';
import type { RemoteError } from './remoteError.ts';

/** Reports left for this tab: a page in a loop must not flood the host. */
let left = 20;

/** Reports a failed version to the shell host, whose log names the owner. Fire and forget. */
export function reportFailure(
  microfrontend: MicrofrontendName,
  version: string,
  { stage, message }: RemoteError,
) {
  if (left <= 0) return;
  left -= 1;
  // Not console.error: the network layer prints its own.
  console.info(`${microfrontend} ${version} failed (${stage}): ${message}`);
  const body = JSON.stringify({ microfrontend, version, stage, error: message.slice(0, 300) });
  const headers = { 'Content-Type': 'application/json' };
  void fetch('/error-reports', { method: 'POST', body, headers, keepalive: true }).catch(() => {});
}
