import type { ReleaseStore } from '@site/releases/store/releaseStore';
import type { Gate } from '@site/releases/release/gate';
import { readSchema, type SchemaRequest } from './gatewaySchema.ts';
import { inspect } from './inspect.ts';
import { readBuild, readLive } from './live.ts';
import { openPages, type PageOpener } from './pages/openPages.ts';
import { checkSources } from './sources/checkSources.ts';

export interface ReleaseGateOptions extends SchemaRequest {
  store: ReleaseStore;
  noTests?: boolean | undefined;
  /** Starts a browser and what serves a build to it; undefined leaves the pages unopened. */
  startOpener?: (() => Promise<PageOpener>) | undefined;
}

/** What a build must pass before browsers get it. */
export function createReleaseGate({ noTests, startOpener, store, ...gateway }: ReleaseGateOptions): Gate {
  let read: Promise<string> | undefined;
  // Once: every part checks against the same schema.
  const schema = () => (read ??= readSchema(gateway));
  return {
    checkSources: noTests ? undefined : checkSources,
    inspect: async ({ name, dir, manifest }) =>
      inspect(await readBuild(dir, manifest), await readLive(name, store, await schema())),
    openPages: startOpener && (async build => openPages(build, store, await schema(), startOpener)),
  };
}
