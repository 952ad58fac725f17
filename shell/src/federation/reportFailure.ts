import type { MicrofrontendName } from '@site/federation/microfrontends';
import { DATA_STAGE, type FailureStage } from './failureStages.ts';
import type { RemoteError } from './remoteError.ts';

/** Reports left for this tab: a page in a loop must not flood the host. */
let left = 20;

/** Reports a failed version to the shell host, whose log names the owner. Fire and forget. */
export function reportFailure(
  microfrontend: MicrofrontendName,
  version: string,
  { stage, message }: RemoteError,
) {
  send(`${microfrontend} ${version}`, { microfrontend, version, stage, error: message });
}

/** Reports that the shell's own data layer could not be loaded: that is no team's fault. Fire and forget. */
export const reportDataLayerFailure = (cause: unknown) =>
  send('The data layer', { stage: DATA_STAGE, error: String(cause) });

interface Report {
  microfrontend?: MicrofrontendName;
  version?: string;
  stage: FailureStage | typeof DATA_STAGE;
  error: string;
}

function send(what: string, report: Report) {
  if (left <= 0) return;
  left -= 1;
  const { stage, error } = report;
  // Not console.error: the network layer prints its own.
  console.info(`${what} failed (${stage}): ${error}`);
  const body = JSON.stringify({ ...report, error: error.slice(0, 300) });
  const headers = { 'Content-Type': 'application/json' };
  void fetch('/error-reports', { method: 'POST', body, headers, keepalive: true }).catch(() => {});
}
