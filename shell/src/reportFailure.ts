import type { RemoteName } from './siteMap.ts';

/** The step at which a release failed. */
export type Stage = 'contract' | 'manifest' | 'entry' | 'page' | 'time' | 'draw';

/** Why a release cannot be shown. */
export class SectionFailure extends Error {
  readonly stage: Stage;

  constructor(stage: Stage, cause: unknown) {
    super(String(cause), { cause });
    this.stage = stage;
  }
}

/** A document says so much and no more, whatever happens in it. */
let left = 20;

/** Tells the shell host, whose log names the owner, that a release failed here. Nothing waits for it. */
export function reportFailure(
  microfrontend: RemoteName,
  version: string,
  { stage, message }: SectionFailure,
) {
  if (left <= 0) return;
  left -= 1;
  // For whoever has the console open: an error there is what the network layer itself prints.
  console.info(`${microfrontend} ${version} failed (${stage}): ${message}`);
  const body = JSON.stringify({ microfrontend, version, stage, error: message.slice(0, 300) });
  const headers = { 'Content-Type': 'application/json' };
  void fetch('/failures', { method: 'POST', body, headers, keepalive: true }).catch(() => {});
}
