import type { MicrofrontendName } from '@site/federation/microfrontends';
import { record } from '../reports/record.ts';
import { DATA_STAGE, REGISTRY_STAGE, type ShellStage } from './failureStages.ts';
import type { RemoteError } from './remoteError.ts';

/** Has a failed version reported to the shell host, whose log names the owner. */
export function reportFailure(microfrontend: MicrofrontendName, version: string, error: RemoteError) {
  const { stage, message, cause } = error;
  // The release gate finds the place by the stack.
  const stack = cause instanceof Error ? `\n${cause.stack}` : '';
  say(`${microfrontend} ${version}`, stage, message + stack);
  const kind = stage === 'render' ? 'render' : 'unavailable';
  record({ kind, error, stage, of: { microfrontend, version } });
}

/** Has it reported that the shell's own data layer could not be loaded: that is no team's fault. */
export const reportDataLayerFailure = (error: unknown) => reportOwn('The data layer', DATA_STAGE, error);

/** Likewise, that the shell host did not say which version of a microfrontend is served. */
export const reportRegistryFailure = (microfrontend: MicrofrontendName, error: unknown) =>
  reportOwn(`The served version of ${microfrontend}`, REGISTRY_STAGE, error);

function reportOwn(what: string, stage: ShellStage, error: unknown) {
  say(what, stage, String(error));
  record({ kind: 'unavailable', error, stage, of: 'shell' });
}

/** The release gate reads it (`watchPage.ts`), also from shells of before. Not console.error: the network layer prints its own. */
const say = (what: string, stage: string, message: string) =>
  console.info(`${what} failed (${stage}): ${message}`);
